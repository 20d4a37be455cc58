import { expect, test } from 'vitest';
import { faultOfRuling, isKnown, isOver } from './check-ruling.ts';
import { raceAt, resultTime } from './racing/race.ts';

const SEED = 7;
const races = Array.from({ length: 300 }, (_, at) => raceAt(SEED, 7_000_000 + at));
const fault = (event: number, finish: number[][], nonRunners: number[] = []) =>
  faultOfRuling(SEED, event, { kind: 'finish', finish, nonRunners });

test('a runner that was taken out cannot come in, and cannot be taken out once more', () => {
  const race = races.find(({ withdrawal }) => withdrawal);
  const out = race?.withdrawal?.number ?? 0;
  expect(fault(race?.index ?? 0, [[out]])).toBe(`no such runner started: ${out}`);
  expect(fault(race?.index ?? 0, [[1]], [out])).toContain('no such runner started');
});

test('the places that are paid have to be named, fewer of them when runners did not start', () => {
  const race = races.find(({ withdrawal, runners }) => withdrawal === null && runners.length === 8);
  const event = race?.index ?? 0;
  expect(fault(event, [[1], [2]])).toBe('the first 3 have to be named');
  expect(fault(event, [[1], [2, 3]])).toBeNull();
  expect(fault(event, [[1], [2]], [8])).toBeNull();
  expect(fault(event, [[1], [2]], [2])).toBe('a runner is named twice');
});

test('a race is over when its result stands, and known as soon as it takes bets', () => {
  const [race = raceAt(SEED, 0)] = races;
  const of = { game: 'horse_racing', event: race.index } as const;
  expect([isOver(resultTime(race) - 1, of), isOver(resultTime(race), of)]).toEqual([false, true]);
  expect(isKnown(SEED, resultTime(race), of)).toBe(true);
  expect(isKnown(SEED, resultTime(race) - 24 * 3_600_000, of)).toBe(false);
});
