import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { PushMessage } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import { readVapidKeys } from '../src/push/vapid-keys.ts';
import {
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
import { makeDevice, startPushService } from './support/push-service.ts';

const ALL = ['bet_settled', 'kick_off', 'goal'];
let house: TestHouse;
let service: Awaited<ReturnType<typeof startPushService>>;
let used = 0;

beforeAll(async () => {
  service = await startPushService();
  house = await startTestHouse({ dev: true, pushSubject: 'mailto:ops@mail.example' });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  await service?.stop();
});

/** A device of a player that is told of these kinds. */
async function subscribe(player: Caller, kinds: readonly string[] = ALL, locale = 'en') {
  used += 1;
  const path = `/device/${used}`;
  const device = makeDevice(`${service.url}${path}`);
  const handed = await player.post(
    '/book/push/subscriptions',
    { ...device.subscription, kinds },
    { 'accept-language': locale },
  );
  expect(handed.status).toBe(200);
  const id = String(handed.body.id);
  const save = () => player.post('/book/settings', { one_signal_push_notification_subscription: id });
  const messages = (): PushMessage[] => service.to(path).map(({ body }) => device.read(body));
  return { id, path, device, save, messages };
}

async function subscribed(player: Caller, kinds?: readonly string[], locale?: string) {
  const device = await subscribe(player, kinds, locale);
  expect((await device.save()).status).toBe(200);
  return device;
}

const devicesOf = async (player: Caller) => (await player.get('/book/push')).body.devices;

/** Places a bet of ten euros at 2.00 and wins it. */
async function win(player: Caller) {
  const match = quietMatch(house, used);
  used += 1;
  const placed = await player.post(
    '/book/bets',
    placementOf([{ selections: [pinned(house, match)], stake: 1_000 }]),
  );
  expect(placed.status).toBe(200);
  const results = { '1': 'won', '2': 'lost', '3': 'lost' } as const;
  await settleMarkets(house, [{ marketKey: `${match.id}/1/`, results, at: Date.now() }]);
  house.outbox.wake();
  return placed.body.bets[0].ref as string;
}

const arrived = (device: { messages: () => PushMessage[] }, count = 1) =>
  eventually(device.messages, (all) => all.length >= count);

test('a bet that is paid is told to the device, readable by nobody else, in the language of its page', async () => {
  const player = await signUpPlayer(house.url);
  const german = await subscribed(player, ALL, 'de');
  const ref = await win(player);
  const [message] = await arrived(german);
  expect(message).toMatchObject({
    title: 'Wette gewonnen: 20,00\u00a0€',
    locale: 'de',
    lang: 'de',
    dir: 'ltr',
    place: `/bets-history?status=all#${ref}`,
  });
  const [delivery] = service.to(german.path);
  expect(delivery?.body.toString('latin1')).not.toContain('Wette');
  expect(delivery?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(() => makeDevice(service.url).read(delivery?.body ?? Buffer.alloc(0))).toThrow();
});

test('the push service can tell who sends: the key that the device subscribed with signs for this service alone', async () => {
  const player = await signUpPlayer(house.url);
  const device = await subscribed(player);
  await win(player);
  await arrived(device);
  const header = service.to(device.path)[0]?.headers.authorization ?? '';
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  expect(key).toBe((await player.get('/book/push')).body.public_key);
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: service.url });
  expect(payload.sub).toBe('mailto:ops@mail.example');
});

