import type { CardMessage, PatchMessage } from '@touchline/contract/channels';
import { expect, test } from 'vitest';
import { createWorld } from '#feed/create-world.ts';
import { createFootballFeed } from '#feed/football/football-feed.ts';
import { createWatchedMatches } from './follow-watched.ts';
import { createMatchPublisher } from './match-publisher.ts';

const START = Date.UTC(2026, 10, 21, 18);
const MINUTE = 60_000;

/** A world whose changes are published; `watched` are the channels that somebody is subscribed to. */
function stage(watched: string[]) {
  const world = createWorld({
    seed: 1,
    startAt: START,
    now: START,
    speed: 1,
    feeds: [createFootballFeed(1)],
  });
  const sent: [string, PatchMessage | CardMessage][] = [];
  const failures: unknown[] = [];
  const port = {
    publish: async (channel: string, data: unknown) => {
      sent.push([channel, data as PatchMessage | CardMessage]); // what the publisher makes
      return { offset: 0, epoch: '' };
    },
    subscribed: async (namespace: string) => watched.filter((name) => name.startsWith(`${namespace}:`)),
  };
  const report = (_what: string, error: unknown) => void failures.push(error);
  // The rest of a port is not asked for.
  const publisher = createMatchPublisher({ world, port: port as never, report });
  const follower = createWatchedMatches({ world, port, report });
  const moveTo = async (now: number) => {
    follower.flush(now);
    await new Promise((resolve) => setImmediate(resolve));
    do for (const change of world.advance(now)) publisher.note(change);
    while (world.behind());
    publisher.flush(now);
  };
  const match = [...world.matches()].find(({ status, stage: of }) => status === 1 && of === 6);
  if (!match) throw new Error('A match is in play.');
  const patches = () => sent.flatMap(([channel, data]) => (channel === `markets:${match.id}` ? [data] : []));
  return { world, match, moveTo, patches, sent, failures };
}

test('of a match that nobody is subscribed to nothing is published, and its prices do not move', async () => {
  const { moveTo, sent, match, world } = stage([]);
  const before = match.v;
  await moveTo(START);
  sent.length = 0;
  for (let at = 1; at <= 120; at += 1) await moveTo(START + at * 1_000);
  expect(sent).toEqual([]);
  expect(world.isFollowed(match.id)).toBe(false);
  expect(match.v).toBeGreaterThan(before);
});

test('what happened while nobody was subscribed is part of the first patch, which follows on what was published', async () => {
  const watched: string[] = [];
  const { moveTo, patches, match } = stage(watched);
  watched.push(`markets:${match.id}`);
  for (let at = 1; at <= 20; at += 1) await moveTo(START + at * 1_000);
  const last = patches().at(-1);
  expect(last).toMatchObject({ event: 'markets_changed', id: match.id });
  watched.length = 0;
  for (let at = 1; at <= 40; at += 1) await moveTo(START + MINUTE + at * 1_000);
  const count = patches().length;
  for (let at = 1; at <= 60; at += 1) await moveTo(START + 3 * MINUTE + at * 1_000);
  expect(patches()).toHaveLength(count);
  watched.push(`match:${match.id}`);
  await moveTo(START + 5 * MINUTE);
  await moveTo(START + 5 * MINUTE + 2_000);
  const next = patches().slice(count)[0];
  expect(next).toMatchObject({ pv: patches()[count - 1]?.v, v: match.v });
  expect((next as PatchMessage).m.length).toBeGreaterThan(10);
});

test('subscriptions that cannot be read are reported, and read again', async () => {
  const { world } = stage([]);
  const reported: string[] = [];
  let asked = 0;
  const follower = createWatchedMatches({
    world,
    port: {
      subscribed: async () => {
        asked += 1;
        throw new Error('away');
      },
    },
    report: (what) => void reported.push(what),
  });
  for (const at of [0, 500, 2_000]) {
    follower.flush(START + at);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(asked).toBe(2);
  expect(reported).toHaveLength(2);
});
