import { describe, expect, test } from 'vitest';
import { checkSample } from '../../../test/support/sample.ts';
import { hash } from '../random.ts';
import type { Offer, ScriptedMatch } from '../scripted/scripted-match.ts';
import { playScripted } from '../scripted/scripted-play.ts';
import { BASEBALL_DEEP_OFFERS } from './baseball/offers.ts';
import { baseballMatch } from './baseball/play.ts';
import { BASEBALL_TEMPLATES } from './baseball/templates.ts';
import { calibrate } from './calibration.ts';
import { CRICKET_DEEP_OFFERS } from './cricket/offers.ts';
import { cricketMatch } from './cricket/play.ts';
import { CRICKET_TEMPLATES } from './cricket/templates.ts';

const MATCHES = { few: 20, full: 300 };
/** Standard deviations that a figure may be off: of hundreds one is beyond three by chance alone. */
const OFF = 4;

const baseball = (index: number) =>
  baseballMatch(hash('deep', index), { home: 1.02, away: 0.99 }, [], BASEBALL_DEEP_OFFERS);

const FACTORS = { home: 1.01, away: 0.99, superOver: 0.52 };
const cricket = (index: number) => cricketMatch(hash('deep', index), FACTORS, [], CRICKET_DEEP_OFFERS);

function* played<S, M>(
  make: (index: number) => ScriptedMatch<S, M>,
  matches: number,
): Generator<ScriptedMatch<S, M>> {
  for (let index = 0; index < matches; index += 1) yield make(index);
}

function checkCalibration<S, M>(
  make: (index: number) => ScriptedMatch<S, M>,
  within: number,
  expected: readonly string[],
): void {
  checkSample(MATCHES, (matches) => {
    const found = calibrate(played(make, matches), within);
    expect(expected.filter((id) => !found.has(id))).toEqual([]);
    for (const [id, { deviations }] of found) expect(Math.abs(deviations), id).toBeLessThan(OFF);
  });
}

/** Sums of the inverse prices of what can be had of every market, where nothing but what is next to impossible is withheld. */
function booksOf<S, M>(match: ScriptedMatch<S, M>): { name: string; sum: number }[] {
  const play = playScripted(match);
  const moments = match.script.steps.filter((_, index) => index % 29 === 5).map(({ at }) => at);
  return [-1_000, ...moments].flatMap((at) =>
    play
      .quote(at, 3)
      .filter(({ outcomes }) => outcomes.every(({ active, odds }) => active || odds > 100_000))
      .map(({ marketId, specifier, outcomes }) => ({
        name: `${marketId}/${specifier} at ${at}`,
        sum: outcomes.reduce((all, { odds, active }) => (active ? all + 10_000 / odds : all), 0),
      })),
  );
}

const sumOf = (chances: readonly number[]) => chances.reduce((all, chance) => all + chance, 0);

