import type { Stop } from './live-store-types.ts';

/** A change of price: its direction, and when it happened (epoch ms of this device). */
export interface Move {
  readonly direction: 'up' | 'down';
  readonly at: number;
}

interface KeyedMove extends Move {
  readonly key: string;
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
  const moves = new Map<string, KeyedMove>();
  /** Every move in order of time; those of a key that moved again since are passed over. */
  let order: KeyedMove[] = [];
  let waiting = false;

  const wait = (delayMs: number) => {
    waiting = true;
    options.setTimer(end, Math.max(delayMs, 1));
  };

  const end = () => {
    waiting = false;
    const now = options.now();
    const isOver = ({ at }: Move) => at + MOVE_MS <= now || at > now;
    const running = order.findIndex((move) => moves.get(move.key) === move && !isOver(move));
    const over = running === -1 ? order : order.slice(0, running);
    order = running === -1 ? [] : order.slice(running);
    for (const move of over) {
      if (moves.get(move.key) !== move) continue;
      moves.delete(move.key);
      options.onEnd(move.key);
    }
    const next = order[0];
    if (next && !waiting) wait(next.at + MOVE_MS - now);
  };

  return {
    get: (outcomeKey: string): Move | null => moves.get(outcomeKey) ?? null,
    note(outcomeKey: string, from: number, to: number) {
      const move: KeyedMove = { key: outcomeKey, direction: to > from ? 'up' : 'down', at: options.now() };
      moves.set(outcomeKey, move);
      order.push(move);
      if (!waiting) wait(MOVE_MS);
    },
    forget(matchId: string) {
      for (const key of moves.keys()) if (key.startsWith(`${matchId}/`)) moves.delete(key);
    },
  };
}
