import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Jackpot } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bets } from '../src/db/schema.ts';
import { decidedBet, placeBet, playingMatch } from './support/cash-out.ts';
import {
  callerOf,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestBet,
  type TestHouse,
} from './support/house.ts';
import { contributionsTo, jackpotOf, levelOf, levelsOf, placeJackpots } from './support/jackpots.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { OPERATORS, ordered } from './support/operator.ts';

/** Long enough to look at a bet before it is decided. */
const DELAY_MS = 1_000;

let house: TestHouse;
let ids = 0;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS, betDelayMs: DELAY_MS });
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => {
  for (const file of ['jackpots.json', 'flags.json'])
    rmSync(join(house.options.dataDir, file), { force: true });
});

function newId(): string {
  ids += 1;
  return `jackpot-${ids}`;
}
const switchFlag = (jackpots: 'active' | 'inactive') =>
  writeFileSync(join(house.options.dataDir, 'flags.json'), JSON.stringify({ jackpots }));
const far = [levelOf('mini', { max: 90_000 })];
const visitor = () => callerOf(house.url);
const drawn = (id: string) =>
  eventually(
    () => contributionsTo(house, id),
    (rows) => rows.length > 0 && rows.every(({ isDrawn }) => isDrawn),
  );

/** Which of the jackpots in the file a bet of the slip takes part in. */
async function asked(bet: TestBet, more: object = {}): Promise<string[]> {
  const { bets: sent } = placementOf([bet]);
  const { status, body } = await visitor().post('/book/jackpots', { bets: [{ ...sent[0], ...more }] });
  expect(status).toBe(200);
  return body.bets[0].jackpots.map(({ id }: { id: string }) => id);
}

test('an accepted bet contributes with its request, in the currency of the jackpot, and its history says so', async () => {
  const [own, other] = [newId(), newId()];
  placeJackpots(house, jackpotOf(own, { levels: far }), jackpotOf(other, { currency: 'USD', levels: far }));
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [quietMatch(house)], { stake: 1_234 });
  expect(await contributionsTo(house, own)).toMatchObject([{ betId: id, playerId: player.id, stake: 1_234 }]);
  // By the rates of the backend: 12.34 at 1.00 for 0.92, rounded down.
  expect(await contributionsTo(house, other)).toMatchObject([{ betId: id, stake: 1_341 }]);
  await drawn(own);
  expect(await levelsOf(house, own)).toMatchObject([{ pool: 112, remainder: 3_400_000_000 }]);
  expect((await player.get('/book/bets')).body.data[0]).toMatchObject({ id, used_in_jackpot: true });
  await expectLedgerLaws(house.db);
});

test('a refused bet contributes nothing, nor does a request that is sent again', async () => {
  const id = newId();
  placeJackpots(house, jackpotOf(id, { levels: far }));
  const player = await signUpPlayer(house.url);
  const selections = [pinned(house, quietMatch(house))];
  const request = placementOf([
    { selections, stake: 90_000 },
    { selections, stake: 20_000 },
  ]);
  for (let sent = 0; sent < 2; sent += 1) {
    const { body } = await player.post('/book/bets', request);
    expect(body.bets).toHaveLength(1);
  }
  expect(await contributionsTo(house, id)).toMatchObject([{ stake: 90_000 }]);
});

test('a bet in play contributes when it is accepted after its delay, a rejected one never', async () => {
  const id = newId();
  placeJackpots(house, jackpotOf(id, { levels: far }));
  const player = await signUpPlayer(house.url);
  const match = playingMatch(house);
  const betId = await placeBet(house, player, [match], { stake: 500 });
  expect(await contributionsTo(house, id)).toMatchObject([{ betId, stake: 500 }]);
  const other = playingMatch(house, new Set([match.id]));
  const { body } = await player.post('/book/bets', placementOf([{ selections: [pinned(house, other)] }]));
  expect(await contributionsTo(house, id)).toHaveLength(1);
  house.world.control.suspend(other.id, `${other.id}/1/`, true);
  await house.moveNow();
  expect(await decidedBet(player, body.bets[0].id)).toMatchObject({ status: 'rejected' });
  expect(await contributionsTo(house, id)).toHaveLength(1);
  expect(await bothFlags(player)).toEqual([false, true]);
  await expectLedgerLaws(house.db);
});

