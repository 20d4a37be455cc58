import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { PlacementSelection } from '@touchline/contract';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { newDataDir } from './support/data-template.ts';
import { followPlayer, statusesOf } from './support/following-client.ts';
import { expectDatabaseHolds } from './support/held-placements.ts';
import { balanceOf, type Caller, eventually, START_LIMIT_MS, signUpPlayer } from './support/house.ts';
import { type HouseProcess, killHouses, startChild, untilReady } from './support/house-process.ts';
import { loadSelections, type SentPlacement, startLoad, untilAnswered } from './support/placement-load.ts';
import { IS_SOAK } from './support/soak.ts';
import { newTestDatabase } from './support/test-database.ts';

const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const PLAYERS = 20;

/** How often the house is killed, at how many placements per second, and how many of them a soak asks for. */
const [KILLS, PER_SECOND, LEAST_PER_SECOND] = IS_SERVER
  ? [IS_SOAK ? 20 : 1, 60, 50]
  : [IS_SOAK ? 5 : 1, 8, 5];
/** Answers that are waited for before a kill: a random number, up to about two seconds of the load more than these. */
const LEAST_ANSWERS = IS_SOAK ? PER_SECOND : 1;
const MORE_ANSWERS = 2 * PER_SECOND;
const LIMIT_MS = (KILLS + 1) * START_LIMIT_MS;

afterEach(killHouses);

/** A market that bets are on is settled while the house is about to die. */
const settleSome = (caller: Caller, { match_id }: PlacementSelection) =>
  caller
    .post('/dev/settle', {
      match_id,
      market_key: `${match_id}/1/`,
      results: { '1': 'won', '2': 'lost', '3': 'lost' },
    })
    .catch(() => null);

/** Kills the house at a random moment of a load. */
async function killUnderLoad(
  house: HouseProcess,
  players: readonly SentPlacement['player'][],
  selections: readonly PlacementSelection[],
) {
  const load = startLoad(players, selections, PER_SECOND);
  const answers = LEAST_ANSWERS + Math.floor(Math.random() * MORE_ANSWERS);
  await load.answered(answers);
  const [player] = players;
  const [selection] = selections;
  const settling = player && selection && settleSome(player, selection);
  await load.answered(answers + Math.floor(Math.random() * 4));
  const { answers: seen, ms } = load.sofar();
  house.child.kill('SIGKILL');
  await house.ended;
  await settling;
  await load.stop();
  return { sent: load.sent, answers: seen, ms };
}

/** Asks for every request that has no answer, then looks at what the house holds for each of them. */
async function expectAnswersKept(sent: readonly SentPlacement[]): Promise<void> {
  const seen = sent.map(({ betIds }) => betIds);
  for (const one of sent) await untilAnswered(one);
  for (const [index, { player, placement, betIds }] of sent.entries()) {
    const { body } = await player.get(`/book/bets/requests/${placement.meta.request_id}`);
    const known = (body.result?.bets ?? []).map((bet: { id: string }) => bet.id);
    expect(known).toEqual(seen[index] ?? betIds);
  }
}

/** Every client has been connected so many times. */
const untilBack = (clients: readonly ReturnType<typeof followPlayer>[], times: number) =>
  eventually(
    () => clients.map((client) => client.subscriptions()),
    (counts) => counts.every((count) => count >= times),
  );

/** Clients that lost their house again and again show in the end what it says. */
async function expectFollowed(
  clients: readonly ReturnType<typeof followPlayer>[],
  players: readonly Caller[],
): Promise<void> {
  for (const [index, client] of clients.entries()) {
    const player = players[index];
    if (!player) throw new Error('Each client has its player.');
    await eventually(
      async () => ({
        shown: { balance: client.balance(), bets: client.bets() },
        held: { balance: await balanceOf(player), bets: await statusesOf(player) },
      }),
      // Bets in play wait for the end of their delay; what is locked moves until then.
      ({ shown, held }) => held.balance.locked === 0 && isDeepStrictEqual(shown, held),
    );
  }
  expect(clients.some((client) => client.bets().size > 0)).toBe(true);
}

test(
  `a house that is killed ${KILLS === 1 ? 'once' : `${KILLS} times`} at ${PER_SECOND} placements a second loses no bet, doubles none, keeps what it answered, and its clients come back`,
  async () => {
    const dataDir = await newDataDir();
    const database = await newTestDatabase();
    const where = { dataDir, url: database?.url ?? null };
    const port = await freePort();
    const start = () =>
      untilReady(startChild({ port, dataDir, databaseUrl: where.url, dev: true, betDelayMs: 300 }));
    const clients: ReturnType<typeof followPlayer>[] = [];
    try {
      let house = await start();
      const players: SentPlacement['player'][] = [];
      for (let nth = 0; nth < PLAYERS; nth += 1) players.push(await signUpPlayer(house.url));
      const [first] = players;
      if (!first) throw new Error('There are players.');
      const selections = await loadSelections(first);
      expect(selections.length).toBeGreaterThan(6);
      for (const player of players) clients.push(followPlayer(house.url, player));
      await untilBack(clients, 1);
      const sent: SentPlacement[] = [];
      let answers = 0;
      let ms = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const load = await killUnderLoad(house, players, selections.slice(kill % 4));
        answers += load.answers;
        ms += load.ms;
        house = await start();
        await untilBack(clients, kill + 2);
        await expectAnswersKept(load.sent);
        sent.push(...load.sent);
      }
      expect(sent.flatMap(({ betIds }) => betIds ?? []).length).toBeGreaterThan(sent.length / 2);
      if (IS_SOAK) expect((answers * 1_000) / ms).toBeGreaterThanOrEqual(LEAST_PER_SECOND);
      await expectFollowed(clients, players);
      house.child.kill('SIGTERM');
      expect(await house.ended).toBe(0);
      await expectDatabaseHolds(where, sent);
    } finally {
      for (const client of clients) client.close();
      killHouses();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);
