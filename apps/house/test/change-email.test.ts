import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAILS_PER_HOUR } from '../src/commands/ask-for-mail.ts';
import { mails, oneTimeCodes } from '../src/db/mail-schema.ts';
import { players } from '../src/db/schema.ts';
import { CODE_LASTS_MS } from '../src/players/one-time-codes.ts';
import { PASSWORD_FRESH_MS } from '../src/players/sessions.ts';
import { type Caller, callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';
import { jumpBy } from './support/payments.ts';

const PASSWORD = 'correct horse';
const OTHER = 'battery staple nine';
const EMAIL = '/platform/player/email';

let house: TestHouse;
let quick: TestHouse;
let count = 0;

interface Player extends Caller {
  readonly email: string;
}

beforeAll(async () => {
  house = await startTestHouse({ dev: true, emailConfirmation: true });
  quick = await startTestHouse({ dev: true });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  await quick?.end();
});

let player: Player;
let next: string;
beforeEach(async () => {
  player = await newPlayer();
  next = `next.${count}@mail.example`;
});

const signIn = (email: string, password = PASSWORD, caller: Caller = callerOf(house.url), of = house) =>
  (of === house ? caller : callerOf(of.url)).post('/platform/users/sign_in', { email, password });

/** A player who has confirmed his email, signed in. */
async function newPlayer(of = house): Promise<Player> {
  count += 1;
  const email = `change.${count}@mail.example`;
  const caller = callerOf(of.url);
  const fields = { email, password: PASSWORD, country: 'GB', currency: 'EUR', birth_date: '1990-01-01' };
  expect((await caller.post('/platform/users/sign_up', fields)).status).toBe(200);
  await of.db
    .update(players)
    .set({ awaitsConfirmation: false, emailConfirmedAt: 1 })
    .where(eq(players.email, email));
  await caller.post('/platform/users/sign_in', { email, password: PASSWORD });
  return { ...caller, email };
}

const change = (email = next, caller: Caller = player) => caller.post(EMAIL, { email });
async function mailsTo(email: string, of = house) {
  await of.mails.sent();
  return of.mails.shown().filter(({ to }) => to === email);
}
const subjectsTo = async (email: string, of = house) =>
  (await mailsTo(email, of)).map(({ subject }) => subject.replace('Touchline: ', ''));
const newestToken = async (email = next) =>
  new URL((await mailsTo(email))[0]?.link ?? 'http://none').searchParams.get('confirmation_token') ?? '';
const confirm = (token: string) =>
  callerOf(house.url).get(`/platform/users/confirmation?confirmation_token=${token}`);
const me = async (caller: Caller = player) => (await caller.get('/platform/player')).body;

test('a new email counts once its link is opened, and the old one is told', async () => {
  const asked = await change(` ${next.toUpperCase()} `);
  expect([asked.status, asked.body.email, asked.body.pending_email]).toEqual([200, player.email, next]);
  expect(await subjectsTo(next)).toEqual(['Confirm your new email']);
  expect((await subjectsTo(player.email))[0]).toBe('A new email for your account');
  expect((await signIn(next)).status).toBe(401);
  const token = await newestToken();
  expect((await confirm(token)).status).toBe(204);
  expect(await me()).toMatchObject({ email: next, pending_email: null, email_confirmed: true });
  expect((await signIn(next)).status).toBe(200);
  expect((await signIn(player.email)).status).toBe(401);
  expect((await confirm(token)).body.code).toBe(142);
});

test('it wants a password that was given in the last ten minutes', async () => {
  await jumpBy(house, PASSWORD_FRESH_MS);
  const stale = await change();
  expect([stale.status, stale.body.code]).toEqual([403, 165]);
  expect((await me()).pending_email).toBeNull();
  await player.post('/platform/users/confirm_password', { password: PASSWORD });
  expect((await change('no email')).status).toBe(422);
  expect(await mailsTo(next)).toEqual([]);
});

test('what is no email is refused at its field, and an unknown body and a visitor are refused', async () => {
  const wrong = await change('no email');
  expect([wrong.status, wrong.body.data.details]).toEqual([
    422,
    [{ field: 'email', key: 'error.field.email' }],
  ]);
  expect((await player.post(EMAIL, {})).status).toBe(422);
  expect((await player.post(EMAIL, { email: next, more: 1 })).status).toBe(422);
  expect((await change(next, callerOf(house.url))).status).toBe(401);
});

test('an email of somebody else is answered like any other, and its owner alone gets a mail', async () => {
  const owner = await newPlayer();
  const free = await change(next, await newPlayer());
  const taken = await change(owner.email);
  expect(taken.status).toBe(free.status);
  expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
  expect([taken.body.email, taken.body.pending_email]).toEqual([player.email, owner.email]);
  expect(await subjectsTo(owner.email)).toEqual(['You have an account already', 'Confirm your email']);
  expect((await mailsTo(owner.email))[0]?.link).not.toContain('token');
  expect((await me(owner)).email).toBe(owner.email);
});

test('of two who wait for one email the first to open his link has it, and the other is told', async () => {
  const other = await newPlayer();
  await change(next, other);
  const first = await newestToken();
  await change();
  const second = await newestToken();
  const answers = await Promise.all([confirm(first), confirm(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe(409);
  const owners = await house.db.select().from(players).where(eq(players.email, next));
  expect(owners).toHaveLength(1);
});

test('a newer email ends the link of the older one, and his own email takes back what waits', async () => {
  await change();
  const older = await newestToken();
  await change(`newer.${next}`);
  expect((await confirm(older)).body.code).toBe(143);
  const newer = await newestToken(`newer.${next}`);
  expect((await change(player.email)).body.pending_email).toBeNull();
  expect((await confirm(newer)).body.code).toBe(143);
  expect((await me()).email).toBe(player.email);
});

test('a link to an email that another one has replaced is not sent late', async () => {
  await change();
  await house.mails.sent();
  await house.db.update(mails).set({ dueAt: 1 }).where(eq(mails.address, next));
  await house.db
    .update(players)
    .set({ emailPending: `newer.${next}` })
    .where(eq(players.email, player.email));
  expect(await mailsTo(next)).toHaveLength(1);
});

test('a link works for seven days', async () => {
  await change();
  const token = await newestToken();
  await house.db
    .update(oneTimeCodes)
    .set({ expiresAt: sql`${oneTimeCodes.expiresAt} - ${CODE_LASTS_MS.new_email}` });
  expect(CODE_LASTS_MS.new_email).toBe(7 * 24 * 3_600_000);
  expect((await confirm(token)).body.code).toBe(143);
  expect((await me()).email).toBe(player.email);
});

test('a player gets five links in an hour, whatever the emails', async () => {
  const statuses = [];
  for (let time = 0; time <= MAILS_PER_HOUR; time += 1)
    statuses.push((await change(`${time}.${next}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a new password takes back an email that somebody else may have asked for', async () => {
  await change();
  const token = await newestToken();
  const body = { current_password: PASSWORD, password: OTHER };
  expect((await player.send('PATCH', '/platform/player/password', body)).status).toBe(204);
  expect((await confirm(token)).body.code).toBe(143);
  expect(await me()).toMatchObject({ email: player.email, pending_email: null });
});

test('a link that was mailed to the old email sets no password once the new one counts', async () => {
  await callerOf(house.url).post('/platform/users/password', { email: player.email });
  const [mail] = await mailsTo(player.email);
  const token = new URL(mail?.link ?? 'http://none').searchParams.get('reset_password_token');
  await change();
  expect((await confirm(await newestToken())).status).toBe(204);
  const set = { reset_password_token: token, password: OTHER };
  expect((await callerOf(house.url).send('PATCH', '/platform/users/password', set)).body.code).toBe(143);
});

test('without confirmation a free email counts at once, and one that is taken is refused', async () => {
  const quickly = await newPlayer(quick);
  const owner = await newPlayer(quick);
  const changed = await change(next, quickly);
  expect([changed.status, changed.body.email, changed.body.email_confirmed]).toEqual([200, next, false]);
  expect(await subjectsTo(quickly.email, quick)).toEqual(['A new email for your account']);
  expect((await signIn(next, PASSWORD, quickly, quick)).status).toBe(200);
  const taken = await change(owner.email, quickly);
  expect([taken.status, taken.body.code, taken.body.data.details]).toEqual([
    409,
    409,
    [{ key: 'error.auth.email_taken', field: 'email' }],
  ]);
  expect((await me(quickly)).email).toBe(next);
});

test('of two who take one email at the same time without confirmation one has it', async () => {
  const both = [await newPlayer(quick), await newPlayer(quick)];
  const answers = await Promise.all(both.map((one) => change(next, one)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
