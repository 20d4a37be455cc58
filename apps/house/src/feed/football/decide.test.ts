import { asianResult } from '@touchline/betting';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { CHANCES } from '#pricing/football/book.ts';
import { buildModel } from '#pricing/football/model.ts';
import { FOOTBALL_SLOTS } from '#pricing/football/slots.ts';
import { dayOf, type Fixture, fixturesOn } from './calendar.ts';
import { decide, outcomeCount } from './decide.ts';
import { factsAt } from './facts.ts';
import { momentsOf } from './moments.ts';
import { intensitiesOf, scriptOf, squadsOf } from './season-table.ts';

const DAY = dayOf(Date.UTC(2026, 10, 20));
const MATCHES: [number, Fixture][] = LEAGUES.flatMap((league) =>
  [1, 2].flatMap((seed) =>
    fixturesOn(seed, league, DAY).map((fixture): [number, Fixture] => [seed, fixture]),
  ),
);
const anyMatch = fc.constantFrom(...MATCHES);

function scorersOf(fixture: Fixture): string[] {
  const { home, away } = squadsOf(fixture);
  return [...home, ...away].filter((player) => player.weight > 0).map((player) => player.id);
}

test('at the final whistle every market is settled for all of its outcomes', () => {
  fc.assert(
    fc.property(anyMatch, ([seed, fixture]) => {
      const script = scriptOf(seed, fixture);
      const facts = factsAt(script, script.fullTime);
      const players = scorersOf(fixture);
      for (const slot of FOOTBALL_SLOTS) {
        const results = decide(slot, facts, players);
        expect(Object.keys(results ?? {})).toHaveLength(outcomeCount(slot, players));
      }
    }),
    { numRuns: 40 },
  );
});

test('what is certain early is what the final score says', () => {
  fc.assert(
    fc.property(anyMatch, fc.double({ min: 0, max: 1, noNaN: true }), ([seed, fixture], part) => {
      const script = scriptOf(seed, fixture);
      const moments = momentsOf(script);
      const early = factsAt(script, moments[Math.floor(part * (moments.length - 1))] ?? 0);
      const end = factsAt(script, script.fullTime);
      const players = scorersOf(fixture);
      for (const slot of FOOTBALL_SLOTS) {
        const results = decide(slot, early, players);
        if (results !== null) expect(decide(slot, end, players)).toMatchObject(results);
      }
    }),
    { numRuns: 60 },
  );
});

test('settlement and pricing agree: with nothing left to play the winning outcome has chance 1', () => {
  fc.assert(
    fc.property(anyMatch, ([seed, fixture]) => {
      const script = scriptOf(seed, fixture);
      const facts = factsAt(script, script.fullTime);
      const model = buildModel(intensitiesOf(fixture), facts);
      for (const slot of FOOTBALL_SLOTS) {
        const chances = CHANCES[slot.marketId]?.(model, slot) ?? null;
        const results = decide(slot, facts, []);
        if (chances === null || results === null) continue;
        slot.template.outcomeIds.forEach((id, index) => {
          const result = results[id];
          // A side that only gets part of its stake back has no price, and so no chance to compare.
          if (result === 'won') expect(chances[index]).toBeCloseTo(1, 6);
          if (result === 'lost' && Object.values(results).includes('won'))
            expect(chances[index]).toBeCloseTo(0, 6);
        });
      }
    }),
    { numRuns: 40 },
  );
});

test('over 2.5 is settled with the third goal and both-teams-to-score with the second side', () => {
  const [seed, fixture] = MATCHES.find(([s, f]) => {
    const { score } = factsAt(scriptOf(s, f), Number.MAX_SAFE_INTEGER);
    return score[0] > 0 && score[1] > 0 && score[0] + score[1] >= 3;
  })!;
  const script = scriptOf(seed, fixture);
  const goals = script.events.filter((event) => event.type === 'goal');
  const over = FOOTBALL_SLOTS.find((slot) => slot.marketId === '18' && slot.line === 2.5)!;
  const third = goals[2]!;
  expect(decide(over, factsAt(script, third.at - 1), [])).toBeNull();
  expect(decide(over, factsAt(script, third.at), [])).toEqual({ '12': 'won', '13': 'lost' });
  const both = FOOTBALL_SLOTS.find((slot) => slot.marketId === '29')!;
  const answer = goals.find((goal) => goal.side !== goals[0]!.side)!;
  expect(decide(both, factsAt(script, answer.at - 1), [])).toBeNull();
  expect(decide(both, factsAt(script, answer.at), [])).toEqual({ '74': 'won', '76': 'lost' });
});

test('a quarter line gives half results and its two sides mirror each other', () => {
  const quarter = FOOTBALL_SLOTS.find((slot) => slot.marketId === '16' && slot.line === -0.25)!;
  const drawn = MATCHES.find(([s, f]) => {
    const { score } = factsAt(scriptOf(s, f), Number.MAX_SAFE_INTEGER);
    return score[0] === score[1];
  })!;
  const script = scriptOf(...drawn);
  const results = decide(quarter, factsAt(script, script.fullTime), []);
  expect(results).toEqual({ '1714': 'half_lost', '1715': 'half_won' });
  expect(asianResult(-1)).toBe('half_lose');
});
