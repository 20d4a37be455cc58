import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeMargin } from '../margin.ts';
import { between, signs } from '../poisson.ts';
import { CHANCES, priceBook } from './book.ts';
import { DEEP } from './deep-templates.ts';
import { fitGoals } from './fit.ts';
import { intensitiesFor } from './intensity.ts';
import { buildModel, type Model, type Situation } from './model.ts';
import { FOOTBALL_SLOTS, type Slot } from './slots.ts';
import { KICK_OFF } from './test/kick-off.ts';

const goals = fc.tuple(
  fc.double({ min: 0.3, max: 3.2, noNaN: true }),
  fc.double({ min: 0.3, max: 3.2, noNaN: true }),
);
const small = fc.tuple(fc.nat(3), fc.nat(3));
/** Any moment of a match from kick-off to the last minutes. */
const situations = fc
  .record({
    second: fc.nat(5390),
    firstGoals: small,
    secondGoals: small,
    reds: fc.tuple(fc.nat(1), fc.nat(1)),
  })
  .map(({ second, firstGoals, secondGoals, reds }): Situation => {
    const first = second < 2700;
    return {
      ...KICK_OFF,
      half: first ? 1 : 2,
      second,
      left: first ? [2838 - second, 2937] : [0, 5637 - second],
      firstGoals,
      secondGoals: first ? [0, 0] : secondGoals,
      reds,
      cards: reds,
    };
  });

const slot = (marketId: string, specifier = ''): Slot =>
  FOOTBALL_SLOTS.find((entry) => entry.marketId === marketId && entry.specifier === specifier)!;

const chances = (model: Model, marketId: string, specifier = '') =>
  CHANCES[marketId]!(model, slot(marketId, specifier)) ?? [];

const anyMoment = fc.tuple(goals, situations);
const modelOf = ([pair, at]: [[number, number], Situation]) => buildModel(intensitiesFor(pair), at);

test('prices of one match never contradict each other: all come from the same distributions', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const model = modelOf(moment);
      const [home = 0, draw = 0, away = 0] = chances(model, '1');
      const [homeDraw, homeAway, drawAway] = chances(model, '10');
      expect(homeDraw).toBeCloseTo(home + draw, 9);
      expect(homeAway).toBeCloseTo(home + away, 9);
      expect(drawAway).toBeCloseTo(draw + away, 9);
      expect(chances(model, '16', 'hcp=-0.5')[0]).toBeCloseTo(home, 6);
      expect(chances(model, '14', 'hcp=1:0')[2]).toBeCloseTo(
        between(model.full.difference.at, 0, -2 - model.full.difference.from),
        9,
      );
      const both = chances(model, '35');
      expect((both[0] ?? 0) + (both[1] ?? 0)).toBeCloseTo(home, 6);
      expect((both[0] ?? 0) + (both[2] ?? 0) + (both[4] ?? 0)).toBeCloseTo(chances(model, '29')[0] ?? 0, 6);
      const totals = chances(model, '37', 'total=2.5');
      expect((totals[0] ?? 0) + (totals[2] ?? 0) + (totals[4] ?? 0)).toBeCloseTo(
        chances(model, '18', 'total=2.5')[0] ?? 0,
        6,
      );
      const halves = chances(model, '47');
      expect((halves[0] ?? 0) + (halves[3] ?? 0) + (halves[6] ?? 0)).toBeCloseTo(home, 6);
      expect((halves[0] ?? 0) + (halves[1] ?? 0) + (halves[2] ?? 0)).toBeCloseTo(
        chances(model, '60')[0] ?? 0,
        6,
      );
    }),
    { numRuns: 150 },
  );
});

test('a higher line is never likelier to be passed', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const model = modelOf(moment);
      for (const id of ['18', '19', '68', '90', '139', '166']) {
        const overs = FOOTBALL_SLOTS.filter((entry) => entry.marketId === id).map(
          (entry) => CHANCES[id]!(model, entry)?.[0] ?? 0,
        );
        expect(overs).toEqual(overs.toSorted((a, b) => b - a));
      }
    }),
    { numRuns: 80 },
  );
});

/** Double chances: each result wins two of the three answers. */
const TWO_OF_THREE: ReadonlySet<string> = new Set([
  '10',
  DEEP.doubleChanceAndBoth,
  DEEP.doubleChanceAndTotal,
  DEEP.halfDoubleChance,
]);

