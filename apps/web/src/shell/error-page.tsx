import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { reportError } from '#data/report.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import type { Failure } from '#parts/deferred/late-boundary.tsx';

/** The last word if even the page about errors fails: it needs no catalog and no styles. Tries again once the network is back. */
export function LastResort({ again }: Pick<Failure, 'again'>) {
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  return <p>UNEXPECTED ERROR IN ERROR APP</p>;
}

const OPTIONS = { Failed: LastResort, needsTexts: false, suspends: true };

/** The words of both pages. The server has them at hand; in the browser they come in an idle moment, or when they are needed. */
export const errorWords = {
  error: deferred<object>(() => import('./error-view.tsx').then((module) => module.ErrorView), OPTIONS),
  notFound: deferred<object>(
    () => import('./not-found-view.tsx').then((module) => module.NotFoundView),
    OPTIONS,
  ),
};

/** The page about an error. What went wrong goes to the log, never onto the page. */
export function ErrorPage({ error }: { readonly error?: unknown }) {
  useEffect(() => {
    if (error !== undefined) reportError(error);
  }, [error]);
  return (
    <Suspense fallback={null}>
      <errorWords.error />
    </Suspense>
  );
}

/** An address that names nothing. */
export function NotFoundPage() {
  return (
    <Suspense fallback={null}>
      <errorWords.notFound />
    </Suspense>
  );
}

/** Shows the page about an error in place of the whole body. Below the services, which that page needs. */
export class PageBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? 'unknown' });
  override componentDidCatch() {
    document.body.dataset.page = 'error';
  }
  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorPage error={error} />;
  }
}