test('kick-off and goal of a favourite match are told to those who marked it', async () => {
  const [fan, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const [match] = bettableMatches(house, 1);
  await fan.post(`/book/favourites/matches/${match?.id}`);
  const [told, untold] = [await subscribed(fan), await subscribed(other)];
  const deaf = await subscribed(fan, ['bet_settled']);
  house.world.control.score(match?.id ?? '', 'home');
  const [goal] = await arrived(told);
  expect(goal).toMatchObject({ title: `Goal for ${match?.home?.name}`, tag: `goal-${match?.id}` });
  expect(goal?.body).toMatch(new RegExp(`^${match?.home?.name} \\d+–\\d+ ${match?.away?.name}$`));
  expect(goal?.place).toBe(`/football/${match?.slug}-m${match?.id}`);
  expect([untold.messages(), deaf.messages()]).toEqual([[], []]);
});

test('a kick-off is told once, a match that goes on after a pause is not', async () => {
  const fan = await signUpPlayer(house.url);
  const device = await subscribed(fan);
  const soon = bettableMatches(house)
    .filter(({ startTime }) => startTime > Date.now())
    .toSorted((a, b) => a.startTime - b.startTime)[0];
  if (!soon || soon.startTime - Date.now() > 19 * 60_000) throw new Error('The season has no such match.');
  await fan.post(`/book/favourites/matches/${soon.id}`);
  const { control } = house.world;
  control.setStatus(soon.id, { status: MATCH_STATUS.live, stage: 6 });
  const [kickOff] = await arrived(device);
  expect(kickOff).toMatchObject({
    title: `Kick-off: ${soon.home?.name} – ${soon.away?.name}`,
    tag: `kick_off-${soon.id}`,
  });
  control.setStatus(soon.id, { status: MATCH_STATUS.stopped, stage: 6 });
  await eventually(
    () => house.world.match(soon.id)?.status,
    (status) => status === MATCH_STATUS.stopped,
  );
  control.setStatus(soon.id, { status: MATCH_STATUS.live, stage: 6 });
  await win(fan);
  await arrived(device, 2);
  expect(device.messages().map(({ tag }) => tag.split('-')[0])).toEqual(['kick_off', 'notification']);
});

test('nothing is sent before the id is saved, after the device is removed, or after signing out', async () => {
  const player = await signUpPlayer(house.url);
  const unsaved = await subscribe(player);
  expect(await devicesOf(player)).toEqual([]);
  const removed = await subscribed(player);
  const kept = await subscribed(player, ['bet_settled']);
  expect((await player.send('DELETE', `/book/push/subscriptions/${removed.id}`)).status).toBe(204);
  expect(await devicesOf(player)).toEqual([{ id: kept.id, kinds: ['bet_settled'] }]);
  await win(player);
  await arrived(kept);
  expect([unsaved.messages(), removed.messages()]).toEqual([[], []]);
  const elsewhere = callerOf(house.url);
  await elsewhere.post('/platform/users/sign_in', { email: player.email, password: 'correct horse' });
  const other = await subscribed(elsewhere);
  expect((await player.send('DELETE', '/platform/users/sign_out')).status).toBe(204);
  await win(elsewhere);
  await arrived(other);
  expect([kept.messages().length, await devicesOf(elsewhere)]).toEqual([1, [{ id: other.id, kinds: ALL }]]);
});

test('a device belongs to whoever signed in on it last, and is told of nothing before he asks', async () => {
  const [first, second] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const device = await subscribed(first);
  const handed = await second.post('/book/push/subscriptions', {
    ...device.device.subscription,
    kinds: ALL,
  });
  expect(handed.body.id).toBe(device.id);
  expect([await devicesOf(first), await devicesOf(second)]).toEqual([[], []]);
  const saved = await first.post('/book/settings', { one_signal_push_notification_subscription: device.id });
  expect(saved.status).toBe(422);
  expect(saved.body.data.details[0].field).toBe('one_signal_push_notification_subscription');
});

test.each([404, 410])('a device of which its service answers %i is forgotten', async (status) => {
  const player = await signUpPlayer(house.url);
  await subscribed(player);
  service.state.status = status;
  await win(player);
  await eventually(
    () => devicesOf(player),
    (devices) => devices.length === 0,
  );
  service.state.status = 201;
});

test('a service that fails costs nobody anything: the bet is paid, the device stays, no redirect is followed', async () => {
  const player = await signUpPlayer(house.url);
  const device = await subscribed(player);
  const elsewhere = await subscribe(player);
  Object.assign(service.state, { status: 307, location: `${service.url}${elsewhere.path}` });
  await win(player);
  await eventually(
    () => service.to(device.path),
    (all) => all.length === 1,
  );
  Object.assign(service.state, { status: 201, location: '' });
  expect((await player.get('/book/notifications')).body.data[0].type).toBe('bet_won');
  expect(await devicesOf(player)).toHaveLength(1);
  expect(service.to(elsewhere.path)).toEqual([]);
});

test.each([
  ['http://10.0.0.1/send', 422],
  ['https://169.254.169.254/latest/meta-data', 422],
  ['https://localhost/send', 422],
  ['ftp://fcm.googleapis.com/send', 422],
  ['https://fcm.googleapis.com/fcm/send/abc', 200],
])('an address that a client gives, %s, is answered with %i', async (endpoint, status) => {
  const player = await signUpPlayer(house.url);
  const body = { ...makeDevice(endpoint).subscription, kinds: ALL };
  expect((await player.post('/book/push/subscriptions', body)).status).toBe(status);
});

test('what is no subscription, and a visitor, are refused', async () => {
  const player = await signUpPlayer(house.url);
  const { subscription } = makeDevice(`${service.url}/device/x`);
  const broken = { ...subscription, keys: { p256dh: 'short', auth: 'short' }, kinds: ALL };
  expect((await player.post('/book/push/subscriptions', broken)).status).toBe(422);
  const unknown = { ...subscription, kinds: ['lottery'] };
  expect((await player.post('/book/push/subscriptions', unknown)).status).toBe(422);
  const visitor = callerOf(house.url);
  expect((await visitor.get('/book/push')).status).toBe(401);
  expect((await visitor.post('/book/push/subscriptions', { ...subscription, kinds: ALL })).status).toBe(401);
  expect((await visitor.send('DELETE', '/book/push/subscriptions/x')).status).toBe(401);
});

test('a data folder keeps its keys, and nobody else may read them', () => {
  const { dataDir } = house.options;
  expect(readVapidKeys(dataDir)).toEqual(readVapidKeys(dataDir));
  expect(statSync(join(dataDir, 'push-keys.json')).mode & 0o077).toBe(0);
});
