import { setTimeout } from 'node:timers/promises';
import type { BetCashoutChangedMessage, UserMessage } from '@touchline/contract/channels';
import { TELL_METHOD, userChannel } from '@touchline/contract/channels';
import { Centrifuge } from 'centrifuge';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { movePrice, placeBet, sell, suspend } from './support/cash-out.ts';
import {
  type Caller,
  eventually,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const WINDOW_MS = 2_000;
const MINUTE_MS = 60_000;
let house: TestHouse;
let used = 0;
let clients: Centrifuge[] = [];

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
  clients = [];
});

/** A match that no other test of this file moves. */
const freshMatch = () => quietMatch(house, used++);
/** Prices that move at once would be told together whatever the pace. */
const BETWEEN_MOVES_MS = 300;

/** A connection of the player, as a page has it. */
async function connect(player: Caller): Promise<Centrifuge> {
  const client = new Centrifuge(`${house.url.replace('http', 'ws')}/connection/websocket`, {
    websocket: WebSocket,
    getToken: async () => (await player.post('/book/websocket/token')).body.token,
  });
  clients.push(client);
  client.connect();
  await client.ready();
  return client;
}

const watch = (client: Centrifuge, on: boolean) => client.rpc(TELL_METHOD, { watch: 'cash_out', on });

async function offersTo(playerId: string): Promise<BetCashoutChangedMessage[]> {
  const { publications } = await house.port.history(userChannel(playerId), 100);
  const messages = publications.map(({ data }) => data as UserMessage); // the house published them
  return messages.filter((message) => message.event === 'bet_cashout_changed');
}

const count = (playerId: string, wanted: number) =>
  eventually(
    () => offersTo(playerId),
    (all) => all.length >= wanted,
  );

/** Waits for two messages to another player, which are a window apart: all earlier messages are out by then. */
async function aWindowPasses(): Promise<void> {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  await placeBet(house, player, [match]);
  const client = await connect(player);
  await watch(client, true);
  await count(player.id, 1);
  movePrice(house, match, 15_000);
  await count(player.id, 2);
  client.disconnect();
}

test('who watches is told of all offers, then of those that change, once in two seconds', async () => {
  const player = await signUpPlayer(house.url);
  const [first, second] = [freshMatch(), freshMatch()];
  const ids = [await placeBet(house, player, [first]), await placeBet(house, player, [second])];
  const client = await connect(player);
  await watch(client, true);
  const [initial] = await count(player.id, 1);
  expect(initial?.bets.toSorted((a, b) => ids.indexOf(a.bet_id) - ids.indexOf(b.bet_id))).toEqual(
    ids.map((bet_id) => ({ bet_id, to_cashout: 950, fair_value: 1_000, reason: null })),
  );
  for (const odds of [19_000, 18_000, 17_000, 16_000]) {
    movePrice(house, first, odds);
    await setTimeout(BETWEEN_MOVES_MS);
  }
  suspend(house, second);
  const messages = await eventually(
    () => offersTo(player.id),
    (all) => all.at(-1)?.bets.some(({ reason }) => reason === 'suspended') === true,
  );
  const last = messages.slice(1).flatMap(({ bets }) => bets);
  expect(last.findLast(({ bet_id }) => bet_id === ids[0])?.to_cashout).toBe(1_187);
  expect(last.findLast(({ bet_id }) => bet_id === ids[1])).toEqual({
    bet_id: ids[1],
    to_cashout: null,
    fair_value: null,
    reason: 'suspended',
  });
  expect(messages.length).toBeLessThanOrEqual(3);
  for (const [index, { ts, id }] of messages.entries()) {
    expect(ts - (messages[index - 1]?.ts ?? 0)).toBeGreaterThanOrEqual(WINDOW_MS);
    expect(messages.filter((other) => other.id === id)).toHaveLength(1);
  }
});

test('nobody is told who does not watch, or no longer', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  await placeBet(house, player, [match]);
  const client = await connect(player);
  movePrice(house, match, 15_000);
  await aWindowPasses();
  expect(await offersTo(player.id)).toEqual([]);
  await watch(client, true);
  await count(player.id, 1);
  await watch(client, false);
  movePrice(house, match, 16_000);
  await aWindowPasses();
  expect(await offersTo(player.id)).toHaveLength(1);
});

test('a watch ends with its connection, and another page of the player keeps its own', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  await placeBet(house, player, [match]);
  const [one, other] = [await connect(player), await connect(player)];
  await watch(one, true);
  await watch(other, true);
  await count(player.id, 1);
  one.disconnect();
  movePrice(house, match, 16_000);
  const told = await eventually(
    () => offersTo(player.id),
    (all) => all.at(-1)?.bets[0]?.to_cashout === 1_187,
  );
  other.disconnect();
  await aWindowPasses();
  movePrice(house, match, 15_000);
  await aWindowPasses();
  expect(await offersTo(player.id)).toHaveLength(told.length);
});

test('a watch that is not renewed ends after a minute', async () => {
  const player = await signUpPlayer(house.url);
  await placeBet(house, player, [freshMatch()]);
  const caller = { client: 'a-page', user: player.id };
  house.cashOuts.heard(caller, { watch: 'cash_out', on: true }, house.now() - MINUTE_MS - 1);
  await aWindowPasses();
  expect(await offersTo(player.id)).toEqual([]);
  house.cashOuts.heard(caller, { watch: 'cash_out', on: true }, house.now() - MINUTE_MS + 5_000);
  await count(player.id, 1);
});

test('what is no watch, and a visitor, are passed over', async () => {
  const player = await signUpPlayer(house.url);
  await placeBet(house, player, [freshMatch()]);
  const client = await connect(player);
  for (const data of [null, 'watch', { watch: 'prices', on: true }, { watch: 'cash_out', on: 1 }, []])
    await client.rpc(TELL_METHOD, data);
  house.cashOuts.heard({ client: 'a-visitor', user: '' }, { watch: 'cash_out', on: true }, house.now());
  await aWindowPasses();
  expect(await offersTo(player.id)).toEqual([]);
  expect(client.state).toBe('connected');
});

test('a sold bet is told of by itself and leaves the offers', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  await watch(await connect(player), true);
  await count(player.id, 1);
  await sell(player, id, 950);
  movePrice(house, match, 15_000);
  await aWindowPasses();
  expect(await offersTo(player.id)).toHaveLength(1);
});
