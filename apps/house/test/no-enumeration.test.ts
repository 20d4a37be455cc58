import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';
import { IS_SOAK } from './support/soak.ts';

// Asks with a login that has an account and with one that nobody has: a stranger learns the same from both.

const PASSWORD = 'correct horse';
const WRONG = 'battery staple nine';
const BIRTH = { currency: 'EUR', birth_date: '1990-01-01' };

let house: TestHouse;
let asked = 0;

beforeAll(async () => {
  const options = { emailConfirmation: true, phoneVerification: true, signUpByPhone: true };
  house = await startTestHouse({ dev: true, ...options });
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** Logins of a kind that nobody used before: the first gets an account. */
function newLogins(kind: 'email' | 'phone'): readonly [string, string] {
  asked += 2;
  return kind === 'email'
    ? [`asked.${asked}@mail.example`, `asked.${asked + 1}@mail.example`]
    : [`+447400${400_000 + asked}`, `+447400${400_001 + asked}`];
}

const visitor = () => callerOf(house.url);

/** Opens an account that is confirmed by what is sent to it. */
async function openAccount(kind: 'email' | 'phone', login: string): Promise<void> {
  const fields = { [kind]: login, password: PASSWORD, country: 'GB', ...BIRTH };
  expect((await visitor().post('/platform/users/sign_up', fields)).status).toBe(200);
  if (kind === 'email') {
    await house.mails.sent();
    const mail = house.mails.shown().find(({ to }) => to === login);
    const token = new URL(mail?.link ?? 'http://none').searchParams.get('confirmation_token');
    const confirmed = await visitor().get(`/platform/users/confirmation?confirmation_token=${token}`);
    expect(confirmed.status).toBe(204);
    return;
  }
  await house.texts.sent();
  const code = house.texts.shown().find(({ to }) => to === login)?.code;
  const body = { phone: login, code, password: PASSWORD };
  expect((await visitor().post('/platform/users/sign_up/code', body)).status).toBe(200);
}

/** Calls that take a login from a stranger. `by`: the kinds that they take. */
const CALLS = {
  'sign in': { by: ['email', 'phone'], ask: (as) => post('sign_in', { ...as, password: WRONG }) },
  'sign up': {
    by: ['email', 'phone'],
    ask: (as) => post('sign_up', { ...as, password: WRONG, country: 'GB', ...BIRTH }),
  },
  'sign up with faults': {
    by: ['email', 'phone'],
    ask: (as) => post('sign_up', { ...as, password: 'short', country: 'XX' }),
  },
  'forgot the password': { by: ['email', 'phone'], ask: (as) => post('password', as) },
  'set it by a code': {
    by: ['phone'],
    ask: (as) => post('password/code', { ...as, code: '000000', password: WRONG }),
  },
  'confirm a sign-up': {
    by: ['phone'],
    ask: (as) => post('sign_up/code', { ...as, code: '000000', password: WRONG }),
  },
  'send the confirmation again': { by: ['email'], ask: (as) => post('confirmation', as) },
  'lift the lock': { by: ['email'], ask: (as) => post('unlock', as) },
} as const satisfies Record<
  string,
  { readonly by: readonly ('email' | 'phone')[]; readonly ask: (as: object) => Promise<Answer> }
>;
const post = (path: string, body: object) => visitor().post(`/platform/users/${path}`, body);

const call = fc.constantFrom(
  ...Object.values(CALLS).flatMap(({ by, ask }) => by.map((kind) => ({ kind, ask }) as const)),
);
/** How somebody may write a login. */
const writing = fc.constantFrom(
  (login: string) => login,
  (login: string) => ` ${login} `,
  (login: string) => login.toUpperCase(),
);

test('a stranger learns from no answer whether a login has an account', async () => {
  const steps = fc.array(fc.tuple(call, writing), { minLength: 1, maxLength: 4 });
  const law = fc.asyncProperty(steps, async (asks) => {
    const logins = { email: newLogins('email'), phone: newLogins('phone') };
    for (const kind of ['email', 'phone'] as const) await openAccount(kind, logins[kind][0]);
    for (const [{ kind, ask }, write] of asks) {
      const [known, unknown] = await Promise.all(logins[kind].map((login) => ask({ [kind]: write(login) })));
      expect([known?.status, known?.body, known?.headers.getSetCookie()]).toEqual([
        unknown?.status,
        unknown?.body,
        [],
      ]);
    }
  });
  await fc.assert(law, { numRuns: IS_SOAK ? 60 : 6, endOnFailure: true });
}, 240_000);
