import type { ClockLive } from './match-live.ts';

/** What a clock shows at one moment, in whole seconds; null where the sport does not show it. */
export interface ClockReading {
  readonly matchSeconds: number | null;
  readonly stoppageSeconds: number | null;
  readonly stoppageAnnouncedSeconds: number | null;
  readonly remainingSeconds: number | null;
  readonly remainingInPeriodSeconds: number | null;
}

/**
 * The clock at a server time.
 * Shape: in stoppage time the match time stands and the stoppage time runs; what remains never falls below zero.
 * Units: `serverMs` server epoch ms, results seconds.
 */
export function clockAt(clock: ClockLive, serverMs: number): ClockReading {
  const passed = clock.stopped ? 0 : (Math.max(0, serverMs - clock.updatedAt) / 1000) * clock.rate;
  const match = seconds(clock.matchTime);
  const stoppage = seconds(clock.stoppageTime);
  return {
    matchSeconds: stoppage === null ? forward(match, passed) : match,
    stoppageSeconds: forward(stoppage, passed),
    stoppageAnnouncedSeconds: seconds(clock.stoppageTimeAnnounced),
    remainingSeconds: backward(seconds(clock.remainingTime), passed),
    remainingInPeriodSeconds: backward(seconds(clock.remainingTimeInPeriod), passed),
  };
}

function seconds(text: string | null): number | null {
  const found = text === null ? null : /^(\d{1,4}):(\d\d)$/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

const forward = (from: number | null, passed: number) => (from === null ? null : Math.floor(from + passed));
const backward = (from: number | null, passed: number) =>
  from === null ? null : Math.max(0, Math.ceil(from - passed));
