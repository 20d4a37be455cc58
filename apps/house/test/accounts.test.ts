import { SystemData } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_PLAYER } from '../src/demo-player.ts';
import { CURRENCIES } from '../src/wallet/currencies.ts';
import {
  type Caller,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  type TestHouse,
} from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);

const open = (player: Caller, currency: unknown) => player.post('/platform/player/accounts', { currency });

/** Money of each account by its currency. */
async function moneyOf(player: Caller): Promise<Record<string, number>> {
  const { body } = await player.get('/platform/player/accounts');
  return Object.fromEntries(
    body.map(({ currency, balance }: { currency: string; balance: { available: number } }) => [
      currency,
      balance.available,
    ]),
  );
}

async function stake(player: Caller, currency: string, amount: number) {
  const selections = [pinned(house, quietMatch(house))];
  return player.post('/book/bets', placementOf([{ selections, stake: amount, currency }]));
}

test('the demo player holds money in euros, dollars and bitcoin', async () => {
  const demo = callerOf(house.url);
  await demo.post('/platform/users/sign_in', DEMO_PLAYER);
  const { body } = await demo.get('/platform/player/accounts');
  expect(body).toMatchObject([
    { currency: 'EUR', subunits: 100, balance: { available: 100_000, locked: 0 }, active: true },
    { currency: 'USD', subunits: 100, balance: { available: 100_000, locked: 0 }, active: true },
    { currency: 'BTC', subunits: 100_000_000, balance: { available: 1_000_000, locked: 0 }, active: true },
  ]);
});

test('fiat and crypto currencies are offered with their subunits', async () => {
  const { currencies } = SystemData.parse((await callerOf(house.url).get('/platform/system')).body);
  const facts = currencies.map(({ code, subunits, fiat }) => [code, subunits, fiat]);
  expect(facts).toContainEqual(['JPY', 1, true]);
  expect(facts).toContainEqual(['KWD', 1_000, true]);
  expect(facts).toContainEqual(['ETH', 100_000_000, false]);
  expect(facts).toContainEqual(['USDT', 1_000_000, false]);
  expect(currencies.find(({ code }) => code === 'BTC')?.subcurrencies).toEqual([
    { code: 'mBTC', subunits: 100_000 },
    { code: 'µBTC', subunits: 100 },
  ]);
});

test.each(CURRENCIES.map(({ code }) => code))(
  'a player who signs up in %s holds one account in it',
  async (code) => {
    const player = await signUpPlayer(house.url, code);
    expect(Object.keys(await moneyOf(player))).toEqual([code]);
    const { body } = await player.get('/platform/player');
    expect(body.currency).toBe(code);
  },
);

test('a bet moves the money of its own currency alone, in the ledger too', async () => {
  const player = await signUpPlayer(house.url, 'BTC');
  await open(player, 'EUR');
  expect((await stake(player, 'BTC', 25_000)).status).toBe(200);
  expect(await moneyOf(player)).toEqual({ BTC: 975_000, EUR: 0 });
  const { rows } = await house.db.execute(
    sql`select account, currency, amount from ledger_entries where kind = 'stake' and player_id = ${player.id}`,
  );
  expect(rows).toEqual([{ account: `player:${player.id}:available`, currency: 'BTC', amount: -25_000 }]);
});

test('an empty account buys nothing, whatever the others hold', async () => {
  const player = await signUpPlayer(house.url);
  await open(player, 'USD');
  expect((await stake(player, 'USD', 1_000)).status).not.toBe(200);
  expect(await moneyOf(player)).toEqual({ EUR: 100_000, USD: 0 });
});

test('the limits of a stake are those of its currency', async () => {
  const player = await signUpPlayer(house.url, 'JPY');
  const { body } = await player.get('/book/settings');
  expect(body.bet_limits.JPY).toMatchObject({ min_stake: 10, max_stake: 500_000, max_payout: 25_000_000 });
  expect((await stake(player, 'JPY', 9)).status).not.toBe(200);
  expect((await stake(player, 'JPY', 10)).status).toBe(200);
});