const bothFlags = async (player: ReturnType<typeof callerOf>) =>
  (await player.get('/book/bets')).body.data.map((bet: { used_in_jackpot: boolean }) => bet.used_in_jackpot);

test('a large bet contributes what a trader takes of it', async () => {
  const id = newId();
  placeJackpots(house, jackpotOf(id, { levels: far }));
  const player = await signUpPlayer(house.url);
  const selections = [pinned(house, quietMatch(house))];
  const { body } = await player.post('/book/bets', placementOf([{ selections, stake: 100_000 }]));
  const bet = body.bets[0].id;
  expect(await contributionsTo(house, id)).toEqual([]);
  await ordered(house, 'decide-vip-bet', { bet, decision: 'accept' });
  expect(await contributionsTo(house, id)).toMatchObject([{ betId: bet, stake: 100_000 }]);
});

test('what a bonus pays of a stake does not contribute', async () => {
  const id = newId();
  placeJackpots(house, jackpotOf(id, { levels: far }));
  const selections = [pinned(house, quietMatch(house))];
  for (const bonusStake of [100_000, 40_000]) {
    const player = await signUpPlayer(house.url);
    const { body } = await player.post('/book/bets', placementOf([{ selections, stake: 100_000 }]));
    const bet = body.bets[0].id;
    const pay = (amount: number) => house.db.update(bets).set({ bonusStake: amount }).where(eq(bets.id, bet));
    await pay(bonusStake);
    await ordered(house, 'decide-vip-bet', { bet, decision: 'accept' });
    // Own money was locked for all of it.
    await pay(0);
  }
  expect((await contributionsTo(house, id)).map(({ stake }) => stake)).toEqual([60_000]);
});

test('the slip and the placement agree on the jackpots of a bet, condition by condition', async () => {
  const match = quietMatch(house);
  const other = quietMatch(house, 1);
  const sport = 'football';
  const fitting: Record<string, object> = {
    any: {},
    sport: { sports: ['tennis', sport] },
    type: { sport_types: ['regular'] },
    category: { categories: [match.categoryId] },
    tournament: { tournaments: [match.tournamentId] },
    event: { events: [match.id] },
    odds: { min_odds: 2 },
    single: { bet_types: ['single'] },
    stake: { min_stake: 10 },
  };
  const missing: Record<string, object> = {
    'other-sport': { sports: ['tennis'] },
    'other-type': { sport_types: ['cyber'] },
    'other-category': { categories: ['none'] },
    'other-tournament': { tournaments: ['none'] },
    'other-event': { events: [other.id] },
    'higher-odds': { min_odds: 2.0001 },
    combo: { bet_types: ['combo', 'system', 'custom_bet'] },
    'higher-stake': { min_stake: 10.01 },
  };
  const all = Object.entries({ ...fitting, ...missing });
  const prefix = newId();
  placeJackpots(
    house,
    ...all.map(([id, conditions]) => jackpotOf(`${prefix}-${id}`, { conditions, levels: far })),
  );
  const expected = Object.keys(fitting).map((id) => `${prefix}-${id}`);
  const selections = [pinned(house, match)];
  expect(await asked({ selections, stake: 1_000 })).toEqual(expected);
  const player = await signUpPlayer(house.url);
  await placeBet(house, player, [match], { stake: 1_000 });
  const placed = await Promise.all(
    all.map(async ([id]) =>
      (await contributionsTo(house, `${prefix}-${id}`)).length > 0 ? [`${prefix}-${id}`] : [],
    ),
  );
  expect(placed.flat()).toEqual(expected);
  const combo = [pinned(house, match), pinned(house, other)];
  expect(await asked({ selections: combo })).toEqual(
    ['any', 'sport', 'type', 'odds', 'stake', 'combo']
      .map((id) => `${prefix}-${id}`)
      .concat(
        match.categoryId === other.categoryId ? [`${prefix}-category`] : [],
        match.tournamentId === other.tournamentId ? [`${prefix}-tournament`] : [],
      )
      .toSorted((a, b) => all.findIndex(([id]) => a.endsWith(id)) - all.findIndex(([id]) => b.endsWith(id))),
  );
});

