import { createLiveStore } from '../live-store.ts';
import { START } from './messages.ts';

/** A store on a clock that only the test moves, with a frame that only the test draws. */
export function storeAt(start = START) {
  let now = start;
  let frame: (() => void) | null = null;
  let timers: { at: number; callback: () => void }[] = [];
  const gaps: string[] = [];
  const depths: string[] = [];
  const reports: unknown[] = [];
  const store = createLiveStore({
    now: () => now,
    schedule: (flush) => {
      frame = flush;
    },
    setTimer: (callback, delayMs) => {
      const timer = { at: now + delayMs, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    onGap(matchId, depth) {
      gaps.push(matchId);
      depths.push(depth);
    },
    report: (error) => reports.push(error),
  });
  return {
    store,
    gaps,
    /** What was followed of the match of each gap. */
    depths,
    reports,
    now: () => now,
    /** Draws the frame that was asked for; false when none was. */
    draw(): boolean {
      const flush = frame;
      frame = null;
      flush?.();
      return flush !== null;
    },
    /** Time passes and timers run. */
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const due = timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((one) => one !== due);
        now = Math.max(now, due.at);
        due.callback();
      }
      now = end;
    },
    /** The device sleeps: time passes, nothing runs. */
    sleep(ms: number) {
      now += ms;
    },
  };
}
