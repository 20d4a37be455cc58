import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { players } from '../src/db/schema.ts';
import { loginCodes, texts } from '../src/db/texts-schema.ts';
import { PHONE_CODE_LASTS_MS, PHONE_CODE_TRIES } from '../src/players/phone-codes.ts';
import { PASSWORD_FRESH_MS } from '../src/players/sessions.ts';
import { RESEND_MS, TEXTS_PER_DAY } from '../src/players/text-limits.ts';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { jumpBy } from './support/payments.ts';

const PASSWORD = 'correct horse';
const OTHER = 'battery staple nine';
const NOBODYS = '+447400990099';

let house: TestHouse;
let player: Awaited<ReturnType<typeof signUpPlayer>>;
let numbers = 0;
let number: string;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, phoneVerification: true });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(async () => {
  player = await signUpPlayer(house.url);
  numbers += 1;
  number = `+447400${String(321_000 + numbers)}`;
});

const visitor = () => callerOf(house.url);
/** Messages to a number, the newest first. */
async function textsTo(to = number) {
  await house.texts.sent();
  return house.texts.shown().filter((text) => text.to === to);
}
const newestCode = async (to = number) => (await textsTo(to))[0]?.code ?? '';
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

async function verify(caller = player, to = number) {
  await caller.post('/platform/player/phone', { number: to });
  const code = await newestCode(to);
  expect((await caller.post('/platform/player/phone/confirm', { code })).status).toBe(200);
}
const signIn = (phone: string, password = PASSWORD, more = {}) =>
  visitor().post('/platform/users/sign_in', { phone, password, ...more });
const forgot = (phone = number) => visitor().post('/platform/users/password', { phone });
const reset = (code: string, password = OTHER, phone = number) =>
  visitor().post('/platform/users/password/code', { phone, code, password });
const answerOf = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

test('a verified phone signs in like an email, in any notation', async () => {
  await verify();
  const international = await signIn(`${number.slice(0, 3)} ${number.slice(3)}`);
  expect(international.body).toMatchObject({ id: player.id, auth_phone_number: number });
  const national = `0${number.slice(3)}`;
  expect((await signIn(national, PASSWORD, { country: 'GB' })).status).toBe(200);
  const proxied = await visitor().post(
    '/platform/users/sign_in',
    { phone: national, password: PASSWORD },
    { 'cf-ipcountry': 'GB' },
  );
  expect(proxied.status).toBe(200);
  const unclear = await signIn(national);
  expect(unclear.body.data.details).toEqual([{ field: 'phone', key: 'error.field.phone_country_code' }]);
  expect(
    (await visitor().post('/platform/users/sign_in', { email: player.email, password: PASSWORD })).status,
  ).toBe(200);
});

test('one of email and phone is needed, and both are refused', async () => {
  const key = 'error.field.email_or_phone';
  const details = [
    { field: 'email', key },
    { field: 'phone', key },
  ];
  for (const path of ['/platform/users/sign_in', '/platform/users/password']) {
    for (const named of [{}, { email: player.email, phone: number }]) {
      const answer = await visitor().post(path, { password: PASSWORD, ...named });
      expect([answer.status, answer.body.data.details]).toEqual([422, details]);
    }
  }
});

test('a number that is none is named, whether anybody has it or not', async () => {
  for (const answer of [await signIn('+4474'), await forgot('+4474'), await reset('123456', OTHER, '+4474')])
    expect(answer.body.data.details).toEqual([{ field: 'phone', key: 'error.field.phone' }]);
});

test('sign-in answers the same for a wrong password, an unverified phone and one that nobody has', async () => {
  await player.post('/platform/player/phone', { number });
  const unverified = await signIn(number);
  const nobody = await signIn(NOBODYS);
  await verify();
  const wrong = await signIn(number, 'not the password');
  expect([wrong.status, wrong.body.code]).toEqual([401, 402]);
  expect(answerOf(unverified)).toEqual(answerOf(wrong));
  expect(answerOf(nobody)).toEqual(answerOf(wrong));
});

