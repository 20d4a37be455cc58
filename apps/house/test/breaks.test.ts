import { BREAKS } from '@touchline/contract/constants';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginBreak } from '../src/commands/begin-break.ts';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import { startDeposit } from '../src/commands/start-deposit.ts';
import { ownLimits } from '../src/db/limits-schema.ts';
import { findBreak } from '../src/limits/running-break.ts';
import { PASSWORD_FRESH_MS } from '../src/players/sessions.ts';
import {
  askForBreak,
  begunBreak,
  DAY_MS,
  endBreaks,
  isSignedIn,
  ON_BREAK,
  signIn,
  verdict,
} from './support/breaks.ts';
import { placeBet } from './support/cash-out.ts';
import {
  callerOf,
  eventually,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { deposited, jumpBy, newRequestId, PAYMENTS, paymentOf } from './support/payments.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, ...PAYMENTS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const fieldsOf = (answer: { body: { data: { details: { field?: string }[] } } }) =>
  answer.body.data.details.map(({ field }) => field);

/** The same player on another device. */
async function otherDevice(email: string) {
  const caller = callerOf(house.url);
  expect((await signIn(house, { email }, { as: caller })).status).toBe(200);
  return caller;
}

test('a break wants a player, a password of the last ten minutes, and a length of its type', async () => {
  expect((await askForBreak(callerOf(house.url))).status).toBe(401);
  const player = await signUpPlayer(house.url);
  for (const [body, ...fields] of [
    [{ type: 'cooling_off', days: 0 }, 'days'],
    [{ type: 'cooling_off', days: 43 }, 'days'],
    [{ type: 'cooling_off', days: 1.5 }, 'days'],
    [{ type: 'cooling_off' }, 'days'],
    [{ type: 'cooling_off', months: 6 }, 'days', 'months'],
    [{ type: 'cooling_off', days: 7, months: 6 }, 'months'],
    [{ type: 'self_exclusion', months: 5 }, 'months'],
    [{ type: 'self_exclusion', months: 61 }, 'months'],
    [{ type: 'self_exclusion', days: 7 }, 'months', 'days'],
    [{ type: 'holiday', days: 7 }, 'type'],
    [{ type: 'cooling_off', days: 7, why: 'none' }, 'why'],
  ] as const) {
    const answer = await askForBreak(player, body);
    expect([answer.status, fieldsOf(answer)], JSON.stringify(body)).toEqual([422, fields]);
  }
  await jumpBy(house, PASSWORD_FRESH_MS);
  expect(verdict(await askForBreak(player))).toEqual([403, 165]);
  expect(await isSignedIn(player)).toBe(true);
});

test('a break ends every session and connection at once, and each device is told until when', async () => {
  const player = await signUpPlayer(house.url);
  const other = await otherDevice(player.email);
  const { token } = (await other.post('/book/websocket/token')).body;
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/connection/websocket`);
  let closed: number | null = null;
  let isConnected = false;
  socket.onmessage = () => {
    isConnected = true;
  };
  socket.onclose = ({ code }) => {
    closed = code;
  };
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, connect: { token } }));
  await eventually(() => isConnected, Boolean);
  const before = Date.now();
  const endsAt = await begunBreak(player, { type: 'cooling_off', days: 7 });
  expect(Math.abs(endsAt - before - 7 * DAY_MS)).toBeLessThan(60_000);
  await eventually(
    () => closed,
    (code) => code === 3011,
  );
  expect((await other.post('/book/websocket/token')).body.user).toBeNull();
  for (const device of [player, other]) {
    const { body } = await device.get('/platform/player');
    expect([body.id, body.email, body.break?.type]).toEqual([null, null, 'cooling_off']);
    expect(Math.abs(body.break.ends_at - endsAt)).toBeLessThan(1_000);
    expect((await device.get('/platform/player/accounts')).status).toBe(401);
  }
  expect((await callerOf(house.url).get('/platform/player')).body.break).toBeUndefined();
  const [row] = await house.db.select().from(ownLimits).where(eq(ownLimits.playerId, player.id));
  expect(row).toMatchObject({ type: 'cooling_off', status: 'active', value: null, period: null });
});

test('sign-in is refused until the end, with the time of it, and after the right password alone', async () => {
  const player = await signUpPlayer(house.url);
  const { email } = player;
  const endsAt = await begunBreak(player, { type: 'cooling_off', days: 1 });
  expect(verdict(await signIn(house, { email }, { password: 'battery staple nine' }))).toEqual([401, 402]);
  const refused = await signIn(house, { email });
  expect(verdict(refused)).toEqual(ON_BREAK);
  expect(refused.headers.getSetCookie()).toEqual([]);
  const [detail] = refused.body.data.details;
  expect([detail.key, Math.abs(detail.ends_at - endsAt) < 1_000]).toEqual(['error.auth.on_break', true]);
  await endBreaks(house, player.id, 60_000);
  expect(verdict(await signIn(house, { email }))).toEqual(ON_BREAK);
  await jumpBy(house, 60_000);
  expect((await signIn(house, { email })).status).toBe(200);
  expect((await player.get('/platform/player')).body.break).toBeUndefined();
});

test('a break is not ended or shortened, and a longer one takes its place', async () => {
  const player = await signUpPlayer(house.url);
  const { email, id } = player;
  await begunBreak(player, { type: 'self_exclusion', months: 6 });
  const shorter = await beginBreak(house, id, { type: 'cooling_off', length: 42 });
  expect(shorter.kind).toBe('shorter');
  expect((await beginBreak(house, id, { type: 'self_exclusion', length: 12 })).kind).toBe('begun');
  const [detail] = (await signIn(house, { email })).body.data.details;
  expect(detail.ends_at).toBeGreaterThan(Date.now() + 360 * DAY_MS);
});

test('of breaks that follow each other in any order the one that ends last counts', async () => {
  const asked = fc.oneof(
    fc.record({
      type: fc.constant('cooling_off' as const),
      length: fc.integer({ min: BREAKS.cooling_off.min, max: BREAKS.cooling_off.max }),
    }),
    fc.record({
      type: fc.constant('self_exclusion' as const),
      length: fc.integer({ min: BREAKS.self_exclusion.min, max: BREAKS.self_exclusion.max }),
    }),
  );
  const law = fc.asyncProperty(fc.array(asked, { minLength: 1, maxLength: 5 }), async (breaks) => {
    const { id } = await signUpPlayer(house.url);
    let last = 0;
    for (const one of breaks) {
      const { kind, running } = await beginBreak(house, id, one);
      expect(running.endsAt).toBeGreaterThanOrEqual(last);
      expect(kind === 'shorter' ? running.endsAt : last).toBe(last);
      last = running.endsAt;
      expect(await findBreak(house.db, id, house.playerClock.now())).toEqual(running);
    }
  });
  await fc.assert(law, { numRuns: 8 });
});

test('two devices that ask at once begin the longer of two breaks', async () => {
  const player = await signUpPlayer(house.url);
  const other = await otherDevice(player.email);
  const answers = await Promise.all([
    askForBreak(player, { type: 'cooling_off', days: 7 }),
    askForBreak(other, { type: 'self_exclusion', months: 6 }),
  ]);
  const running = await findBreak(house.db, player.id, house.playerClock.now());
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  const begun = answers.flatMap(({ status, body }) => (status === 200 ? [body.type] : []));
  expect(running?.type).toBe(begun.includes('self_exclusion') ? 'self_exclusion' : 'cooling_off');
  // The session of the other one may end while its password is looked at.
  for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status);
});

test('a session that was opened while the break began opens nothing', async () => {
  const player = await signUpPlayer(house.url);
  await house.db.insert(ownLimits).values({
    id: `break-${player.id}`,
    playerId: player.id,
    type: 'cooling_off',
    status: 'active',
    createdAt: house.playerClock.now(),
    disableAt: house.playerClock.now() + DAY_MS,
  });
  expect((await player.get('/platform/player/accounts')).status).toBe(401);
});

test('a deposit is refused, and one on its way is still booked', async () => {
  const player = await signUpPlayer(house.url);
  const pending = await deposited(player, 'test_later');
  expect(pending.status).toBe('pending');
  await begunBreak(player, { type: 'cooling_off', days: 1 });
  const asked = {
    requestId: newRequestId(),
    currency: 'EUR',
    amount: 2_000,
    card: 'test_success',
    returnTo: null,
  };
  expect(await startDeposit(house, { ...asked, playerId: player.id })).toEqual({ refusal: 'on_break' });
  await jumpBy(house, 60_000);
  await endBreaks(house, player.id);
  const back = await otherDevice(player.email);
  expect((await paymentOf(back, pending.id)).status).toBe('succeeded');
});

test('bets that are open run on and are paid; nothing is placed', async () => {
  const player = await signUpPlayer(house.url);
  const match = quietMatch(house, 0);
  const betId = await placeBet(house, player, [match], { stake: 1_000 });
  await begunBreak(player, { type: 'cooling_off', days: 1 });
  expect((await player.post('/book/bets', {})).status).toBe(401);
  await settleMarkets(house, [
    { marketKey: `${match.id}/1/`, results: { '1': 'won', '2': 'lost', '3': 'lost' }, at: Date.now() },
  ]);
  await endBreaks(house, player.id);
  const back = await otherDevice(player.email);
  const { data } = (await back.get('/book/bets?status=settled')).body;
  expect(data).toMatchObject([{ id: betId, result: 'win_entire' }]);
});

test('marketing that a player agreed to is off from the break on, and stays so after it', async () => {
  const player = await signUpPlayer(house.url);
  await player.send('PATCH', '/platform/player/consents', { email: true, sms: true });
  await begunBreak(player, { type: 'cooling_off', days: 1 });
  await endBreaks(house, player.id);
  const back = await otherDevice(player.email);
  const { data } = (await back.get('/platform/player/consents')).body;
  expect(data.map(({ given }: { given: boolean }) => given)).toEqual([false, false, false]);
  expect(data[0].changed_at).not.toBeNull();
});
