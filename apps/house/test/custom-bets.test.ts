import { CustomOdds, getCustomMarkets } from '@touchline/contract/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchRecord } from '../src/feed/world.ts';
import {
  callerOf,
  pinned,
  quietMatch,
  START_LIMIT_MS,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

type Outcome = readonly [marketId: string, outcomeId: string, specifier?: string];

const selectionsOf = (match: MatchRecord, outcomes: readonly Outcome[]) =>
  outcomes.map(([market_id, outcome_id, specifier = '']) => ({
    match_id: match.id,
    market_id,
    specifier,
    outcome_id,
  }));

async function ask(
  selections: readonly unknown[],
  { locale = 'en', ...more }: { locale?: string; with_locked?: boolean } = {},
  at: TestHouse = house,
): Promise<CustomOdds> {
  const { status, body } = await callerOf(at.url).post(
    '/book/bets/custom/odds',
    { selections, ...more },
    { 'accept-language': locale },
  );
  expect(status).toBe(200);
  return CustomOdds.parse(body);
}

const singleOdds = (match: MatchRecord, [marketId, outcomeId, specifier = '']: Outcome) =>
  match.markets.get(`${match.id}/${marketId}/${specifier}`)?.outcomes.find(({ id }) => id === outcomeId)
    ?.odds ?? 0;

const WIN = ['1', '1'] as const;
const OVER = ['18', '12', 'total=2.5'] as const;
const OVER_THREE = ['18', '12', 'total=3.5'] as const;
const BOTH_SCORE = ['29', '74'] as const;

test('outcomes of one match get a price together that no single of them exceeds', async () => {
  const match = quietMatch(house);
  const { odds, conflicts, locked } = await ask(selectionsOf(match, [WIN, OVER_THREE, BOTH_SCORE]));
  expect(conflicts).toEqual([]);
  expect(locked).toEqual([]);
  const singles = [WIN, OVER_THREE, BOTH_SCORE].map((outcome) => singleOdds(match, outcome));
  expect(odds).toBeGreaterThan(Math.max(...singles));
  const apart = singles.reduce((product, single) => (product * single) / 10_000);
  // Goals of both sides make over 3.5 likelier: together they pay less than apart.
  expect(odds).toBeLessThan(apart);
  const turned = await ask(selectionsOf(match, [BOTH_SCORE, WIN, OVER_THREE]));
  expect(turned.odds).toBe(odds);
});

test('the price follows the prices of its singles', async () => {
  const match = quietMatch(house, 1);
  pinned(house, match, '1', 20_000);
  const before = await ask(selectionsOf(match, [WIN, OVER]));
  pinned(house, match, '1', 40_000);
  const after = await ask(selectionsOf(match, [WIN, OVER]));
  expect((after.odds ?? 0) / (before.odds ?? 1)).toBeCloseTo(2, 0);
});

test('players who score are part of it, several of one market too', async () => {
  const match = quietMatch(house);
  const [first, second] = match.rosters.home.toSorted((a, b) => b.weight - a.weight);
  const scorers = [first, second].map((player) => ['10010', player?.id ?? ''] as const);
  const { odds, conflicts } = await ask(selectionsOf(match, [WIN, ...scorers]));
  expect(conflicts).toEqual([]);
  expect(odds).toBeGreaterThan(Math.max(...scorers.map((scorer) => singleOdds(match, scorer))));
});

test.each([
  [
    'implied',
    [['18', '12', 'total=1.5'], OVER],
    [0, 1],
    'Total goals: Over 1.5 is already covered by Total goals: Over 2.5.',
  ],
  [
    'contradictory',
    [
      ['29', '76'],
      ['20', '12', 'total=1.5'],
      ['19', '12', 'total=1.5'],
    ],
    [0, 1, 2],
    "can't be combined.",
  ],
  ['same_market', [WIN, ['1', '3']], [0, 1], 'only pick one outcome'],
  ['not_combinable', [WIN, ['166', '12', 'total=9.5']], [1], 'Not available in the bet builder: '],
  ['not_available', [WIN, ['18', '12', 'total=99.5']], [1], 'No longer available: '],
  ['too_few', [WIN], [0], 'Pick at least two outcomes.'],
] as const)(
  '%s: the selections at fault are named with their reason',
  async (reason, outcomes, selections, text) => {
    const { odds, conflicts } = await ask(selectionsOf(quietMatch(house), outcomes));
    expect(odds).toBeNull();
    const conflict = conflicts.find((one) => one.reason === reason);
    expect(conflict?.selections).toEqual(selections);
    expect(conflict?.localized_message).toContain(text);
  },
);

test('a message is in the language of the reader', async () => {
  const { conflicts } = await ask(selectionsOf(quietMatch(house), [WIN]), { locale: 'de' });
  expect(conflicts[0]?.localized_message).toBe('Wählen Sie mindestens zwei Ausgänge.');
});

test('a suspended outcome, one of another match and an id that is none have no price', async () => {
  const match = quietMatch(house, 2);
  house.world.ensureBook(match.id);
  house.world.control.suspend(match.id, `${match.id}/18/total=2.5`, true);
  const [win] = selectionsOf(match, [WIN]);
  const [elsewhere] = selectionsOf(quietMatch(house, 3), [OVER]);
  const broken = { match_id: match.id, market_id: '1/1', specifier: '', outcome_id: '1' };
  const { odds, conflicts } = await ask([win, ...selectionsOf(match, [OVER]), elsewhere, broken]);
  house.world.control.suspend(match.id, `${match.id}/18/total=2.5`, false);
  expect(odds).toBeNull();
  expect(conflicts.map(({ reason, selections }) => [reason, selections])).toEqual([
    ['suspended', [1]],
    ['other_match', [2]],
    ['not_available', [3]],
  ]);
});

test('more than ten outcomes are too many, a match that is not known has none', async () => {
  const match = quietMatch(house);
  const scorers = match.rosters.home.map((player) => ['10010', player.id] as const);
  const eleven = [WIN, OVER, ...scorers].slice(0, 11);
  const { conflicts } = await ask(selectionsOf(match, eleven));
  expect(conflicts[0]?.reason).toBe('too_many');
  expect(conflicts[0]?.localized_message).toContain('10');
  const unknown = await ask(
    [WIN, OVER].map(([market_id, outcome_id, specifier = '']) => ({
      match_id: 'no',
      market_id,
      specifier,
      outcome_id,
    })),
  );
  expect(unknown.conflicts[0]?.reason).toBe('not_available');
});

test('an outage of the provider suspends every combination', async () => {
  house.world.control.setProviderStatus('betradar', 'INACTIVE');
  const { odds, conflicts } = await ask(selectionsOf(quietMatch(house), [WIN, OVER]));
  house.world.control.setProviderStatus('betradar', 'ACTIVE');
  expect(odds).toBeNull();
  expect(conflicts[0]?.reason).toBe('suspended');
});

test('what cannot be added is named where it is asked for', async () => {
  const match = quietMatch(house);
  const { odds, locked } = await ask(selectionsOf(match, [WIN]), { with_locked: true });
  expect(odds).toBeNull();
  const keys = locked.map(
    ({ market_id, specifier, outcome_id, reason }) => `${market_id}/${specifier}/${outcome_id} ${reason}`,
  );
  expect(keys).toContain('10//11 contradictory');
  expect(keys).toContain('10//9 implied');
  expect(keys.some((key) => key.startsWith('18/total=2.5/'))).toBe(false);
  // Another result takes the place of the one that was picked.
  expect(keys.some((key) => key.startsWith('1//'))).toBe(false);
});

test('nothing that is not locked is refused when it is added', async () => {
  const match = quietMatch(house);
  const picks = selectionsOf(match, [WIN, BOTH_SCORE]);
  const { locked } = await ask(picks, { with_locked: true });
  const isLocked = (market_id: string, specifier: string, outcome_id: string) =>
    locked.some(
      (one) => one.market_id === market_id && one.specifier === specifier && one.outcome_id === outcome_id,
    );
  const { body } = await callerOf(house.url).get(`/book/bets/custom/markets/${match.id}`);
  for (const { market_id, specifier, outcome_ids } of body.markets) {
    for (const outcome_id of outcome_ids) {
      if (picks.some((pick) => pick.market_id === market_id)) continue;
      const { conflicts } = await ask([...picks, { match_id: match.id, market_id, specifier, outcome_id }]);
      const reasons = conflicts
        .map(({ reason }) => reason)
        .filter((reason) => ['implied', 'contradictory'].includes(reason));
      expect([market_id, specifier, outcome_id, reasons.length > 0]).toEqual([
        market_id,
        specifier,
        outcome_id,
        isLocked(market_id, specifier, outcome_id),
      ]);
    }
  }
});

test('markets that combine are listed, and say so where they are shown', async () => {
  const match = quietMatch(house);
  const { body } = await callerOf(house.url).get(`/book/bets/custom/markets/${match.id}`);
  const listed = getCustomMarkets.responses[200].content['application/json'].schema.parse(body);
  expect(listed.max_selections).toBe(10);
  const ids = new Set(listed.markets.map(({ market_id }) => market_id));
  for (const id of ['1', '10', '11', '18', '45', '47', '60', '83', '10010']) expect(ids).toContain(id);
  for (const id of ['166', '139', '8', '10012']) expect(ids).not.toContain(id);
  const shown = await callerOf(house.url).get(`/book/matches/${match.id}/markets?limit=500`);
  const groups = (id: string) =>
    shown.body.data.find((market: { id: string }) => market.id === id)?.custom_bet_groups;
  expect(groups('1')).toEqual(['regular_time']);
  expect(groups('166')).toEqual([]);
  expect((await callerOf(house.url).get('/book/bets/custom/markets/none')).status).toBe(404);
});

test(
  'a house without the bet builder lists nothing and prices nothing',
  async () => {
    const without = await startTestHouse({ off: new Set(['custom_bet']) });
    const match = quietMatch(without);
    const { body } = await callerOf(without.url).get(`/book/bets/custom/markets/${match.id}`);
    const { odds, conflicts } = await ask(selectionsOf(match, [WIN, OVER]), {}, without);
    const settings = await callerOf(without.url).get('/book/settings');
    await without.end();
    expect(body.markets).toEqual([]);
    expect(odds).toBeNull();
    expect(conflicts[0]?.reason).toBe('not_combinable');
    expect(settings.body).toMatchObject({ custom_bet_enabled: false, custom_bet_single_enabled: false });
  },
  START_LIMIT_MS,
);

test(
  'one outcome alone has a price where a custom bet may have one selection, and the settings say so',
  async () => {
    const allowing = await startTestHouse({ off: new Set() });
    const match = quietMatch(allowing);
    const price = singleOdds(match, WIN);
    const { odds, conflicts } = await ask(selectionsOf(match, [WIN]), {}, allowing);
    const settings = await callerOf(allowing.url).get('/book/settings');
    await allowing.end();
    expect({ odds, conflicts }).toEqual({ odds: price, conflicts: [] });
    expect(settings.body).toMatchObject({ custom_bet_enabled: true, custom_bet_single_enabled: true });
    const usual = await callerOf(house.url).get('/book/settings');
    expect(usual.body).toMatchObject({ custom_bet_enabled: true, custom_bet_single_enabled: false });
  },
  START_LIMIT_MS,
);