test('outcomes that exclude each other have chances that sum to one', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const model = modelOf(moment);
      for (const entry of FOOTBALL_SLOTS) {
        const list = CHANCES[entry.marketId]?.(model, entry) ?? null;
        if (list === null) continue;
        const sum = list.reduce((total, chance) => total + chance, 0);
        expect(sum, `${entry.marketId} ${entry.specifier}`).toBeCloseTo(
          TWO_OF_THREE.has(entry.marketId) ? 2 : 1,
          5,
        );
      }
    }),
    { numRuns: 80 },
  );
});

/** Mean overround over many matches of a kind of market whose outcomes are all on offer and not at the lowest price. */
function meanOverround(pick: (entry: Slot) => boolean, live: boolean): number {
  const books: number[] = [];
  for (let home = 0.6; home <= 2.6; home += 0.1) {
    for (let away = 0.6; away <= 2.2; away += 0.2) {
      const at: Situation = live ? { ...KICK_OFF, half: 1, second: 600, left: [2238, 2937] } : KICK_OFF;
      for (const market of priceBook(
        buildModel(intensitiesFor([home, away]), at),
        FOOTBALL_SLOTS,
        [],
        live,
      )) {
        const all = market.outcomes.every((outcome) => outcome.active && outcome.odds > 10_100);
        if (all && pick(market.slot))
          books.push(market.outcomes.reduce((sum, { odds }) => sum + 10_000 / odds, 0));
      }
    }
  }
  return books.reduce((sum, book) => sum + book, 0) / books.length;
}

test('margins keep to their targets: 5 to 6 % on 1x2, 4 to 5 % on two ways, 8 to 10 % on the rest, one more in play', () => {
  const result = (entry: Slot) => entry.marketId === '1';
  const twoWay = (entry: Slot) => ['18', '16', '29'].includes(entry.marketId);
  const props = (entry: Slot) => ['45', '47', '35', '10044'].includes(entry.marketId);
  for (const [pick, least, most] of [
    [result, 1.05, 1.065],
    [twoWay, 1.04, 1.055],
    [props, 1.075, 1.1],
  ] as const) {
    const early = meanOverround(pick, false);
    expect(early).toBeGreaterThan(least);
    expect(early).toBeLessThan(most);
    const live = meanOverround(pick, true);
    expect(live - early).toBeGreaterThan(0.005);
    expect(live - early).toBeLessThan(0.015);
  }
});

test('no price is below 1.01 and what is nearly certain or nearly impossible is not on offer', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const model = modelOf(moment);
      for (const market of priceBook(model, FOOTBALL_SLOTS, [], true)) {
        // Scorer markets have their chances player by player.
        if (market.slot.template.kind === 'player_list') continue;
        const list = CHANCES[market.slot.marketId]!(model, market.slot) ?? [];
        market.outcomes.forEach((outcome, index) => {
          expect(outcome.odds).toBeGreaterThanOrEqual(10_100);
          expect(outcome.active).toBe((list[index] ?? 0) <= 0.99 && (list[index] ?? 0) >= 0.001);
        });
      }
    }),
    { numRuns: 40 },
  );
});

test('a match before kick-off offers at least 25 market types', () => {
  const markets = priceBook(buildModel(intensitiesFor([1.6, 1.1]), KICK_OFF), FOOTBALL_SLOTS, [], false);
  expect(new Set(markets.map((market) => market.slot.marketId)).size).toBeGreaterThanOrEqual(25);
});

test('the goals that fit a book give its prices back', () => {
  fc.assert(
    fc.property(goals, ([home, away]) => {
      const model = buildModel(intensitiesFor([home, away]), KICK_OFF);
      const [h = 0, d = 0, a = 0] = signs(model.full.difference);
      const fitted = fitGoals([h, d, a], between(model.full.total, 3, 99));
      expect(fitted[0]).toBeCloseTo(home, 2);
      expect(fitted[1]).toBeCloseTo(away, 2);
    }),
    { numRuns: 30 },
  );
});

test('taking the margin out of a book leaves chances that sum to one and keeps their order', () => {
  const chancesLeft = removeMargin([1.57, 4.33, 5.25]);
  expect(chancesLeft.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(chancesLeft).toEqual(chancesLeft.toSorted((x, y) => y - x));
});
