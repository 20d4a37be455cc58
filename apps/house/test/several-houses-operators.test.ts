import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { LOCKS } from '../src/db/advisory-locks.ts';
import { type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { newDataDir } from './support/data-template.ts';
import { pinnedSelection, signInDemo } from './support/dev-panel.ts';
import { type Caller, eventually, placementOf, START_LIMIT_MS } from './support/house.ts';
import { type HouseProcess, killHouses, startMain, untilReady } from './support/house-process.ts';
import { auditRows, callOperators, order, ordered, SECRET } from './support/operator.ts';
import { startRecordingCentrifugo } from './support/recording-centrifugo.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

// Houses as processes of their own on one database: only a server has several connections.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const TITLE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';
const LIMIT_MS = 2 * START_LIMIT_MS;
/** Feed silent for ten seconds, and what a busy machine adds. */
const SILENT_MS = 20_000;

type Selection = Awaited<ReturnType<typeof pinnedSelection>>;

let server: TestDatabase | null = null;
let centrifugo: Awaited<ReturnType<typeof startRecordingCentrifugo>>;
let watcher: OpenDatabase;
let leader: HouseProcess;
let follower: HouseProcess;
/** The same player at both houses. */
let callers: Caller[] = [];
const folders: string[] = [];

async function startHere(key: string): Promise<HouseProcess> {
  const folder = await newDataDir();
  folders.push(folder);
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: server?.url ?? '',
    OPERATOR_SECRET: SECRET,
    ...centrifugo.envOf(key),
  };
  return untilReady(startMain(env, await freePort()));
}

