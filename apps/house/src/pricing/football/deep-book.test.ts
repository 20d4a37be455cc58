import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANCES, priceBook } from './book.ts';
import { DEEP } from './deep-templates.ts';
import { intensitiesFor } from './intensity.ts';
import { buildModel, type Model, type Situation } from './model.ts';
import { playerChances, type Scorer } from './player-chances.ts';
import { FOOTBALL_SLOTS, MAIN_SLOTS, type Slot, slotOf } from './slots.ts';
import { OWN } from './templates.ts';
import { KICK_OFF } from './test/kick-off.ts';

type Counts = [home: number, away: number];

const goals = fc.tuple(
  fc.double({ min: 0.3, max: 3.2, noNaN: true }),
  fc.double({ min: 0.3, max: 3.2, noNaN: true }),
);
const few = fc.tuple(fc.nat(3), fc.nat(3));
const moments = fc.record({ second: fc.nat(5390), first: few, second2: few, corners: few, cards: few });
type Moment = typeof moments extends fc.Arbitrary<infer M> ? M : never;

function situationOf({ second, first, second2, corners, cards }: Moment): Situation {
  const isFirst = second < 2700;
  const secondGoals: Counts = isFirst ? [0, 0] : second2;
  const scored = first[0] + first[1] + secondGoals[0] + secondGoals[1] > 0;
  return {
    ...KICK_OFF,
    half: isFirst ? 1 : 2,
    second,
    left: isFirst ? [2838 - second, 2937] : [0, 5637 - second],
    firstGoals: first,
    secondGoals,
    corners,
    cards,
    lastGoal: scored ? { side: first[0] > 0 ? 0 : 1, playerId: null } : null,
  };
}

const turned = ([home, away]: readonly [number, number]): Counts => [away, home];
const turnedMoment = (moment: Moment): Moment => ({
  ...moment,
  first: turned(moment.first),
  second2: turned(moment.second2),
  corners: turned(moment.corners),
  cards: turned(moment.cards),
});

const modelOf = (means: Counts, moment: Moment): Model =>
  buildModel(intensitiesFor(means), situationOf(moment));

/** Eleven of each side, who together score every goal that is no own goal. */
const SCORERS: readonly Scorer[] = (['home', 'away'] as const).flatMap((side) =>
  Array.from({ length: 11 }, (_, index) => ({
    id: `${side}${index}`,
    name: `${side} ${index}`,
    number: index + 1,
    position: 'forward' as const,
    weight: 1 / 11,
    side,
  })),
);

const typesOf = (slots: readonly Slot[]) => {
  const model = buildModel(intensitiesFor([1.6, 1.1]), KICK_OFF);
  const markets = priceBook(model, slots, SCORERS, false);
  return { markets: markets.length, types: new Set(markets.map(({ slot }) => slot.marketId)).size };
};

test('the full depth has at least 60 market types and 200 to 300 markets, the main one stays below 160', () => {
  const full = typesOf(FOOTBALL_SLOTS);
  expect(full.types).toBeGreaterThanOrEqual(60);
  expect(full.markets).toBeGreaterThanOrEqual(200);
  expect(full.markets).toBeLessThanOrEqual(300);
  expect(typesOf(MAIN_SLOTS).markets).toBeLessThan(160);
});

test('what the full depth adds stands after everything that each match has, and on no preview', () => {
  const main = new Set(MAIN_SLOTS);
  const added = FOOTBALL_SLOTS.filter((slot) => !main.has(slot)).map(({ template }) => template);
  const last = Math.max(...MAIN_SLOTS.map(({ template }) => template.priority));
  expect(Math.min(...added.map(({ priority }) => priority))).toBeGreaterThan(last);
  expect(added.filter(({ groups }) => groups.includes('top'))).toEqual([]);
});

test('no price is worth its stake: no set of outcomes can be backed at a profit, whatever it covers', () => {
  fc.assert(
    fc.property(goals, moments, (means, moment) => {
      const model = modelOf(means, moment);
      for (const { slot, outcomes } of priceBook(model, FOOTBALL_SLOTS, [], true)) {
        const chances = CHANCES[slot.marketId]?.(model, slot) ?? [];
        outcomes.forEach(({ odds, active }, index) => {
          const worth = ((chances[index] ?? 0) * odds) / 10_000;
          if (active) expect(worth, `${slot.marketId} ${slot.specifier}`).toBeLessThan(1);
        });
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('a line is never likelier to be passed than a lower one of its market', () => {
  fc.assert(
    fc.property(goals, moments, (means, moment) => {
      const model = modelOf(means, moment);
      const before = new Map<string, number>();
      for (const slot of FOOTBALL_SLOTS) {
        if (slot.template.kind !== 'line_table') continue;
        const question = `${slot.marketId} ${slot.nth}`;
        const [over] = CHANCES[slot.marketId]?.(model, slot) ?? [];
        if (over === undefined) continue;
        expect(over, `${question} ${slot.line}`).toBeLessThanOrEqual((before.get(question) ?? 1) + 1e-9);
        before.set(question, over);
      }
    }),
    { numRuns: 80, seed: 7 },
  );
});

test('a handicap is the other side’s with the sign turned when the sides change places', () => {
  fc.assert(
    fc.property(goals, moments, (means, moment) => {
      const model = modelOf(means, moment);
      const mirror = modelOf(turned(means), turnedMoment(moment));
      // Home and away differ in corners and cards beyond their goals, so those have no mirror.
      for (const id of ['16', '66', DEEP.halfHandicap]) {
        for (const slot of FOOTBALL_SLOTS.filter(({ marketId }) => marketId === id)) {
          const other = slotOf(id, slot.specifier.replace(/hcp=.*/, `hcp=${0 - slot.line}`));
          const [home = 0] = CHANCES[id]?.(model, slot) ?? [];
          const [, away = 0] = (other && CHANCES[id]?.(mirror, other)) ?? [];
          // A line that cannot be lost or won any more has no fair price on either side.
          if (home > 1e-9 && home < 1 - 1e-9) expect(away, `${id} ${slot.specifier}`).toBeCloseTo(home, 6);
        }
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('who scores the first, the next or the last goal, or nobody, sums to one', () => {
  fc.assert(
    fc.property(goals, moments, (means, moment) => {
      const model = modelOf(means, moment);
      const asked: [string, string][] = [
        [DEEP.lastScorer, ''],
        [DEEP.homeFirstScorer, ''],
        [DEEP.awayFirstScorer, ''],
        [OWN.nextScorer, 'goalnr=1'],
      ];
      for (const [id, specifier] of asked) {
        const slot = slotOf(id, specifier);
        const list = slot && playerChances(model, slot, SCORERS);
        if (!list) continue;
        expect(
          list.reduce((sum, { chance }) => sum + chance, 0),
          id,
        ).toBeCloseTo(1, 6);
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('a player is likelier to score than to score and win, and likelier to score once than three times', () => {
  fc.assert(
    fc.property(goals, moments, (means, moment) => {
      const model = modelOf(means, moment);
      const chanceOf = (id: string) => playerChances(model, slotOf(id, '')!, SCORERS)?.[0]?.chance ?? 0;
      const once = chanceOf(OWN.anytimeScorer);
      expect(chanceOf(DEEP.scoresAndWins)).toBeLessThanOrEqual(once + 1e-9);
      expect(chanceOf(OWN.twoOrMore)).toBeLessThanOrEqual(once + 1e-9);
      expect(chanceOf(DEEP.threeOrMore)).toBeLessThanOrEqual(chanceOf(OWN.twoOrMore) + 1e-9);
    }),
    { numRuns: 60, seed: 7 },
  );
});
