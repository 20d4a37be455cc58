import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAILS_PER_HOUR } from '../src/commands/ask-for-mail.ts';
import { mails, oneTimeCodes } from '../src/db/mail-schema.ts';
import { players } from '../src/db/schema.ts';
import { issueCode } from '../src/players/one-time-codes.ts';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';

const PASSWORD = 'correct horse';
const OTHER = 'battery staple nine';
const RESET = '/platform/users/password';

let house: TestHouse;
let player: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  house = await startTestHouse({ dev: true });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(async () => {
  player = await signUpPlayer(house.url);
});

const visitor = () => callerOf(house.url);
const signIn = (password: string, caller = visitor(), email = player.email) =>
  caller.post('/platform/users/sign_in', { email, password });

/** Mail to the player, the newest first. */
async function mailbox(email = player.email) {
  await house.mails.sent();
  return house.mails.shown().filter(({ to }) => to === email);
}

async function newestToken(parameter: string, email = player.email): Promise<string> {
  const [mail] = await mailbox(email);
  return new URL(mail?.link ?? 'http://none').searchParams.get(parameter) ?? '';
}

async function askedToken(): Promise<string> {
  expect((await visitor().post(RESET, { email: player.email })).status).toBe(204);
  return newestToken('reset_password_token');
}
const set = (token: string, password: string) =>
  visitor().send('PATCH', RESET, { reset_password_token: token, password });

/** Makes a token without a mail, as often as a test likes. */
const tokenFor = async (purpose: 'reset_password' | 'confirmation' | 'unlock') =>
  issueCode(house.db, { playerId: await idOf(player.email), purpose }, house.playerClock.now());

async function idOf(email: string): Promise<string> {
  const [row] = await house.db.select().from(players).where(eq(players.email, email));
  return row?.id ?? '';
}

/** Puts the end of every code into the past. */
const expireCodes = async () => house.db.update(oneTimeCodes).set({ expiresAt: house.playerClock.now() - 1 });

test('a mailed link sets a new password once, and ends every session', async () => {
  const token = await askedToken();
  expect((await set(token, OTHER)).status).toBe(204);
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await signIn(OTHER)).status).toBe(200);
  expect((await player.get('/platform/player')).body.id).toBeNull();
  expect((await set(token, 'another tidal wave')).body.code).toBe(142);
  const [told] = await mailbox();
  expect(told?.subject).toBe('Touchline: Your password was changed');
});

test('a mail speaks the language of the player, and its link leads to the page of that language', async () => {
  await player.send('PATCH', '/platform/player/update_locale', { locale: 'ar' });
  await visitor().post(RESET, { email: player.email });
  const [mail] = await mailbox();
  expect(mail?.subject).toBe('Touchline: تعيين كلمة مرور جديدة');
  expect(mail?.link).toContain('http://127.0.0.1:3000/sports/ar/users/password/edit?reset_password_token=');
  expect(mail?.html).toContain('dir="rtl"');
});

