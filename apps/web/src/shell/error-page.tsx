import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { reportError } from '#data/report.ts';

/** The words of both pages. The server has them at hand; in the browser they come when they are needed. */
const words: Record<'error' | 'notFound', ComponentType> = {
  error: lazy(async () => ({ default: (await import('./error-view.tsx')).ErrorView })),
  notFound: lazy(async () => ({ default: (await import('./not-found-view.tsx')).NotFoundView })),
};

/** Gives the renderer the words, which cannot wait while it renders. */
export function provideErrorWords(given: typeof words): void {
  Object.assign(words, given);
}

interface FallbackState {
  readonly isBroken: boolean;
}

/** The last word where even the page about errors fails in the browser: it needs no catalog and no styles. */
export class LastResort extends Component<{ children: ReactNode }, FallbackState> {
  override state: FallbackState = { isBroken: false };
  static getDerivedStateFromError = (): FallbackState => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? <p>UNEXPECTED ERROR IN ERROR APP</p> : this.props.children;
  }
}

/** The page about an error. What went wrong goes to the log, never onto the page. */
export function ErrorPage({ error }: { readonly error?: unknown }) {
  useEffect(() => {
    if (error !== undefined) reportError(error);
  }, [error]);
  return (
    <LastResort>
      <Suspense fallback={null}>
        <words.error />
      </Suspense>
    </LastResort>
  );
}

/** An address that names nothing. */
export function NotFoundPage() {
  return (
    <LastResort>
      <Suspense fallback={null}>
        <words.notFound />
      </Suspense>
    </LastResort>
  );
}