describe('baseball', () => {
  test('there are more than a hundred market types, no two with one id, and what is added is never at the top', () => {
    const deep = BASEBALL_TEMPLATES.filter(({ id }) => Number(id) >= 16_000);
    expect(BASEBALL_TEMPLATES.length).toBeGreaterThan(100);
    expect(new Set(BASEBALL_TEMPLATES.map(({ id }) => id)).size).toBe(BASEBALL_TEMPLATES.length);
    for (const { id, groups } of deep) expect(groups, id).not.toContain('top');
  });

  test('what was played agrees with the prices before the start, in every market type', () => {
    checkCalibration(
      baseball,
      1,
      BASEBALL_TEMPLATES.map(({ id }) => id),
    );
  });

  test('what was played agrees with the prices of any moment, in every market type', () => {
    checkCalibration(
      baseball,
      90,
      BASEBALL_TEMPLATES.map(({ id }) => id),
    );
  });

  test('no market can be covered at a profit', () => {
    for (const { name, sum } of booksOf(baseball(1))) expect(sum, name).toBeGreaterThan(1);
  });

  test('markets that ask one thing in two ways answer alike', () => {
    const match = baseball(2);
    const find = (id: string, specifier = '') =>
      match.offers.find((offer) => offer.template.id === id && offer.specifier === specifier);
    for (const { state, at } of match.script.steps.filter((_, index) => index % 17 === 3)) {
      if (state.over) continue;
      const model = match.model(state, at, 0);
      const of = (offer: Offer<typeof state, typeof model> | undefined) =>
        offer?.chances(model, state) ?? null;
      const winner = of(find('251'))?.[0] ?? 0;
      const pairs = (id: string, specifier = '') => of(find(id, specifier)) ?? [];
      const [a = 0, b = 0, c = 0] = pairs('16215');
      expect(a + b).toBeCloseTo(winner, 5);
      expect(a + c).toBeCloseTo(of(find('13109'))?.[0] ?? 0, 5);
      const [first = 0, , away = 0] = pairs('16210');
      expect(first + away).toBeCloseTo(winner, 5);
      const leaders = pairs('16222');
      const five = of(find('13101'));
      if (five !== null) {
        expect(sumOf(leaders.slice(0, 2))).toBeCloseTo(five[0] ?? 0, 5);
        expect(sumOf(leaders.slice(2, 4))).toBeCloseTo(five[1] ?? 0, 5);
      }
      // A side that comes from behind wins.
      expect(pairs('16224')[0]).toBeLessThanOrEqual(winner + 1e-9);
    }
  });
});

/** Markets on an innings that come only when its side is at bat. */
const isAtBat = (id: string) => Number(id) > 16_303 && Number(id) < 16_340 && Number(id) % 2 === 1;

describe('cricket', () => {
  const deep = CRICKET_TEMPLATES.filter(({ id }) => Number(id) >= 16_000).map(({ id }) => id);

  test('there are more than fifty market types, no two with one id, and what is added is never at the top', () => {
    expect(CRICKET_TEMPLATES.length).toBeGreaterThan(50);
    expect(new Set(CRICKET_TEMPLATES.map(({ id }) => id)).size).toBe(CRICKET_TEMPLATES.length);
    for (const { id, groups } of CRICKET_TEMPLATES) {
      if (deep.includes(id)) expect(groups, id).not.toContain('top');
    }
  });

  test('what was played agrees with the prices before the start, in every market type that is offered then', () => {
    checkCalibration(
      cricket,
      1,
      deep.filter((id) => !isAtBat(id)),
    );
  });

  test('what was played agrees with the prices of any moment, in every market type', () => {
    checkCalibration(cricket, 240, deep);
  });

  test('no market can be covered at a profit', () => {
    for (const { name, sum } of booksOf(cricket(1))) expect(sum, name).toBeGreaterThan(1);
  });

  test('markets that ask one thing in two ways answer alike', () => {
    const match = cricket(2);
    for (const { state, at } of match.script.steps.filter((_, index) => index % 31 === 3)) {
      if (state.phase !== 'play') continue;
      const model = match.model(state, at, 0);
      const of = (id: string, specifier = '') => {
        const offer = match.offers.find((entry) => entry.template.id === id && entry.specifier === specifier);
        return offer?.settle(state) === null ? (offer.chances(model, state) ?? []) : [];
      };
      const winner = of('13200')[0] ?? 0;
      const tie = of('13213')[0] ?? 0;
      const [a = 0, b = 0] = of('16354', 'total=320.5');
      expect(a + b).toBeCloseTo(winner, 5);
      const margins = of('16353');
      expect(margins[3] ?? 0).toBeCloseTo(tie, 5);
      const [home = 0, level = 0] = of('16350');
      expect(level).toBeCloseTo(tie, 5);
      expect(sumOf(margins.slice(0, 3))).toBeCloseTo(home, 5);
      expect(sumOf(margins.slice(4))).toBeCloseTo(1 - home - level, 5);
    }
  });
});
