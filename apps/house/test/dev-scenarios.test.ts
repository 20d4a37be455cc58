import type { Placement } from '@touchline/contract';
import { ERROR_CODES, RISK_KEYS } from '@touchline/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REFUSAL_SCENARIOS } from '../src/dev/refusal-scenarios.ts';
import { SCENARIOS } from '../src/dev/scenarios.ts';
import {
  type Answer,
  balanceOf,
  bettableMatches,
  type Caller,
  callerOf,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;
let production: TestHouse;
let dev: Caller;
let player: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, betDelayMs: 1_500 });
  production = await startTestHouse();
  dev = callerOf(house.url);
  player = await signUpPlayer(house.url);
}, 2 * START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  await production?.end();
});

async function switchOn(name: string, more: object = {}): Promise<void> {
  const answer = await dev.post('/dev/scenarios', { name, on: true, player: player.email, ...more });
  expect(answer.status).toBe(200);
}

let taken = 10;
function single(): Placement {
  taken += 1;
  return placementOf([{ selections: [pinned(house, quietMatch(house, taken))] }]);
}

const place = (placement: Placement = single()): Promise<Answer> => player.post('/book/bets', placement);

/** The answer that a broken connection leaves: none. */
const placeUnanswered = (placement: Placement) =>
  place(placement).then(
    () => 'answered',
    () => 'no answer',
  );

test('in production no scenario can be switched on', async () => {
  expect(production.faults.switchboard).toBeNull();
  const stranger = callerOf(production.url);
  expect((await stranger.get('/dev/scenarios')).status).toBe(404);
  expect((await stranger.post('/dev/scenarios', { name: 'answer-lost', on: true })).status).toBe(404);
});

test('the panel lists every scenario with its sentence and a switch', async () => {
  const { body } = await dev.get('/dev');
  for (const { name, call } of SCENARIOS)
    expect(body).toContain(`${call === 'now' ? 'Let happen' : 'Switch on'} ${name}<`);
  expect(body).toContain('The bet is placed and no answer ever comes.');
  const form = new URLSearchParams({ name: 'answer-slow', on: 'true', player: player.email });
  const answer = await fetch(`${house.url}/dev/scenarios`, { method: 'POST', body: form });
  expect(await answer.text()).toContain('Switch off answer-slow<');
  await dev.post('/dev/scenarios', { name: 'answer-slow', on: false });
  expect((await dev.get('/dev')).body).toContain('Switch on answer-slow<');
});

test('unknown scenarios and players are refused', async () => {
  expect((await dev.post('/dev/scenarios', { name: 'rain', on: true })).status).toBe(404);
  const nobody = { name: 'answer-slow', on: true, player: 'nobody@mail.example' };
  expect((await dev.post('/dev/scenarios', nobody)).status).toBe(404);
  expect((await dev.post('/dev/scenarios', { name: 'answer-slow' })).status).toBe(422);
});

test.each(REFUSAL_SCENARIOS.map(({ name }) => name))(
  '%s refuses the next bet alone, and takes no money',
  async (name) => {
    const before = await balanceOf(player);
    await switchOn(name);
    const refused = await place();
    expect(refused.status).toBe(422);
    const codes: readonly number[] = Object.values(ERROR_CODES).map(({ code }) => code);
    expect(codes).toContain(refused.body.code);
    expect(refused.body.data.errors_by_bet.b1.localized_message).not.toBe('');
    expect(await balanceOf(player)).toEqual(before);
    const next = await place();
    expect(next.status).toBe(200);
  },
);

test('each of the four keys of a wrong price can be met', async () => {
  const names = ['odds-different', 'odds-higher', 'odds-too-low', 'odds-higher-than-current'];
  const keys = [];
  for (const name of names) {
    await switchOn(name);
    keys.push((await place()).body.data.details[0].key);
  }
  expect(keys).toEqual([
    RISK_KEYS.different,
    RISK_KEYS.higher,
    RISK_KEYS.tooLow,
    RISK_KEYS.higherThanCurrent,
  ]);
});

test('of several bets the first is refused and the others are placed', async () => {
  await switchOn('refused-stake-too-high');
  const [first, second] = [quietMatch(house, 1), quietMatch(house, 2)];
  const answer = await place(
    placementOf([{ selections: [pinned(house, first)] }, { selections: [pinned(house, second)] }]),
  );
  expect(answer.status).toBe(200);
  expect(answer.body.refused).toMatchObject([{ bet_id: 'b1', code: ERROR_CODES.stake_too_high.code }]);
  expect(answer.body.bets).toMatchObject([{ bet_id: 'b2' }]);
});

test('a scenario for one player or one match leaves others alone', async () => {
  const other = await signUpPlayer(house.url);
  await switchOn('refused-not-combinable');
  const placed = await other.post('/book/bets', single());
  expect(placed.status).toBe(200);
  expect((await place()).status).toBe(422);
  await switchOn('refused-not-combinable', { match: quietMatch(house, 3).id });
  expect((await place()).status).toBe(200);
  const there = placementOf([{ selections: [pinned(house, quietMatch(house, 3))] }]);
  expect((await place(there)).status).toBe(422);
});

test('a scenario that is not for once stays until it is switched off', async () => {
  await switchOn('refused-suspended', { once: false });
  expect((await place()).status).toBe(422);
  expect((await place()).status).toBe(422);
  await dev.post('/dev/scenarios', { name: 'refused-suspended', on: false });
  expect((await place()).status).toBe(200);
});

