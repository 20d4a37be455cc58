import type { HouseCommand } from '@touchline/contract/channels';
import type { Depth } from './live.ts';

/** What a match is followed for. Each purpose has a budget of its own. */
export type Purpose = 'visible' | 'slip' | 'bets' | 'other';

/** What the real-time client offers once it is here. */
export interface RealtimeDoor {
  want(matchId: string, depth: Depth, purpose: Purpose): () => void;
  send(command: HouseCommand): void;
}

interface Wish {
  readonly matchId: string;
  readonly depth: Depth;
  readonly purpose: Purpose;
  stop: (() => void) | undefined;
}

let door: RealtimeDoor | undefined;
const wishes = new Set<Wish>();

const fulfil = (wish: Wish) => {
  wish.stop = door?.want(wish.matchId, wish.depth, wish.purpose);
};

/** Wants a match to be kept up to date. Wishes that come before the real-time client wait for it. */
export function want(matchId: string, depth: Depth, purpose: Purpose): () => void {
  const wish: Wish = { matchId, depth, purpose, stop: undefined };
  wishes.add(wish);
  fulfil(wish);
  return () => {
    wishes.delete(wish);
    wish.stop?.();
  };
}

/** Matches that are wanted for this purpose, each once. */
export const wantedMatches = (purpose: Purpose): string[] => [
  ...new Set([...wishes].filter((wish) => wish.purpose === purpose).map(({ matchId }) => matchId)),
];

/** Hands over the real-time client, and with it what was wanted so far. */
export function openRealtimeDoor(opened: RealtimeDoor): void {
  door = opened;
  for (const wish of wishes) fulfil(wish);
}

/** Says something to the house that has no answer; lost while the connection is down. */
export const tellHouse = (command: HouseCommand): void => door?.send(command);
