import { rmSync } from 'node:fs';
import { publicChannel } from '@touchline/contract/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import {
  CENTRIFUGO_PATH,
  CENTRIFUGO_TITLE,
  type RunningCentrifugo,
  startCentrifugo,
} from './realtime/centrifugo.ts';
import { clientsOf, listen, ready, until } from './realtime/clients.ts';
import { eventsOf, ownChannel, tokensOf } from './realtime/page.ts';
import { newDataDir } from './support/data-template.ts';
import { pinnedSelection } from './support/dev-panel.ts';
import { placementOf, START_LIMIT_MS, signUpPlayer } from './support/house.ts';
import { type HouseProcess, killHouses, startMain, untilReady } from './support/house-process.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

// Two houses, one database, one Centrifugo: what a player hears, whichever house he speaks to.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const WHERE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';
const CAN_RUN = IS_SERVER && CENTRIFUGO_PATH !== null;
const TITLE = `${CENTRIFUGO_TITLE}, ${WHERE}`;

let server: TestDatabase | null = null;
let centrifugo: RunningCentrifugo;
let clients: ReturnType<typeof clientsOf>;
let leader: HouseProcess;
let follower: HouseProcess;
const folders: string[] = [];

async function startHouseHere(): Promise<HouseProcess> {
  const folder = await newDataDir();
  folders.push(folder);
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: server?.url ?? '',
    REALTIME: 'centrifugo',
    CENTRIFUGO_API_URL: centrifugo.apiUrl,
    CENTRIFUGO_API_KEY: centrifugo.apiKey,
    CENTRIFUGO_TOKEN_SECRET: centrifugo.tokenSecret,
  };
  return untilReady(startMain(env, await freePort()));
}

beforeAll(async () => {
  if (!CAN_RUN) return;
  server = await newTestDatabase();
  centrifugo = await startCentrifugo();
  clients = clientsOf(centrifugo.url);
  leader = await startHouseHere();
  follower = await startHouseHere();
}, 2 * START_LIMIT_MS);
afterAll(async () => {
  clients?.closeAll();
  killHouses();
  await centrifugo?.stop();
  await server?.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!CAN_RUN)(
  `${TITLE}: a bet at the follower is settled by the leader and the player hears it, also when the leader is another one`,
  async () => {
    const player = await signUpPlayer(follower.url);
    const client = clients.create(tokensOf(player));
    client.connect();
    const own = ownChannel(client, player);
    await ready(own.subscription);
    const everybody = listen(client, publicChannel('en'));
    await ready(everybody.subscription);

    const betAndSettle = async (nth: number) => {
      const selection = await pinnedSelection(player, nth);
      const { match_id } = selection;
      const { body } = await player.post('/book/bets', placementOf([{ selections: [selection] }]));
      const results = { '1': 'won', '2': 'lost', '3': 'lost' };
      await player.post('/dev/settle', { match_id, market_key: `${match_id}/1/`, results });
      const { id } = body.bets[0];
      const isTold = (data: unknown) => {
        const { event, bet } = data as {
          readonly event: string;
          readonly bet?: { id: string; status: string };
        }; // of the house
        return event === 'bet_changed' && bet?.id === id && bet?.status === 'done';
      };
      await until(`bet ${nth} settled`, () => own.publications.some(isTold));
    };
    await betAndSettle(0);
    leader.child.kill('SIGKILL');
    await leader.ended;
    const heard = everybody.publications.length;
    await betAndSettle(1);
    await until('the feed goes on', () =>
      eventsOf(everybody.publications.slice(heard)).includes('provider_heartbeat'),
    );
    // In the order of their ids, across the change of the leader; one that was told twice has the same id.
    const ids = [...new Set(own.publications.map((data) => Number((data as { readonly id: string }).id)))]; // as above
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  },
  START_LIMIT_MS,
);
