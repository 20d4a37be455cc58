import { type Distribution, sumOf } from '../poisson.ts';

const NEGLIGIBLE = 1e-10;

/** The distribution without its tail that does not matter. */
export function trimmed(counts: Distribution): Distribution {
  let end = counts.length;
  while (end > 1 && (counts[end - 1] ?? 0) < NEGLIGIBLE) end -= 1;
  return counts.slice(0, end);
}

/** A count that is certain. */
export function exactly(value: number): Distribution {
  const list: number[] = new Array<number>(value + 1).fill(0);
  list[value] = 1;
  return list;
}

/** The sum of `times` independent counts alike. */
export function timesOf(counts: Distribution, times: number): Distribution {
  let sum: Distribution = exactly(0);
  for (let round = 0; round < times; round += 1) sum = trimmed(sumOf(sum, counts));
  return sum;
}

/** Chances of over and under at a half line. */
export function overUnder(counts: Distribution, line: number): [over: number, under: number] {
  let over = 0;
  for (let count = Math.max(0, Math.ceil(line)); count < counts.length; count += 1)
    over += counts[count] ?? 0;
  return [over, 1 - over];
}

/** Chances of an odd and an even count. */
export function oddEven(counts: Distribution): [odd: number, even: number] {
  const odd = counts.reduce((sum, chance, count) => (count % 2 === 1 ? sum + chance : sum), 0);
  return [odd, 1 - odd];
}
