import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { erasePlayer } from '../src/commands/erase-player.ts';
import { runRegisterRound } from '../src/commands/register-rounds.ts';
import { exclusions, registerAnswers } from '../src/db/exclusions-schema.ts';
import { players } from '../src/db/schema.ts';
import { ASKED_AGAIN_MS } from '../src/exclusions/register-answers.ts';
import { forgetBreaks } from '../src/limits/forget-breaks.ts';
import {
  begunBreak,
  DAY_MS,
  isSignedIn,
  ON_BREAK,
  SIGN_UP_REFUSED,
  signIn,
  verdict,
} from './support/breaks.ts';
import { newDataDir } from './support/data-template.ts';
import { callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

// Persons who may not play: on a break of their own in another account, or on the operator's register.

const PASSWORD = 'correct horse';
const FIELDS = [
  'email',
  'password',
  'country',
  'currency',
  'birth_date',
  'first_name',
  'last_name',
  'mobile_phone',
];
const UNANSWERED = [503, 182];

let house: TestHouse;
let dataDir: string;
let people = 0;

beforeAll(async () => {
  dataDir = await newDataDir();
  house = await startTestHouse({ dev: true, welcome: false, dataDir });
  writeFileSync(join(dataDir, 'sign-up.json'), JSON.stringify({ fields: FIELDS }));
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  rmSync(dataDir, { recursive: true, force: true });
});
const registerFile = () => join(dataDir, 'exclusion-register.json');
afterEach(() => rmSync(registerFile(), { force: true }));

/** Writes the register. A text stands as it is. */
const place = (persons: readonly object[] | string) =>
  writeFileSync(registerFile(), typeof persons === 'string' ? persons : JSON.stringify({ persons }));
/** A day of the players' clock, so many days ahead. */
const dayIn = (days: number) => new Date(house.playerClock.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Details of a person whom no other test uses. */
function newPerson() {
  people += 1;
  const letters = String(people).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return {
    email: `excluded.${people}@mail.example`,
    password: PASSWORD,
    country: 'GB',
    currency: 'EUR',
    birth_date: '1990-05-05',
    first_name: 'Zoë',
    last_name: `O’Brien ${letters}`,
    mobile_phone: `+447400${610_000 + people}`,
  };
}

async function signUp(person: object) {
  const caller = callerOf(house.url);
  const answer = await caller.post('/platform/users/sign_up', person);
  return { ...caller, answer, id: String(answer.body.id) };
}

/** A person with an account. */
async function newPlayer() {
  const person = newPerson();
  const player = await signUp(person);
  expect(player.answer.status).toBe(200);
  return { ...player, person };
}

const passDay = () =>
  house.db.update(registerAnswers).set({ askedAt: sql`${registerAnswers.askedAt} - ${ASKED_AGAIN_MS}` });

test('a person on a break opens no other account: by email, phone, or name with date of birth and country', async () => {
  const { person, ...player } = await newPlayer();
  await begunBreak(player, { type: 'self_exclusion', months: 6 });
  const { email, mobile_phone, first_name, last_name } = person;
  const same = [
    { mobile_phone },
    { first_name: 'zoe', last_name: last_name.toUpperCase() },
    { first_name: `${first_name} Ann`, last_name },
  ];
  for (const details of same)
    expect(verdict((await signUp({ ...newPerson(), ...details })).answer)).toEqual(SIGN_UP_REFUSED);
  expect(verdict((await signUp({ ...newPerson(), email })).answer)).toEqual([409, 409]);
  for (const details of [{ birth_date: '1990-05-06' }, { country: 'IE' }, { first_name: 'Ann' }]) {
    const somebody = { ...newPerson(), first_name, last_name, ...details };
    expect((await signUp(somebody)).answer.status, JSON.stringify(details)).toBe(200);
  }
});

test('the refusal of a new account does not tell of a break, and ends with it', async () => {
  const { person, ...player } = await newPlayer();
  await begunBreak(player, { type: 'cooling_off', days: 2 });
  const again = { ...person, email: newPerson().email };
  const { answer } = await signUp(again);
  expect(JSON.stringify(answer.body)).not.toMatch(/break|exclu|until|ends_at/i);
  expect(answer.headers.getSetCookie()).toEqual([]);
  await house.db.update(exclusions).set({ endsAt: house.playerClock.now() });
  expect((await signUp(again)).answer.status).toBe(200);
});

test('the break of a person whose account was erased still refuses a new one', async () => {
  const { person, id, ...player } = await newPlayer();
  await begunBreak(player, { type: 'self_exclusion', months: 6 });
  const [row] = await house.db.select().from(players).where(eq(players.id, id));
  if (!row) throw new Error('The player is gone.');
  const from = { address: '127.0.0.1', deviceId: null };
  expect(await erasePlayer(house, row, { password: PASSWORD, from })).toEqual({ kind: 'erased' });
  expect(verdict((await signUp(person)).answer)).toEqual(SIGN_UP_REFUSED);
});

test('what is stored of a person is gone when the break is over', async () => {
  const { id: _, person, ...player } = await newPlayer();
  await begunBreak(player, { type: 'cooling_off', days: 1 });
  const stored = async () => (await house.db.select().from(exclusions)).map(({ hash }) => hash);
  const keys = house.personKeys({
    email: person.email,
    phone: person.mobile_phone,
    firstName: person.first_name,
    lastName: person.last_name,
    birthDate: person.birth_date,
    country: person.country,
  });
  expect(keys).toHaveLength(3);
  expect(await stored()).toEqual(expect.arrayContaining([...keys]));
  await forgetBreaks(house.db, house.playerClock.now() + 2 * DAY_MS);
  expect((await stored()).filter((hash) => keys.includes(hash))).toEqual([]);
});

test('an account that the same person filled in later is refused at sign-in, an older one of a namesake is not', async () => {
  const { person: older, id: olderId } = await newPlayer();
  const { person, ...player } = await newPlayer();
  const name = { firstName: person.first_name, lastName: person.last_name };
  await begunBreak(player, { type: 'cooling_off', days: 1 });
  const { person: newer, id: newerId } = await newPlayer();
  for (const id of [olderId, newerId]) await house.db.update(players).set(name).where(eq(players.id, id));
  expect(verdict(await signIn(house, { email: newer.email }))).toEqual(ON_BREAK);
  expect((await signIn(house, { email: older.email })).status).toBe(200);
});

test.each(['email', 'phone', 'name'] as const)(
  'a person on the register by %s neither signs up nor in',
  async (by) => {
    const { person } = await newPlayer();
    const { email, mobile_phone: phone, first_name, last_name, birth_date, country } = person;
    const entries = {
      email: { email },
      phone: { phone },
      name: { first_name, last_name, birth_date, country },
    };
    place([{ ...entries[by], until: dayIn(30) }]);
    const refused = await signIn(house, { email });
    expect(verdict(refused)).toEqual(ON_BREAK);
    expect(refused.body.data.details[0].ends_at).toBeGreaterThan(Date.now());
    const again = {
      email: { email: ` ${email} ` },
      phone: { mobile_phone: phone },
      name: { first_name, last_name },
    };
    const { answer } = await signUp({ ...newPerson(), ...again[by] });
    expect(verdict(answer)).toEqual(by === 'email' ? [409, 409] : SIGN_UP_REFUSED);
    const stranger = newPerson();
    expect((await signUp(stranger)).answer.status).toBe(200);
  },
);

test('an entry ends with its day, and one that is taken out excludes nobody', async () => {
  const { person } = await newPlayer();
  const { email } = person;
  place([{ email, until: dayIn(-1) }]);
  expect((await signIn(house, { email })).status).toBe(200);
  place([{ email, until: dayIn(40) }]);
  expect(verdict(await signIn(house, { email }))).toEqual(ON_BREAK);
  place([]);
  expect((await signIn(house, { email })).status).toBe(200);
  place([{ email, until: dayIn(50) }]);
  expect(verdict(await signIn(house, { email }))).toEqual(ON_BREAK);
  rmSync(registerFile());
  expect((await signIn(house, { email })).status).toBe(200);
});

test('without an answer of the register sign-in goes by the last one, and nobody signs up', async () => {
  const [{ person: free }, { person: listed }] = [await newPlayer(), await newPlayer()];
  place([{ email: listed.email, until: dayIn(30) }]);
  await signIn(house, { email: listed.email });
  await signIn(house, { email: free.email });
  place('{"persons": [{');
  expect(verdict(await signIn(house, { email: listed.email }))).toEqual(ON_BREAK);
  expect((await signIn(house, { email: free.email })).status).toBe(200);
  expect(verdict((await signUp(newPerson())).answer)).toEqual(UNANSWERED);
});

test('the register is asked once a day about who is signed in, and ends the sessions of who is on it', async () => {
  const [{ person, ...player }, stays] = [await newPlayer(), await newPlayer()];
  place([]);
  await runRegisterRound(house);
  place([{ email: person.email, until: dayIn(30) }]);
  await runRegisterRound(house);
  expect(await isSignedIn(player)).toBe(true);
  await passDay();
  await runRegisterRound(house);
  expect([await isSignedIn(player), await isSignedIn(stays)]).toEqual([false, true]);
  expect((await player.get('/platform/player')).body.break.type).toBe('self_exclusion');
  place('no register');
  await passDay();
  await expect(runRegisterRound(house)).rejects.toThrow('exclusion-register.json cannot be used');
  expect(await isSignedIn(stays)).toBe(true);
});