test('a link that is unknown, expired, or older than another one sets nothing', async () => {
  expect((await set('made-up', OTHER)).body.code).toBe(141);
  const older = await tokenFor('reset_password');
  const newer = await tokenFor('reset_password');
  expect((await set(older, OTHER)).body.code).toBe(143);
  await expireCodes();
  expect((await set(newer, OTHER)).body.code).toBe(143);
  expect((await set(await tokenFor('confirmation'), OTHER)).body.code).toBe(141);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('a password that is refused leaves the link as it is', async () => {
  const token = await askedToken();
  for (const password of ['short', 'Password123!', `${player.email}1`]) {
    const answer = await set(token, password);
    expect(answer.status).toBe(422);
    expect(answer.body.data.details[0].field).toBe('password');
  }
  expect((await set(token, OTHER)).status).toBe(204);
});

test('of two that use a link at the same time one succeeds', async () => {
  const token = await tokenFor('reset_password');
  const answers = await Promise.all([set(token, OTHER), set(token, 'another tidal wave')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
});

test('the table of codes holds no token', async () => {
  const token = await tokenFor('reset_password');
  const rows = await house.db.select().from(oneTimeCodes);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each(['/platform/users/password', '/platform/users/confirmation', '/platform/users/unlock'])(
  '%s answers the same whether anybody has the email, and refuses what is none',
  async (path) => {
    const known = await visitor().post(path, { email: player.email });
    const unknown = await visitor().post(path, { email: 'nobody@mail.example' });
    expect([known.status, known.body]).toEqual([204, '']);
    expect([unknown.status, unknown.body]).toEqual([204, '']);
    const wrong = await visitor().post(path, { email: 'no email' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.data.details[0].field).toBe('email');
  },
);

test('an inbox gets one mail of a kind in a minute, and five in an hour', async () => {
  const ask = () => visitor().post(RESET, { email: player.email });
  await ask();
  await ask();
  expect(await mailbox()).toHaveLength(1);
  const playerId = await idOf(player.email);
  for (let time = 0; time < MAILS_PER_HOUR + 2; time += 1) {
    await house.db
      .update(mails)
      .set({ createdAt: house.playerClock.now() - 120_000 })
      .where(eq(mails.playerId, playerId));
    await ask();
  }
  expect(await mailbox()).toHaveLength(MAILS_PER_HOUR);
});

test('who is signed in changes his password with the old one, and stays signed in alone', async () => {
  const elsewhere = visitor();
  await signIn(PASSWORD, elsewhere);
  const change = (current_password: string, password: string) =>
    player.send('PATCH', '/platform/player/password', { current_password, password });
  const wrong = await change('not the password', OTHER);
  expect(wrong.body.data.details[0]).toMatchObject({ field: 'current_password' });
  expect((await change(PASSWORD, 'short')).body.data.details[0].field).toBe('password');
  expect((await change(PASSWORD, OTHER)).status).toBe(204);
  expect((await player.get('/platform/player')).body.email).toBe(player.email);
  expect((await elsewhere.get('/platform/player')).body.id).toBeNull();
  expect((await signIn(OTHER)).status).toBe(200);
  expect((await visitor().send('PATCH', '/platform/player/password', {})).status).toBe(401);
});

test('whoever guesses the old password of an open session is locked like at sign-in', async () => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1) {
    const body = { current_password: `guess ${time}`, password: OTHER };
    statuses.push((await player.send('PATCH', '/platform/player/password', body)).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('a changed password ends a link that was mailed before', async () => {
  const token = await askedToken();
  await player.send('PATCH', '/platform/player/password', { current_password: PASSWORD, password: OTHER });
  expect((await set(token, 'another tidal wave')).body.code).toBe(143);
});

test('an unlock link lets its player sign in again, once', async () => {
  for (let time = 0; time < 6; time += 1) await signIn(`wrong ${time}`);
  expect((await signIn(PASSWORD)).status).toBe(429);
  await visitor().post('/platform/users/unlock', { email: player.email });
  const token = await newestToken('unlock_token');
  const unlock = () => visitor().get(`/platform/users/unlock?unlock_token=${token}`);
  expect((await unlock()).status).toBe(204);
  expect((await signIn(PASSWORD)).status).toBe(200);
  expect((await unlock()).body.code).toBe(142);
});

test('a confirmation link confirms the email once; a confirmed one gets no further mail', async () => {
  expect((await player.get('/platform/player')).body.email_confirmed).toBe(false);
  await visitor().post('/platform/users/confirmation', { email: player.email });
  const token = await newestToken('confirmation_token');
  const confirm = (sent: string) => visitor().get(`/platform/users/confirmation?confirmation_token=${sent}`);
  expect((await confirm(token)).status).toBe(204);
  expect((await player.get('/platform/player')).body.email_confirmed).toBe(true);
  expect((await confirm(token)).body.code).toBe(142);
  expect((await confirm('made-up')).body.code).toBe(141);
  expect((await visitor().get('/platform/users/confirmation')).status).toBe(400);
  await house.db.delete(mails);
  await visitor().post('/platform/users/confirmation', { email: player.email });
  expect(await mailbox()).toHaveLength(1);
});
