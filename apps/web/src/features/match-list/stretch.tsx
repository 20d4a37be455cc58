import { type ReactNode, useEffect, useState } from 'react';
import styles from './stretch.module.css';
import { stretchSize } from './stretch-size.ts';

/** Parts that a page which comes without a document shows at once; the others follow one by one. */
const AT_ONCE = 2;
const TURN_MS = 40;

let hasLeft = false;

/** Whether the page is still the one that came as a document: all of it is there then, and is taken over as it is. */
function isDocument(): boolean {
  if (import.meta.env.SSR) return true;
  const [first] = performance.getEntriesByType('navigation');
  hasLeft ||= first !== undefined && first.name.split('#')[0] !== window.location.href.split('#')[0];
  return !hasLeft;
}

/** Whether it is a part's turn. */
function useTurn(turn: number): boolean {
  const [isThere, setThere] = useState(() => turn < AT_ONCE || isDocument());
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setThere(true), turn * TURN_MS);
    return () => clearTimeout(timer);
  }, [isThere, turn]);
  return isThere;
}

/**
 * A part of a list that is laid out when it comes near the screen. `head` is what stands above its bands, in rows; `turn`
 * its place among the parts of a long list, which are made one after the other.
 */
export function Stretch({
  rows,
  bands,
  head = 0,
  turn = 0,
  children,
}: {
  rows: number;
  bands: number;
  head?: number;
  turn?: number;
  children: ReactNode;
}) {
  const isThere = useTurn(turn);
  return (
    <div className={styles.stretch} data-size={stretchSize(rows, bands, head)}>
      {isThere && children}
    </div>
  );
}
