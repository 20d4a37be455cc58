import type { ShareBet } from '@touchline/contract';
import { SharedBet } from '@touchline/contract/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareBets } from '../src/commands/share-bets.ts';
import type { MatchRecord } from '../src/feed/world.ts';
import {
  callerOf,
  eventually,
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

const shareOf = (matches: readonly MatchRecord[], more: Partial<ShareBet> = {}): ShareBet => ({
  selections: matches.map((match) => pinned(house, match, '1', 20_000)),
  type: matches.length === 1 ? 'SINGLE' : 'COMBO',
  system_id: null,
  custom_odds: null,
  currency: 'EUR',
  stake: null,
  potentialWin: null,
  sharing: true,
  ...more,
});

const share = (bets: readonly unknown[]) => callerOf(house.url).post('/book/bets/share-code', { bets });
const opened = (code: string, locale = 'en') =>
  callerOf(house.url).get(`/book/bets/share-code?code=${encodeURIComponent(code)}`, {
    'accept-language': locale,
  });

test('a code has six letters and digits that cannot be mistaken, and opens what was shared', async () => {
  const [first, second] = [quietMatch(house, 0), quietMatch(house, 1)];
  const { status, body } = await share([shareOf([first, second], { stake: 1_000, potentialWin: 4_000 })]);
  expect(status).toBe(200);
  expect(body.code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  const answer = await opened(body.code);
  const [bet] = SharedBet.array().parse(answer.body.bets);
  expect(bet).toMatchObject({ type: 'COMBO', stake: 1_000, potentialWin: 4_000, currency: 'EUR' });
  expect(bet?.selections[0]).toMatchObject({
    match_id: first.id,
    odds: 20_000,
    current_odds: 20_000,
    market_status: 1,
    active: true,
    outcome_name: first.home?.name,
    match: {
      name_a: first.home?.name,
      name_b: first.away?.name,
      sport_key: 'football',
      provider: 'betradar',
    },
  });
});

test('the code is read in any case, with spaces and dashes', async () => {
  const { body } = await share([shareOf([quietMatch(house)])]);
  const spaced = `${body.code.slice(0, 3)}-${body.code.slice(3)} `.toLowerCase();
  expect((await opened(spaced)).body.bets).toHaveLength(1);
});

test('names come in the language of the reader', async () => {
  const { body } = await share([shareOf([quietMatch(house)])]);
  const english = (await opened(body.code)).body.bets[0].selections[0].market_name;
  const german = (await opened(body.code, 'de')).body.bets[0].selections[0].market_name;
  expect(german).not.toBe(english);
});

test('the same bets have the same code, others have another', async () => {
  const bet = shareOf([quietMatch(house, 2)]);
  const first = await share([bet]);
  expect((await share([bet])).body.code).toBe(first.body.code);
  expect((await share([{ ...bet, stake: 500 }])).body.code).not.toBe(first.body.code);
});

test('a code that is taken makes room for the next one', async () => {
  const codes = (_text: string, attempt: number) => (attempt === 0 ? 'TAKEN2' : 'FREE22');
  expect(await shareBets(house, [shareOf([quietMatch(house, 3)])], codes)).toMatchObject({ code: 'TAKEN2' });
  expect(await shareBets(house, [shareOf([quietMatch(house, 4)])], codes)).toMatchObject({ code: 'FREE22' });
});

test('a moved price stands beside the shared one, a suspended one is said', async () => {
  const match = quietMatch(house, 5);
  const { body } = await share([shareOf([match])]);
  house.world.control.movePrice(match.id, `${match.id}/1/`, '1', 23_000);
  const moved = await eventually(
    async () => (await opened(body.code)).body.bets[0].selections[0],
    (selection) => selection.current_odds === 23_000,
  );
  expect(moved).toMatchObject({ odds: 20_000, market_status: 1 });
  house.world.control.suspend(match.id, `${match.id}/1/`, true);
  await eventually(
    async () => (await opened(body.code)).body.bets[0].selections[0],
    (selection) => selection.market_status === -1 && selection.current_odds !== null,
  );
  house.world.control.suspend(match.id, `${match.id}/1/`, false);
});

test('what is over is named without a price; where all of it is over, nothing is left', async () => {
  const [over, still] = [quietMatch(house, 6), quietMatch(house, 7)];
  const both = await share([shareOf([over, still])]);
  const alone = await share([shareOf([over])]);
  house.world.control.settle(over.id, `${over.id}/1/`, { '1': 'won', '2': 'lost', '3': 'lost' });
  const selections = await eventually(
    async () => (await opened(both.body.code)).body.bets[0].selections,
    (list) => list[0].current_odds === null,
  );
  expect(selections[0]).toMatchObject({ outcome_name: over.home?.name, active: false });
  expect(selections[1].current_odds).toBe(20_000);
  expect((await opened(alone.body.code)).body).toEqual({ bets: [] });
});

test('a bet of the builder carries its price of now', async () => {
  const match = quietMatch(house, 10);
  const selections = [
    { match_id: match.id, market_id: '1', specifier: '', outcome_id: '1', odds: 20_000 },
    { match_id: match.id, market_id: '18', specifier: 'total=2.5', outcome_id: '12', odds: 19_000 },
  ];
  const custom = { ...shareOf([match]), type: 'CUSTOM_BET', custom_odds: 30_000, selections };
  const { body } = await share([custom]);
  const [bet] = (await opened(body.code)).body.bets;
  expect(bet.custom_odds).toBe(30_000);
  expect(bet.current_custom_odds).toBeGreaterThan(10_000);
});

test('a code that nobody made is not found', async () => {
  expect((await opened('ZZZZZ2')).status).toBe(404);
});

test('bets that do not hold together are refused with their field', async () => {
  const bet = shareOf([quietMatch(house)]);
  const wrong = [
    [{ ...bet, type: 'COMBO' }, 'bets.0.type'],
    [{ ...bet, type: 'SYSTEM' }, 'bets.0.type'],
    [{ ...bet, custom_odds: 30_000 }, 'bets.0.type'],
    [{ ...bet, currency: 'XXX' }, 'bets.0.currency'],
    [{ ...bet, selections: [{ ...bet.selections[0], match_id: '999999999' }] }, 'bets.0.selections.0'],
    [{ ...bet, selections: [{ ...bet.selections[0], outcome_id: 'x/y' }] }, 'bets.0.selections.0'],
  ] as const;
  for (const [one, field] of wrong) {
    const { status, body } = await share([one]);
    expect([status, body.data.details[0].field]).toEqual([422, field]);
  }
  expect((await share([])).status).toBe(422);
  const many = Array.from({ length: 40 }, () => shareOf([quietMatch(house, 8), quietMatch(house, 9)]));
  expect((await share(many)).body.data.details[0].key).toBe('error.place_bets.too_many_selections');
});

/** More than anybody may make in a minute, however slow the machine. */
const MOST_CALLS = 1_000;

test('codes are made and tried at the pace of people', async () => {
  const bet = shareOf([quietMatch(house)]);
  for (const call of [() => opened('ZZZZZ3'), () => share([bet])]) {
    // One after the other: many at once may meet the guard against too much work instead.
    let answer = await call();
    for (let made = 1; made < MOST_CALLS && answer.status !== 429; made++) answer = await call();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test(
  'with the feature off nothing is shared and nothing is found',
  async () => {
    const closed = await startTestHouse({ off: new Set(['share_bet']) });
    try {
      const caller = callerOf(closed.url);
      expect((await caller.get('/book/settings')).body.share_bet_enabled).toBe(false);
      expect((await caller.get('/book/bets/share-code?code=ZZZZZ2')).status).toBe(404);
      const { status } = await caller.post('/book/bets/share-code', { bets: [shareOf([quietMatch(house)])] });
      expect(status).toBe(404);
    } finally {
      await closed.end();
    }
  },
  START_LIMIT_MS,
);
