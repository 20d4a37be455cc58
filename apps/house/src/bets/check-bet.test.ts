import { expect, test } from 'vitest';
import { createWorld } from '../feed/create-world.ts';
import { createFootballFeed } from '../feed/football/football-feed.ts';
import type { MatchRecord, World } from '../feed/world.ts';
import { checkBet } from './check-bet.ts';

const NOW = Date.UTC(2026, 10, 20, 15);
const world = createWorld({
  seed: 7,
  startAt: NOW,
  now: NOW,
  speed: 1,
  feeds: [createFootballFeed(7)],
});
while (world.behind()) world.advance(NOW);

const upcoming = [...world.matches()].filter(
  (match) => match.type === 'match' && match.status === 0 && main(match)?.status === 1,
);

function main(match: MatchRecord) {
  return match.markets.get(`${match.id}/1/`);
}

const selectionOf = (match: MatchRecord) => ({
  match_id: match.id,
  market_id: '1',
  specifier: '',
  outcome_id: '1',
  odds: main(match)?.outcomes[0]?.odds ?? 0,
});

const betOf = (matches: readonly MatchRecord[]) => ({
  bet_id: 'b1',
  stake: { value: 1_000, currency: 'EUR' },
  selections: matches.map(selectionOf),
});

const two = () => {
  const [first, second] = upcoming;
  if (!first || !second) throw new Error('The season has upcoming matches.');
  return [first, second] as const;
};

test('selections of two providers are not combined', () => {
  const [first, second] = two();
  const mixed: World = {
    ...world,
    match: (id) => (id === second.id ? { ...second, provider: 'oddin' } : world.match(id)),
  };
  expect(checkBet(world, betOf([first, second]), 'none').reasons).toEqual([]);
  expect(checkBet(mixed, betOf([first, second]), 'none').reasons).toEqual([{ name: 'not_combinable' }]);
});

test('every reason is named at once, each at its selection', () => {
  const [first, second] = two();
  const bet = betOf([first, second]);
  const wrong = {
    ...bet,
    stake: { value: 1, currency: 'EUR' },
    selections: bet.selections.map((selection, index) =>
      index === 0 ? { ...selection, outcome_id: '9' } : { ...selection, odds: 10_500 },
    ),
  };
  const { reasons } = checkBet(world, wrong, 'none');
  expect(reasons.map(({ name, leg }) => [name, leg])).toEqual([
    ['not_available', 0],
    ['invalid_odds', 1],
    ['stake_too_low', undefined],
  ]);
});

test('a return is cut to what a bet pays at the most', () => {
  const matches = upcoming.slice(0, 30);
  const bet = { ...betOf(matches), stake: { value: 500_000, currency: 'EUR' } };
  expect(checkBet(world, bet, 'none').potentialReturn).toBe(25_000_000);
});
