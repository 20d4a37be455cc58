import { type EpochMs, marketKey } from '@touchline/betting';
import type { MarketStop } from './market-stop.ts';
import { hasStops, isLiveAt, type MatchRun, tickAt } from './match-run.ts';
import type { QuotedMarket } from './sport.ts';
import type { MarketRecord, MarketStatus, OutcomeRecord } from './world.ts';

export interface BookChange {
  keys: string[];
  /** A market was suspended, reopened or hidden. */
  urgent: boolean;
}

const isOpen = (status: MarketStatus) => status === 1 || status === -1;

function isSame(a: readonly OutcomeRecord[], b: readonly OutcomeRecord[]): boolean {
  return (
    a.length === b.length &&
    a.every((outcome, index) => {
      const other = b[index];
      return other?.id === outcome.id && other.odds === outcome.odds && other.active === outcome.active;
    })
  );
}

/** Applies held prices and outcomes that are settled one by one. */
function outcomesOf(run: MatchRun, key: string, quoted: QuotedMarket): OutcomeRecord[] {
  const settled = run.settled.get(key);
  if (run.pins.size === 0 && settled === undefined) return quoted.outcomes;
  return quoted.outcomes.map((outcome) => {
    const odds = run.pins.get(`${key}/${outcome.id}`) ?? outcome.odds;
    return { ...outcome, odds, active: outcome.active && settled?.has(outcome.id) !== true };
  });
}

const isStopped = ({ record, stops }: MatchRun, key: string, stop: MarketStop) =>
  stops.size > 0 && (stops.get(record.id) === stop || stops.get(key) === stop);

function statusOf(run: MatchRun, key: string, quoted: QuotedMarket, at: number): MarketStatus {
  const stopped = quoted.stopsAt !== null && quoted.stopsAt <= at;
  const held = run.held.has(run.record.id) || run.held.has(key) || isStopped(run, key, 'suspended');
  return stopped || held || quoted.isSuspended === true || run.state.suspension !== null ? -1 : 1;
}

function put(run: MatchRun, key: string, next: Omit<MarketRecord, 'v'>, v: number, change: BookChange): void {
  const known = run.book.get(key);
  if (known === undefined) {
    run.book.set(key, { ...next, v });
    change.keys.push(key);
    change.urgent ||= next.status !== 1;
    return;
  }
  if (
    known.status === next.status &&
    known.mostBalanced === next.mostBalanced &&
    known.nextBetStop === next.nextBetStop &&
    isSame(known.outcomes, next.outcomes)
  ) {
    return;
  }
  change.urgent ||= known.status !== next.status;
  change.keys.push(key);
  Object.assign(known, next, { v });
}

function hideUnquoted(run: MatchRun, quoted: ReadonlySet<string>, v: number, change: BookChange): void {
  for (const market of run.book.values()) {
    if (!isOpen(market.status) || quoted.has(market.key)) continue;
    market.status = isStopped(run, market.key, 'void') ? -4 : 0;
    market.mostBalanced = false;
    market.v = v;
    change.keys.push(market.key);
    change.urgent = true;
  }
}

function dropBook(run: MatchRun): void {
  for (const [key, market] of run.book) if (!market.groups.includes('top')) run.book.delete(key);
}

/** Whether all markets of a match are priced, or the top ones alone. */
const isDeep = (run: MatchRun, at: number) =>
  run.record.type === 'outright' || isLiveAt(run, at) || run.scheduled.start + at < run.bookUntil;

/** Nothing of the match is settled, and no operator has said anything of it. */
const isUsual = (run: MatchRun) => run.settled.size === 0 && !hasStops(run);

/** What the prices of a run hang on where nobody has said anything of them; null where they are its own at each price move. */
function stepOf(run: MatchRun, at: number, tick: number): number | null {
  const isTouched = run.pins.size > 0 || run.held.size > 0 || run.state.suspension !== null;
  return isTouched ? null : (run.play.aheadStep?.(at, tick) ?? null);
}

/** Prices the markets of a run at a moment and writes what changed into its record. */
export function writeBook(run: MatchRun, at: number, v: number, toReal: (at: number) => EpochMs): BookChange {
  const { record, play } = run;
  const change: BookChange = { keys: [], urgent: false };
  const deep = isDeep(run, at);
  if (!deep) dropBook(run);
  const which = !deep && isUsual(run) ? 'top' : 'all';
  const tick = tickAt(run, at);
  const step = which === 'top' ? stepOf(run, at, tick) : null;
  // They would be what they are.
  if (step !== null && step === run.step) return change;
  const quotes = play.quote(at, tick, which);
  const seen = new Set<string>();
  let open = 0;
  for (const quoted of quotes) {
    const key = marketKey({ matchId: record.id, marketId: quoted.marketId, specifier: quoted.specifier });
    if (run.settled.get(key) === null || run.book.get(key)?.status === -3) continue;
    if (isStopped(run, key, 'void')) continue;
    seen.add(key);
    open += 1;
    if (!deep && !quoted.groups.includes('top')) continue;
    const next = {
      key,
      id: quoted.marketId,
      specifier: quoted.specifier,
      status: statusOf(run, key, quoted, at),
      outcomes: outcomesOf(run, key, quoted),
      mostBalanced: quoted.mostBalanced,
      nextBetStop: quoted.stopsAt === null ? null : toReal(quoted.stopsAt),
      groups: quoted.groups,
      priority: quoted.priority,
    };
    put(run, key, next, v, change);
  }
  hideUnquoted(run, seen, v, change);
  run.open = open;
  run.isWhole = which === 'all';
  run.step = quotes.every(({ stopsAt }) => stopsAt === null) ? step : null;
  return change;
}
