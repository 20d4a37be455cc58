import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWorld } from '#feed/create-world.ts';
import { createFootballFeed } from '#feed/football/football-feed.ts';
import { createReplayFeed } from '#feed/football/replay-feed.ts';
import { parseRecordedFeed } from '#feed/replay.ts';
import type { LegResult, World, WorldChange } from '#feed/world.ts';
import { type FaultScript, NO_FAULTS } from './fault-script.ts';
import { parseTape, type Tape, tapeHead } from './tape.ts';
import { createChangeWriter } from './tape-changes.ts';
import { createTapeFeeds } from './tape-feeds.ts';

const DAY = resolve(import.meta.dirname, '../../../../fixtures/feeds/synthetic-day.jsonl');
const SEED = 7;
const SPEED = 60;
const START = Date.UTC(2026, 4, 23, 15, 0, 0);
const LATER = START + 86_400_000;
const STEP_MS = 1_000;
/** A match is over and closed by then. */
const LENGTH_MS = (3 * 3_600_000) / SPEED;
const TENTH = (LENGTH_MS / 10 / STEP_MS) * STEP_MS;

/** Three matches are a day for a tape. */
const recording = parseRecordedFeed(readFileSync(DAY, 'utf8'));
const few = { ...recording, matches: recording.matches.slice(0, 3) };
const book = [createReplayFeed(few, SEED, START)];

type Settled = Extract<WorldChange, { type: 'settled' }>;

/** Moves a world step by step to an instant; hands on what it says. */
function moveTo(world: World, from: number, to: number, onChange: (change: WorldChange, at: number) => void) {
  for (let now = from; now <= to; now += STEP_MS) {
    do for (const change of world.advance(now)) onChange(change, now);
    while (world.behind());
  }
}

/** Scores, statuses and prices, without versions and instants, which are a world's own. */
const pictureOf = (world: World) =>
  [...world.matches()]
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(
      ({
        id,
        status,
        stage,
        totalScore,
        periodScores,
        extras,
        incidents,
        statistics,
        suspension,
        markets,
      }) => ({
        id,
        status,
        stage,
        totalScore,
        periodScores,
        extras,
        incidents,
        statistics,
        suspension,
        markets: [...markets.values()]
          // What is no longer offered nobody shows.
          .filter((market) => market.status === 1 || market.status === -1)
          .map(({ key, status: of, outcomes, mostBalanced }) => ({
            key,
            of,
            outcomes: structuredClone(outcomes),
            mostBalanced,
          }))
          .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      }),
    );

/** The last word on each outcome, by `match/market/specifier/outcome`. */
function createResults() {
  const results = new Map<string, LegResult>();
  return {
    results,
    note({ marketKey, results: said }: Settled) {
      for (const [id, result] of Object.entries(said)) results.set(`${marketKey}/${id}`, result);
    },
  };
}

/** A day that is recorded from its start to its end, and what it looked like at every tenth of it. */
function record() {
  const world = createWorld({ seed: SEED, startAt: START, now: START, speed: SPEED, feeds: book });
  for (const { id } of world.matches()) world.follow(id, LENGTH_MS);
  const writer = createChangeWriter(world, { from: START, matchIds: null });
  // Written at once: a world writes into what it shows.
  const lines: string[] = [];
  const write = (line: object) => lines.push(JSON.stringify(line));
  write(tapeHead(world, START));
  for (const feed of writer.shown()) write({ at: 0, feed });
  const { results, note } = createResults();
  const pictures: unknown[] = [];
  for (let at = 0; at < LENGTH_MS; at += TENTH) {
    moveTo(world, START + at, START + at + TENTH - STEP_MS, (change, now) => {
      const feed = writer.written(change);
      if (feed !== null) write({ at: now - START, feed });
      if (change.type === 'settled') note(change);
    });
    pictures.push(pictureOf(world));
  }
  write({ at: LENGTH_MS, end: true });
  return { tape: parseTape(lines.join('\n')), results, pictures };
}

const recorded = record();