beforeAll(async () => {
  if (!IS_SERVER) return;
  server = await newTestDatabase();
  centrifugo = await startRecordingCentrifugo();
  leader = await startHere('first');
  follower = await startHere('second');
  watcher = await openDatabase({ dataDir: '', url: server?.url ?? '' });
  callers = [await signInDemo(leader.url), await signInDemo(follower.url)];
}, LIMIT_MS);
afterAll(async () => {
  killHouses();
  centrifugo?.stop();
  await watcher?.close();
  await server?.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What each of the two houses answers comes to hold. What is not told is not found out by itself at all. */
const bothTell = <T>(ask: (at: Caller) => Promise<T>, holds: (value: T) => boolean) =>
  Promise.all(callers.map((caller) => eventually(() => ask(caller), holds)));

const placing = (selection: Selection) => async (at: Caller) =>
  (await at.post('/book/bets', placementOf([{ selections: [selection] }]))).status;
const REFUSED = 422;
const is = (status: number) => (given: number) => given === status;
const keyOf = ({ match_id }: Selection) => `${match_id}/1/`;

const statusOf = (selection: Selection) => async (at: Caller) => {
  const { body } = await at.get(`/book/matches/${selection.match_id}/markets`);
  return body.data.find((market: { id: string }) => market.id === '1')?.status;
};

/** Statuses of the providers, each once. */
const providers = async (at: Caller): Promise<string> => {
  const { body } = await at.get('/book/settings');
  return [...new Set(Object.values(body.provider_statuses))].join();
};

const isLeading = async (at: Caller): Promise<boolean> => (await at.get('/dev/state')).body.leading;

/** What the call of a feature answers where the feature is off. */
const NOT_FOUND = 404;
const sharing = async (at: Caller) => (await at.post('/book/bets/share-code', { bets: [] })).status;

/** A selection that both houses sell. */
async function onSale(nth: number): Promise<Selection> {
  const selection = await pinnedSelection(callers[0] as Caller, nth); // signed in before all tests
  for (const caller of callers) await eventually(() => placing(selection)(caller), is(200));
  return selection;
}

test.skipIf(!IS_SERVER)(
  `${TITLE}, a market that an operator suspends at the follower is refused by both houses, until it is lifted at the leader`,
  async () => {
    const selection = await onSale(0);
    await ordered(follower, 'suspend', { target: keyOf(selection) });
    await bothTell(placing(selection), is(REFUSED));
    await bothTell(statusOf(selection), (status) => status !== 1);
    await ordered(leader, 'lift', { target: keyOf(selection) });
    await bothTell(statusOf(selection), (status) => status === 1);
    await bothTell(placing(selection), is(200));
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, betting that is paused at the follower is paused at both houses, until it is resumed`,
  async () => {
    const selection = await onSale(1);
    await ordered(follower, 'pause-betting');
    await bothTell(placing(selection), is(REFUSED));
    await bothTell(providers, (statuses) => statuses === 'INACTIVE');
    await ordered(follower, 'resume-betting');
    await bothTell(placing(selection), is(200));
    await bothTell(providers, (statuses) => statuses === 'ACTIVE');
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, a feature that is switched off at the follower is off at both houses, until it is switched on`,
  async () => {
    await ordered(follower, 'feature', { feature: 'share_bet', on: false });
    await bothTell(sharing, is(NOT_FOUND));
    await ordered(follower, 'feature', { feature: 'share_bet', on: true });
    await bothTell(sharing, (status) => status !== NOT_FOUND);
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, orders at both houses at the same time make one chain, and of two that exclude each other one is refused`,
  async () => {
    const { match_id } = await onSale(2);
    const [{ id: before }] = await auditRows(leader);
    const houses = [leader, follower];
    const features = ['share_bet', 'video', 'cash_out', 'custom_bet'].flatMap((feature) =>
      houses.map((house) => order(house, 'feature', { feature, on: true })),
    );
    const rivals = await Promise.all(houses.map((house) => order(house, 'suspend', { target: match_id })));
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(new Set((await Promise.all(features)).map(({ status }) => status))).toEqual(new Set([200]));
    const lifts = await Promise.all(houses.map((house) => order(house, 'lift', { target: match_id })));
    expect(lifts.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const house of houses)
      expect((await callOperators(house, '/audit/verify')).body).toMatchObject({
        rows: before + features.length + rivals.length + lifts.length,
        broken: null,
      });
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, what a house wrote that was killed in the next moment is followed by the others`,
  async () => {
    const selection = await onSale(3);
    const dying = await startHere('dying');
    await ordered(dying, 'feature', { feature: 'share_bet', on: false });
    const answer = order(dying, 'suspend', { target: keyOf(selection) }).catch(() => null);
    await eventually(
      async () => {
        const written = sql`select id from audit_log where subject = ${keyOf(selection)} and command = 'suspend'`;
        return (await watcher.db.execute(written)).rows.length;
      },
      (rows) => rows === 1,
    );
    dying.child.kill('SIGKILL');
    await bothTell(placing(selection), is(REFUSED));
    await bothTell(sharing, is(NOT_FOUND));
    await answer;
    await ordered(leader, 'lift', { target: keyOf(selection) });
    await ordered(follower, 'feature', { feature: 'share_bet', on: true });
    await bothTell(placing(selection), is(200));
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, what cannot be told to the others is not written either`,
  async () => {
    const selection = await onSale(4);
    await watcher.db.execute(
      sql.raw(`alter table cluster_orders add constraint broken check (call <> 'stop') not valid`),
    );
    expect((await order(follower, 'suspend', { target: keyOf(selection) })).status).toBe(500);
    await watcher.db.execute(sql.raw('alter table cluster_orders drop constraint broken'));
    const [{ subject }] = await auditRows(leader);
    expect(subject).not.toBe(keyOf(selection));
    await bothTell(placing(selection), is(200));
    await ordered(follower, 'suspend', { target: keyOf(selection) });
    await bothTell(placing(selection), is(REFUSED));
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, houses whose connections were cut follow what was ordered meanwhile`,
  async () => {
    const selection = await onSale(5);
    await watcher.db.execute(
      sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${LOCKS.present} and granted
          and database = (select oid from pg_database where datname = current_database())`,
    );
    await ordered(follower, 'suspend', { target: keyOf(selection) });
    // What is shown asks nobody: it is each house's own world.
    await bothTell(statusOf(selection), (status) => status !== 1);
  },
  LIMIT_MS,
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, a leader that is killed while its feed is silent leaves nothing on sale, until betting is paused and resumed`,
  async () => {
    const selection = await onSale(6);
    // The cut before may have passed on the lead.
    const whoLeads = async () => Promise.all(callers.map(isLeading));
    const [isFirst] = await eventually(whoLeads, (leads) => leads.filter(Boolean).length === 1);
    const [silent, other] = isFirst ? [leader, follower] : [follower, leader];
    const [atSilent, atOther] = (isFirst ? callers : callers.toReversed()) as [Caller, Caller]; // of two houses
    callers = [atOther];
    await atSilent.post('/dev/scenarios', { name: 'feed-dead', on: true });
    await expect.poll(() => providers(atOther), { timeout: SILENT_MS }).toBe('INACTIVE');
    silent.child.kill('SIGKILL');
    await eventually(() => isLeading(atOther), Boolean);
    expect(await placing(selection)(atOther)).toBe(REFUSED);
    const refused = await order(other, 'resume-betting');
    expect(refused).toMatchObject({ status: 409, body: { why: 'betting is not paused' } });
    await ordered(other, 'pause-betting');
    await ordered(other, 'resume-betting');
    await bothTell(placing(selection), is(200));
  },
  LIMIT_MS,
);
