import { type EpochMs, marketKey } from '@touchline/betting';
import { writeBook } from './market-book.ts';
import { isOverAt, type MatchRun } from './match-run.ts';
import type { MatchView, Verdict } from './sport.ts';
import type { LegResult, MatchClock, MatchStatistic, WorldChange } from './world.ts';

/** What a step needs of its world. */
export interface StepContext {
  toReal(feed: number): EpochMs;
  /** Match seconds that the clocks of matches show per second of real time. */
  clockRate: number;
  emit(change: WorldChange): void;
}

/** The version of a change: at least the instant in ms, so that it grows across restarts, and always more than the last. */
export function nextVersion(run: MatchRun, instant: EpochMs): number {
  run.v = Math.max(run.v + 1, instant);
  return run.v;
}

function realOf(run: MatchRun, context: StepContext): (at: number) => EpochMs {
  return (at) => context.toReal(run.scheduled.start + at);
}

function isNewState(run: MatchRun, view: MatchView): boolean {
  const { state } = run;
  return (
    state.status !== view.status ||
    state.stage !== view.stage ||
    state.suspension !== view.suspension ||
    state.incidents.length !== view.incidents.length ||
    state.totalScore?.[0] !== view.totalScore?.[0] ||
    state.totalScore?.[1] !== view.totalScore?.[1] ||
    state.gameScore?.[0] !== view.gameScore?.[0] ||
    state.gameScore?.[1] !== view.gameScore?.[1] ||
    state.server !== view.server ||
    state.periodScores.length !== view.periodScores.length ||
    state.periodScores.some(({ home, away }, index) => {
      const next = view.periodScores[index];
      return next?.home !== home || next.away !== away;
    }) ||
    state.clock?.stopped !== view.clock?.stopped ||
    (state.clock?.stoppageTimeAnnounced ?? null) !== (view.clock?.stoppageTimeAnnounced ?? null) ||
    state.statistics.length !== view.statistics.length ||
    state.statistics.some((held, index) => held.key !== 'attack' && isOther(held, view.statistics[index]))
  );
}

const isOther = (held: MatchStatistic, next: MatchStatistic | undefined) =>
  next?.home !== held.home || next.away !== held.away;

/** Who attacks changes often, and concerns those alone who look at this match: it is no new state. */
const isNewPlay = (run: MatchRun, view: MatchView): boolean =>
  run.state.statistics.some((held, index) => held.key === 'attack' && isOther(held, view.statistics[index]));

function clockOf(run: MatchRun, { clock }: MatchView, at: number, context: StepContext): MatchClock | null {
  if (clock === null) return null;
  return {
    matchTime: clock.matchTime,
    stoppageTime: clock.stoppageTime,
    stoppageTimeAnnounced: clock.stoppageTimeAnnounced,
    remainingTime: clock.remainingTime,
    remainingTimeInPeriod: clock.remainingTimeInPeriod,
    stopped: clock.stopped,
    updatedAt: realOf(run, context)(clock.readAt ?? at),
    rate: context.clockRate,
  };
}

function writeView(run: MatchRun, at: number, context: StepContext) {
  const view = { ...run.play.view(at), ...run.forced };
  const state = isNewState(run, view);
  const play = isNewPlay(run, view);
  const status = run.state.status !== view.status || run.state.stage !== view.stage;
  run.state = { ...view, clock: clockOf(run, view, at, context) };
  return { state, play, status };
}

/** Outcomes of a verdict that have not been announced, and whether none is left open. */
function newResults(run: MatchRun, key: string, verdict: Verdict): Record<string, LegResult> | null {
  const known = run.settled.get(key);
  if (known === null) return null;
  const fresh = Object.entries(verdict.results).filter(([id]) => known?.has(id) !== true);
  if (fresh.length === 0) return null;
  if (verdict.final) run.settled.set(key, null);
  else run.settled.set(key, new Set([...(known ?? []), ...fresh.map(([id]) => id)]));
  return Object.fromEntries(fresh);
}

/** Announces what the verdicts add to what is settled. */
export function settle(run: MatchRun, verdicts: readonly Verdict[], at: number, context: StepContext): void {
  const instant = realOf(run, context)(at);
  const marketKeys: string[] = [];
  for (const verdict of verdicts) {
    const key = marketKey({
      matchId: run.record.id,
      marketId: verdict.marketId,
      specifier: verdict.specifier,
    });
    const results = newResults(run, key, verdict);
    if (results === null) continue;
    const market = run.book.get(key);
    const v = nextVersion(run, instant);
    if (market !== undefined) {
      marketKeys.push(key);
      market.v = v;
      if (verdict.final) market.status = -3;
      for (const outcome of market.outcomes) if (results[outcome.id] !== undefined) outcome.active = false;
    }
    for (const id of Object.keys(results)) run.pins.delete(`${key}/${id}`);
    context.emit({
      type: 'settled',
      matchId: run.record.id,
      v,
      marketKey: key,
      results,
      ...(verdict.deadHeat && { deadHeat: verdict.deadHeat }),
      final: verdict.final,
      note: verdict.note,
      at: instant,
    });
  }
  if (marketKeys.length > 0) {
    context.emit({ type: 'markets', matchId: run.record.id, v: run.v, marketKeys, urgent: true });
  }
}

/** Takes note of what is already settled, without a word. */
export function adoptVerdicts(run: MatchRun, at: number): void {
  for (const verdict of run.play.verdictsUntil(at)) {
    newResults(run, marketKey({ ...verdict, matchId: run.record.id }), verdict);
  }
}

/** Prices the markets of a run and announces the changed ones. */
export function stepBook(run: MatchRun, at: number, context: StepContext): void {
  const v = Math.max(run.v + 1, realOf(run, context)(at));
  const { open, isWhole } = run;
  run.pricedAt = at;
  const { keys, urgent } = writeBook(run, at, v, realOf(run, context));
  if (keys.length === 0 && open === run.open && isWhole === run.isWhole) return;
  run.v = v;
  if (keys.length > 0) context.emit({ type: 'markets', matchId: run.record.id, v, marketKeys: keys, urgent });
}

function close(run: MatchRun): void {
  run.book.clear();
  run.settled.clear();
  run.open = 0;
  run.isWhole = true;
}

/** Shows the state of a run for the first time, without a word: as it is at a moment. */
export function showMatch(run: MatchRun, at: number, context: StepContext): void {
  run.at = at;
  const silent: StepContext = { ...context, emit: () => undefined };
  if (!isOverAt(run, at)) {
    stepMatch(run, at, false, silent);
    return;
  }
  // Nobody asks any more what each of its markets made of it.
  writeView(run, at, silent);
  run.stateV = nextVersion(run, realOf(run, context)(at));
  close(run);
}

/** Brings state and settlements of a run to a moment, and its prices where `priced`. */
export function stepMatch(run: MatchRun, at: number, priced: boolean, context: StepContext): void {
  const { record } = run;
  run.at = at;
  run.pricedFor = Number.NEGATIVE_INFINITY;
  const { state, play, status } = writeView(run, at, context);
  if (state || status) {
    const v = nextVersion(run, realOf(run, context)(at));
    run.stateV = v;
    if (status) context.emit({ type: 'status', matchId: record.id, v });
    context.emit({ type: 'state', matchId: record.id, v });
  } else if (play) {
    context.emit({ type: 'play', matchId: record.id, v: nextVersion(run, realOf(run, context)(at)) });
  }
  settle(run, run.play.verdictsAt(at), at, context);
  if (isOverAt(run, at)) close(run);
  else if (priced) stepBook(run, at, context);
}
