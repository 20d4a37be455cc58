import { type UserMessage, userChannel } from '@touchline/contract/channels';
import { count, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { outbox } from '../src/db/schema.ts';
import {
  balanceOf,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { startRecordingCentrifugo } from './support/recording-centrifugo.ts';

// Messages to players through a stand-in for Centrifugo that refuses some of them.

const PERMISSION_DENIED = 103;
const INTERNAL = 100;
/** Rows that wait at once: more than a slice. */
const ROWS = 600;
const CURRENCY = 'EUR';

let house: TestHouse;
let centrifugo: Awaited<ReturnType<typeof startRecordingCentrifugo>>;
let refusal: (channel: string) => number | null = () => null;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  centrifugo = await startRecordingCentrifugo(undefined, (channel) => refusal(channel));
  house = await startTestHouse({ centrifugo: centrifugo.options });
}, START_LIMIT_MS);
afterEach(() => {
  refusal = () => null;
});
afterAll(async () => {
  await house?.end();
  centrifugo?.stop();
  vi.restoreAllMocks();
});

const published = (playerId: string) =>
  centrifugo.recorded
    .filter(({ channel }) => channel === userChannel(playerId))
    .map(({ data }) => data as UserMessage); // nothing else is published there

const isEmpty = () =>
  eventually(
    async () => (await house.db.select({ rows: count() }).from(outbox))[0]?.rows,
    (rows) => rows === 0,
  );

async function place(player: Awaited<ReturnType<typeof signUpPlayer>>): Promise<void> {
  const { status } = await player.post(
    '/book/bets',
    placementOf([{ selections: [pinned(house, quietMatch(house, 1))] }]),
  );
  expect(status).toBe(200);
}

/** Messages in the order of their ids, each once. */
function expectInOrder(messages: readonly UserMessage[]): void {
  const ids = messages.map(({ id }) => Number(id));
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
}

test('a player whose messages are refused holds up nobody else, and gets all of them in order afterwards', async () => {
  const [stuck, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  await isEmpty();
  refusal = (channel) => (channel === userChannel(stuck.id) ? PERMISSION_DENIED : null);
  await place(stuck);
  await place(stuck);
  await place(other);
  await eventually(
    () => published(other.id).map(({ event }) => event),
    (events) => events.includes('bet_changed') && events.includes('balance_changed'),
  );
  expect(published(stuck.id)).toEqual([]);
  refusal = () => null;
  // Without another commit that would wake the outbox.
  await isEmpty();
  expectInOrder(published(stuck.id));
  const last = published(stuck.id).findLast((message) => message.event === 'balance_changed');
  expect(last?.account.balance).toEqual(await balanceOf(stuck));
});

test('what could not be published while Redis was away is published when it is back', async () => {
  const player = await signUpPlayer(house.url);
  await isEmpty();
  refusal = () => INTERNAL;
  const match = quietMatch(house, 2);
  house.world.follow(match.id, 60_000);
  const channel = `markets:${match.id}`;
  const newest = () =>
    centrifugo.recorded.findLast((one) => one.channel === channel)?.data as
      | { m?: { id: string; o: [string, number, number][] }[] }
      | undefined; // of the match publisher alone
  await place(player);
  pinned(house, match, '1', 31_000);
  const { status } = await player.get(`/book/matches/${match.id}/markets`);
  expect(status).toBe(200);
  // A patch that waited for too long is given up by the lane; the next one says the same.
  await expect(house.port.publish('public:en', {})).rejects.toThrow('internal error');
  expect(published(player.id)).toEqual([]);
  refusal = () => null;
  await isEmpty();
  expect(published(player.id).map(({ event }) => event)).toContain('bet_changed');
  expectInOrder(published(player.id));
  const odds = await eventually(
    () =>
      newest()
        ?.m?.find(({ id }) => id === '1')
        ?.o.find(([id]) => id === '1')?.[1],
    (value) => value === 31_000,
  );
  expect(odds).toBe(31_000);
});

test('a backlog is read and deleted with few statements, and published in order for each player', async () => {
  const players = await Promise.all([1, 2, 3].map(() => signUpPlayer(house.url)));
  for (const player of players) await place(player);
  await isEmpty();
  const from = centrifugo.recorded.length;
  const ids = players.map(({ id }) => id);
  await house.db.execute(sql`
    insert into outbox (player_id, bet_id, currency, created_at)
    select p.id, case when n % 2 = 0 then (select b.id from bets b where b.player_id = p.id) end,
      case when n % 2 = 1 then ${CURRENCY}::text end, n
    from generate_series(1, ${ROWS / ids.length}::int) n, jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) p(id)`);
  const since = (id: string) =>
    centrifugo.recorded.slice(from).filter(({ channel }) => channel === userChannel(id));
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  house.outbox.wake();
  // Waits without a query, so that only the outbox's own are counted.
  await eventually(
    () => ids.map((id) => since(id).length),
    (told) => told.every((messages) => messages >= ROWS / ids.length),
  );
  expect(statements.mock.calls.length).toBeLessThan(ROWS / 2);
  statements.mockRestore();
  await isEmpty();
  for (const id of ids) {
    expect(since(id)).toHaveLength(ROWS / ids.length);
    expectInOrder(since(id).map(({ data }) => data as UserMessage)); // nothing else is published there
  }
});
