/** Takes a task off the wheel. */
export type Cancel = () => void;

/** Many coarse timers on one interval: pings, deadlines, expiries. */
export interface TimerWheel {
  /** Runs `task` once, at the first tick not before `delayMs`. */
  after(delayMs: number, task: () => void): Cancel;
  stop(): void;
}

const SLOTS = 256;

interface Entry {
  rounds: number;
  readonly task: () => void;
}

export function createTimerWheel(tickMs: number, onError: (error: unknown) => void): TimerWheel {
  const slots = Array.from({ length: SLOTS }, () => new Set<Entry>());
  let at = 0;

  const tick = () => {
    at = (at + 1) % SLOTS;
    const slot = slots[at];
    for (const entry of slot ?? []) {
      if (entry.rounds-- > 0) continue;
      slot?.delete(entry);
      try {
        entry.task();
      } catch (error) {
        onError(error);
      }
    }
  };
  const interval = setInterval(tick, tickMs);
  interval.unref();

  return {
    after(delayMs, task) {
      // One tick more: the current one is already partly gone.
      const ticks = Math.max(1, Math.ceil(delayMs / tickMs) + 1);
      const slot = slots[(at + ticks) % SLOTS];
      const entry = { rounds: Math.floor((ticks - 1) / SLOTS), task };
      slot?.add(entry);
      return () => void slot?.delete(entry);
    },
    stop: () => clearInterval(interval),
  };
}
