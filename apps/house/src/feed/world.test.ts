import { expect, test } from 'vitest';
import { IS_SOAK } from '../../test/support/soak.ts';
import { createWorld, type WorldOptions } from './create-world.ts';
import { createFootballFeed } from './football/football-feed.ts';
import { differences, isCompared } from './test/differences.ts';
import { reach } from './test/reach.ts';
import type { World, WorldChange } from './world.ts';

const START = Date.UTC(2026, 10, 20, 18, 7, 13);
const MINUTE = 60_000;
/** How long worlds run. */
const RUN_MS = (IS_SOAK ? 10 : 2) * MINUTE;

/** A world of football alone. */
const footballWorld = (options: WorldOptions) =>
  createWorld({ ...options, feeds: [createFootballFeed(options.seed)] });

/** Lets the prices of every match move, as if somebody looked at each. */
function followAll(world: World) {
  for (const { id } of world.matches()) world.follow(id, 60 * MINUTE);
}

const settlements = (changes: readonly WorldChange[]) =>
  changes.flatMap((change) =>
    change.type === 'settled'
      ? [`${change.marketKey} ${change.at} ${change.final} ${JSON.stringify(change.results)}`]
      : [],
  );

test('two worlds of the same seed and start show the same prices', () => {
  const options = { seed: 5, startAt: START, now: START, speed: 1 };
  const [a, b] = [footballWorld(options), footballWorld(options)];
  reach(a, START + MINUTE);
  reach(b, START + MINUTE);
  expect(differences(a, b)).toEqual([]);
  const other = footballWorld({ ...options, seed: 6 });
  expect(differences(other, a).length).toBeGreaterThan(IS_SOAK ? 100 : 20);
});

test('a world that was away catches up to the one that ran on, with the same settlements', () => {
  const options = { seed: 5, startAt: START, now: START, speed: 4 };
  const [running, away] = [footballWorld(options), footballWorld(options)];
  const end = START + RUN_MS;
  const seen: WorldChange[] = [];
  for (let now = START; now <= end; now += 2000) seen.push(...reach(running, now));
  const caughtUp = reach(away, end);
  expect(differences(away, running)).toEqual([]);
  expect(settlements(caughtUp).sort()).toEqual(settlements(seen).sort());
  expect(settlements(seen).length).toBeGreaterThan(100);
  const restarted = footballWorld({ ...options, now: end });
  reach(restarted, end);
  expect(differences(restarted, running)).toEqual([]);
});

test('a world that nobody looked at shows what one shows whose matches are all followed, with the same settlements', () => {
  const options = { seed: 6, startAt: START, now: START, speed: 8 };
  const [seen, unseen] = [footballWorld(options), footballWorld(options)];
  followAll(seen);
  const [loud, quiet]: [WorldChange[], WorldChange[]] = [[], []];
  for (let now = START; now <= START + RUN_MS; now += 1000) {
    loud.push(...reach(seen, now));
    quiet.push(...reach(unseen, now));
  }
  expect(quiet.filter(({ type }) => type === 'markets').length).toBeLessThan(
    loud.filter(({ type }) => type === 'markets').length / 10,
  );
  expect(settlements(quiet).sort()).toEqual(settlements(loud).sort());
  expect(differences(seen, unseen)).toEqual([]);
});

test('prices that were read are announced when they have moved, once somebody follows the match', () => {
  const world = footballWorld({ seed: 6, startAt: START, now: START, speed: 1 });
  reach(world, START);
  const match = [...world.matches()].find(({ type, isUnpriced }) => type === 'match' && isUnpriced === true);
  const keys = (changes: readonly WorldChange[]) =>
    changes.flatMap((change) =>
      change.type === 'markets' && change.matchId === match!.id ? change.marketKeys : [],
    );
  const first = [...match!.markets.keys()];
  expect(match!.isUnpriced).toBe(false);
  expect(keys(world.advance(START)).sort()).toEqual(first.sort());
  expect(keys(reach(world, START + 30 * MINUTE))).toEqual([]);
  const before = match!.v;
  world.follow(match!.id, MINUTE);
  expect(world.isFollowed(match!.id)).toBe(true);
  const moved = world.advance(START + 30 * MINUTE);
  expect(keys(moved).length).toBeGreaterThan(0);
  expect(match!.v).toBeGreaterThan(before - 1);
  reach(world, START + 32 * MINUTE);
  expect(world.isFollowed(match!.id)).toBe(false);
});

