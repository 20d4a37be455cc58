import type { EpochMs } from '@touchline/betting';
import { createAgenda } from './agenda.ts';
import { createControl } from './control.ts';
import { endingSoon } from './ending-soon.ts';
import { openWorld, planProviders, work } from './errands.ts';
import { createFeedClock } from './feed-clock.ts';
import { createReplayFeed } from './football/replay-feed.ts';
import { createLeagueHistory } from './league-history.ts';
import type { MarketStop } from './market-stop.ts';
import { KEEP_MS, settleDown, tickAt } from './match-run.ts';
import { stepBook } from './match-steps.ts';
import { mergeSchedules } from './merge-schedules.ts';
import { createPastMatches } from './past-matches.ts';
import { follow, readInSlices, readPrices } from './reading.ts';
import type { RecordedFeed } from './replay.ts';
import type { SportFeed } from './sport.ts';
import { createSportFeeds } from './sports.ts';
import { lookUpVerdict } from './verdicts.ts';
import type { ScoreSimulation, World, WorldChange } from './world.ts';
import type { WorldScript, WorldState } from './world-state.ts';

export interface WorldOptions {
  seed: number;
  /** First instant of the season: with the seed and `calendarAt` it decides everything that happens. Kept across restarts. */
  startAt: EpochMs;
  /** Instant of the calendar that is played at `startAt`; `startAt` itself when left out. */
  calendarAt?: EpochMs;
  now: EpochMs;
  /** Match seconds per second of real time. */
  speed: number;
  /** Time passes by `control.jump` and `control.skip` alone; it does by itself when left out. */
  isStill?: boolean;
  /** Plays this recording instead of the simulated calendar. */
  replay?: RecordedFeed;
  /** What operators suspended or voided before, by match id or market key. */
  stops?: ReadonlyMap<string, MarketStop>;
  /** The sports that are played; all when left out. */
  feeds?: readonly SportFeed[];
  /** What the feed says beside its matches; nothing, and without an end, when left out. */
  script?: WorldScript;
}

const SLICE_MS = 5;
const BOOK_LEASE_MS = 120_000;
const ENDLESS: WorldScript = { endsAt: Number.POSITIVE_INFINITY, providers: [] };

function feedsOf({ seed, startAt, calendarAt = startAt, replay, feeds }: WorldOptions): readonly SportFeed[] {
  if (replay !== undefined) return [createReplayFeed(replay, seed, calendarAt)];
  return feeds ?? createSportFeeds(seed);
}

function createState(options: WorldOptions): WorldState {
  const { seed, speed, startAt, calendarAt = startAt, now, isStill = false, script = ENDLESS } = options;
  if (!(speed > 0)) throw new RangeError('speed must be above zero');
  const clock = createFeedClock(startAt, speed, calendarAt);
  const feeds = feedsOf(options);
  const from = Math.min(clock.toFeed(now), script.endsAt);
  const changes: WorldChange[] = [];
  const world: WorldState = {
    seed,
    speed,
    clock,
    feeds,
    runs: new Map(),
    records: new Map(),
    agenda: createAgenda(),
    schedule: mergeSchedules(feeds.map((feed) => feed.schedule(from - KEEP_MS))),
    upcoming: null,
    changes,
    providers: { betradar: 'ACTIVE', oddin: 'ACTIVE', betconstruct: 'ACTIVE' },
    stops: new Map(options.stops),
    target: from,
    stillSince: isStill ? now : null,
    heardAt: now,
    endsAt: script.endsAt,
    context: { toReal: clock.toReal, clockRate: isStill ? 0 : speed, emit: (change) => changes.push(change) },
  };
  planProviders(world, from, script);
  openWorld(world, from);
  return world;
}

/** The feed's time at an instant. */
const presentTime = ({ clock, stillSince }: WorldState, now: EpochMs) => clock.toFeed(stillSince ?? now);

function ensureBook(world: WorldState, matchId: string): void {
  const run = world.runs.get(matchId);
  if (run === undefined || run.scheduled.duration !== null) return;
  const now = world.target;
  run.bookUntil = Math.max(now, run.scheduled.start + run.at) + BOOK_LEASE_MS * world.speed;
  readPrices(world, run);
  if (!run.isWhole && run.state.status === 0) stepBook(run, run.at, world.context);
}

function simulationOf(world: WorldState, matchId: string): ScoreSimulation | null {
  const run = world.runs.get(matchId);
  if (run === undefined) return null;
  readPrices(world, run);
  const simulation = run.play.simulate?.(run.at, tickAt(run, run.at)) ?? null;
  settleDown(run);
  return simulation;
}

/**
 * The house's world of matches, from a calendar or a recording.
 * Errors: RangeError on a speed that is not above zero.
 */
export function createWorld(options: WorldOptions): World {
  const world = createState(options);
  const { feeds } = world;
  return {
    seed: world.seed,
    speed: world.speed,
    sports: () => feeds.map((feed) => feed.sport),
    categories: () => feeds.flatMap((feed) => feed.categories),
    tournaments: () => feeds.flatMap((feed) => feed.tournaments),
    templates: (sportId) => feeds.flatMap((feed) => (feed.sport.id === sportId ? feed.templates : [])),
    providers: () => ({ ...world.providers }),
    matches: () => world.records.values(),
    match: (id) => world.records.get(id),
    ensureBook: (matchId) => ensureBook(world, matchId),
    simulation: (matchId) => simulationOf(world, matchId),
    prepare: (matchIds) =>
      readInSlices(
        world,
        [...matchIds].flatMap((id) => world.runs.get(id) ?? []),
        SLICE_MS,
      ),
    follow(matchId, ms) {
      const run = world.runs.get(matchId);
      if (run !== undefined) follow(world, run, world.target + ms * world.speed);
    },
    isFollowed: (matchId) => (world.runs.get(matchId)?.movesUntil ?? 0) > world.target,
    endingSoon: (now) => endingSoon(world, world.clock.toReal(presentTime(world, now))),
    settlement: (matchId, marketKey) => lookUpVerdict(world, matchId, marketKey),
    advance: (now) => {
      world.target = Math.max(world.target, Math.min(presentTime(world, now), world.endsAt));
      world.heardAt = now;
      work(world, SLICE_MS);
      return world.changes.splice(0);
    },
    behind: () => world.agenda.next() <= world.target,
    reached: () => world.target,
    heardAt: () => (world.stillSince !== null ? world.heardAt : world.clock.toReal(world.target)),
    feedTime: (now) => presentTime(world, now),
    realTime: (feedTime) => world.clock.toReal(feedTime),
    past: createPastMatches(world),
    history: createLeagueHistory(world),
    control: createControl(world),
  };
}
