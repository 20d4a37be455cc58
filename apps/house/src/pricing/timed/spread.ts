import { type Distribution, differenceOf, type Signed, sumOf } from '#pricing/poisson.ts';

/** A signed count with its sums, so that a question about a line costs one look. */
export interface Spread {
  from: number;
  at: Distribution;
  /** `until[index]` is the probability of `index + from` or less. */
  until: readonly number[];
}

export function spreadOf({ from, at }: Signed): Spread {
  const until: number[] = new Array<number>(at.length);
  let sum = 0;
  for (let index = 0; index < at.length; index += 1) {
    sum += at[index] ?? 0;
    until[index] = sum;
  }
  return { from, at, until };
}

/** Probability that the count is above a line. */
export function above({ from, until }: Spread, line: number): number {
  const index = Math.floor(line) - from;
  if (index < 0) return 1;
  return index >= until.length ? 0 : Math.max(0, 1 - (until[index] ?? 1));
}

/** Probability of from..to, both included. */
export function within(spread: Spread, from: number, to: number): number {
  return Math.max(0, above(spread, from - 1) - above(spread, to));
}

/** Probability of one value. */
export function exactly({ from, at }: Spread, value: number): number {
  return at[value - from] ?? 0;
}

/** Probability of an odd count. */
export function oddness({ from, at }: Spread): number {
  let odd = 0;
  for (let index = Math.abs(from + 1) % 2; index < at.length; index += 2) odd += at[index] ?? 0;
  return odd;
}

/** Points still to come for both sides; the two are independent. */
export interface Rest {
  home: Distribution;
  away: Distribution;
}

const NOTHING: Distribution = [1];
export const NO_REST: Rest = { home: NOTHING, away: NOTHING };

export function addRests(a: Rest, b: Rest): Rest {
  if (a === NO_REST) return b;
  if (b === NO_REST) return a;
  return { home: trimmed(sumOf(a.home, b.home)), away: trimmed(sumOf(a.away, b.away)) };
}

export const marginOf = ({ home, away }: Rest, lead: number): Spread => {
  const { from, at } = differenceOf(home, away);
  return spreadOf({ from: from + lead, at });
};

export const totalOf = ({ home, away }: Rest, points: number): Spread =>
  spreadOf({ from: points, at: sumOf(home, away) });

const NEGLIGIBLE = 1e-10;

/** Without the far end, which no price can show. */
export function trimmed(counts: Distribution): Distribution {
  let length = counts.length;
  while (length > 1 && (counts[length - 1] ?? 0) < NEGLIGIBLE) length -= 1;
  return length === counts.length ? counts : counts.slice(0, length);
}

/** One score after another, each worth `kernel`'s points: probabilities after `count` of them. */
export function repeated(kernel: Distribution, count: number): Distribution {
  let result: Distribution = NOTHING;
  let square = kernel;
  for (let left = count; left > 0; left >>= 1) {
    if (left % 2 === 1) result = sumOf(result, square);
    if (left > 1) square = sumOf(square, square);
  }
  return trimmed(result);
}
