import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { laterMessages } from '#data/later-messages.ts';
import { type Failure, LateBoundary } from './late-boundary.tsx';
import { createLateCode, type LateCode } from './late-code.ts';
import { LateFailed } from './late-failed.tsx';

interface DeferredOptions<P> {
  /** Shown until the code is here. */
  readonly Fallback?: ComponentType<P>;
  /** Shown if it does not come; null if nobody misses it: it is then loaded when the network returns. */
  readonly Failed?: ComponentType<P & Failure> | null;
  /** False if all its texts come with the first page. */
  readonly needsTexts?: boolean;
  /** Suspends up to the boundary above, for what stands in the HTML or shows together with what is around it. */
  readonly suspends?: boolean;
}

/** A component whose code comes when it is rendered. */
export interface Deferred<P> {
  (props: P): ReactNode;
  /** Loads the code ahead of its first use. */
  readonly preload: () => void;
  /** Gives the server's renderer the code, which cannot wait while it renders. */
  readonly provide: (View: ComponentType<P>) => void;
}

/** Defers a view: its code is loaded on first use, with a retry, a boundary, and a way back. */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Failed = LateFailed, needsTexts = true, ...options }: DeferredOptions<P> = {},
): Deferred<P> {
  const start = async () => (await Promise.all([load(), needsTexts && laterMessages()]))[0];
  const code = createLateCode(start, Failed === null);
  return Object.assign((props: P) => <Piece {...options} Failed={Failed} code={code} props={props} />, {
    preload: () => void code.load().catch(code.forgetFailure),
    provide: code.provide,
  });
}

interface PieceProps<P> extends Pick<DeferredOptions<P>, 'Fallback' | 'Failed' | 'suspends'> {
  readonly code: LateCode<ComponentType<P>>;
  readonly props: P;
}

function Piece<P extends object>({ code, props, Fallback, Failed, suspends = false }: PieceProps<P>) {
  // Not by suspense alone: React holds back for 300 ms what follows a fallback.
  const [isSettled, setSettled] = useState(suspends || code.isSettled());
  useEffect(() => {
    const settle = () => setSettled(true);
    if (!isSettled) void code.load().then(settle, settle);
  }, [isSettled, code]);
  const fallback = Fallback && <Fallback {...props} />;
  const loaded = <Loaded code={code} props={props} />;
  return (
    <LateBoundary
      load={code.loadAgain}
      onGone={code.forgetFailure}
      failed={(failure) => Failed && <Failed {...props} {...failure} />}
    >
      {suspends ? loaded : isSettled ? <Suspense fallback={fallback}>{loaded}</Suspense> : fallback}
    </LateBoundary>
  );
}

function Loaded<P extends object>({ code, props }: Pick<PieceProps<P>, 'code' | 'props'>) {
  const View = use(code.load());
  return <View {...props} />;
}
