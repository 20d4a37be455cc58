import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts } from '../src/db/texts-schema.ts';
import { openTextPort, textFolder } from '../src/texts/text-port.ts';
import {
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const SECRET = 'a-long-gateway-secret';

/** A gateway that keeps what it gets, or answers with another status. */
async function startGateway() {
  const got: { readonly authorization: string | undefined; readonly body: { to: string; text: string } }[] =
    [];
  const state = { status: 202, location: '' };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer); // a request's stream has no encoding
    const { authorization } = request.headers;
    if (state.status < 300)
      got.push({ authorization, body: JSON.parse(Buffer.concat(parts).toString('utf8')) });
    response.writeHead(state.status, state.location ? { location: state.location } : {});
    response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/messages`,
    got,
    state,
    end: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

let gateway: Awaited<ReturnType<typeof startGateway>>;
let house: TestHouse;

beforeAll(async () => {
  gateway = await startGateway();
  house = await startTestHouse({ texts: { gateway: { url: gateway.url, secret: SECRET } } });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  await gateway?.end();
});

async function askedRow(number: string) {
  const player = await signUpPlayer(house.url);
  await player.post('/platform/player/phone', { number });
  await house.texts.sent();
  const row = async () => (await house.db.select().from(texts).where(eq(texts.number, number)))[0];
  const dueAgain = (tries: number) =>
    house.db.update(texts).set({ tries, dueAt: house.playerClock.now() }).where(eq(texts.number, number));
  return { player, row, dueAgain };
}

test('a text message reaches the gateway with its secret, and is not sent again', async () => {
  const number = '+447400100001';
  const { player, row } = await askedRow(number);
  expect(gateway.got).toHaveLength(1);
  const [{ authorization, body } = { authorization: '', body: { to: '', text: '' } }] = gateway.got;
  expect([authorization, body.to]).toEqual([`Bearer ${SECRET}`, number]);
  const code = /^\d{6}/.exec(body.text)?.[0];
  expect(await row()).toMatchObject({ tries: 1, dueAt: null });
  await house.texts.sent();
  expect(gateway.got).toHaveLength(1);
  expect((await player.post('/platform/player/phone/confirm', { code })).body.is_verified).toBe(true);
  expect(house.texts.shown()).toEqual([]);
});

test('what the gateway refuses is tried again later, with a code of its own', async () => {
  gateway.state.status = 503;
  const before = gateway.got.length;
  const { row, dueAgain } = await askedRow('+447400100002');
  expect((await row())?.dueAt).toBeGreaterThan(house.playerClock.now());
  gateway.state.status = 202;
  await dueAgain(1);
  await house.texts.sent();
  expect(gateway.got).toHaveLength(before + 1);
  expect(await row()).toMatchObject({ tries: 2, dueAt: null });
});

test('a text message is given up after its last try', async () => {
  gateway.state.status = 503;
  const { row, dueAgain } = await askedRow('+447400100003');
  await dueAgain(4);
  await house.texts.sent();
  gateway.state.status = 202;
  expect(await row()).toMatchObject({ tries: 5, dueAt: null });
});

test('a gateway that leads elsewhere gets nothing: secret and code stay', async () => {
  gateway.state.status = 307;
  gateway.state.location = gateway.url;
  const port = openTextPort({ gateway: { url: gateway.url, secret: SECRET } }, '');
  await expect(port.send({ to: '+447400100004', text: 'Hello' })).rejects.toThrow();
  gateway.state.status = 202;
  gateway.state.location = '';
});

test('without a gateway text messages become files that their owner alone can read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-texts-'));
  await openTextPort({ gateway: null }, folder).send({ to: '+447400100005', text: '123456 ist Ihr Code' });
  const [name = ''] = readdirSync(textFolder(folder));
  const path = join(textFolder(folder), name);
  expect(name).toMatch(/\.txt$/);
  expect(readFileSync(path, 'utf8')).toBe('To: +447400100005\n\n123456 ist Ihr Code\n');
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('if phones need no verification bets are taken without one', async () => {
  const player = await signUpPlayer(house.url);
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
  expect((await player.post('/book/bets', placement)).status).toBe(200);
  expect((await player.get('/platform/player/phone')).body.required).toBe(false);
  expect((await player.get('/platform/system')).body.platform_settings.phone_verification).toBe(false);
});
