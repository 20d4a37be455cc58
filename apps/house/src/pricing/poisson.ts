/** Probabilities of 0, 1, 2 …; what lies beyond the end is left out. */
export type Distribution = readonly number[];

const EPSILON = 1e-9;
const LONGEST = 40;

/** Poisson counts of mean `mean` on top of `offset` that are already there. */
export function poisson(mean: number, offset = 0): Distribution {
  const list: number[] = new Array<number>(offset).fill(0);
  let p = Math.exp(-mean);
  let left = 1;
  for (let k = 0; k < LONGEST; k++) {
    list.push(p);
    left -= p;
    if (left < EPSILON && k > mean) break;
    p *= mean / (k + 1);
  }
  return list;
}

/** The sum of two independent counts. */
export function sumOf(a: Distribution, b: Distribution): Distribution {
  const list: number[] = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    const p = a[i] ?? 0;
    if (p === 0) continue;
    for (let j = 0; j < b.length; j++) list[i + j] = (list[i + j] ?? 0) + p * (b[j] ?? 0);
  }
  return list;
}

/** A signed count: `at[index]` is the probability of `index + from`. */
export interface Signed {
  from: number;
  at: Distribution;
}

/** The difference a - b of two independent counts. */
export function differenceOf(a: Distribution, b: Distribution): Signed {
  return { from: 1 - b.length, at: sumOf(a, b.toReversed()) };
}

/** The sum of two independent signed counts. */
export function sumOfSigned(a: Signed, b: Signed): Signed {
  return { from: a.from + b.from, at: sumOf(a.at, b.at) };
}

/** Probability that a count lies in from..to, both included. */
export function between(counts: Distribution, from: number, to: number): number {
  let sum = 0;
  for (let k = Math.max(0, from); k <= Math.min(to, counts.length - 1); k++) sum += counts[k] ?? 0;
  return sum;
}

/** Probabilities that a signed count is above, at and below zero. */
export function signs(value: Signed): [above: number, level: number, below: number] {
  const zero = -value.from;
  return [between(value.at, zero + 1, value.at.length), value.at[zero] ?? 0, between(value.at, 0, zero - 1)];
}