test('a stake that is not entered yet is not judged, and a freebet that pays the stake takes part in nothing', async () => {
  const id = newId();
  placeJackpots(house, jackpotOf(id, { conditions: { min_stake: 5 }, levels: far }));
  const selections = [pinned(house, quietMatch(house))];
  expect(await asked({ selections, stake: 0 })).toEqual([id]);
  expect(await asked({ selections, stake: 499 })).toEqual([]);
  expect(await asked({ selections, currency: 'XYZ' })).toEqual([]);
  expect(await asked({ selections: [] })).toEqual([]);
  for (const [type, found] of [
    ['freebet_only_win', []],
    ['freebet_all_win', []],
    ['freebet_no_risk', [id]],
    ['hunting', [id]],
  ] as const)
    expect(await asked({ selections }, { bonus: { id: 'one', type } })).toEqual(found);
});

test('jackpots are shown with pools, rounds, hashes and terms, in the language of the call', async () => {
  const id = newId();
  const levels = [
    levelOf('mini', { share: 40, max: 900 }),
    levelOf('major', { share: 60, start: 2.5, max: 900, is_active: false }),
  ];
  placeJackpots(
    house,
    jackpotOf(id, { levels, conditions: { sports: ['football'], min_odds: 1.5, min_stake: 2 } }),
  );
  await house.moveNow();
  const player = await signUpPlayer(house.url);
  await placeBet(house, player, [quietMatch(house)], { stake: 10_000 });
  await drawn(id);
  const { body, headers } = await visitor().get('/book/jackpots', { 'accept-language': 'de' });
  expect(headers.get('cache-control')).toBe('public, max-age=5');
  const [shown] = body.data.map((one: unknown) => Jackpot.parse(one));
  const rows = await levelsOf(house, id);
  const hashOf = (code: string) => rows.find((row) => row.code === code)?.seedHash;
  expect(shown).toMatchObject({
    id,
    name: `Topf ${id}`,
    amount: 390,
    pool_amount: 140,
    hits_amount: 0,
    currency: 'EUR',
    subunits: 100,
    levels: [
      { code: 'mini', pool_amount: 140, state: 'active', max: 90_000, round: 1, seed_hash: hashOf('mini') },
      { code: 'major', pool_amount: 250, state: 'inactive', round: 1, seed_hash: hashOf('major') },
    ],
  });
  expect(JSON.stringify(shown)).not.toContain(rows[0]?.seed);
  expect(shown.terms).toContain('bringt 1\u00a0% ihres Einsatzes in diesen Jackpot ein');
  const english = (await visitor().get(`/book/jackpots/${id}`)).body.terms.split('\n');
  expect(english).toEqual([
    'A bet that takes part adds 1% of its stake to this jackpot. You pay nothing for it. Only your own money counts, not freebets.',
    'A bet takes part if it meets all of these, with every selection:',
    '- Sports: Football',
    '- Odds: 1.50 or higher',
    '- Stake: €2.00 or more',
    'The mini: gets 40% of what bets add, starts at €1.00 and must be won before €900.00.',
    'The major: takes nothing at the moment.',
    expect.stringContaining('a hidden amount between its start and its maximum is drawn at random'),
    expect.stringContaining('its hash is shown from the start'),
    'We check each hit before we pay it, in EUR.',
    'The contribution of a bet that is voided or cashed out later stays in the jackpot.',
  ]);
  expect((await visitor().get('/book/jackpots/none')).status).toBe(404);
});

test('while the flag is inactive the calls answer 404 and nothing contributes', async () => {
  const id = newId();
  placeJackpots(house, jackpotOf(id, { levels: far }));
  switchFlag('inactive');
  const player = await signUpPlayer(house.url);
  await placeBet(house, player, [quietMatch(house)]);
  expect(await contributionsTo(house, id)).toEqual([]);
  const { bets: sent } = placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
  const answers = [
    await player.get('/book/jackpots'),
    await player.get(`/book/jackpots/${id}`),
    await player.get('/book/jackpot-hits'),
    await player.post('/book/jackpots', { bets: sent }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  switchFlag('active');
  expect(await asked({ selections: [pinned(house, quietMatch(house))] })).toEqual([id]);
});

test('without jackpots the lists are empty, and a question without bets is refused', async () => {
  expect((await visitor().get('/book/jackpots')).body).toEqual({ data: [] });
  expect((await visitor().post('/book/jackpots', { bets: [] })).status).toBe(422);
  expect((await visitor().get('/book/jackpot-hits?jackpot_id=none')).body.data).toEqual([]);
});
