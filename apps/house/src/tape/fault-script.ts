import { unitAt } from '#feed/random.ts';
import type { TapedPublication } from './tape.ts';

/** What goes wrong with publications on their way. Units: shares from 0 to 1; `delayMs` milliseconds of the tape. */
export interface FaultScript {
  readonly seed: number;
  readonly drop: number;
  readonly repeat: number;
  /** Share of those that change places with the next one. */
  readonly reorder: number;
  /** Share of those that come `delayMs` later. */
  readonly delay: number;
  readonly delayMs: number;
}

export const NO_FAULTS: FaultScript = { seed: 0, drop: 0, repeat: 0, reorder: 0, delay: 0, delayMs: 0 };

const KINDS = ['drop', 'repeat', 'reorder', 'delay'] as const;

/** What becomes of publications by a script: the same script does the same to the same tape. Shape: in order of `at`. */
export function withFaults(
  publications: readonly TapedPublication[],
  script: FaultScript,
): TapedPublication[] {
  const happens = (kind: (typeof KINDS)[number], place: number) =>
    unitAt(script.seed, place * KINDS.length + KINDS.indexOf(kind)) < script[kind];
  const order = [...publications];
  for (const place of publications.keys()) {
    const [one, next] = [order[place], order[place + 1]];
    if (one === undefined || next === undefined || !happens('reorder', place)) continue;
    // Each takes the other's moment.
    order[place] = { ...next, at: one.at };
    order[place + 1] = { ...one, at: next.at };
  }
  return order
    .flatMap((one, place) => {
      if (happens('drop', place)) return [];
      const sent = happens('delay', place) ? { ...one, at: one.at + script.delayMs } : one;
      return happens('repeat', place) ? [sent, sent] : [sent];
    })
    .sort((a, b) => a.at - b.at);
}