/** The world of a house that plays a tape, from another instant and as fast as it likes. */
function openTaped(tape: Tape, faults: FaultScript, speed = SPEED) {
  const { feeds, script } = createTapeFeeds(tape, book, faults);
  const { seed, feedAt } = tape.head;
  const startAt = LATER;
  return createWorld({ seed, startAt, calendarAt: feedAt, now: startAt, speed, feeds, script });
}

function play(faults: FaultScript) {
  const world = openTaped(recorded.tape, faults);
  const { results, note } = createResults();
  const pictures: unknown[] = [];
  const versions = new Map<string, number>();
  const scores = new Map<string, number>();
  for (let at = 0; at < LENGTH_MS; at += TENTH) {
    moveTo(world, LATER + at, LATER + at + TENTH - STEP_MS, (change) => {
      if (change.type === 'provider_status') return;
      expect(change.v).toBeGreaterThanOrEqual(versions.get(change.matchId) ?? 0);
      versions.set(change.matchId, change.v);
      const goals = world.match(change.matchId)?.totalScore?.reduce((sum, one) => sum + one) ?? 0;
      expect(goals).toBeGreaterThanOrEqual(scores.get(change.matchId) ?? 0);
      scores.set(change.matchId, goals);
      if (change.type === 'settled') note(change);
    });
    pictures.push(pictureOf(world));
  }
  return { world, results, pictures };
}

test('a tape that is played into a fresh world shows at every tenth of it what was recorded, and ends every market so', () => {
  const { results, pictures, world } = play(NO_FAULTS);
  expect(recorded.results.size).toBeGreaterThan(200);
  expect(results).toEqual(recorded.results);
  expect(pictures).toEqual(recorded.pictures);
  for (const { about, result } of few.matches)
    expect(world.match(about.match)).toMatchObject({ totalScore: result.score, stage: 100 });
});

test('a tape that is played twice as fast is there in half the time', () => {
  const world = openTaped(recorded.tape, NO_FAULTS, 2 * SPEED);
  moveTo(world, LATER, LATER + (LENGTH_MS - STEP_MS) / 2, () => undefined);
  expect(pictureOf(world)).toEqual(recorded.pictures.at(-1));
});

test('a world that is opened in the middle of a tape shows what the one that played on shows', () => {
  const { feeds, script } = createTapeFeeds(recorded.tape, book, NO_FAULTS);
  const { seed, feedAt } = recorded.tape.head;
  const now = LATER + 5 * TENTH - STEP_MS;
  const world = createWorld({ seed, startAt: LATER, calendarAt: feedAt, now, speed: SPEED, feeds, script });
  moveTo(world, now, now, () => undefined);
  expect(pictureOf(world)).toEqual(recorded.pictures[4]);
});

const share = fc.double({ min: 0, max: 0.6, noNaN: true });
const faultScript = fc.record({
  seed: fc.nat(),
  drop: share,
  repeat: share,
  reorder: share,
  delay: share,
  delayMs: fc.integer({ min: 0, max: 10_000 }),
});

test('through any faults versions grow, no score goes back, no market ends otherwise than recorded, and the same seed ends the same', () => {
  fc.assert(
    fc.property(faultScript, (faults) => {
      const { results, pictures } = play(faults);
      for (const [outcome, result] of results) expect(recorded.results.get(outcome)).toBe(result);
      const again = play(faults);
      expect(again.results).toEqual(results);
      expect(again.pictures).toEqual(pictures);
    }),
    { numRuns: 3 },
  );
});

test('what is repeated or comes late, but not too late, changes no end', () => {
  const late = { ...NO_FAULTS, seed: 5, repeat: 1, reorder: 0.5, delay: 0.3, delayMs: 5_000 };
  const { results, pictures } = play(late);
  expect(results).toEqual(recorded.results);
  expect(pictures.at(-1)).toEqual(recorded.pictures.at(-1));
});

test('of a tape of which everything is lost only what stood at its start is shown, and nothing ends', () => {
  const { results, world } = play({ ...NO_FAULTS, drop: 1 });
  expect(results.size).toBe(0);
  expect([...world.matches()].map(({ status }) => status)).toEqual([0, 0, 0]);
});

