import { expect, test } from 'vitest';
import { checkSample } from '../../../test/support/sample.ts';
import type { Results } from '../scripted/scripted-match.ts';
import { modelOf } from './rally-match.ts';
import type { RallyPlay } from './rally-sport.ts';
import { playOut, playOutWith } from './script.ts';
import { initialState, type RallyState } from './state.ts';
import { meeting, PLAYS } from './test/meetings.ts';

const MATCHES = { few: 300, full: 8_000 };

/** Distances between frequency and price in standard deviations, by market and outcome, where the market was not void. */
function distances(play: RallyPlay, state: RallyState, ends: readonly RallyState[]): [string, number][] {
  const model = modelOf(play, state, 0);
  const open = play.offers.filter((offer) => offer.settle(state) === null);
  return open.flatMap((offer): [string, number][] => {
    const { id, outcomeIds } = offer.template;
    const chances = offer.chances(model, state);
    if (chances === null) return [];
    const results = ends.map((end) => offer.settle(end)).filter((one): one is Results => one !== null);
    const played = results.filter((one) => one[outcomeIds[0] ?? ''] !== 'void');
    // The second of two comes when the first does not.
    const asked = outcomeIds.length === 2 ? outcomeIds.slice(0, 1) : outcomeIds;
    return asked.flatMap((outcomeId, index): [string, number][] => {
      const p = chances[index] ?? 0;
      if (played.length < 100 || p < 0.02 || p > 0.98) return [];
      const won = played.filter((one) => one[outcomeId] === 'won').length;
      const deviation = Math.sqrt(p * (1 - p) * played.length);
      const name = outcomeIds.length === 2 ? '' : ` ${outcomeId}`;
      return [[`${id} ${offer.specifier}${name}`, (won - p * played.length) / deviation]];
    });
  });
}

/**
 * The winner lies within three standard deviations. With hundreds of markets some lie further by chance: of them all, none beyond four and a half,
 * and together they vary as much as chance has them vary.
 */
function expectFair(found: readonly [string, number][]) {
  expect(found.length).toBeGreaterThan(20);
  const told = found.map(([name, distance]) => `${name}: ${distance.toFixed(2)}`).join(', ');
  for (const [name, distance] of found) expect(Math.abs(distance), name).toBeLessThan(4.5);
  expect(Math.abs(found.find(([name]) => name === '186 ')?.[1] ?? 9)).toBeLessThan(3);
  const far = found.filter(([, distance]) => Math.abs(distance) > 3).length;
  expect(far, told).toBeLessThanOrEqual(found.length / 50);
}

const endOf = (steps: readonly { state: RallyState }[]): RallyState => {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('A script has steps.');
  return last.state;
};

test.each(['tennis', 'table_tennis', 'volleyball', 'badminton', 'darts', 'counter_strike', 'valorant'])(
  '%s: matches end as often as their prices before the start say',
  (sport) => {
    const play = PLAYS[sport]!(meeting(7, [0.2, -0.1]));
    checkSample(MATCHES, (length) => {
      const ends = Array.from({ length }, (_, index) => endOf(playOut(play, index).steps));
      expectFair(distances(play, initialState(play), ends));
    });
  },
);

test.each(['tennis', 'volleyball', 'darts', 'counter_strike'])(
  '%s: matches end as often as their prices in the middle say',
  (sport) => {
    const play = PLAYS[sport]!(meeting(8, [0.1, 0]));
    const script = playOut(play, 8);
    const middle = script.steps.findIndex(({ state }) => state.done.length === 1 && state.a + state.b >= 2);
    const at = (script.steps[middle]?.at ?? 0) + 1;
    const goOn = (key: number) => playOutWith(play, script, { seat: 0, at, key });
    const from = goOn(1)?.steps[middle + 1]?.state;
    checkSample(MATCHES, (length) => {
      const ends = Array.from({ length }, (_, index) => endOf(goOn(index)?.steps ?? []));
      expectFair(distances(play, from!, ends));
    });
  },
);