test('prices that are prepared in pieces are those that are read, and others have their turn meanwhile', async () => {
  const options = { seed: 6, startAt: START, now: START, speed: 1 };
  const [prepared, read] = [footballWorld(options), footballWorld(options)];
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const asked = [...prepared.matches()].filter(isCompared);
  await prepared.prepare(asked.map(({ id }) => id));
  isDone = true;
  expect(turns).toBeGreaterThan(IS_SOAK ? 20 : 3);
  expect(asked.some(({ isUnpriced }) => isUnpriced)).toBe(false);
  expect(differences(prepared, read)).toEqual([]);
  await prepared.prepare(['nobody']);
});

test('a match that was over before the world was opened is known to be, and shows its result when it is looked at', () => {
  const world = footballWorld({ seed: 6, startAt: START, now: START, speed: 1 });
  const over = [...world.matches()].filter(({ status }) => status === 3);
  expect(over.length).toBeGreaterThan(100);
  for (const match of over) {
    expect(match.stage).toBeGreaterThanOrEqual(60);
    expect([match.status, match.availableMarkets]).toEqual([3, 0]);
  }
  expect(over.filter(({ totalScore }) => totalScore !== null).length).toBeGreaterThan(over.length / 2);
});

test('versions of a match only grow, across a restart too', () => {
  const options = { seed: 8, startAt: START, now: START, speed: 10 };
  const world = footballWorld(options);
  const versions = new Map<string, number>();
  for (let now = START; now <= START + 2 * MINUTE; now += 500) {
    for (const change of reach(world, now)) {
      if (change.type === 'provider_status') continue;
      expect(change.v).toBeGreaterThanOrEqual(versions.get(change.matchId) ?? 0);
      versions.set(change.matchId, change.v);
    }
  }
  const restarted = footballWorld({ ...options, now: START + 2 * MINUTE });
  for (const match of [...restarted.matches()].filter(isCompared)) {
    const market = [...match.markets.values()][0];
    const before = world.match(match.id)?.markets.get(market?.key ?? '');
    if (market !== undefined && before !== undefined) expect(market.v).toBeGreaterThanOrEqual(before.v);
  }
});

test('there are twenty leagues and a cup, live matches, upcoming ones for two weeks and a title race for each league', () => {
  const world = footballWorld({ seed: 1, startAt: START, now: START, speed: 1 });
  reach(world, START);
  const matches = [...world.matches()];
  const live = matches.filter((match) => match.status === 1);
  const upcoming = matches.filter((match) => match.type === 'match' && match.status === 0);
  const outrights = matches.filter((match) => match.type === 'outright' && match.status === 0);
  expect(world.tournaments()).toHaveLength(21);
  expect(live.length).toBeGreaterThanOrEqual(12);
  expect(upcoming.length).toBeGreaterThan(300);
  expect(Math.max(...upcoming.map((match) => match.startTime))).toBeGreaterThan(
    START + 13 * 24 * 60 * MINUTE,
  );
  expect(new Set(outrights.map((match) => match.tournamentId)).size).toBe(20);
  for (const outright of outrights)
    expect([...outright.markets.values()][0]?.outcomes.length).toBeGreaterThan(9);
});

test('an upcoming match has its best markets, and all of them once somebody asks', () => {
  const world = footballWorld({ seed: 1, startAt: START, now: START, speed: 1 });
  reach(world, START);
  const match = [...world.matches()].find(
    (entry) => entry.type === 'match' && entry.startTime > START + 60 * MINUTE,
  );
  expect(match).toBeDefined();
  const before = match!.markets.size;
  const told = match!.availableMarkets;
  expect(before).toBeLessThan(told);
  world.ensureBook(match!.id);
  expect(match!.markets.size).toBe(match!.availableMarkets);
  expect(new Set([...match!.markets.values()].map((market) => market.id)).size).toBeGreaterThanOrEqual(25);
  reach(world, START + 10 * MINUTE);
  expect(match!.markets.size).toBeLessThanOrEqual(before + 5);
  expect(match!.availableMarkets).toBe(told);
});

test('an operator who voids a market of an upcoming match takes it out of the count, whoever looks', () => {
  const world = footballWorld({ seed: 1, startAt: START, now: START, speed: 1 });
  reach(world, START);
  const match = [...world.matches()].find(
    (entry) => entry.type === 'match' && entry.startTime > START + 60 * MINUTE,
  );
  world.ensureBook(match!.id);
  const side = [...match!.markets.values()].find(({ groups }) => !groups.includes('top'));
  const open = match!.availableMarkets;
  world.control.stop(match!.id, side!.key, 'void');
  expect(match!.availableMarkets).toBe(open - 1);
  reach(world, START + 10 * MINUTE);
  expect(match!.markets.has(side!.key)).toBe(false);
  world.ensureBook(match!.id);
  expect(match!.markets.has(side!.key)).toBe(false);
});

