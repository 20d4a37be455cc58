import { useLayoutEffect, useRef } from 'react';
import { begin } from '#data/under-way.ts';

/** A press this soon after a button changed its meaning was meant for the old one; so was a second tap of the same finger. */
const MEANING_MS = 400;

const always = () => true;

/** The page does not count as settled while a press would not count. */
const noteGuarded = () => void setTimeout(begin(), MEANING_MS);

/**
 * Guards a button that moves money against a press that was not meant for it.
 * Shape: `meaning` is what a press does now. The result is asked at each press, and says whether that press counts: not
 *        within 400 ms of the last one that did, nor of a change of meaning that `isTwin` says a double tap could straddle.
 */
export function usePressGuard<Meaning extends string>(
  meaning: Meaning,
  isTwin: (before: Meaning, after: Meaning) => boolean = always,
): () => boolean {
  const changed = useRef({ meaning, at: Number.NEGATIVE_INFINITY });
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    const before = changed.current.meaning;
    if (before === meaning) return;
    const isGuarded = isTwin(before, meaning);
    changed.current = { meaning, at: isGuarded ? performance.now() : Number.NEGATIVE_INFINITY };
    if (isGuarded) noteGuarded();
  }, [meaning, isTwin]);
  return () => {
    const now = performance.now();
    if (now - changed.current.at < MEANING_MS || now - pressedAt.current < MEANING_MS) return false;
    pressedAt.current = now;
    noteGuarded();
    return true;
  };
}
