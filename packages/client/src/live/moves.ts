import type { Stop } from './live-store-types.ts';

/** A change of price: its direction, and when it happened (epoch ms of this device). */
export interface Move {
  readonly direction: 'up' | 'down';
  readonly at: number;
}

/** How long a move is shown. */
export const MOVE_MS = 4_000;

/**
 * Remembers the moves of the last four seconds with one timer for all of them; `onEnd` gets the keys whose move is over.
 */
export function createMoves(options: {
  readonly now: () => number;
  readonly setTimer: (callback: () => void, delayMs: number) => Stop;
  readonly onEnd: (outcomeKey: string) => void;
}) {
  // Insertion order is time order: a key that moves again is taken out and put at the end.
  const moves = new Map<string, Move>();
  let waiting = false;

  const wait = (delayMs: number) => {
    waiting = true;
    options.setTimer(end, Math.max(delayMs, 1));
  };

  const end = () => {
    waiting = false;
    const now = options.now();
    for (const [key, move] of moves) {
      const left = move.at + MOVE_MS - now;
      if (left > 0 && left <= MOVE_MS) return wait(left);
      moves.delete(key);
      options.onEnd(key);
    }
  };

  return {
    get: (outcomeKey: string): Move | null => moves.get(outcomeKey) ?? null,
    note(outcomeKey: string, from: number, to: number) {
      moves.delete(outcomeKey);
      moves.set(outcomeKey, { direction: to > from ? 'up' : 'down', at: options.now() });
      if (!waiting) wait(MOVE_MS);
    },
    forget(matchId: string) {
      for (const key of moves.keys()) if (key.startsWith(`${matchId}/`)) moves.delete(key);
    },
  };
}