test('a world goes no further than its tape: it is silent from then on', () => {
  const world = openTaped(recorded.tape, NO_FAULTS);
  moveTo(world, LATER + LENGTH_MS, LATER + LENGTH_MS + 3_600_000, () => undefined);
  expect(world.realTime(world.reached())).toBe(LATER + LENGTH_MS);
  world.control.skip(3_600_000);
  expect(world.reached()).toBe(START + LENGTH_MS * SPEED);
});

const HEAD = JSON.stringify(recorded.tape.head);
const wordOn = (at: number, status: string) =>
  JSON.stringify({ at, feed: { type: 'provider_status', provider: 'betradar', status } });

test('providers come and go as recorded; of two words that changed places the later one holds', () => {
  const text = [HEAD, wordOn(0, 'ACTIVE'), wordOn(5_000, 'INACTIVE'), wordOn(9_000, 'ACTIVE')].join('\n');
  const statusAfter = (faults: FaultScript, ms: number) => {
    const world = openTaped(parseTape(text), faults);
    moveTo(world, LATER, LATER + ms, () => undefined);
    return world.providers().betradar;
  };
  expect([4_000, 5_000, 9_000].map((ms) => statusAfter(NO_FAULTS, ms))).toEqual([
    'ACTIVE',
    'INACTIVE',
    'ACTIVE',
  ]);
  expect(statusAfter({ ...NO_FAULTS, reorder: 1 }, 9_000)).toBe('ACTIVE');
});

test('a match that the book does not have is refused by its id', () => {
  const stranger = { type: 'markets', matchId: '424242', v: 1, markets: [] };
  const tape = parseTape(`${HEAD}\n${JSON.stringify({ at: 1, feed: stranger })}`);
  expect(() => createTapeFeeds(tape, book, NO_FAULTS)).toThrow(
    'The tape names match 424242, which the book of this house does not have (seed 7)',
  );
});

const HOUR_MS = 3_600_000;

/** A match of the season that is listed, and begins in three hours at the earliest. */
function matchAhead(feed: ReturnType<typeof createFootballFeed>) {
  const schedule = feed.schedule(START);
  for (let next = schedule.next(); next.done !== true; next = schedule.next()) {
    const { facts, listedFrom, start } = next.value;
    if (facts.type === 'match' && listedFrom <= START && start > START + 3 * HOUR_MS) return next.value;
  }
  throw new Error('The season has no such match.');
}

test('a price that moves hours before its match begins moves when the tape says so', () => {
  const feed = createFootballFeed(SEED);
  const match = matchAhead(feed);
  const key = `${match.id}/1/`;
  const alone = { ...feed, schedule: () => [match].values() };
  const world = createWorld({ seed: SEED, startAt: START, now: START, speed: 1, feeds: [alone] });
  moveTo(world, START, START, () => undefined);
  const writer = createChangeWriter(world, { from: START, matchIds: null });
  const lines: object[] = [
    tapeHead(world, START),
    ...[...writer.shown()].map((said) => ({ at: 0, feed: said })),
  ];
  world.control.movePrice(match.id, key, '1', 23_700);
  moveTo(world, START + 5_000, START + 5_000, (change, now) =>
    lines.push({ at: now - START, feed: writer.written(change) }),
  );
  lines.push({ at: 10_000, end: true });
  const tape = parseTape(lines.map((line) => JSON.stringify(line)).join('\n'));
  const { feeds, script } = createTapeFeeds(tape, [alone], NO_FAULTS);
  const played = createWorld({
    seed: SEED,
    startAt: LATER,
    calendarAt: tape.head.feedAt,
    now: LATER,
    speed: 1,
    feeds,
    script,
  });
  const oddsAt = (from: number, to: number) => {
    moveTo(played, LATER + from, LATER + to, () => undefined);
    return played.match(match.id)?.markets.get(key)?.outcomes[0]?.odds;
  };
  expect(oddsAt(0, 4_000)).not.toBe(23_700);
  expect(oddsAt(5_000, 10_000)).toBe(23_700);
});
