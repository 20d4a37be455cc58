import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useState } from 'react';
import { expectBlocks, noteAwake } from '#data/awake.ts';
import { knownParameters } from '#data/page-parameters.ts';
import styles from './stretch.module.css';
import { stretchSize } from './stretch-size.ts';

/** Parts that a page which comes without a document shows at once; the others follow one by one. */
const AT_ONCE = 2;
const TURN_MS = 40;
/** Behind a first part of so few rows the second is in sight too. */
const SHORT_ROWS = 8;
/** A part with fewer rows above it may end in sight. */
const SIGHT_ROWS = 16;

/** What an address says of the page that it shows. */
function pageAt(href: string): string {
  const { pathname, searchParams } = new URL(href);
  return JSON.stringify([pathname, knownParameters(searchParams)]);
}

let hasLeft = false;

/** Whether the page is still the one that came as a document: all of it is there then, and is taken over as it is. */
function isDocument(): boolean {
  if (import.meta.env.SSR) return true;
  const [first] = performance.getEntriesByType('navigation');
  // Leaves out what only opens something, such as a modal or a shared slip: it is taken out of the address.
  hasLeft ||= first !== undefined && pageAt(first.name) !== pageAt(window.location.href);
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

/** Says that React has taken over what stands beside it. */
function Awake({ id }: { id: string }) {
  useEffect(() => noteAwake(id), [id]);
  return null;
}

/**
 * A part of a list that is laid out when it comes near the screen. `head` is what stands above its bands, in rows; `turn`
 * its place among the parts of a long list, which are made one after the other. What came as a document is taken over part
 * by part as well: a whole list at once would keep taps waiting. A first part that is short
 * has its true height at once: the second is in sight, and would move. So has a part within another that may end in sight, because the browser
 * lays it out one frame later: `above` is the number of rows before it.
 */
export function Stretch({
  rows,
  bands,
  head = 0,
  turn = 0,
  above = Number.POSITIVE_INFINITY,
  children,
}: {
  rows: number;
  bands: number;
  head?: number;
  turn?: number;
  above?: number;
  children: ReactNode;
}) {
  const isThere = useTurn(turn);
  const isInSight = turn === 0 && (rows <= SHORT_ROWS || above < SIGHT_ROWS);
  const id = useId();
  // Before the block says that it is taken over.
  useLayoutEffect(() => {
    expectBlocks([id]);
    return () => noteAwake(id);
  }, [id]);
  return (
    <div className={styles.stretch} data-size={isInSight ? undefined : stretchSize(rows, bands, head)}>
      <Suspense>
        {isThere && children}
        <Awake id={id} />
      </Suspense>
    </div>
  );
}
