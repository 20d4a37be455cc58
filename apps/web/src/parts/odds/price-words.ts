import type { Messages } from '#data/messages.ts';

/** Accessible names of prices in one locale. */
export interface PriceWords {
  readonly open: (name: string, price: string, move: 'up' | 'down' | undefined) => string;
  readonly suspended: (name: string) => string;
  readonly missing: (name: string) => string;
  /** Name of a price in a list. `isLabelled`: the outcome stands on the button, and comes last in the name. */
  readonly ofMatch: (outcome: string, market: string, match: string, isLabelled: boolean) => string;
}

const NAME = '\ue000';
const PRICE = '\ue001';
const MATCH = '\ue002';
const known = new WeakMap<Messages, PriceWords>();

// A price changes often: each sentence is formatted once with marks in place of its values, which are then put in.
function sentence(pattern: string): (name: string, price: string, match?: string) => string {
  const pieces = pattern.split(/([\ue000\ue001\ue002])/);
  return (name, price, match = '') => {
    let text = '';
    for (const piece of pieces)
      text += piece === NAME ? name : piece === PRICE ? price : piece === MATCH ? match : piece;
    return text;
  };
}

/** The words of a page's locale, made once. */
export function priceWords(messages: Messages): PriceWords {
  const held = known.get(messages);
  if (held) return held;
  const still = sentence(messages('book.price.still', { name: NAME, price: PRICE }));
  const up = sentence(messages('book.price.up', { name: NAME, price: PRICE }));
  const down = sentence(messages('book.price.down', { name: NAME, price: PRICE }));
  const suspended = sentence(messages('book.price.suspended', { name: NAME }));
  const missing = sentence(messages('book.price.none', { name: NAME }));
  const parts = { outcome: NAME, market: PRICE, match: MATCH };
  const ofMatch = sentence(messages('book.price.ofMatch', parts));
  const ofMatchLast = sentence(messages('book.price.ofMatchLast', parts));
  const words: PriceWords = {
    open: (name, price, move) => (move === 'up' ? up : move === 'down' ? down : still)(name, price),
    suspended: (name) => suspended(name, ''),
    missing: (name) => missing(name, ''),
    ofMatch: (outcome, market, match, isLabelled) =>
      (isLabelled ? ofMatchLast : ofMatch)(outcome, market, match),
  };
  known.set(messages, words);
  return words;
}
