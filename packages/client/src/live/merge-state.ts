import type { WireClock, WireIncident, WireState } from '@touchline/contract/channels';
import type { ClockLive, MatchReport, MatchState, Pair, PeriodLive, StatisticLive } from './match-live.ts';

/** A state as published, with every part of the held one that did not change. Returns `held` itself when none did. */
export function mergeState(held: MatchState | null, wire: WireState): MatchState {
  const next: MatchState = {
    status: wire.st,
    stage: wire.sg,
    clock: keep(held?.clock, wire.ck && clockOf(wire.ck)),
    score: keep(held?.score, wire.sc),
    periods: keep<readonly PeriodLive[]>(
      held?.periods,
      wire.ps.map(([key, home, away]) => ({ key, home, away })),
    ),
    red: keep<Pair>(held?.red, wire.rd),
    yellow: keep<Pair>(held?.yellow, wire.yl),
    corners: keep<Pair>(held?.corners, wire.cn),
    gameScore: keep(held?.gameScore, wire.gs ?? null),
    server: wire.sv ?? null,
    marketsCount: wire.mc,
  };
  return held !== null && isSame(held, next) ? held : next;
}

function isSame(a: MatchState, b: MatchState): boolean {
  const keys = Object.keys(a) as (keyof MatchState)[]; // both are built by this file: their keys are those of the type
  return keys.every((key) => a[key] === b[key]);
}

/** Statistics by key and incidents by id: later ones replace, new ones are added, the others stay. */
export function mergeReport(
  held: MatchReport | null,
  statistics: readonly (readonly [key: string, home: number, away: number])[],
  incidents: readonly WireIncident[],
): MatchReport {
  const rows = new Map((held?.statistics ?? []).map((row): [string, StatisticLive] => [row.key, row]));
  for (const [key, home, away] of statistics) rows.set(key, { key, home, away });
  const events = new Map((held?.incidents ?? []).map((event): [string, WireIncident] => [event.id, event]));
  for (const event of incidents) events.set(event.id, event);
  return { statistics: [...rows.values()], incidents: [...events.values()] };
}

function clockOf(wire: WireClock): ClockLive {
  return {
    matchTime: wire.mt,
    stoppageTime: wire.st,
    stoppageTimeAnnounced: wire.sa,
    remainingTime: wire.rt,
    remainingTimeInPeriod: wire.rp,
    stopped: wire.s === 1,
    updatedAt: wire.at,
    rate: wire.r,
  };
}

// Small flat values: their text is the cheapest complete comparison.
function keep<T>(held: T | undefined, next: T): T {
  return held !== undefined && JSON.stringify(held) === JSON.stringify(next) ? held : next;
}