test('every live match that is followed moves a price at least every fifteen seconds', () => {
  const world = footballWorld({ seed: 3, startAt: START, now: START, speed: 1 });
  reach(world, START);
  const live = [...world.matches()].filter((match) => match.status === 1).map((match) => match.id);
  for (const id of live) world.follow(id, 60 * MINUTE);
  const last = new Map(live.map((id) => [id, START]));
  for (let now = START; now <= START + 3 * MINUTE; now += 250) {
    for (const change of reach(world, now)) {
      if (change.type === 'markets' && last.has(change.matchId)) last.set(change.matchId, now);
    }
    for (const id of live) {
      if (world.match(id)?.stage === 31 || world.match(id)?.status !== 1) last.set(id, now);
      expect(now - (last.get(id) ?? 0)).toBeLessThanOrEqual(15_500);
    }
  }
});

test('every goal suspends all markets of its match until it reopens them', () => {
  const world = footballWorld({ seed: 3, startAt: START, now: START, speed: 1 });
  reach(world, START);
  const match = [...world.matches()].find((entry) => entry.stage === 6 && entry.suspension === null);
  expect(world.control.score(match!.id, 'home')).toBe(true);
  world.advance(START);
  const open = () => [...match!.markets.values()].filter((market) => market.status === 1);
  expect(match!.suspension).toBe('goal');
  expect(open()).toEqual([]);
  reach(world, START + 45_000);
  expect(match!.suspension).toBeNull();
  expect(open().length).toBeGreaterThan(50);
});

test('the market on the next goal settles at once when a goal falls', () => {
  const world = footballWorld({ seed: 3, startAt: START, now: START, speed: 1 });
  reach(world, START);
  const match = [...world.matches()].find((entry) => entry.stage === 6 && entry.suspension === null);
  const goals = match!.totalScore![0] + match!.totalScore![1];
  const key = `${match!.id}/8/goalnr=${goals + 1}`;
  expect(match!.markets.get(key)?.status).toBe(1);
  world.control.score(match!.id, 'away');
  const settled = world
    .advance(START)
    .find((change) => change.type === 'settled' && change.marketKey === key);
  expect(settled).toMatchObject({ results: { '6': 'lost', '7': 'lost', '8': 'won' }, final: true });
  expect(match!.markets.get(key)?.status).toBe(-3);
  expect(world.settlement(match!.id, key)?.results['8']).toBe('won');
});

test('the development API moves and releases a price, holds markets, settles by hand and sets a provider', () => {
  const world = footballWorld({ seed: 4, startAt: START, now: START, speed: 1 });
  reach(world, START);
  const match = [...world.matches()].find((entry) => entry.stage === 6 && entry.suspension === null);
  const key = `${match!.id}/1/`;
  const market = match!.markets.get(key);
  const { control } = world;
  expect(control.movePrice(match!.id, key, '1', 77_000)).toBe(true);
  expect(market?.outcomes[0]?.odds).toBe(77_000);
  expect(world.advance(START)).toContainEqual(
    expect.objectContaining({ type: 'markets', marketKeys: [key] }),
  );
  reach(world, START + 30_000);
  expect(market?.outcomes[0]?.odds).toBe(77_000);
  control.movePrice(match!.id, key, '1', null);
  expect(market?.outcomes[0]?.odds).not.toBe(77_000);
  control.suspend(match!.id, key, true);
  expect(market?.status).toBe(-1);
  control.suspend(match!.id, key, false);
  expect(control.settle(match!.id, key, { '1': 'won', '2': 'lost', '3': 'lost' })).toBe(true);
  expect(market?.status).toBe(-3);
  expect(control.settle(match!.id, key, { '1': 'won' })).toBe(false);
  control.setProviderStatus('betradar', 'INACTIVE');
  expect(world.providers().betradar).toBe('INACTIVE');
  expect(control.movePrice('1', key, '1', 20_000)).toBe(false);
});

test('a jump in time plays what lies between', () => {
  const world = footballWorld({ seed: 4, startAt: START, now: START, speed: 1 });
  const live = [...world.matches()].filter((match) => match.status === 1);
  expect(world.control.jump(START + 150 * MINUTE)).toBe(true);
  const changes = reach(world, START + 1000);
  for (const match of live) expect(match.status).toBeGreaterThanOrEqual(3);
  expect(settlements(changes).length).toBeGreaterThan(1000);
  expect(world.control.jump(START - 1)).toBe(false);
});
