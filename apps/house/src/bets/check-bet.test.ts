import type { PlacementBet } from '@touchline/contract';
import { expect, test } from 'vitest';
import { createWorld } from '../feed/create-world.ts';
import { createFootballFeed } from '../feed/football/football-feed.ts';
import type { MatchRecord, World } from '../feed/world.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { type BetCheck, checkBet } from './check-bet.ts';

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

const NONE = { mode: 'none', downToPercent: null } as const;
const check = (bet: PlacementBet, other: Partial<BetCheck> = {}) =>
  checkBet(bet, { world, options: DEFAULT_OPTIONS, acceptance: NONE, ...other });
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
  expect(check(betOf([first, second])).reasons).toEqual([]);
  expect(check(betOf([first, second]), { world: mixed }).reasons).toEqual([
    { name: 'not_combinable', key: 'error.place_bets.not_combinable_provider' },
  ]);
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
  const { reasons } = check(wrong);
  expect(reasons.map(({ name, leg }) => [name, leg])).toEqual([
    ['not_available', 0],
    ['invalid_odds', 1],
    ['stake_too_low', undefined],
  ]);
});

test('a return is cut to what a bet pays at the most', () => {
  const matches = upcoming.slice(0, 30);
  const bet = { ...betOf(matches), stake: { value: 500_000, currency: 'EUR' } };
  expect(check(bet).potentialReturn).toBe(25_000_000);
});

const keysOf = (bet: ReturnType<typeof check>) => bet.reasons.map(({ name, key }) => key ?? name);
const threeOf = () => {
  const [first, second, third] = upcoming;
  if (!first || !second || !third) throw new Error('The season has upcoming matches.');
  return [first, second, third];
};

test('a system and a custom bet take no selection of oddin', () => {
  const oddin: World = {
    ...world,
    match: (id) => {
      const match = world.match(id);
      return match && { ...match, provider: 'oddin' };
    },
  };
  const system = { ...betOf(threeOf()), system_id: '2/3' };
  expect(check(system).reasons).toEqual([]);
  expect(keysOf(check(system, { world: oddin }))).toEqual(['error.place_bets.not_combinable_system']);
  expect(keysOf(check(betOf(threeOf()), { world: oddin }))).toEqual([]);
  const custom = { ...betOf(threeOf().slice(0, 1)), custom_odds: 30_000 };
  expect(keysOf(check(custom, { world: oddin }))).toEqual(['custom_bet_refused']);
});

test('the return of a system is that of its lines', () => {
  const { odds, potentialReturn, system, type } = check({ ...betOf(threeOf()), system_id: '2/3' });
  const [a = 0, b = 0, c = 0] = threeOf().map((match) => selectionOf(match).odds / 10_000);
  const multiplier = (a * b + a * c + b * c) / 3;
  expect([type, system?.id]).toEqual(['system', '2/3']);
  expect(odds / 10_000).toBeCloseTo(multiplier, 3);
  expect(Math.abs(potentialReturn - 1_000 * multiplier)).toBeLessThanOrEqual(1);
});

test('a bet with a bonus, or a custom bet that is a system, is of no known type', () => {
  const bonus = { ...betOf(two()), bonus: { id: '1', type: 'comboboost' } };
  expect(keysOf(check(bonus))).toEqual(['bet_type_unknown']);
  expect(keysOf(check({ ...betOf(threeOf()), system_id: '2/3', custom_odds: 30_000 }))).toContain(
    'bet_type_unknown',
  );
});

test('with custom bets switched off none is taken', () => {
  const options = { ...DEFAULT_OPTIONS, off: new Set(['custom_bet'] as const) };
  const custom = { ...betOf(two()), custom_odds: 30_000 };
  expect(keysOf(check(custom, { options }))).toEqual(['bet_type_unknown']);
});

test('named covers are systems of a house that offers them alone', () => {
  const trixie = { ...betOf(threeOf()), system_id: 'trixie' };
  expect(check(trixie).system?.folds).toEqual([2, 3]);
  expect(keysOf(check(trixie, { options: { ...DEFAULT_OPTIONS, capabilities: [] } }))).toEqual([
    'bet_type_unknown',
  ]);
});

test('an outcome of a player is taken up to a part of the limit', () => {
  const match = upcoming[40];
  if (!match) throw new Error('The season has upcoming matches.');
  world.ensureBook(match.id);
  const market = [...match.markets.values()].find(({ id }) => id === '10010');
  const outcome = market?.outcomes[0];
  const selection = {
    match_id: match.id,
    market_id: '10010',
    specifier: '',
    outcome_id: outcome?.id ?? '',
    odds: outcome?.odds ?? 0,
  };
  const bet = { bet_id: 'b1', stake: { value: 100_001, currency: 'EUR' }, selections: [selection] };
  expect(check(bet).reasons).toEqual([{ name: 'stake_too_high', field: 'stake', limit: 100_000 }]);
});

test('a custom bet of one selection is taken at the price of its selection, where that is switched on', () => {
  const one = betOf(two().slice(0, 1));
  const price = one.selections[0]?.odds ?? 0;
  const custom = { ...one, custom_odds: price };
  expect(keysOf(check(custom))).toEqual(['custom_bet_refused']);
  const options = { ...DEFAULT_OPTIONS, off: new Set<never>() };
  expect(check(custom, { options })).toMatchObject({ type: 'custom_bet', customOdds: price, reasons: [] });
  expect(keysOf(check({ ...custom, custom_odds: price + 100 }, { options }))).toEqual([
    'invalid_odds_custom_bet',
  ]);
});
