import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { players } from '../src/db/schema.ts';
import { callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

const PASSWORD = 'correct horse';
const HIJACK = 'battery staple nine';

let house: TestHouse;
let count = 0;
let email: string;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, emailConfirmation: true, payments: 'stand-in' });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(() => {
  count += 1;
  email = `confirmed.${count}@mail.example`;
});

const visitor = () => callerOf(house.url);
const signUp = (password = PASSWORD, more = {}) =>
  visitor().post('/platform/users/sign_up', {
    email,
    password,
    country: 'GB',
    currency: 'EUR',
    birth_date: '1990-01-01',
    ...more,
  });
const signIn = (password: string) => visitor().post('/platform/users/sign_in', { email, password });

async function newestMail() {
  await house.mails.sent();
  return house.mails.shown().find(({ to }) => to === email);
}
const tokenOf = (mail: { readonly link: string } | undefined) =>
  new URL(mail?.link ?? 'http://none').searchParams.values().next().value ?? '';

test('a new player is signed in once he has confirmed his email', async () => {
  const answer = await signUp();
  expect([answer.status, answer.body.id, answer.body.email]).toEqual([200, null, null]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await signIn(PASSWORD)).status).toBe(401);
  const mail = await newestMail();
  expect(mail?.subject).toBe('Touchline: Confirm your email');
  const confirmed = await visitor().get(`/platform/users/confirmation?confirmation_token=${tokenOf(mail)}`);
  expect(confirmed.status).toBe(204);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('sign-up answers the same for an email that has an account, and tells its owner alone', async () => {
  const first = await signUp();
  const again = await signUp(HIJACK);
  expect([again.status, again.body, again.headers.getSetCookie()]).toEqual([first.status, first.body, []]);
  expect((await newestMail())?.subject).toBe('Touchline: You have an account already');
});

test('sign-in answers the same for a wrong password, no account and one that waits for its confirmation', async () => {
  await signUp();
  const waiting = await signIn(PASSWORD);
  const wrong = await signIn(HIJACK);
  email = 'nobody.at.all@mail.example';
  const nobody = await signIn(PASSWORD);
  expect(wrong).toMatchObject({ status: waiting.status, body: waiting.body });
  expect(nobody).toMatchObject({ status: waiting.status, body: waiting.body });
});

test('who signs up with the email of somebody else gets no account that its owner confirms', async () => {
  await signUp(HIJACK);
  await newestMail();
  await signUp(PASSWORD);
  const mail = await newestMail();
  const body = { reset_password_token: tokenOf(mail), password: PASSWORD };
  expect((await visitor().send('PATCH', '/platform/users/password', body)).status).toBe(204);
  expect((await signIn(HIJACK)).status).toBe(401);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('wrong fields are named before anything is mailed', async () => {
  const answer = await signUp(PASSWORD, { country: 'XX' });
  expect(answer.body.data.details[0].field).toBe('country');
  expect(await newestMail()).toBeUndefined();
});

test('a player from before the policy signs in as ever, and can confirm his email', async () => {
  await signUp();
  await house.db.update(players).set({ awaitsConfirmation: false }).where(eq(players.email, email));
  const answer = await signIn(PASSWORD);
  expect([answer.status, answer.body.email_confirmed]).toEqual([200, false]);
});

test('money moves in and out only once the email is confirmed', async () => {
  await signUp();
  await house.db.update(players).set({ awaitsConfirmation: false }).where(eq(players.email, email));
  const player = visitor();
  await player.post('/platform/users/sign_in', { email, password: PASSWORD });
  const deposit = { request_id: randomUUID(), currency: 'EUR', amount: 2_000, card: 'test_success' };
  const payout = { request_id: randomUUID(), currency: 'EUR', amount: 2_000 };
  const pay = () => player.post('/platform/player/deposits', deposit);
  const payOut = () => player.post('/platform/player/payouts', payout);
  expect((await pay()).body.code).toBe(139);
  expect((await payOut()).body.code).toBe(139);
  await house.db.update(players).set({ emailConfirmedAt: 1 }).where(eq(players.email, email));
  expect((await pay()).body.status).toBe('succeeded');
  expect((await payOut()).body.status).toBe('initial');
});

test('the demo player has confirmed his email', async () => {
  const demo = { email: 'demo@touchline.example', password: 'demo-pass-1' };
  const answer = await visitor().post('/platform/users/sign_in', demo);
  expect(answer.body.email_confirmed).toBe(true);
});

test('the system data says that emails have to be confirmed', async () => {
  const { body } = await visitor().get('/platform/system');
  expect(body.platform_settings.email_confirmation).toBe(true);
});
