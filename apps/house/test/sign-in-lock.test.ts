import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { admitSignIn, FAILURE_WINDOW_MS, rememberDevice } from '../src/players/sign-in-limit.ts';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';

const PASSWORD = 'correct horse';
/** Address of a stranger, and of the owner. */
const [STRANGER, OWNER] = ['192.0.2.1', '192.0.2.2'];

let house: TestHouse;
let owner: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(async () => {
  owner = await signUpPlayer(house.url);
});

/** Tries to sign in from an address, on a device without a cookie unless `caller` has one. */
async function tryFrom(address: string, password: string, caller = callerOf(house.url), email = owner.email) {
  const headers = { 'x-forwarded-for': address };
  return caller.post('/platform/users/sign_in', { email, password }, headers);
}

async function failFrom(address: string, times: number, email = owner.email): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await tryFrom(address, 'wrong', callerOf(house.url), email)).status);
  return statuses;
}

test('the sixth try of an address for one email is refused, even with the right password, and says for how long', async () => {
  expect(await failFrom(STRANGER, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  const right = await tryFrom(STRANGER, PASSWORD);
  expect(right.status).toBe(429);
  expect(right.body.code).toBe(429);
  const waitS = Number(right.headers.get('retry-after'));
  expect(waitS).toBeGreaterThan(FAILURE_WINDOW_MS / 1000 - 60);
  expect(waitS).toBeLessThanOrEqual(FAILURE_WINDOW_MS / 1000);
});

test('a stranger who is refused locks out neither the owner elsewhere, nor another email of his own', async () => {
  await failFrom(STRANGER, 20);
  expect((await tryFrom(OWNER, PASSWORD)).status).toBe(200);
  const other = await signUpPlayer(house.url);
  expect((await tryFrom(STRANGER, PASSWORD, callerOf(house.url), other.email)).status).toBe(200);
});

test("a known device signs in behind the stranger's own address, and has five failures of its own", async () => {
  await failFrom(STRANGER, 6);
  await owner.send('DELETE', '/platform/users/sign_out');
  expect((await tryFrom(STRANGER, PASSWORD, owner)).status).toBe(200);
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await tryFrom(STRANGER, 'wrong', owner)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('tries at the same time do not slip past the count', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => tryFrom(STRANGER, 'wrong')));
  const wrong = answers.filter(({ status }) => status === 401);
  expect(wrong.length).toBeLessThanOrEqual(5);
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  expect((await tryFrom(STRANGER, PASSWORD)).status).toBe(429);
});

test('signing in begins the count of the pair again, and does not count itself', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await failFrom(OWNER, 4)).toEqual([401, 401, 401, 401]);
    expect((await tryFrom(OWNER, PASSWORD)).status).toBe(200);
  }
});

/** A try as the limit sees it; what became of it is not said, so it is a failure. */
const attempt = (address: string, email: string, now: number, deviceId: string | null = null) =>
  admitSignIn(house.db, { address, login: email, deviceId }, now);

test('failures count for fifteen minutes from the first one', async () => {
  const at = 1_000_000_000_000;
  for (let time = 0; time < 5; time += 1) await attempt('198.51.100.1', 'late@mail.example', at + time);
  const end = at + FAILURE_WINDOW_MS;
  expect(await attempt('198.51.100.1', 'late@mail.example', end - 1)).toEqual({ kind: 'refused', waitMs: 1 });
  expect((await attempt('198.51.100.1', 'late@mail.example', end)).kind).toBe('admitted');
});

test('an address fails for fifty emails and then for no other one; a try that is refused is none', async () => {
  const at = 2_000_000_000_000;
  const kinds = [];
  for (let nth = 0; nth < 52; nth += 1)
    kinds.push((await attempt('198.51.100.2', `nth-${nth}@mail.example`, at)).kind);
  expect(kinds.indexOf('refused')).toBe(50);
  expect(kinds.slice(50)).toEqual(['refused', 'refused']);
  // All addresses of one connection's network are one.
  for (let nth = 0; nth < 5; nth += 1) await attempt(`2001:db8::${nth}`, 'six@mail.example', at);
  expect((await attempt('2001:db8::ffff', 'six@mail.example', at)).kind).toBe('refused');
});

test('failures from many addresses for one email slow answers down, and refuse nobody', async () => {
  const at = 3_000_000_000_000;
  const delays = [];
  for (let nth = 0; nth < 40; nth += 1) {
    const admission = await attempt(`203.0.113.${nth}`, owner.email, at);
    delays.push(admission.kind === 'admitted' ? admission.delayMs : Number.NaN);
  }
  expect(delays.slice(0, 12)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 250, 500]);
  expect(delays.at(-1)).toBe(4_000);
  await rememberDevice(house.db, { playerId: owner.id, deviceId: 'a-known-device' }, at);
  expect(await attempt('203.0.113.99', owner.email, at, 'a-known-device')).toMatchObject({ delayMs: 0 });
  expect(await attempt('203.0.113.99', owner.email, at, 'another-device')).toMatchObject({ delayMs: 4_000 });
});

test('a device is known for the player who signed in on it alone', async () => {
  const other = await signUpPlayer(house.url);
  await failFrom(STRANGER, 6, other.email);
  expect((await tryFrom(STRANGER, PASSWORD, owner, other.email)).status).toBe(429);
});
