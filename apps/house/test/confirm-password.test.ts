import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD_FRESH_MS } from '../src/players/sessions.ts';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { jumpBy, newRequestId, PAYMENTS } from './support/payments.ts';

const PASSWORD = 'correct horse';
const CONFIRM = '/platform/users/confirm_password';
const UNCONFIRMED = [403, 165];

let house: TestHouse;
let player: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, ...PAYMENTS });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(async () => {
  player = await signUpPlayer(house.url);
});

const confirm = (password: string, caller = player) => caller.post(CONFIRM, { password });
const payout = (requestId = newRequestId(), caller: Pick<typeof player, 'post'> = player) =>
  caller.post('/platform/player/payouts', { request_id: requestId, currency: 'EUR', amount: 1_000 });
const verdict = ({ status, body }: Awaited<ReturnType<typeof payout>>) => [status, body.code];
const endFreshness = () => jumpBy(house, PASSWORD_FRESH_MS);

test('a payout wants a password that was given in the last ten minutes, at sign-in or again', async () => {
  expect((await payout()).status).toBe(200);
  await endFreshness();
  const requestId = newRequestId();
  expect(verdict(await payout(requestId))).toEqual(UNCONFIRMED);
  expect((await player.get('/platform/player/payments')).body.data).toHaveLength(1);
  expect((await confirm(PASSWORD)).status).toBe(204);
  expect((await payout(requestId)).status).toBe(200);
  await endFreshness();
  expect(verdict(await payout())).toEqual(UNCONFIRMED);
});

test('a password counts in the session that it was given in alone', async () => {
  const elsewhere = callerOf(house.url);
  await elsewhere.post('/platform/users/sign_in', { email: player.email, password: PASSWORD });
  await endFreshness();
  expect((await confirm(PASSWORD)).status).toBe(204);
  expect(verdict(await payout(newRequestId(), elsewhere))).toEqual(UNCONFIRMED);
  expect((await payout()).status).toBe(200);
});

test('a wrong password confirms nothing, names its field and counts as a failed sign-in', async () => {
  await endFreshness();
  const wrong = await confirm('not the password');
  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatchObject({
    code: 154,
    data: { details: [{ field: 'password', key: 'error.field.own_password' }] },
  });
  expect(verdict(await payout())).toEqual(UNCONFIRMED);
  const statuses = [];
  for (let time = 0; time < 5; time += 1) statuses.push((await confirm(`guess ${time}`)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 429]);
  const locked = await confirm(PASSWORD);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a visitor is asked to sign in, and an unknown body is refused', async () => {
  expect((await callerOf(house.url).post(CONFIRM, { password: PASSWORD })).status).toBe(401);
  expect((await player.post(CONFIRM, { password: PASSWORD, more: 1 })).status).toBe(422);
  expect((await player.post(CONFIRM, {})).status).toBe(422);
});

test('a first phone, and another in its place, want the password again', async () => {
  const phone = '/platform/player/phone';
  const first = { number: '+447400155001' };
  const other = { number: '+447400155002' };
  await endFreshness();
  expect(verdict(await player.post(phone, first))).toEqual(UNCONFIRMED);
  await confirm(PASSWORD);
  expect((await player.post(phone, first)).status).toBe(200);
  await house.texts.sent();
  const code = house.texts.shown()[0]?.code ?? '';
  expect((await player.post(`${phone}/confirm`, { code })).status).toBe(200);
  await endFreshness();
  expect(verdict(await player.post(phone, other))).toEqual(UNCONFIRMED);
  expect((await player.get(phone)).body).toMatchObject({ number: '+447400155001', pending_number: null });
  await confirm(PASSWORD);
  expect((await player.post(phone, other)).body.pending_number).toBe('+447400155002');
});
