import { expect, test } from 'vitest';
import { attackAt } from './attack.ts';
import { factsAt } from './facts.ts';
import { progress } from './progress.ts';
import type { FootballEvent, FootballScript } from './script.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const KEYS = { attacks: 11, possession: 99 };

const script = (events: FootballEvent[] = [], attacks: [number, number] = [0, 0]): FootballScript => ({
  kickOff: 0,
  halfTime: 46 * MINUTE,
  secondHalf: 61 * MINUTE,
  fullTime: 108 * MINUTE,
  announced: [1, 2],
  events,
  suspensions: [],
  finals: { shots: [0, 0], onTarget: [0, 0], attacks, possession: 60 },
  tie: null,
});
const event = (type: FootballEvent['type'], side: 0 | 1, at: number): FootballEvent => ({
  at,
  type,
  side,
  player: null,
  manner: 'play',
  half: 1,
  second: at / SECOND,
});
const at = (of: FootballScript, moment: number, possession = 60) =>
  attackAt(of, factsAt(of, moment), moment, KEYS, possession);

const moments = Array.from({ length: 108 * 6 }, (_, index) => index * 10 * SECOND);
const isPlayed = (moment: number) => moment < 108 * MINUTE && (moment < 46 * MINUTE || moment >= 61 * MINUTE);

test('one side has the ball while it rolls, and nobody at half-time or after the end', () => {
  const busy = script([], [40, 40]);
  for (const moment of [...moments, 108 * MINUTE, 115 * MINUTE]) {
    const [home, away] = at(busy, moment);
    expect(home === 0 || away === 0, String(moment)).toBe(true);
    expect(home + away > 0, String(moment)).toBe(isPlayed(moment));
    expect(home + away).toBeLessThanOrEqual(3);
  }
});

test('a dangerous attack begins at the moment at which the statistics count it', () => {
  const one = script([], [1, 0]);
  const seconds = Array.from({ length: 108 * 60 }, (_, index) => index * SECOND);
  const begins = seconds.find((moment) => at(one, moment)[0] === 3) ?? 0;
  expect(at(one, begins - SECOND)[0]).toBeLessThan(2);
  expect(at(one, begins + 25 * SECOND)).toEqual([2, 0]);
  expect(progress(one, begins)).toBeGreaterThan(0);
  expect(seconds.filter((moment) => at(one, moment)[0] === 3)).toHaveLength(20);
});

test('without an attack the ball is shared as possession says', () => {
  const quiet = script();
  const played = moments.filter(isPlayed);
  const home = played.filter((moment) => at(quiet, moment, 70)[0] === 1).length / played.length;
  expect(home).toBeGreaterThan(0.6);
  expect(home).toBeLessThan(0.8);
  expect(played.every((moment) => at(quiet, moment, 100)[0] === 1)).toBe(true);
});

test('a corner is dangerous for its side; after a goal the side that conceded kicks off', () => {
  const corner = script([event('corner', 1, 5 * MINUTE)]);
  expect(at(corner, 5 * MINUTE + SECOND, 100)).toEqual([0, 3]);
  expect(at(corner, 6 * MINUTE, 100)).toEqual([1, 0]);
  const goal = script([event('goal', 0, 5 * MINUTE)]);
  expect(at(goal, 5 * MINUTE + SECOND, 100)).toEqual([0, 1]);
});

test('what comes gives nothing away: the same without the events that follow', () => {
  const later = script([event('corner', 1, 5 * MINUTE), event('goal', 0, 50 * MINUTE)]);
  const before = script([event('corner', 1, 5 * MINUTE)]);
  for (const moment of moments.filter((one) => one < 50 * MINUTE)) {
    expect(at(later, moment)).toEqual(at(before, moment));
  }
});