test('an account that is opened many times at once is opened once', async () => {
  const player = await signUpPlayer(house.url);
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(player, 'CHF')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await moneyOf(player)).toEqual({ EUR: 100_000, CHF: 0 });
});

test('a currency that is not offered, and an account for nobody, are refused', async () => {
  const player = await signUpPlayer(house.url);
  const unknown = await open(player, 'DOGE');
  expect(unknown.status).toBe(422);
  expect(unknown.body.data.details).toEqual([{ field: 'currency', key: 'error.field.currency' }]);
  expect((await open(player, 'mBTC')).status).toBe(422);
  expect((await open(player, 7)).status).toBe(422);
  expect((await open(callerOf(house.url), 'USD')).status).toBe(401);
  expect(await moneyOf(player)).toEqual({ EUR: 100_000 });
});

test('settings belong to their player, and a visitor has those of the house', async () => {
  const [one, other, visitor] = [
    await signUpPlayer(house.url),
    await signUpPlayer(house.url),
    callerOf(house.url),
  ];
  await one.post('/book/settings', {
    odds_type: 'hongkong',
    auto_accept_odds_change: 'higher',
    stakes: { BTC: [1_000, 2_000, 3_000] },
  });
  const own = (await one.get('/book/settings')).body;
  expect(own).toMatchObject({ active_odds_type: 'hongkong', odds_accept_mode: 'higher' });
  expect(own.stakes.BTC).toEqual([1_000, 2_000, 3_000]);
  for (const somebody of [other, visitor]) {
    const { body } = await somebody.get('/book/settings');
    expect(body).toMatchObject({ active_odds_type: 'european', odds_accept_mode: 'none' });
    expect(body.stakes.BTC).toEqual([5_000, 10_000, 25_000, 50_000]);
  }
});

test('what a change does not name stays, even when two come at once', async () => {
  const player = await signUpPlayer(house.url);
  const changes = [
    { odds_type: 'american' },
    { auto_accept_odds_change: 'any' },
    { stakes: { EUR: [700, 800, 900] } },
    { stakes: { JPY: [300, 600, 900] } },
    {},
  ];
  const answers = await Promise.all(changes.map((change) => player.post('/book/settings', change)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { body } = await player.get('/book/settings');
  expect(body).toMatchObject({ active_odds_type: 'american', odds_accept_mode: 'any' });
  expect(body.stakes).toMatchObject({
    EUR: [700, 800, 900],
    JPY: [300, 600, 900],
    USD: [500, 1_000, 2_500, 5_000],
  });
});

test.each([
  ['stakes in a currency that is not offered', { stakes: { XXX: [100] } }],
  ['no stakes', { stakes: { EUR: [] } }],
  ['two stakes', { stakes: { EUR: [100, 200] } }],
  ['six stakes', { stakes: { EUR: [10, 20, 30, 40, 50, 60] } }],
  ['a stake below the least', { stakes: { EUR: [9, 100, 200] } }],
  ['a stake above the most', { stakes: { EUR: [100, 200, 500_001] } }],
  ['a stake that is not whole', { stakes: { EUR: [10.5, 100, 200] } }],
  ['odds in no known format', { odds_type: 'roman' }],
  ['an unknown way to accept odds', { auto_accept_odds_change: 'sometimes' }],
])('%s are refused, and nothing is saved', async (_, change) => {
  const player = await signUpPlayer(house.url);
  const before = (await player.get('/book/settings')).body;
  const answer = await player.post('/book/settings', { odds_type: 'american', ...change });
  expect(answer.status).toBe(422);
  expect((await player.get('/book/settings')).body).toMatchObject({
    active_odds_type: before.active_odds_type,
    stakes: before.stakes,
    updated_at: 0,
  });
});

test('a visitor saves no settings', async () => {
  expect((await callerOf(house.url).post('/book/settings', { odds_type: 'american' })).status).toBe(401);
});
