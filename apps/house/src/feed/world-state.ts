import type { EpochMs } from '@touchline/betting';
import type { Agenda } from './agenda.ts';
import type { FeedClock } from './feed-clock.ts';
import type { MarketStop } from './market-stop.ts';
import { isOverAt, type MatchRun, momentAfter, settleDown, wakeAfter } from './match-run.ts';
import type { StepContext } from './match-steps.ts';
import type { ScheduledMatch, SportFeed } from './sport.ts';
import type { MatchRecord, Provider, ProviderStatus, WorldChange } from './world.ts';

/** What an entry of the agenda asks for. */
export type Errand =
  | { kind: 'match'; run: MatchRun; ticket: number }
  | { kind: 'list' }
  | { kind: 'provider'; provider: Provider; status: ProviderStatus };

/** What a feed says beside its matches. Units: feed time. */
export interface WorldScript {
  /** From here on it says nothing any more. */
  readonly endsAt: number;
  /** In order. */
  readonly providers: readonly {
    readonly at: number;
    readonly provider: Provider;
    readonly status: ProviderStatus;
  }[];
}

/** A world and its parts, as the files of this folder share them. */
export interface WorldState {
  seed: number;
  speed: number;
  clock: FeedClock;
  feeds: readonly SportFeed[];
  runs: Map<string, MatchRun>;
  /** The records of the runs, for those who read them all. */
  records: Map<string, MatchRecord>;
  agenda: Agenda<Errand>;
  schedule: Iterator<ScheduledMatch>;
  /** The next match to be listed. */
  upcoming: ScheduledMatch | null;
  changes: WorldChange[];
  providers: Record<Provider, ProviderStatus>;
  /** What operators suspended or voided, by match id or market key; of matches that are listed later as well. */
  stops: Map<string, MarketStop>;
  /** Feed time that the world has been asked to reach; no later than `endsAt`. */
  target: number;
  endsAt: number;
  /** The instant from which on time passes by jumps alone; null: it passes. */
  stillSince: EpochMs | null;
  /** The instant to which the world was last asked to move. */
  heardAt: EpochMs;
  context: StepContext;
}

/** Says how a provider is. */
export function setProviderStatus(world: WorldState, provider: Provider, status: ProviderStatus): void {
  world.providers[provider] = status;
  world.context.emit({ type: 'provider_status', provider, status });
}

/** Puts a run's next moment on the agenda and forgets the one that was there. */
export function plan(world: WorldState, run: MatchRun): void {
  run.ticket += 1;
  const next = run.movesUntil > world.target ? wakeAfter : momentAfter;
  const wake = next(run, run.at, world.target - run.scheduled.start);
  if (wake === Number.POSITIVE_INFINITY) return;
  if (isOverAt(run, run.at)) run.leavesAt = wake;
  world.agenda.add(run.scheduled.start + wake, { kind: 'match', run, ticket: run.ticket });
  settleDown(run);
}