test('the price moves as the bet arrives: the refusal names the price that is now', async () => {
  await switchOn('price-falls-before');
  const fallen = await place();
  expect(fallen.body.code).toBe(ERROR_CODES.invalid_odds.code);
  expect(fallen.body.data.details[0]).toMatchObject({ key: RISK_KEYS.higher, current_odds: 16_000 });
  await switchOn('price-rises-before');
  const risen = await place();
  expect(risen.body.data.details[0]).toMatchObject({ key: RISK_KEYS.different, current_odds: 25_000 });
});

test('the market is suspended as the bet arrives, and opens again', async () => {
  await switchOn('market-suspends-before', { seconds: 1 });
  const placement = single();
  expect((await place(placement)).body.code).toBe(ERROR_CODES.suspended.code);
  const again = () => place({ ...placement, meta: { ...placement.meta, request_id: crypto.randomUUID() } });
  await eventually(again, ({ status }) => status === 200);
});

const live = (): Placement => {
  const match = bettableMatches(house, 1).find(({ clock }) => clock !== null && !clock.stopped);
  if (!match) throw new Error('Nothing is in play.');
  return placementOf([{ selections: [pinned(house, match, '3')] }]);
};

test.each([
  ['price-falls-during-delay', ERROR_CODES.invalid_odds.code],
  ['market-suspends-during-delay', ERROR_CODES.suspended.code],
])('%s: a live bet is rejected after its delay and the stake comes back', async (name, code) => {
  const before = await balanceOf(player);
  // Longer than the delay on a machine with other work; the bet ends it.
  await switchOn(name, { seconds: 10 });
  const answer = await eventually(
    () => place(live()),
    ({ status }) => status === 200,
  );
  expect(answer.body.bets[0].status).toBe('submitted');
  const { body } = await eventually(
    () => player.get('/book/bets?limit=1'),
    ({ body }) => body.data[0].status !== 'submitted',
  );
  expect(body.data[0]).toMatchObject({ status: 'rejected', refusal: { code } });
  expect(await balanceOf(player)).toEqual(before);
});

test('an answer is late by as many seconds as the switch says', async () => {
  await switchOn('answer-slow', { seconds: 0.4 });
  const startedAt = Date.now();
  expect((await place()).status).toBe(200);
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(400);
});

test('a lost answer leaves a placed bet that is found by its request', async () => {
  const placement = single();
  await switchOn('answer-lost');
  expect(await placeUnanswered(placement)).toBe('no answer');
  const asked = await player.get(`/book/bets/requests/${placement.meta.request_id}`);
  expect(asked.body).toMatchObject({ known: true, result: { bets: [{ bet_id: 'b1' }] } });
});

test('a lost request leaves nothing', async () => {
  const placement = single();
  const before = await balanceOf(player);
  await switchOn('request-lost');
  expect(await placeUnanswered(placement)).toBe('no answer');
  const asked = await player.get(`/book/bets/requests/${placement.meta.request_id}`);
  expect(asked.body.known).toBe(false);
  expect(await balanceOf(player)).toEqual(before);
});

test.each([
  ['request-reused', 409, ERROR_CODES.request_reused.code],
  ['code-unknown', 422, 199],
  ['too-many-requests', 429, ERROR_CODES.too_many_requests.code],
  ['house-fails', 500, ERROR_CODES.internal.code],
  ['house-unavailable', 503, ERROR_CODES.not_taken.code],
])('%s is answered with its status and code', async (name, status, code) => {
  await switchOn(name);
  const answer = await place();
  expect(answer).toMatchObject({ status, body: { code } });
});

test('a provider stays out of service until it is switched on again', async () => {
  await dev.post('/dev/scenarios', { name: 'provider-inactive', on: true });
  expect((await place()).body.code).toBe(ERROR_CODES.provider_inactive.code);
  expect((await dev.get('/book/settings')).body.provider_statuses.betradar).toBe('INACTIVE');
  await dev.post('/dev/scenarios', { name: 'provider-inactive', on: false });
  expect((await dev.get('/book/settings')).body.provider_statuses.betradar).toBe('ACTIVE');
});

test('a session ends in the middle: the bet is not placed, and the player can sign in again', async () => {
  await switchOn('session-expired');
  expect((await place()).status).toBe(401);
  expect((await player.get('/book/bets')).status).toBe(401);
  const again = await player.post('/platform/users/sign_in', {
    email: player.email,
    password: 'correct horse',
  });
  expect(again.status).toBe(200);
  expect((await place()).status).toBe(200);
});

test('while a limit is reached the highest stake says so, and no more is taken', async () => {
  await switchOn('limit-reached', { once: false });
  const { bets } = single();
  const asked = await player.post('/book/bets/max-stake', bets[0]);
  expect(asked.body).toBe(500);
  const refused = await place();
  expect(refused.body).toMatchObject({ code: ERROR_CODES.stake_too_high.code });
  expect(refused.body.data.details[0].limit).toBe(500);
  const selections = [pinned(house, quietMatch(house, 4))];
  expect((await place(placementOf([{ selections, stake: 500 }]))).status).toBe(200);
  await dev.post('/dev/scenarios', { name: 'limit-reached', on: false });
  expect((await player.post('/book/bets/max-stake', bets[0])).body).toBeGreaterThan(500);
});
