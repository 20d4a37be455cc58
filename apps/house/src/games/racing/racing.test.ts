import { ODDS_SCALE } from '@touchline/betting';
import { expect, test } from 'vitest';
import { finishOf, placingOf } from './finish.ts';
import { pricesAt } from './prices.ts';
import { fieldAt, nextRaceIndex, offTime, RACE_EVERY_MS, type Race, raceAt, withdrawnBy } from './race.ts';

const SEED = 7;
const races = Array.from({ length: 2_000 }, (_, at) => raceAt(SEED, 6_000_000 + at));
const impliedSum = (race: Race, at: number) =>
  [...pricesAt(race, at).values()].reduce((sum, odds) => sum + ODDS_SCALE / odds, 0);

test('a race is the same whenever it is asked for, and its runners have names and numbers of their own', () => {
  for (const race of races.slice(0, 200)) {
    expect(raceAt(SEED, race.index)).toEqual(race);
    const names = race.runners.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(race.runners.map(({ number }) => number)).toEqual(names.map((_, at) => at + 1));
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(names.length).toBeLessThanOrEqual(16);
  }
  expect(raceAt(8, races[0]?.index ?? 0)).not.toEqual(races[0]);
});

test('the prices of a race keep a margin before and after a withdrawal, and a withdrawn runner has none', () => {
  for (const race of races.slice(0, 400)) {
    for (const at of [offTime(race) - RACE_EVERY_MS * 12, offTime(race)]) {
      expect(impliedSum(race, at)).toBeGreaterThan(1);
      expect(impliedSum(race, at)).toBeLessThan(1.6);
    }
    const out = withdrawnBy(race, offTime(race));
    if (out !== null) expect(pricesAt(race, offTime(race)).has(out)).toBe(false);
  }
});

test('everybody who runs comes in once, and a race that is called off has no finish', () => {
  for (const race of races) {
    const came = finishOf(SEED, race).flat();
    const field = race.isAbandoned ? [] : fieldAt(race, offTime(race)).map(({ number }) => number);
    expect(came.toSorted((a, b) => a - b)).toEqual(field);
  }
  expect(races.some(({ isAbandoned }) => isAbandoned)).toBe(true);
  expect(races.some((race) => finishOf(SEED, race).some((group) => group.length === 2))).toBe(true);
});

test('favourites win about as often as their price says', () => {
  let expected = 0;
  let won = 0;
  for (const race of races.filter(({ isAbandoned }) => !isAbandoned)) {
    const prices = pricesAt(race, offTime(race));
    const [favourite, odds] = [...prices].toSorted(([, a], [, b]) => a - b)[0] ?? [0, 0];
    expected += ODDS_SCALE / odds / impliedSum(race, offTime(race));
    if (placingOf(finishOf(SEED, race), favourite)?.position === 1) won += 1;
  }
  expect(Math.abs(won / expected - 1)).toBeLessThan(0.12);
});

test('places are counted past those who tie', () => {
  const finish = [[3], [1, 5], [2]];
  expect(placingOf(finish, 3)).toEqual({ position: 1, tied: 1 });
  expect(placingOf(finish, 5)).toEqual({ position: 2, tied: 2 });
  expect(placingOf(finish, 2)).toEqual({ position: 4, tied: 1 });
  expect(placingOf(finish, 9)).toBeNull();
});

test('a race that begins now takes no more bets: the next one follows', () => {
  const [race] = races;
  expect(nextRaceIndex(offTime(race as Race) - 1)).toBe(race?.index); // there are many
  expect(nextRaceIndex(offTime(race as Race))).toBe((race?.index ?? 0) + 1); // as above
});
