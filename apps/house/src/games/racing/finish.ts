import type { Placing } from '@touchline/betting';
import { unit } from '#feed/random.ts';
import { fieldAt, offTime, type Race } from './race.ts';

/** How often two who come in behind each other cannot be told apart. */
const DEAD_HEAT = 0.02;

/** Numbers as they came in; those of one group came in together. Empty for a race that was called off. */
export function finishOf(seed: number, race: Race): readonly (readonly number[])[] {
  if (race.isAbandoned) return [];
  const { index } = race;
  // The first of a few exponential clocks to ring is each with its share of the strengths: Luce's model of a race.
  const times = fieldAt(race, offTime(race)).map(({ number, strength }) => ({
    number,
    time: -Math.log(1 - unit(seed, 'finish', index, number)) / strength,
  }));
  const groups: number[][] = [];
  for (const { number } of times.toSorted((a, b) => a.time - b.time)) {
    const before = groups.at(-1);
    const isTied = before?.length === 1 && unit(seed, 'photo', index, number) < DEAD_HEAT;
    if (before && isTied) before.push(number);
    else groups.push([number]);
  }
  return groups;
}

/** Where a runner came in; null for one that did not run. */
export function placingOf(finish: readonly (readonly number[])[], number: number): Placing | null {
  let position = 1;
  for (const group of finish) {
    if (group.includes(number)) return { position, tied: group.length };
    position += group.length;
  }
  return null;
}
