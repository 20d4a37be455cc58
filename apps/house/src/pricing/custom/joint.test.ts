import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from '#feed/football/decide.ts';
import type { Facts } from '#feed/football/facts.ts';
import type { ScoreSimulation } from '#feed/world.ts';
import { priceBook } from '../football/book.ts';
import { intensitiesFor } from '../football/intensity.ts';
import { buildModel, type Situation } from '../football/model.ts';
import { FOOTBALL_SLOTS } from '../football/slots.ts';
import { KICK_OFF } from '../football/test/kick-off.ts';
import { conflictsOf } from './conflicts.ts';
import { isCombinable } from './custom-legs.ts';
import { allOf, fairChance } from './joint-chances.ts';
import { jointOdds } from './joint-odds.ts';
import { scoreEnding } from './score-readings.ts';
import { jointOf, keyOf, type Pick, SCORERS, simulatedScorers } from './test/picks.ts';

/** Any match at any moment: before it, or somewhere in play with goals behind it. */
const matches = fc
  .record({
    home: fc.double({ min: 0.5, max: 2.6, noNaN: true }),
    away: fc.double({ min: 0.4, max: 2.2, noNaN: true }),
    second: fc.constantFrom(-1, 600, 2000, 3200, 4700),
    first: fc.tuple(fc.nat(2), fc.nat(1)),
  })
  .map(({ home, away, second, first }) => {
    const half = second < 0 ? 0 : second < 2700 ? 1 : 2;
    const at: Situation =
      half === 0
        ? KICK_OFF
        : {
            ...KICK_OFF,
            half,
            second,
            firstGoals: first,
            left: half === 1 ? [2838 - second, 2937] : [0, 5637 - second],
          };
    const model = buildModel(intensitiesFor([home, away]), at);
    const simulation: ScoreSimulation = {
      first: [model.first.home, model.first.away],
      second: [model.second.home, model.second.away],
      score: [
        model.at.firstGoals[0] + model.at.secondGoals[0],
        model.at.firstGoals[1] + model.at.secondGoals[1],
      ],
      scorers: simulatedScorers(),
    };
    const book = priceBook(model, COMBINABLE, SCORERS, half > 0).flatMap(({ slot, outcomes }) =>
      outcomes.filter(({ active }) => active).map(({ id, odds }) => ({ slot, outcomeId: id, odds })),
    );
    return { model, simulation, book };
  });

const COMBINABLE = FOOTBALL_SLOTS.filter((slot) => isCombinable(slot.marketId, slot.specifier));
const oddsOf = (picks: readonly Pick[]) => picks.map(({ odds }) => odds);

/** A few outcomes of the book, each market once. */
const bets = fc
  .tuple(
    matches,
    fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 2, maxLength: 5 }),
  )
  .map(([match, places]) => {
    const picks = places.map((place) => match.book[Math.floor(place * match.book.length)]!);
    return {
      ...match,
      picks: picks.filter((pick, at) => picks.findIndex(({ slot }) => slot === pick.slot) === at),
    };
  })
  .filter(({ picks }) => picks.length >= 2);

test('an outcome ends at each final score as settlement would have it', () => {
  const scores = [0, 1, 2, 3, 5].flatMap((h1) =>
    [0, 1, 2].flatMap((a1) => [0, 1, 3].flatMap((h2) => [0, 1, 2, 4].map((a2) => [h1, a1, h2, a2] as const))),
  );
  for (const slot of COMBINABLE.filter(({ template }) => template.kind !== 'player_list')) {
    for (const outcomeId of slot.template.outcomeIds) {
      const ending = scoreEnding(slot, outcomeId)!;
      for (const [h1, a1, h2, a2] of scores) {
        const goals = Array.from({ length: h1 + a1 + h2 + a2 });
        const facts = {
          score: [h1 + h2, a1 + a2],
          firstGoals: [h1, a1],
          secondGoals: [h2, a2],
          goals,
          firstOver: true,
          over: true,
        } as unknown as Facts; // all that markets on the score read
        const settled = { lost: 0, won: 1, void: 2 }[decide(slot, facts, [])?.[outcomeId] as 'lost'];
        expect([keyOf(slot), outcomeId, h1, a1, h2, a2, ending(h1, a1, h2, a2)]).toEqual([
          keyOf(slot),
          outcomeId,
          h1,
          a1,
          h2,
          a2,
          settled,
        ]);
      }
    }
  }
});

