import type { Stop } from '@touchline/client/live';
import { reportError } from './report.ts';

/** Something that is loaded and started when it is first needed. */
interface LateStart {
  /** Loads and starts it; does nothing once it was. */
  readonly need: () => void;
  readonly stop: Stop;
}

/** Starts something once, on first need; `load` brings its code. A load that failed is tried again with the next need. */
export function createLateStart(load: () => Promise<() => Stop>): LateStart {
  let started: Promise<Stop> | null = null;
  return {
    need() {
      if (started !== null) return;
      started = load().then((start) => start());
      started.catch((error) => {
        started = null;
        reportError(error);
      });
    },
    stop: () => void started?.then((stop) => stop()).catch(() => undefined),
  };
}
