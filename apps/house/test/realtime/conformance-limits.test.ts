import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { next, rawSocket, ready, until } from './clients.ts';
import { onEveryServer } from './endpoint.ts';

// Times and limits of a connection, on servers that have short ones.

const userName = () => `u${randomUUID()}`;
/** Pings come by the whole second. */
const PING_MS = 1_000;

describe('pings', () => {
  onEveryServer(
    (at) => {
      test('a client that answers pings stays, one that does not is closed with 3012', async () => {
        const client = at.clients.create();
        let connections = 0;
        client.on('connected', () => connections++);
        client.connect();
        const silent = await rawSocket(at.endpoint.url);
        silent.send({ id: 1, connect: {} });
        expect(await silent.closed()).toEqual({ code: 3012, reason: 'no pong' });
        const patient = await rawSocket(at.endpoint.url, { pong: true });
        patient.send({ id: 1, connect: {} });
        const isPing = (line: object) => Object.keys(line).length === 0;
        await until('three pings', () => patient.replies.filter(isPing).length >= 3);
        expect(patient.socket.readyState).toBe(patient.socket.OPEN);
        expect(connections).toBe(1);
        patient.socket.close();
      });
    },
    { pingMs: PING_MS, pongMs: 300 },
  );
});

/** Ends are whole seconds: a token of one may have no more than a moment left. */
const TOKEN_S = 2;

describe('times', () => {
  onEveryServer(
    (at) => {
      test('a socket that never connects is closed with 3502', async () => {
        const raw = await rawSocket(at.endpoint.url);
        expect(await raw.closed()).toEqual({ code: 3502, reason: 'stale' });
      });

      test('a connection whose token ran out is closed with 3005', async () => {
        const raw = await rawSocket(at.endpoint.url, { pong: true });
        raw.send({ id: 1, connect: { token: await at.endpoint.tokens.signConnection('ann', TOKEN_S) } });
        expect(await raw.reply(1)).toMatchObject({ connect: { expires: true, ttl: expect.any(Number) } });
        expect(await raw.closed()).toMatchObject({ code: 3005 });
      });

      test('a subscription whose token ran out is ended with 2501', async () => {
        const raw = await rawSocket(at.endpoint.url, { pong: true });
        const token = await at.endpoint.tokens.signSubscription('', '$user:1', TOKEN_S);
        raw.send({ id: 1, connect: {} }, { id: 2, subscribe: { channel: '$user:1', token } });
        expect(await raw.reply(2)).toMatchObject({ subscribe: { expires: true, ttl: expect.any(Number) } });
        await until('ended', () => JSON.stringify(raw.replies).includes('2501'));
        raw.socket.close();
      });
    },
    { staleMs: 300, expiredMs: 50 },
  );
});

describe('renewals and limits', () => {
  onEveryServer((at) => {
    test('renewing with an expired token closes with 3005, with one of somebody else for good', async () => {
      const old = await at.endpoint.tokens.signConnection('ann', -60);
      const raw = await rawSocket(at.endpoint.url);
      raw.send({ id: 1, connect: { token: await at.endpoint.tokens.signConnection('ann', 60) } });
      raw.send({ id: 2, refresh: { token: old } });
      expect(await raw.closed()).toMatchObject({ code: 3005 });

      const other = await rawSocket(at.endpoint.url);
      other.send({ id: 1, connect: { token: await at.endpoint.tokens.signConnection('ann', 60) } });
      other.send({ id: 2, refresh: { token: await at.endpoint.tokens.signConnection('bob', 60) } });
      expect(await other.closed()).toMatchObject({ code: 3500 });
    });

    test('renewing a subscription with an expired token closes with 3006', async () => {
      const sign = (ttl: number) => at.endpoint.tokens.signSubscription('', '$user:1', ttl);
      const raw = await rawSocket(at.endpoint.url);
      raw.send({ id: 1, connect: {} }, { id: 2, subscribe: { channel: '$user:1', token: await sign(60) } });
      raw.send({ id: 3, sub_refresh: { channel: '$user:1', token: await sign(-60) } });
      expect(await raw.closed()).toMatchObject({ code: 3006 });
    });

    test('a subscription token does not open a connection', async () => {
      const raw = await rawSocket(at.endpoint.url);
      const token = await at.endpoint.tokens.signSubscription('ann', '$user:ann', 60);
      raw.send({ id: 1, connect: { token } });
      expect(await raw.closed()).toMatchObject({ code: 3500 });
    });

    test('a user with too many connections is refused with 3504', async () => {
      const token = await at.endpoint.tokens.signConnection(userName(), 60);
      const connect = async () => {
        const raw = await rawSocket(at.endpoint.url);
        raw.send({ id: 1, connect: { token } });
        return raw;
      };
      const held = await Promise.all(Array.from({ length: 20 }, connect));
      await Promise.all(held.map((raw) => raw.reply(1)));
      expect(await (await connect()).closed()).toMatchObject({ code: 3504 });
      for (const raw of held) raw.socket.close();
    });

    test('a code of the application ends a client for good from 4500 on', async () => {
      const user = userName();
      const client = at.clients.create({ getToken: () => at.endpoint.tokens.signConnection(user, 600) });
      client.connect();
      await ready(client);
      const gone = next<{ code: number }>(client, 'disconnected');
      await at.endpoint.disconnectUser(user, { code: 4500, reason: 'terminated' });
      expect((await gone).code).toBe(4500);
    });

    test('a page of another origin is refused before the upgrade', async () => {
      const from = (origin: string) => rawSocket(at.endpoint.url, { headers: { origin } });
      await expect(from('https://evil.example')).rejects.toThrow('403');
      const raw = await from('http://127.0.0.1:3000');
      raw.socket.close();
    });
  });
});

describe('slow readers', () => {
  onEveryServer(
    (at) => {
      test('a reader that does not read is closed with 3008 once too much waits for it', async () => {
        const channel = `markets:${randomUUID()}`;
        const raw = await rawSocket(at.endpoint.url);
        raw.send({ id: 1, connect: {} }, { id: 2, subscribe: { channel } });
        await raw.reply(2);
        raw.socket.pause();
        const text = 'x'.repeat(50_000);
        // Far more than sockets of the system take by themselves.
        await Promise.all(Array.from({ length: 300 }, (_, n) => at.endpoint.publish(channel, { n, text })));
        // One that reads on at last finds the close behind what was under way to it.
        raw.socket.resume();
        expect(await raw.closed()).toEqual({ code: 3008, reason: 'slow' });
        await until('the server counts it', async () => (await at.endpoint.closedSlow()) === 1);
      });
    },
    { backlogBytes: 200_000 },
  );
});