test('corners, cards, quarter lines, windows and the next goal cannot be combined', () => {
  for (const [marketId, specifier] of [
    ['166', 'total=9.5'],
    ['139', 'total=4.5'],
    ['16', 'hcp=-0.25'],
    ['66', 'hcp=0.75'],
    ['10001', 'from=1|to=5'],
    ['8', 'goalnr=1'],
    ['10012', 'goalnr=1'],
    ['10031', ''],
  ] as const) {
    expect(isCombinable(marketId, specifier), marketId).toBe(false);
  }
  expect(new Set(COMBINABLE.map(({ marketId }) => marketId)).size).toBeGreaterThanOrEqual(25);
});

test('one pick has the chance of its single', () => {
  fc.assert(
    fc.property(bets, ({ model, simulation, picks }) => {
      for (const pick of picks) {
        const joint = jointOf(simulation, [pick]);
        const [market] = priceBook(model, [pick.slot], SCORERS, false);
        const priced = market?.outcomes.find(({ id }) => id === pick.outcomeId);
        expect(jointOdds(joint, [pick.odds])).toBe(pick.odds);
        // A book adds a margin of 4 to 9 % and rounds down by a tick of at most 6 %.
        if (priced?.active) {
          const kept = (priced.odds / 10_000) * fairChance(joint, 1);
          expect(kept).toBeLessThan(1);
          expect(kept).toBeGreaterThan(0.85);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('the chances of outcomes that exclude each other sum to one beside any pick', () => {
  fc.assert(
    fc.property(bets, ({ simulation, picks }) => {
      const [pick] = picks;
      const result = COMBINABLE.filter(({ marketId }) => ['1', '45', '47', '10044', '83'].includes(marketId));
      for (const slot of result) {
        const parts = slot.template.outcomeIds.map((outcomeId) =>
          jointOf(simulation, [pick!, { slot, outcomeId, odds: 1 }]).won(3),
        );
        const whole = jointOf(simulation, [pick!]).won(1);
        expect(parts.reduce((sum, p) => sum + p, 0)).toBeCloseTo(whole, 6);
      }
    }),
    { numRuns: 20 },
  );
});

test('players who score: the split of the goals gives each his own chance, and two together less than either', () => {
  fc.assert(
    fc.property(matches, ({ model, simulation }) => {
      const market = FOOTBALL_SLOTS.find(({ marketId }) => marketId === '10010')!;
      const picks = ['h1', 'h2', 'a1'].map((outcomeId) => ({ slot: market, outcomeId, odds: 1 }));
      const joint = jointOf(simulation, picks);
      const left = model.toCome('goals', 0)[0] + model.toCome('goals', 1)[0];
      expect(joint.won(1)).toBeCloseTo(1 - Math.exp(-left * 0.4 * 0.97), 6);
      // Thinned Poisson counts are independent.
      expect(joint.won(3)).toBeCloseTo(joint.won(1) * joint.won(2), 6);
      expect(joint.won(7)).toBeLessThan(joint.won(3));
    }),
    { numRuns: 20 },
  );
});

test('a bet pays at least as much as its longest single and as any part of it, in whatever order it was picked', () => {
  fc.assert(
    fc.property(bets, ({ simulation, picks }) => {
      const joint = jointOf(simulation, picks);
      fc.pre(conflictsOf(joint).length === 0);
      const odds = jointOdds(joint, oddsOf(picks));
      expect(odds).toBeGreaterThanOrEqual(Math.max(...oddsOf(picks)));
      const turned = picks.toReversed();
      expect(jointOdds(jointOf(simulation, turned), oddsOf(turned))).toBe(odds);
      const fewer = picks.slice(1);
      expect(odds).toBeGreaterThanOrEqual(jointOdds(jointOf(simulation, fewer), oddsOf(fewer)));
    }),
    { numRuns: 150 },
  );
});

test('the house keeps its margin: no bet is worth its stake', () => {
  fc.assert(
    fc.property(bets, ({ simulation, picks }) => {
      const joint = jointOf(simulation, picks);
      fc.pre(conflictsOf(joint).length === 0);
      const all = allOf(picks.length);
      const odds = jointOdds(joint, oddsOf(picks)) / 10_000;
      expect(odds * joint.won(all) + joint.void(all)).toBeLessThan(1);
    }),
    { numRuns: 150 },
  );
});
