import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDraws } from '../src/games/lottery/shown-draws.ts';
import { feedNow, openGame, quietRace, runnerFields } from './support/games.ts';
import {
  balanceOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

// What a player cannot do before he has verified his phone.

let house: TestHouse;
let player: Awaited<ReturnType<typeof signUpPlayer>>;
let numbers = 0;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, phoneVerification: true, payments: 'stand-in' });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(async () => {
  player = await signUpPlayer(house.url);
});

async function verify() {
  numbers += 1;
  await player.post('/platform/player/phone', { number: `+447400${String(124_000 + numbers)}` });
  await house.texts.sent();
  const code = house.texts.shown()[0]?.code;
  expect((await player.post('/platform/player/phone/confirm', { code })).status).toBe(200);
}

test('bets are refused until the phone is verified, and nothing is debited', async () => {
  const before = await balanceOf(player);
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
  const refused = await player.post('/book/bets', placement);
  expect([refused.status, refused.body.code]).toEqual([422, 123]);
  expect(refused.body.data.localized_message).toBe('Verify your phone first.');
  expect(await balanceOf(player)).toEqual(before);
  expect((await player.get('/book/bets')).body.data).toEqual([]);
  await verify();
  expect((await player.post('/book/bets', placement)).status).toBe(200);
});

test('a deposit is refused until the phone is verified, a payout is not', async () => {
  const money = { currency: 'EUR', amount: 2_000 };
  const deposit = { ...money, request_id: randomUUID(), card: 'test_success' };
  expect((await player.post('/platform/player/deposits', deposit)).body.code).toBe(123);
  const payout = await player.post('/platform/player/payouts', { ...money, request_id: randomUUID() });
  expect(payout.body.status).toBe('initial');
  await verify();
  expect((await player.post('/platform/player/deposits', deposit)).body.status).toBe('succeeded');
});

test('bets on races and draws are refused in the same way', async () => {
  const before = await balanceOf(player);
  const race = quietRace(house);
  const races = await openGame(house, player, 'horse_racing');
  const onRace = await races.send(
    { ...runnerFields(house, race, 1), kind: 'win', stake: '5' },
    'request-race-1',
  );
  const draws = await openGame(house, player, 'lotteries');
  const event = String(openDraws(feedNow(house))[1] ?? 0);
  const onDraw = await draws.send({ event, number: ['3', '7'], stake: '2' }, 'request-draw-1');
  for (const answer of [onRace, onDraw]) {
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Verify your phone first');
  }
  expect(await balanceOf(player)).toEqual(before);
  await verify();
  expect((await draws.send({ event, number: ['3', '7'], stake: '2' }, 'request-draw-2')).status).toBe(303);
});
