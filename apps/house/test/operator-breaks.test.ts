import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askForBreak,
  begunBreak,
  DAY_MS,
  endBreaks,
  isSignedIn,
  ON_BREAK,
  signIn,
  verdict,
} from './support/breaks.ts';
import {
  balanceOf,
  callerOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { auditRows, OPERATORS, order, ordered } from './support/operator.ts';
import { PAYMENTS, payoutOf } from './support/payments.ts';

const WELCOME = 100_000;

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, operators: OPERATORS, ...PAYMENTS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const refusal = async (command: string, args: object) => (await order(house, command, args)).body.why;

/** The player again, after a break. */
async function backAgain(email: string) {
  const caller = callerOf(house.url);
  expect((await signIn(house, { email }, { as: caller })).status).toBe(200);
  return caller;
}

test('support pays the whole balance of a player on a break out through the flow of payouts', async () => {
  const player = await signUpPlayer(house.url);
  await begunBreak(player, { type: 'cooling_off', days: 1 });
  const { body } = await ordered(house, 'pay-out', { player: player.email });
  expect(body.result).toMatchObject({ amount: '1000.00', currency: 'EUR' });
  const { payout } = body.result;
  expect(await refusal('pay-out', { player: player.id })).toBe('there is no balance to pay out');
  await ordered(house, 'decide-payout', { payout, decision: 'approve' });
  await ordered(house, 'decide-payout', { payout, decision: 'paid' });
  const [row] = (await auditRows(house))
    .filter(({ command }: { command: string }) => command === 'pay-out')
    .slice(-1);
  expect(row).toMatchObject({ subject: player.id, outcome: 'done', reason: 'as the test wants it' });
  await endBreaks(house, player.id);
  expect(await balanceOf(await backAgain(player.email))).toEqual({ available: 0, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('a payout that was asked for before goes on', async () => {
  const player = await signUpPlayer(house.url);
  const { id } = await payoutOf(player, 10_000);
  await begunBreak(player, { type: 'cooling_off', days: 1 });
  await ordered(house, 'decide-payout', { payout: id, decision: 'approve' });
  await ordered(house, 'decide-payout', { payout: id, decision: 'paid' });
  await endBreaks(house, player.id);
  const balance = await balanceOf(await backAgain(player.email));
  expect(balance).toEqual({ available: WELCOME - 10_000, locked: 0 });
});

test('a player on no break asks for payouts himself, and nothing is paid out that is not there', async () => {
  const player = await signUpPlayer(house.url);
  expect(await refusal('pay-out', { player: player.id })).toBe(
    'the player is on no break, and asks for payouts himself',
  );
  expect(await refusal('pay-out', { player: 'nobody' })).toBe('no such player');
  await begunBreak(player);
  expect(await refusal('pay-out', { player: player.id, currency: 'JPY' })).toBe(
    'the player has no account in JPY',
  );
});

test('support begins a break at the wish of a player, or a longer one, and never a shorter', async () => {
  const player = await signUpPlayer(house.url);
  const of = (type: string, length: number) => ({ player: player.email, type, length });
  await ordered(house, 'begin-break', of('cooling_off', 7));
  expect(await isSignedIn(player)).toBe(false);
  expect((await askForBreak(player)).status).toBe(401);
  expect(await refusal('begin-break', of('cooling_off', 1))).toMatch(/^a break runs until \d{4}-/);
  await ordered(house, 'begin-break', of('self_exclusion', 6));
  const refused = await signIn(house, { email: player.email });
  expect(verdict(refused)).toEqual(ON_BREAK);
  expect(refused.body.data.details[0].ends_at).toBeGreaterThan(Date.now() + 170 * DAY_MS);
  for (const args of [of('cooling_off', 43), of('self_exclusion', 5), of('holiday', 6)])
    expect((await order(house, 'begin-break', args)).status).toBe(422);
  expect(await refusal('begin-break', { ...of('cooling_off', 7), player: 'nobody' })).toBe('no such player');
});