test('guesses by phone are locked as guesses by email are, and the phone of nobody as well', async () => {
  await verify();
  for (const to of [number, '+447400990098']) {
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await signIn(to, `wrong ${time}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  }
  await forgot();
  expect((await reset(await newestCode())).status).toBe(204);
  expect((await signIn(number, OTHER)).status).toBe(200);
});

test('a code sets a new password once, ends every session, and the player is told', async () => {
  await verify();
  expect((await forgot()).status).toBe(204);
  const [sent] = await textsTo();
  expect(sent?.text).toBe(
    `${sent?.code} is your Touchline code to set a new password. It works for 10 minutes. Never share it with anyone.`,
  );
  const code = sent?.code ?? '';
  expect((await reset(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204);
  expect((await player.get('/platform/player')).body.id).toBeNull();
  expect((await signIn(number)).status).toBe(401);
  expect((await signIn(number, OTHER)).status).toBe(200);
  expect((await reset(code, 'another tidal wave')).body.code).toBe(146);
  await house.mails.sent();
  const [mail] = house.mails.shown().filter(({ to }) => to === player.email);
  expect(mail?.subject).toBe('Touchline: Your password was changed');
});

test('a password that is refused leaves the code as it is', async () => {
  await verify();
  await forgot();
  const code = await newestCode();
  for (const password of ['short', 'Password123!', `0${number.slice(3)}`])
    expect((await reset(code, password)).body.data.details[0].field).toBe('password');
  expect((await reset(code)).status).toBe(204);
});

test('five wrong codes end the right one, which alone is told so', async () => {
  await verify();
  await forgot();
  const code = await newestCode();
  const codes = [];
  for (let time = 0; time < PHONE_CODE_TRIES + 1; time += 1)
    codes.push((await reset(wrongCode(code))).body.code);
  expect(new Set(codes)).toEqual(new Set([144]));
  expect((await reset(code)).body.code).toBe(147);
  expect((await signIn(number)).status).toBe(200);
});

test('of many tries at the same time five are counted', async () => {
  await verify();
  await forgot();
  const code = await newestCode();
  await Promise.all(Array.from({ length: 9 }, () => reset(wrongCode(code))));
  const [row] = await house.db.select().from(loginCodes).where(eq(loginCodes.playerId, player.id));
  expect(row?.tries).toBe(PHONE_CODE_TRIES);
});

test('of two that use a code at the same time one succeeds', async () => {
  await verify();
  await forgot();
  const code = await newestCode();
  const answers = await Promise.all([reset(code), reset(code, 'another tidal wave')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
});

test('a late code and an older one set nothing', async () => {
  await verify();
  await forgot();
  const older = await newestCode();
  await house.db.update(texts).set({ createdAt: sql`${texts.createdAt} - ${RESEND_MS}` });
  await forgot();
  const newer = await newestCode();
  if (older !== newer) expect((await reset(older)).body.code).toBe(144);
  await house.db.update(loginCodes).set({ expiresAt: sql`${loginCodes.expiresAt} - ${PHONE_CODE_LASTS_MS}` });
  expect((await reset(newer)).body.code).toBe(145);
  expect((await signIn(number)).status).toBe(200);
});

test('asking and trying answer the same for a phone that nobody has, and for one that is not verified', async () => {
  await verify();
  const asked = await forgot();
  const wrong = await reset('12345x');
  const stranger = await signUpPlayer(house.url);
  await stranger.post('/platform/player/phone', { number: '+447400990097' });
  for (const other of [NOBODYS, '+447400990097']) {
    expect(answerOf(await forgot(other))).toEqual(answerOf(asked));
    expect(answerOf(await reset('12345x', OTHER, other))).toEqual(answerOf(wrong));
  }
  expect((await textsTo('+447400990097')).map(({ text }) => text.includes('password'))).toEqual([false]);
});

test('a phone gets one code in a minute and five in a day, and the answers do not tell', async () => {
  await verify();
  const answers = [];
  for (let time = 0; time < TEXTS_PER_DAY + 2; time += 1) {
    answers.push((await forgot()).status, (await forgot()).status);
    await house.db.update(texts).set({ createdAt: sql`${texts.createdAt} - ${RESEND_MS}` });
  }
  expect(new Set(answers)).toEqual(new Set([204]));
  expect((await textsTo()).filter(({ text }) => text.includes('password'))).toHaveLength(TEXTS_PER_DAY);
  // Checks that the limits of verification do not tell that somebody asked for the number here.
  const stranger = await signUpPlayer(house.url);
  expect((await stranger.post('/platform/player/phone', { number })).status).toBe(200);
});

test('requests for a phone at the same time send one code', async () => {
  await verify();
  await Promise.all([forgot(), forgot(), forgot()]);
  expect((await textsTo()).filter(({ text }) => text.includes('password'))).toHaveLength(1);
});

test('a code for a phone that was changed since sets nothing', async () => {
  await verify();
  await forgot();
  const code = await newestCode();
  await house.db.update(players).set({ phone: '+447400990096' }).where(eq(players.id, player.id));
  expect((await reset(code)).body.code).toBe(144);
  expect((await reset(code, OTHER, '+447400990096')).body.code).toBe(144);
});

test('another phone wants a fresh password, and the owner is told by mail', async () => {
  await verify();
  await jumpBy(house, PASSWORD_FRESH_MS);
  const stale = await player.post('/platform/player/phone', { number: '+447400990095' });
  expect([stale.status, stale.body.code]).toEqual([403, 165]);
  await player.post('/platform/users/confirm_password', { password: PASSWORD });
  await verify(player, '+447400990095');
  expect((await signIn(number)).status).toBe(401);
  expect((await signIn('+447400990095')).status).toBe(200);
  await house.mails.sent();
  const mails = house.mails.shown().filter(({ to }) => to === player.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Touchline: Your phone was verified',
    'Touchline: Your phone was verified',
  ]);
});

test('the database holds no code', async () => {
  await verify();
  await forgot();
  const code = await newestCode();
  const rows = await house.db.select().from(loginCodes).where(eq(loginCodes.playerId, player.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
});
