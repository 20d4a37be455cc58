import type { WireClock, WireIncident, WireState } from '@touchline/contract/channels';
import type { ClockLive, MatchReport, MatchState, Pair, PeriodLive, StatisticLive } from './match-live.ts';

/** A state as published, with every part of the held one that did not change. Returns `held` itself when none did. */
export function mergeState(held: MatchState | null, wire: WireState): MatchState {
  const next: MatchState = {
    status: wire.st,
    stage: wire.sg,
    clock: clockOf(held?.clock, wire.ck),
    score: keep(held?.score, wire.sc),
    periods: periodsOf(held?.periods, wire.ps),
    red: keep<Pair>(held?.red, wire.rd),
    yellow: keep<Pair>(held?.yellow, wire.yl),
    corners: keep<Pair>(held?.corners, wire.cn),
    gameScore: keep(held?.gameScore, wire.gs ?? null),
    server: wire.sv ?? null,
    marketsCount: wire.mc,
  };
  return held !== null && isSame(held, next) ? held : next;
}

function isSame<T extends object>(a: T, b: T): boolean {
  // Both are built by this file in one way: the keys of one are those of the other, and of the type.
  for (const key in a) if (a[key] !== b[key]) return false;
  return true;
}

/** A pair that says the same as the held one is the held one. */
function keep<T extends readonly [unknown, unknown] | null>(held: T | undefined, next: T): T {
  return held && next && held[0] === next[0] && held[1] === next[1] ? held : next;
}

function periodsOf(held: readonly PeriodLive[] | undefined, wire: WireState['ps']): readonly PeriodLive[] {
  const isKept =
    held?.length === wire.length &&
    wire.every(([key, home, away], place) => {
      const period = held[place];
      return period?.key === key && period.home === home && period.away === away;
    });
  return isKept ? held : wire.map(([key, home, away]) => ({ key, home, away }));
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

function clockOf(held: ClockLive | null | undefined, wire: WireClock | null): ClockLive | null {
  if (!wire) return null;
  const next: ClockLive = {
    matchTime: wire.mt,
    stoppageTime: wire.st,
    stoppageTimeAnnounced: wire.sa,
    remainingTime: wire.rt,
    remainingTimeInPeriod: wire.rp,
    stopped: wire.s === 1,
    updatedAt: wire.at,
    rate: wire.r,
  };
  return held && isSame(held, next) ? held : next;
}
