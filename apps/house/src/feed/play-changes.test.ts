import { expect, test } from 'vitest';
import { createWorld } from './create-world.ts';
import { createFootballFeed } from './football/football-feed.ts';
import type { WorldChange } from './world.ts';

const START = Date.UTC(2026, 10, 20, 18, 7, 13);

test('who attacks is announced within seconds, under a new version, and is no new state', () => {
  const world = createWorld({
    seed: 5,
    startAt: START,
    now: START,
    speed: 1,
    feeds: [createFootballFeed(5)],
  });
  for (const { id, status } of world.matches()) if (status === 1) world.follow(id, 600_000);
  const changes: WorldChange[] = [];
  for (let now = START; now <= START + 120_000; now += 1000) {
    do changes.push(...world.advance(now));
    while (world.behind());
  }
  const live = [...world.matches()].filter(({ status, stage }) => status === 1 && stage !== 31);
  expect(live.length).toBeGreaterThan(0);
  const of = (id: string, type: WorldChange['type']) =>
    changes.filter((change) => change.type === type && 'matchId' in change && change.matchId === id);
  const plays = live.map(({ id }) => of(id, 'play').length);
  expect(plays.every((count) => count > 0)).toBe(true);
  for (const { id, v, stateV } of live) {
    const versions = of(id, 'play').map((change) => ('v' in change ? change.v : 0));
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    expect(v).toBeGreaterThanOrEqual(versions.at(-1) ?? 0);
    expect(of(id, 'state').some((change) => 'v' in change && versions.includes(change.v))).toBe(false);
    expect(stateV).toBeLessThanOrEqual(v);
  }
});
