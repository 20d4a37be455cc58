import type { EpochMs } from '@touchline/betting';
import { createWorld } from '../../src/feed/create-world.ts';
import { createFootballFeed } from '../../src/feed/football/football-feed.ts';
import type { LegResult, World } from '../../src/feed/world.ts';
import { tapeHead } from '../../src/tape/tape.ts';
import { createChangeWriter } from '../../src/tape/tape-changes.ts';

const STEP_MS = 20_000;
const SOON_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

export interface TapedMatch {
  readonly matchId: string;
  /** Lines of the tape. */
  readonly text: string;
  readonly score: readonly [home: number, away: number];
  /** How the 1x2 ended, by outcome. */
  readonly results: Readonly<Record<string, LegResult>>;
  readonly lengthMs: number;
}

function firstAfter(feed: ReturnType<typeof createFootballFeed>, from: number) {
  const schedule = feed.schedule(from);
  for (let next = schedule.next(); next.done !== true; next = schedule.next()) {
    const { start, duration, listedFrom } = next.value;
    if (duration === null && listedFrom <= from && start > from + SOON_MS) return next.value;
  }
  throw new Error('The season has no such match.');
}

function play(world: World, from: EpochMs, lengthMs: number, note: Parameters<typeof forEachChange>[2]) {
  for (let at = 0; at <= lengthMs; at += STEP_MS) forEachChange(world, from + at, note);
}

function forEachChange(
  world: World,
  now: EpochMs,
  note: (change: ReturnType<World['advance']>[number], now: EpochMs) => void,
) {
  do for (const change of world.advance(now)) note(change, now);
  while (world.behind());
}

/** A tape of a football match, from some time before its start to its end, at speed 1: a house that is opened on it has hours to bet. */
export function tapeOfMatch(seed: number, from: EpochMs): TapedMatch {
  const feed = createFootballFeed(seed);
  const match = firstAfter(feed, from);
  const alone = { ...feed, schedule: () => [match].values() };
  const world = createWorld({ seed, startAt: from, now: from, speed: 1, feeds: [alone] });
  forEachChange(world, from, () => undefined);
  const writer = createChangeWriter(world, { from, matchIds: new Set([match.id]) });
  const lines: object[] = [
    tapeHead(world, from),
    ...[...writer.shown()].map((said) => ({ at: 0, feed: said })),
  ];
  const key = `${match.id}/1/`;
  const lengthMs = match.start - from + 3 * HOUR_MS;
  let results: Readonly<Record<string, LegResult>> = {};
  play(world, from, lengthMs, (change, now) => {
    const said = writer.written(change);
    if (said !== null) lines.push({ at: now - from, feed: said });
    if (change.type === 'settled' && change.marketKey === key) results = change.results;
  });
  lines.push({ at: lengthMs, end: true });
  const [home = 0, away = 0] = world.match(match.id)?.totalScore ?? [];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return { matchId: match.id, text, score: [home, away], results, lengthMs };
}
