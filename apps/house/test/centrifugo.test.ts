import { marketsChannel, publicChannel, TELL_METHOD } from '@touchline/contract/channels';
import { Centrifuge } from 'centrifuge';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../../scripts/start/ports.mjs';
import {
  CENTRIFUGO_PATH,
  CENTRIFUGO_TITLE,
  ENGINE,
  type RunningCentrifugo,
  startCentrifugo,
} from './realtime/centrifugo.ts';
import { listen, ready, until } from './realtime/clients.ts';
import { eventsOf, ownChannel, tokensOf } from './realtime/page.ts';
import { movePrice, placeBet } from './support/cash-out.ts';
import {
  type Caller,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

// A house whose real-time layer is a Centrifugo: what players and visitors are told arrives through it.

let centrifugo: RunningCentrifugo;
let house: TestHouse;
let clients: Centrifuge[] = [];
let used = 0;

/** A connection as a page has it: tokens come from the house, publications from Centrifugo. */
function connect(caller: Caller): Centrifuge {
  const client = new Centrifuge(centrifugo.url, {
    websocket: WebSocket,
    ...tokensOf(caller),
  });
  clients.push(client);
  client.connect();
  return client;
}

describe.skipIf(CENTRIFUGO_PATH === null)(CENTRIFUGO_TITLE, () => {
  beforeAll(async () => {
    const port = await freePort();
    centrifugo = await startCentrifugo({ engine: ENGINE, rpcUrl: `http://127.0.0.1:${port}/centrifugo/rpc` });
    const { apiUrl, apiKey, tokenSecret } = centrifugo;
    house = await startTestHouse({ port, centrifugo: { apiUrl, apiKey, tokenSecret } });
  }, START_LIMIT_MS);
  afterEach(() => {
    for (const client of clients) client.disconnect();
    clients = [];
  });
  afterAll(async () => {
    await house?.end();
    await centrifugo?.stop();
  });

  test('a bet that is placed arrives as messages of the player, in order', async () => {
    const player = await signUpPlayer(house.url);
    const client = connect(player);
    const { subscription, publications } = ownChannel(client, player);
    await ready(subscription);
    await placeBet(house, player, [quietMatch(house, used++)]);
    await until('both messages', () => {
      const events = eventsOf(publications);
      return events.includes('bet_changed') && events.includes('balance_changed');
    });
    const ids = publications.map((data) => Number((data as { readonly id: string }).id)); // ids of outbox rows
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('a price that changes arrives with its version, after the position of the snapshot', async () => {
    const match = quietMatch(house, used++);
    const visitor = await signUpPlayer(house.url);
    const { body } = await visitor.get(`/book/matches/${match.id}/markets`);
    expect(body.position).toEqual({ offset: expect.any(Number), epoch: expect.stringMatching(/./) });
    const { subscription, publications } = listen(connect(visitor), marketsChannel(match.id), {
      since: body.position,
    });
    await ready(subscription);
    // A price that no other outcome has.
    movePrice(house, match, 987_600);
    await until('the price', () => JSON.stringify(publications).includes('987600'));
    const patches = publications as { readonly event: string; readonly v: number }[]; // patches of the house
    const moved = patches.find((patch) => JSON.stringify(patch).includes('987600'));
    expect(moved?.event).toBe('markets_changed');
    expect(moved?.v).toBeGreaterThan(body.v);
  });

  test('what a client tells the house reaches it: offers to sell a bet arrive while they are watched', async () => {
    const player = await signUpPlayer(house.url);
    const client = connect(player);
    const { subscription, publications } = ownChannel(client, player);
    await ready(subscription);
    await placeBet(house, player, [quietMatch(house, used++)]);
    await client.rpc(TELL_METHOD, { watch: 'cash_out', on: true });
    await until('an offer', () => eventsOf(publications).includes('bet_cashout_changed'));
    await expect(client.rpc('anything', {})).rejects.toMatchObject({ code: 108 });
  });

  test('signing out ends the connection, which comes back as a visitor', async () => {
    const player = await signUpPlayer(house.url);
    const client = connect(player);
    await ready(client);
    const codes: number[] = [];
    client.on('connecting', ({ code }) => codes.push(code));
    const { status } = await player.send('DELETE', '/platform/users/sign_out');
    expect(status).toBe(204);
    await until('sent away', () => codes.length > 0);
    expect(codes).toEqual([3011]);
    await ready(client);
  });

  test('nobody but Centrifugo may speak for clients, and the house has no socket of its own', async () => {
    const body = JSON.stringify({ client: 'c', user: '1', method: TELL_METHOD, data: {} });
    const headers = { 'content-type': 'application/json', authorization: 'apikey wrong' };
    const answer = await fetch(`${house.url}/centrifugo/rpc`, { method: 'POST', headers, body });
    expect(answer.status).toBe(403);
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/connection/websocket`);
    const refusal = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(refusal.message).toContain('404');
  });

  test('lists and providers are told to everybody', async () => {
    const visitor = await signUpPlayer(house.url);
    const { publications } = listen(connect(visitor), publicChannel('en'));
    house.world.control.setProviderStatus('betradar', 'INACTIVE');
    await until('the provider', () => eventsOf(publications).includes('provider_status_changed'));
    house.world.control.setProviderStatus('betradar', 'ACTIVE');
    expect(eventsOf(publications)).toContain('provider_status_changed');
  });
});
