import { expect, test } from 'vitest';
import { DOTA_TEMPLATES } from '#pricing/timed/dota/offers.ts';
import { checkSample } from '../../../test/support/sample.ts';
import { playScripted } from '../scripted/scripted-play.ts';
import { dotaMatch } from './dota.ts';
import { testMeeting } from './test-meeting.ts';

const MATCHES = { few: 150, full: 700 };
/** Standard deviations that a figure may be off: of hundreds one is beyond three by chance alone. */
const OFF = 4;
const DEEP_FROM = 16_000;

interface Tally {
  expected: number;
  happened: number;
  variance: number;
}

/** Of each market type and outcome, what prices promised at a moment of each match and what came; one line of a kind a match. */
function tally(minutes: number | null, matches: number): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (let number = 0; number < matches; number += 1) {
    const match = dotaMatch(testMeeting(number, 0.1));
    const { steps } = match.script;
    const at = minutes === null ? -1_000 : (steps[0]?.at ?? 0) + minutes * 60_000;
    const state = steps.findLast((step) => step.at <= at)?.state ?? null;
    const end = steps.at(-1)?.state ?? match.initial;
    const model = match.model(state, at, 0);
    match.offers.forEach((offer, place) => {
      const isWanted = Number(offer.template.id) >= DEEP_FROM && (place + number) % 5 === 0;
      if (!isWanted || offer.settle(state ?? match.initial) !== null) return;
      const results = offer.settle(end);
      offer.chances(model, state ?? match.initial)?.forEach((chance, index) => {
        const id = offer.template.outcomeIds[index] ?? '';
        if (results?.[id] === 'void') return;
        const name = `${offer.template.id} ${id}`;
        const known = tallies.get(name) ?? { expected: 0, happened: 0, variance: 0 };
        known.expected += chance;
        known.happened += results?.[id] === 'won' ? 1 : 0;
        known.variance += chance * (1 - chance);
        tallies.set(name, known);
      });
    });
  }
  return tallies;
}

test('there are more than sixty market types, no two with one id, and what is added is never at the top', () => {
  expect(DOTA_TEMPLATES.length).toBeGreaterThan(60);
  expect(new Set(DOTA_TEMPLATES.map(({ id }) => id)).size).toBe(DOTA_TEMPLATES.length);
  for (const { id, groups } of DOTA_TEMPLATES) {
    if (Number(id) >= DEEP_FROM) expect(groups, id).not.toContain('top');
  }
});

for (const minutes of [null, 6, 18]) {
  test(`what was played agrees with the prices ${minutes === null ? 'before the start' : `${minutes} minutes after it`}`, () => {
    checkSample(MATCHES, (matches) => {
      const tallies = tally(minutes, matches);
      expect(tallies.size).toBeGreaterThan(100);
      for (const [name, { expected, happened, variance }] of tallies) {
        if (variance < 5) continue;
        const off = Math.abs(happened - expected) / Math.sqrt(variance);
        // Lines of one match hang together, so that they stray more than as many matches would.
        expect(off, `${name}: ${happened} came of ${expected.toFixed(1)}`).toBeLessThan(2 * OFF);
      }
    });
  });
}

test('no market can be covered at a profit', () => {
  const match = dotaMatch(testMeeting(3, 0.1));
  const play = playScripted(match);
  const moments = match.script.steps.filter((_, index) => index % 17 === 5).map(({ at }) => at);
  for (const at of [-1_000, ...moments]) {
    for (const { marketId, specifier, outcomes } of play.quote(at, 3)) {
      if (!outcomes.every(({ active, odds }) => active || odds > 100_000)) continue;
      const sum = outcomes.reduce((all, { odds, active }) => (active ? all + 10_000 / odds : all), 0);
      expect(sum, `${marketId}/${specifier} at ${at}`).toBeGreaterThan(1);
    }
  }
});

test('markets that ask one thing in two ways answer alike', () => {
  const match = dotaMatch(testMeeting(4, 0.1));
  for (const { state, at } of match.script.steps.filter((_, index) => index % 13 === 2)) {
    const model = match.model(state, at, 0);
    const chances = (id: string, specifier = '') => {
      const offer = match.offers.find((entry) => entry.template.id === id && entry.specifier === specifier);
      return offer?.settle(state) === null ? (offer.chances(model, state) ?? null) : null;
    };
    const winner = chances('186')?.[0] ?? null;
    const most = chances('16589');
    if (winner !== null && most !== null) {
      expect((most[0] ?? 0) + (most[2] ?? 0) + (most[4] ?? 0)).toBeCloseTo(winner, 6);
    }
    for (const map of [1, 2, 3]) {
      const first = chances('330', `mapnr=${map}`)?.[0];
      const [a = 0, b = 0, c = 0] = chances('16561', `mapnr=${map}|total=52.5`) ?? [];
      if (first !== undefined && a + b + c > 0) expect(a + b).toBeCloseTo(first, 6);
    }
  }
});
