import { unitAt } from '../random.ts';
import type { Pair } from '../world.ts';

const LIVE = { jitter: 0.018, swing: 0.03, periodMs: 11 * 60_000 };
const PREMATCH = { jitter: 0.01, swing: 0.05, periodMs: 5 * 3_600_000 };

/** What traders and money do to a price beyond the model: a slow swing and a small jitter for each move, as factors on both sides' goals. */
export function noiseAt(key: number, at: number, tick: number, live: boolean): Pair {
  const { jitter, swing, periodMs } = live ? LIVE : PREMATCH;
  const factor = (side: 0 | 1) => {
    const phase = unitAt(key + 11 + side, 0);
    const slow = swing * Math.sin(2 * Math.PI * (at / periodMs + phase));
    return Math.exp(slow + jitter * (2 * unitAt(key + 21 + side, tick) - 1));
  };
  return [factor(0), factor(1)];
}
