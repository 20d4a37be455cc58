import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SystemData, User } from '@touchline/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  type Caller,
  callerOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { auditRows, OPERATORS, order, ordered } from './support/operator.ts';
import { PAYMENTS, sendDeposit } from './support/payments.ts';

const FILES = ['flags.json', 'platform.json', 'loyalty.json'] as const;
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({
    operators: OPERATORS,
    ...PAYMENTS,
    platformOrigin: 'https://backend.example',
  });
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => {
  for (const file of FILES) rmSync(join(house.options.dataDir, file), { force: true });
  vi.restoreAllMocks();
});

const place = (file: (typeof FILES)[number], content: unknown) =>
  writeFileSync(join(house.options.dataDir, file), JSON.stringify(content));
const system = async () => SystemData.parse((await callerOf(house.url).get('/platform/system')).body);
const statusesOf = async (player: Caller) =>
  User.parse((await player.get('/platform/player')).body).statuses.map(({ id }) => id);

test('without a file all flags are active but the one for tests, and no group is needed', async () => {
  const { feature_flags: flags, platform_settings: settings } = await system();
  expect(flags).toEqual([
    { name: 'activity_tracking', status: 'active' },
    { name: 'jackpots', status: 'active' },
    { name: 'responsible_gambling', status: 'active' },
    { name: 'quick_deposit', status: 'active' },
    { name: 'test', status: 'inactive' },
  ]);
  expect(settings.user_group).toBeUndefined();
});

test.each(['activity_tracking', 'jackpots', 'responsible_gambling', 'quick_deposit'])(
  'the flag %s is inactive as soon as the file says so, and active again without it',
  async (name) => {
    const statusOf = async () => (await system()).feature_flags?.find((flag) => flag.name === name)?.status;
    place('flags.json', { [name]: 'inactive' });
    expect(await statusOf()).toBe('inactive');
    place('flags.json', { [name]: 'active' });
    expect(await statusOf()).toBe('active');
  },
);

test('a file with an unknown flag or status is left alone, and the log says why', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  place('flags.json', { quick_deposit: 'off', bonuses: 'active', user_group: 'No Group' });
  expect((await system()).feature_flags?.find(({ name }) => name === 'quick_deposit')?.status).toBe('active');
  const lines = said.mock.calls.map(([line]) => String(line)).join('\n');
  expect(lines).toMatch(/flags\.json: quick_deposit: /);
  expect(lines).toMatch(/flags\.json: user_group: /);
  expect(lines).toMatch(/flags\.json: : .*bonuses/);
});

test('the group that players need is told with the address of the platform, never of this backend', async () => {
  place('flags.json', { user_group: 'members' });
  expect((await system()).platform_settings.user_group).toEqual({ id: 'members', frontend_origin: null });
  place('platform.json', { frontend_origin: 'https://play.example' });
  expect((await system()).platform_settings.user_group).toEqual({
    id: 'members',
    frontend_origin: 'https://play.example',
  });
});

test('an inactive quick deposit is taken from players with the status of tests alone, while tests are on', async () => {
  const [tester, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  await ordered(house, 'set-status', { player: tester.email, status: 'spi_test', on: true });
  const answers = async () =>
    Promise.all([tester, other].map(async (player) => (await sendDeposit(player, 'test_success')).status));
  expect(await answers()).toEqual([200, 200]);
  place('flags.json', { quick_deposit: 'inactive' });
  expect(await answers()).toEqual([422, 422]);
  expect((await sendDeposit(tester, 'test_success')).body.code).toBe(131);
  place('flags.json', { quick_deposit: 'inactive', test: 'active' });
  expect(await answers()).toEqual([200, 422]);
});

test('an inactive quick deposit leaves the payment widget open', async () => {
  const player = await signUpPlayer(house.url);
  place('flags.json', { quick_deposit: 'inactive' });
  const { token } = (await player.post('/platform/player/payment_widget')).body;
  const headers = { authorization: `Bearer ${token}`, origin: 'null' };
  const body = { request_id: 'widget-deposit', currency: 'EUR', amount: 2_000, card: 'test_success' };
  const answer = await callerOf(house.url).post('/platform/player/deposits', body, headers);
  expect(answer.status).toBe(200);
});

test('an operator gives and takes statuses, which stand behind those that points reach', async () => {
  const player = await signUpPlayer(house.url);
  place('loyalty.json', { status_groups: [{ id: 'newcomer', name: { en: 'Newcomer' }, points: 0 }] });
  const { body } = await ordered(house, 'set-status', { player: player.id, status: 'members', on: true });
  expect(body.result).toEqual({ statuses: ['members'] });
  expect((await auditRows(house))[0]).toMatchObject({
    command: 'set-status',
    subject: player.id,
    arguments: `{"on":true,"player":"${player.id}","status":"members"}`,
  });
  await ordered(house, 'set-status', { player: player.id, status: 'newcomer', on: true });
  expect(await statusesOf(player)).toEqual(['newcomer', 'members']);
  await ordered(house, 'set-status', { player: player.email, status: 'members', on: false });
  expect(await statusesOf(player)).toEqual(['newcomer']);
});

test.each([
  [{ player: 'nobody@mail.example', status: 'members', on: true }, 409, 'no such player'],
  [{ status: 'given', on: true }, 409, 'the status given is given already'],
  [{ status: 'members', on: false }, 409, 'the status members is not one that an operator gave'],
  [{ status: 'Gold!', on: true }, 422, undefined],
])('the status %o is refused', async (args, status, why) => {
  const player = await signUpPlayer(house.url);
  await ordered(house, 'set-status', { player: player.id, status: 'given', on: true });
  const answer = await order(house, 'set-status', { player: player.id, ...args });
  expect([answer.status, answer.body.why]).toEqual([status, why]);
  expect(await statusesOf(player)).toEqual(['given']);
});

test('a player has at most fifty statuses of operators', async () => {
  const player = await signUpPlayer(house.url);
  for (let n = 0; n < 50; n += 1)
    await ordered(house, 'set-status', { player: player.id, status: `s${n}`, on: true });
  const answer = await order(house, 'set-status', { player: player.id, status: 'one_more', on: true });
  expect(answer.body.why).toBe('a player has at most 50 statuses');
});

test('the data of a player hold the statuses that operators gave him', async () => {
  const player = await signUpPlayer(house.url);
  await ordered(house, 'set-status', { player: player.id, status: 'members', on: true });
  const { data } = (await player.get('/platform/player/export')).body;
  expect(data.players[0].statuses).toEqual(['members']);
});
