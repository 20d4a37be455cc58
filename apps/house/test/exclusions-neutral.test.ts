import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginBreak } from '../src/commands/begin-break.ts';
import { players } from '../src/db/schema.ts';
import { ON_BREAK, SIGN_UP_REFUSED, signIn, verdict } from './support/breaks.ts';
import { type Answer, callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

// Where sign-up tells nothing of an account, it tells nothing of a break either.

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple nine';
const BREAK = { type: 'self_exclusion', length: 6 } as const;
const [EMAIL, PHONE, FREE_EMAIL, FREE_PHONE] = [
  'ada@mail.example',
  '+447400630001',
  'free@mail.example',
  '+447400630002',
];

let house: TestHouse;
let playerId: string;

const visitor = () => callerOf(house.url);
const signUp = (login: object) =>
  visitor().post('/platform/users/sign_up', {
    ...login,
    password: PASSWORD,
    country: 'GB',
    currency: 'EUR',
    birth_date: '1990-01-01',
  });
const confirmPhone = (phone: string, code = '') =>
  visitor().post('/platform/users/sign_up/code', { phone, code, password: PASSWORD });
const answerOf = ({ status, body, headers }: Answer) => [status, body, headers.getSetCookie()];

async function newestMail(to: string) {
  await house.mails.sent();
  return house.mails.shown().find((mail) => mail.to === to);
}
async function newestText(to: string) {
  await house.texts.sent();
  return house.texts.shown().find((text) => text.to === to);
}
const tokenOf = (mail: { readonly link: string } | undefined) =>
  new URL(mail?.link ?? 'http://none').searchParams.values().next().value ?? '';

beforeAll(async () => {
  house = await startTestHouse({
    dev: true,
    emailConfirmation: true,
    phoneVerification: true,
    signUpByPhone: true,
  });
  await signUp({ email: EMAIL });
  await visitor().get(`/platform/users/confirmation?confirmation_token=${tokenOf(await newestMail(EMAIL))}`);
  const [player] = await house.db.select().from(players).where(eq(players.email, EMAIL));
  playerId = player?.id ?? '';
  await house.db.update(players).set({ phone: PHONE, phoneVerifiedAt: 1 }).where(eq(players.id, playerId));
  await beginBreak(house, playerId, BREAK);
}, START_LIMIT_MS);
afterAll(() => house?.end());

test('a link that unlocks and one that sets a password work, and open no session until the break ends', async () => {
  expect((await visitor().post('/platform/users/password', { email: EMAIL })).status).toBe(204);
  const caller = visitor();
  const reset = await caller.send('PATCH', '/platform/users/password', {
    reset_password_token: tokenOf(await newestMail(EMAIL)),
    password: NEW_PASSWORD,
  });
  expect([reset.status, reset.headers.getSetCookie()]).toEqual([204, []]);
  for (const login of [{ email: EMAIL }, { phone: PHONE }])
    expect(verdict(await signIn(house, login, { password: NEW_PASSWORD, as: caller }))).toEqual(ON_BREAK);
  expect(caller.cookie()).not.toMatch(/session/);
  await visitor().post('/platform/users/unlock', { email: EMAIL });
  const unlock = await caller.get(`/platform/users/unlock?unlock_token=${tokenOf(await newestMail(EMAIL))}`);
  expect([unlock.status, unlock.headers.getSetCookie()]).toEqual([204, []]);
});

test('sign-up answers an excluded person as it answers anybody, and opens no account', async () => {
  // Frees the logins, as an erasure does.
  const freed = { email: 'another@mail.example', phone: null };
  await house.db.update(players).set(freed).where(eq(players.id, playerId));
  const byEmail = [await signUp({ email: EMAIL }), await signUp({ email: FREE_EMAIL })];
  expect(answerOf(byEmail[0] as Answer)).toEqual(answerOf(byEmail[1] as Answer)); // both were asked
  const byPhone = [await signUp({ phone: PHONE }), await signUp({ phone: FREE_PHONE })];
  expect(answerOf(byPhone[0] as Answer)).toEqual(answerOf(byPhone[1] as Answer)); // as above
  expect((await newestMail(FREE_EMAIL))?.subject).toBe('Touchline: Confirm your email');
  expect(await newestText(FREE_PHONE)).toBeDefined();
  expect(await newestText(PHONE)).toBeUndefined();
  const opened = await house.db.select().from(players).where(eq(players.email, EMAIL));
  const waiting = await house.db.select().from(players).where(eq(players.phonePending, PHONE));
  expect([opened, waiting]).toEqual([[], []]);
  expect(verdict(await confirmPhone(PHONE, '000000'))).toEqual([422, 144]);
});

test('the right code opens no account for a person whose break began since', async () => {
  const phone = '+447400630003';
  await signUp({ phone });
  const code = (await newestText(phone))?.code ?? '';
  await house.db.update(players).set({ contactPhone: phone }).where(eq(players.id, playerId));
  await beginBreak(house, playerId, { ...BREAK, length: 12 });
  expect(verdict(await confirmPhone(phone, '000000'))).toEqual([422, 144]);
  const refused = await confirmPhone(phone, code);
  expect([verdict(refused), refused.headers.getSetCookie()]).toEqual([SIGN_UP_REFUSED, []]);
});

/** What shows that a player owns his email, by the token of a mail. */
const PROOFS: readonly [
  email: string,
  phone: string,
  months: number,
  prove: (email: string) => Promise<Answer>,
][] = [
  [
    'link@mail.example',
    '+447400630004',
    18,
    async (email) =>
      visitor().get(`/platform/users/confirmation?confirmation_token=${tokenOf(await newestMail(email))}`),
  ],
  [
    'reset@mail.example',
    '+447400630005',
    24,
    async (email) => {
      await visitor().post('/platform/users/password', { email });
      return visitor().send('PATCH', '/platform/users/password', {
        reset_password_token: tokenOf(await newestMail(email)),
        password: PASSWORD,
      });
    },
  ],
];

test.each(PROOFS)(
  'an account that waited for %s is not signed in to once the same person is on a break',
  async (email, phone, length, prove) => {
    await signUp({ email });
    await house.db.update(players).set({ contactPhone: phone }).where(eq(players.email, email));
    await house.db.update(players).set({ contactPhone: phone }).where(eq(players.id, playerId));
    await beginBreak(house, playerId, { ...BREAK, length });
    expect((await prove(email)).status).toBe(204);
    expect(verdict(await signIn(house, { email }))).toEqual(ON_BREAK);
  },
);
