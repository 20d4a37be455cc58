import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmDeposit } from '../src/commands/confirm-deposit.ts';
import { startDeposit } from '../src/commands/start-deposit.ts';
import {
  balanceOf,
  RATES,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { deposited, PAYMENTS, payoutOf, postNotice, sendDeposit, sendPayout } from './support/payments.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);

test('while payments are off nothing is paid in or out, and no client offers it', async () => {
  const player = await signUpPlayer(house.url);
  expect((await player.get('/book/settings')).body.capabilities).not.toContain('payments');
  expect((await player.get('/platform/player/payments/ways')).body).toEqual({ data: [] });
  for (const answer of [await sendDeposit(player, 'test_success'), await sendPayout(player, 1_000)]) {
    expect([answer.status, answer.body.code]).toEqual([422, 131]);
    expect(answer.body.data.localized_message).toBe("Deposits and withdrawals aren't available right now.");
  }
  const confirmed = await player.post('/platform/player/deposits/none/confirm', { code: '123456' });
  expect([confirmed.status, confirmed.body.code]).toEqual([422, 131]);
  expect((await postNotice(house, {})).status).toBe(404);
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  const { data } = (await player.get('/platform/player/movements')).body;
  expect(data).toMatchObject([{ kind: 'welcome' }]);
});

describe('a house whose provider is away, and whose operator keeps payout requests', () => {
  let strict: TestHouse;
  beforeAll(async () => {
    strict = await startTestHouse({
      ...PAYMENTS,
      isPayoutWithdrawable: false,
      rates: { ...RATES, placement: 5 },
    });
  }, START_LIMIT_MS);
  afterAll(() => strict?.end());

  test('a player moves money no more often than he may place bets', async () => {
    const player = await signUpPlayer(strict.url);
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await sendDeposit(player, 'test_declined'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendPayout(player, 1_000)).status).toBe(429);
    expect((await player.post('/platform/player/deposits/none/confirm', { code: '1' })).status).toBe(429);
  });

  test('a player cannot take a payout request back', async () => {
    const player = await signUpPlayer(strict.url);
    const payout = await payoutOf(player, 1_000);
    expect(payout.can_withdraw).toBe(false);
    const refused = await player.send('DELETE', `/platform/player/payouts/${payout.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 138]);
    expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 1_000 });
    expect((await player.get('/book/settings')).body.capabilities).toContain('payments');
  });

  test('a deposit without an answer stays pending, and a code may be sent again', async () => {
    const player = await signUpPlayer(strict.url);
    const { payments } = strict;
    if (!payments) throw new Error('Payments are on.');
    const ask = () => Promise.reject(new Error('no route to the provider'));
    const away = { ...strict, payments: { ...payments, ask } };
    const asked = { playerId: player.id, currency: 'EUR', amount: 2_000, card: 'test_code', returnTo: null };
    const lost = await startDeposit(away, { ...asked, requestId: 'request-1' });
    expect(lost).toMatchObject({ status: 'pending', providerRef: null });
    const cardless = { ...strict, payments: { ...payments, cardsOf: async () => null } };
    const unknown = await startDeposit(cardless, { ...asked, requestId: 'request-2' });
    expect(unknown).toEqual({ refusal: 'unavailable' });
    const { id } = await deposited(player, 'test_code');
    const refused = await confirmDeposit(away, player.id, { id, code: '123456' });
    expect(refused).toEqual({ refusal: 'unavailable' });
    expect(await confirmDeposit(strict, player.id, { id, code: '123456' })).toMatchObject({
      status: 'succeeded',
    });
    expect(await balanceOf(player)).toEqual({ available: 102_000, locked: 0 });
  });
});
