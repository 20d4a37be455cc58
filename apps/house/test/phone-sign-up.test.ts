import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts, players } from '../src/db/schema.ts';
import { loginCodes, texts } from '../src/db/texts-schema.ts';
import { PHONE_CODE_LASTS_MS, PHONE_CODE_TRIES } from '../src/players/phone-codes.ts';
import { RESEND_MS, TEXTS_PER_DAY } from '../src/players/text-limits.ts';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';

const PASSWORD = 'correct horse';
const HIJACK = 'battery staple nine';
const SIGN_UP = '/platform/users/sign_up';

let house: TestHouse;
let numbers = 0;
let number: string;

beforeAll(async () => {
  house = await startTestHouse({
    dev: true,
    phoneVerification: true,
    signUpByPhone: true,
    emailConfirmation: true,
    payments: 'stand-in',
  });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(() => {
  numbers += 1;
  number = `+447400${String(521_000 + numbers)}`;
});

const visitor = () => callerOf(house.url);
const fieldsOf = (password: string) => ({
  password,
  country: 'GB',
  currency: 'EUR',
  birth_date: '1990-01-01',
});
const signUp = (password = PASSWORD, more = {}) =>
  visitor().post(SIGN_UP, { phone: number, ...fieldsOf(password), ...more });
const confirm = (code: string, password = PASSWORD, caller = visitor(), phone = number) =>
  caller.post(`${SIGN_UP}/code`, { phone, code, password });
const signIn = (password = PASSWORD) =>
  visitor().post('/platform/users/sign_in', { phone: number, password });

async function textsTo(to = number) {
  await house.texts.sent();
  return house.texts.shown().filter((text) => text.to === to);
}
const newestCode = async () => (await textsTo())[0]?.code ?? '';
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');
const passMinute = () => house.db.update(texts).set({ createdAt: sql`${texts.createdAt} - ${RESEND_MS}` });
const waiting = () => house.db.select().from(players).where(eq(players.phonePending, number));
const answerOf = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

/** A player whose account a code has opened. */
async function openByPhone() {
  const caller = visitor();
  await signUp();
  const opened = await confirm(await newestCode(), PASSWORD, caller);
  expect(opened.status).toBe(200);
  return { ...caller, id: String(opened.body.id) };
}

test('a code opens the account of who signed up by phone, and signs in', async () => {
  const asked = await signUp();
  expect([asked.status, asked.body.id, asked.headers.getSetCookie()]).toEqual([200, null, []]);
  expect((await signIn()).status).toBe(401);
  const [sent] = await textsTo();
  expect(sent?.text).toBe(
    `${sent?.code} is your code to open a Touchline account. It works for 10 minutes. Never share it with anyone.`,
  );
  const caller = visitor();
  const opened = await confirm(sent?.code ?? '', PASSWORD, caller);
  expect(opened.body).toMatchObject({
    email: null,
    auth_phone_number: number,
    mobile_phone: number,
    accounts: [{ currency: 'EUR', balance: { available: 100_000, locked: 0 } }],
  });
  expect((await caller.get('/platform/player')).body.id).toBe(opened.body.id);
  expect((await caller.get('/platform/player/phone')).body).toMatchObject({
    is_verified: true,
    required: false,
  });
  expect((await signIn()).status).toBe(200);
  expect((await confirm(sent?.code ?? '')).body.code).toBe(146);
  await expectLedgerLaws(house.db);
});

test('a phone is dialled as in the country of the form', async () => {
  const national = `0${number.slice(3)}`;
  await signUp(PASSWORD, { phone: national });
  const code = await newestCode();
  const opened = await visitor().post(`${SIGN_UP}/code`, {
    phone: national,
    country: 'GB',
    code,
    password: PASSWORD,
  });
  expect(opened.body.auth_phone_number).toBe(number);
});

test('wrong fields are named before anything is sent', async () => {
  const wrong = await signUp('short', { phone: '+4474', country: 'XX' });
  expect(wrong.status).toBe(422);
  expect(wrong.body.data.details.map(({ field }: { field: string }) => field)).toEqual([
    'phone',
    'password',
    'country',
  ]);
  const guessable = await signUp(`0${number.slice(3)}`);
  expect(guessable.body.data.details).toEqual([{ field: 'password', key: 'error.field.password_guessable' }]);
  const key = 'error.field.email_or_phone';
  const both = await signUp(PASSWORD, { email: 'both@mail.example' });
  const neither = await visitor().post(SIGN_UP, fieldsOf(PASSWORD));
  for (const answer of [both, neither])
    expect([answer.status, answer.body.data.details]).toEqual([
      422,
      [
        { field: 'email', key },
        { field: 'phone', key },
      ],
    ]);
  expect((await confirm('123456', PASSWORD, visitor(), '+4474')).body.data.details).toEqual([
    { field: 'phone', key: 'error.field.phone' },
  ]);
  expect(await textsTo()).toEqual([]);
});

test('sign-up answers the same for a phone that has an account, and tells its owner alone', async () => {
  const first = await signUp();
  await confirm(await newestCode());
  await passMinute();
  const again = await signUp(HIJACK);
  expect([again.status, again.body, again.headers.getSetCookie()]).toEqual([first.status, first.body, []]);
  const [sent] = await textsTo();
  expect([sent?.code, sent?.text]).toEqual([
    null,
    'You have a Touchline account with this number already: sign in with it. If you didn’t sign up, ignore this message.',
  ]);
  expect((await signIn(HIJACK)).status).toBe(401);
  expect((await signIn()).status).toBe(200);
});

test('a wrong code is answered the same for a phone that waits, has an account or is nobody’s', async () => {
  const nobody = await confirm('12345x', PASSWORD, visitor(), '+447400590590');
  await signUp();
  expect(answerOf(await confirm('12345x'))).toEqual(answerOf(nobody));
  await confirm(await newestCode());
  expect(answerOf(await confirm('12345x'))).toEqual(answerOf(nobody));
  expect([nobody.status, nobody.body.code]).toEqual([422, 144]);
});

test('the code of a phone opens nothing with the password of a stranger', async () => {
  await signUp(PASSWORD);
  await passMinute();
  // Signs up as a stranger with the same number after its owner, who gets the code.
  await signUp(HIJACK);
  const code = await newestCode();
  expect((await confirm(code, PASSWORD)).body.code).toBe(144);
  expect((await signIn(HIJACK)).status).toBe(401);
  await passMinute();
  await signUp(PASSWORD);
  expect((await confirm(await newestCode(), PASSWORD)).status).toBe(200);
  expect((await signIn(HIJACK)).status).toBe(401);
});

test('of two sign-ups with one phone at the same time one waits, and one account opens', async () => {
  const answers = await Promise.all([signUp(PASSWORD), signUp(HIJACK), signUp(PASSWORD)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await waiting()).toHaveLength(1);
  expect(await textsTo()).toHaveLength(1);
  await passMinute();
  await signUp(PASSWORD);
  const code = await newestCode();
  const opened = await Promise.all([confirm(code), confirm(code)]);
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 422]);
  const owners = await house.db.select().from(players).where(eq(players.phone, number));
  expect(owners).toHaveLength(1);
  const money = await house.db
    .select()
    .from(accounts)
    .where(eq(accounts.playerId, owners[0]?.id ?? ''));
  expect(money).toHaveLength(1);
});

test('wrong, late and older codes open nothing, and five wrong ones end the right one', async () => {
  await signUp();
  const older = await newestCode();
  await passMinute();
  await signUp();
  const code = await newestCode();
  if (older !== code) expect((await confirm(older)).body.code).toBe(144);
  for (let time = 0; time < PHONE_CODE_TRIES; time += 1)
    expect((await confirm(wrongCode(code))).body.code).toBe(144);
  expect((await confirm(code)).body.code).toBe(147);
  await house.db.update(loginCodes).set({ expiresAt: sql`${loginCodes.expiresAt} - ${PHONE_CODE_LASTS_MS}` });
  expect((await confirm(code)).body.code).toBe(145);
  expect((await waiting())[0]?.phone).toBeNull();
});

test('a phone gets one message in a minute and five in a day, and the answers do not tell', async () => {
  const statuses = [];
  for (let time = 0; time < TEXTS_PER_DAY + 2; time += 1) {
    statuses.push((await signUp()).status, (await signUp()).status);
    await passMinute();
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await textsTo()).toHaveLength(TEXTS_PER_DAY);
});

test('a phone that another player verified in the meantime is told to who has its code alone', async () => {
  await signUp();
  const code = await newestCode();
  const other = visitor();
  const email = `taken-${numbers}@mail.example`;
  await other.post(SIGN_UP, { email, ...fieldsOf(PASSWORD) });
  await house.db.update(players).set({ phone: number }).where(eq(players.email, email));
  expect((await confirm(wrongCode(code))).body.code).toBe(144);
  const late = await confirm(code);
  expect([late.status, late.body.code]).toEqual([409, 150]);
});

test('a player without an email pays in, reads his data and has it erased', async () => {
  const player = await openByPhone();
  const deposit = { request_id: randomUUID(), currency: 'EUR', amount: 2_000, card: 'test_success' };
  expect((await player.post('/platform/player/deposits', deposit)).body.status).toBe('succeeded');
  const { data } = (await player.get('/platform/player/export')).body;
  expect(data.players[0]).toMatchObject({ email: null, phone: number });
  expect(data.login_codes[0]).not.toHaveProperty('hash');
  expect((await player.post('/platform/player/erasure', { password: 'not it' })).body.code).toBe(154);
  await house.db.update(accounts).set({ available: 0 }).where(eq(accounts.playerId, player.id));
  expect((await player.post('/platform/player/erasure', { password: PASSWORD })).status).toBe(204);
  expect((await signIn()).status).toBe(401);
  await passMinute();
  await signUp();
  expect((await confirm(await newestCode())).status).toBe(200);
});

test('a player without an email changes his password, and is told by text message', async () => {
  const player = await openByPhone();
  const body = { current_password: PASSWORD, password: HIJACK };
  expect((await player.send('PATCH', '/platform/player/password', body)).status).toBe(204);
  expect((await textsTo())[0]?.text).toBe(
    'The password of your Touchline account was changed. If it wasn’t you, set a new password at once.',
  );
  expect((await signIn(HIJACK)).status).toBe(200);
});

test(
  'the settings say what is offered, and nobody signs up by phone where it is not',
  async () => {
    const { capabilities } = (await visitor().get('/book/settings')).body;
    expect(capabilities).toEqual(expect.arrayContaining(['phone_sign_in', 'phone_sign_up']));
    for (const options of [{}, { phoneVerification: true }, { signUpByPhone: true }]) {
      const other = await startTestHouse(options);
      const caller = callerOf(other.url);
      const off = [{ field: 'phone', key: 'error.field.phone_off' }];
      const isOn = options.phoneVerification === true;
      const offered: string[] = (await caller.get('/book/settings')).body.capabilities;
      expect([offered.includes('phone_sign_in'), offered.includes('phone_sign_up')]).toEqual([isOn, false]);
      const up = await caller.post(SIGN_UP, { phone: number, ...fieldsOf(PASSWORD) });
      const code = await caller.post(`${SIGN_UP}/code`, {
        phone: number,
        code: '123456',
        password: PASSWORD,
      });
      for (const answer of [up, code]) expect(answer.body.data.details).toEqual(off);
      const named = { phone: number, password: PASSWORD };
      const reset = { ...named, code: '123456' };
      const byPhone = [
        await caller.post('/platform/users/sign_in', named),
        await caller.post('/platform/users/password', { phone: number }),
        await caller.post('/platform/users/password/code', reset),
      ];
      if (!isOn) for (const answer of byPhone) expect(answer.body.data.details).toEqual(off);
      expect(byPhone.map(({ status }) => status)).toEqual(isOn ? [401, 204, 422] : [422, 422, 422]);
      await signUpPlayer(other.url);
      await other.end();
    }
  },
  START_LIMIT_MS,
);
