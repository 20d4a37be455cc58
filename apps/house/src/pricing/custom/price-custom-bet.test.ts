import { expect, test } from 'vitest';
import { createWorld } from '#feed/create-world.ts';
import { createFootballFeed } from '#feed/football/football-feed.ts';
import type { MatchRecord, World } from '#feed/world.ts';
import { legOf } from './custom-legs.ts';
import { createJoint, fairChance } from './joint-chances.ts';
import { priceCustomBet } from './price-custom-bet.ts';

const START = Date.UTC(2026, 10, 21, 15, 40);

/** A Saturday afternoon with matches in play and others to come. */
function openWorld(): World {
  const world = createWorld({
    seed: 7,
    startAt: START,
    now: START,
    speed: 1,
    feeds: [createFootballFeed(7)],
  });
  while (world.behind()) world.advance(START);
  return world;
}

const world = openWorld();
const matchesOf = (status: number) =>
  [...world.matches()].filter((match) => match.status === status && match.type === 'match');
const pickOf = (match: MatchRecord, place: string) => {
  const at = place.lastIndexOf('/');
  return {
    matchId: match.id,
    marketKey: `${match.id}/${place.slice(0, at)}`,
    outcomeId: place.slice(at + 1),
  };
};

test.each([
  ['before the match', 0],
  ['in play', 1],
])('%s, every price that is shown follows from the simulation that a builder is priced from', (_, status) => {
  const matches = matchesOf(status).slice(0, 4);
  expect(matches.length).toBeGreaterThan(0);
  let compared = 0;
  for (const match of matches) {
    world.ensureBook(match.id);
    const simulation = world.simulation(match.id);
    if (!simulation) throw new Error('A football match is simulated.');
    for (const market of match.markets.values()) {
      for (const { id, odds, active } of market.outcomes) {
        const leg = active ? legOf(simulation, market.key, id) : null;
        if (!leg) continue;
        const kept = (odds / 10_000) * fairChance(createJoint(simulation).with(leg), 1);
        // The margin of the book, and at most one tick of 6 %.
        expect(kept, `${market.key} ${id}`).toBeGreaterThan(0.84);
        expect(kept, `${market.key} ${id}`).toBeLessThan(1);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('in play what has happened counts: over is priced from the score that stands', () => {
  const match = matchesOf(1).find(
    ({ totalScore }) => totalScore !== null && totalScore[0] + totalScore[1] > 0,
  );
  if (!match?.totalScore) throw new Error('Somebody has scored by now.');
  const open = [...match.markets.values()].filter(({ id, status }) => id === '18' && status === 1);
  const lines = open.map(({ specifier }) => Number(specifier.slice('total='.length)));
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(match.totalScore[0] + match.totalScore[1]);
  const [first] = open.filter(({ specifier }) => specifier.endsWith('.5'));
  const side = [...match.markets.values()].find(({ id, status }) => id === '1' && status === 1);
  const outcome = side?.outcomes.find(({ active }) => active);
  if (!first || !outcome) throw new Error('The match has open markets.');
  const { odds, conflicts } = priceCustomBet(world, [
    pickOf(match, `18/${first.specifier}/12`),
    pickOf(match, `1//${outcome.id}`),
  ]);
  const singles = [first.outcomes[0]?.odds ?? 0, outcome.odds];
  if (odds === null) expect(conflicts.map(({ reason }) => reason)).toEqual(['implied']);
  else expect(odds).toBeGreaterThanOrEqual(Math.max(...singles));
});

test('an outright, an empty question and an unknown match have no price', () => {
  const outright = [...world.matches()].find(({ type, markets }) => type === 'outright' && markets.size > 0);
  const market = outright?.markets.values().next().value;
  const picks = (market?.outcomes ?? []).slice(0, 2).map(({ id }) => ({
    matchId: outright?.id ?? '',
    marketKey: market?.key ?? '',
    outcomeId: id,
  }));
  const reasons = priceCustomBet(world, picks).conflicts.map(({ reason }) => reason);
  expect(reasons).toContain('not_combinable');
  expect(world.simulation(outright?.id ?? '')).toBeNull();
  expect(world.simulation('none')).toBeNull();
  expect(priceCustomBet(world, []).conflicts).toEqual([{ reason: 'too_few', selections: [] }]);
});
