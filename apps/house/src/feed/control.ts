import { type Odds, outcomeKey, parseMarketKey } from '@touchline/betting';
import type { MarketStop } from './market-stop.ts';
import type { MatchRun } from './match-run.ts';
import { settle, stepBook, stepMatch } from './match-steps.ts';
import type { LegResult, MarketRecord } from './world.ts';
import type { ForcedStatus, WorldControl } from './world-control.ts';
import { plan, setProviderStatus, type WorldState } from './world-state.ts';

/** To come, or in play. */
const isBettable = ({ status }: ForcedStatus) => status === 0 || status === 1;

function lookUp(
  world: WorldState,
  matchId: string,
  key: string,
): { run: MatchRun; market: MarketRecord } | null {
  const run = world.runs.get(matchId);
  const market = run?.record.markets.get(key);
  return run === undefined || market === undefined ? null : { run, market };
}

/** The moment of a run at a time of the feed, now if none is said; never before what it already shows. */
function present(world: WorldState, run: MatchRun, at = world.target): number {
  return Math.max(run.at, at - run.scheduled.start);
}

function reprice(world: WorldState, run: MatchRun): void {
  stepBook(run, run.at, world.context);
}

function movePrice(
  world: WorldState,
  matchId: string,
  key: string,
  outcomeId: string,
  odds: Odds | null,
): boolean {
  const found = lookUp(world, matchId, key);
  const market = parseMarketKey(key);
  if (found === null || market === null || !found.market.outcomes.some(({ id }) => id === outcomeId))
    return false;
  const pin = outcomeKey({ ...market, outcomeId });
  if (odds === null) found.run.pins.delete(pin);
  else found.run.pins.set(pin, odds);
  reprice(world, found.run);
  return true;
}

function suspend(world: WorldState, matchId: string, key: string | null, on: boolean): boolean {
  const run = world.runs.get(matchId);
  if (run === undefined || (key !== null && !run.record.markets.has(key))) return false;
  const held = key ?? matchId;
  if (on) run.held.add(held);
  else run.held.delete(held);
  reprice(world, run);
  return true;
}

function stop(world: WorldState, matchId: string, key: string | null, stopped: MarketStop | null): void {
  if (stopped === null) world.stops.delete(key ?? matchId);
  else world.stops.set(key ?? matchId, stopped);
  const run = world.runs.get(matchId);
  // One that has not been priced yet is priced with it, one that is over not any more.
  if (run !== undefined && run.at !== Number.NEGATIVE_INFINITY && run.at < run.play.endsAt)
    reprice(world, run);
}

function setStatus(world: WorldState, matchId: string, forced: ForcedStatus | null): boolean {
  const run = world.runs.get(matchId);
  if (run === undefined || run.at === Number.NEGATIVE_INFINITY) return false;
  run.forced = forced;
  if (forced === null || isBettable(forced)) run.held.delete(matchId);
  else run.held.add(matchId);
  stepMatch(run, run.at, true, world.context);
  return true;
}

function score(world: WorldState, matchId: string, side: 'home' | 'away', when?: number): boolean {
  const run = world.runs.get(matchId);
  if (run === undefined) return false;
  const at = Math.round(present(world, run, when));
  const changed = run.play.withScore(side, at);
  if (changed === undefined) return false;
  run.play = changed;
  stepMatch(run, at, true, world.context);
  plan(world, run);
  return true;
}

function settleByHand(
  world: WorldState,
  matchId: string,
  key: string,
  results: Record<string, LegResult>,
): boolean {
  const found = lookUp(world, matchId, key);
  const market = parseMarketKey(key);
  if (found === null || market === null || found.run.settled.get(key) === null) return false;
  const { run } = found;
  const note = { score: run.record.totalScore ?? ([0, 0] as const), minute: null };
  settle(run, [{ ...market, results, final: true, note }], present(world, run), world.context);
  return true;
}

function jump(world: WorldState, to: number): boolean {
  const now = world.clock.toReal(world.target);
  if (to < now) return false;
  skip(world, (to - now) * world.speed);
  return true;
}

function skip(world: WorldState, feedMs: number): void {
  world.clock.skip(feedMs);
  world.target = Math.min(world.target + feedMs, world.endsAt);
  for (const run of world.runs.values()) {
    const { scheduled, record } = run;
    record.startTime = world.clock.toReal(scheduled.start);
    if (scheduled.duration !== null)
      record.endTime = world.clock.toReal(scheduled.start + scheduled.duration);
    run.v += 1;
    run.stateV = run.v;
    world.context.emit({ type: 'state', matchId: record.id, v: run.v });
  }
}

/** Hands on the world for operators and the development API. */
export function createControl(world: WorldState): WorldControl {
  return {
    movePrice: (matchId, key, outcomeId, odds) => movePrice(world, matchId, key, outcomeId, odds),
    suspend: (matchId, key, on) => suspend(world, matchId, key, on),
    stop: (matchId, key, stopped) => stop(world, matchId, key, stopped),
    setStatus: (matchId, forced) => setStatus(world, matchId, forced),
    score: (matchId, side, at) => score(world, matchId, side, at),
    settle: (matchId, key, results) => settleByHand(world, matchId, key, results),
    jump: (to) => jump(world, to),
    skip: (feedMs) => skip(world, feedMs),
    setProviderStatus: (provider, status) => setProviderStatus(world, provider, status),
  };
}
