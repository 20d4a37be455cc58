import type { EpochMs, MinorUnits } from '../money.ts';
import { compareIds, type Farmed } from './points.ts';
import type { BasisPoints, BonusRule, Points } from './rule.ts';

type TournamentRule = Extract<BonusRule, { family: 'tournament' }>;

/** A player in a tournament with all that decides his position. */
export type Contender = {
  readonly playerId: string;
  readonly points: Points;
  /** When the last bet was placed that earned points. */
  readonly lastBetAt: EpochMs;
};

/** A contender at his position, from 1 on. */
export type Ranked = Contender & { readonly position: number };

/** A prize that is to be paid. Units: minor units of the tournament's currency. */
export type Prize = {
  readonly playerId: string;
  readonly position: number;
  readonly amount: MinorUnits;
};

const HOUR_MS = 3_600_000;
const WHOLE: BasisPoints = 10_000;

/** How long after its end a tournament waits for open bets. */
export const FINAL_AFTER_MS = 48 * HOUR_MS;

/** A player as a contender; null without points. */
export function contenderOf(playerId: string, { bets, points }: Farmed): Contender | null {
  const last = bets.findLast(({ isOpen }) => !isOpen);
  return last === undefined ? null : { playerId, points, lastBetAt: last.placedAt };
}

/**
 * Contenders by points; of equal ones whose last counting bet was placed earlier, then the smaller id.
 * Shape: the order of the contenders changes nothing.
 */
export function ranking(contenders: readonly Contender[]): readonly Ranked[] {
  return contenders
    .toSorted(
      (a, b) => b.points - a.points || a.lastBetAt - b.lastBetAt || compareIds(a.playerId, b.playerId),
    )
    .map((contender, index) => ({ ...contender, position: index + 1 }));
}

/** The pool: what it began with, and the rule's part of all counting stakes. Units: minor units, rounded down once. */
export function poolOf(
  { initialPool, contribution }: TournamentRule,
  countingStakes: MinorUnits,
): MinorUnits {
  return initialPool + Number((BigInt(countingStakes) * BigInt(contribution)) / BigInt(WHOLE));
}

/**
 * Lists the prizes of a final ranking that are not paid yet: each player is paid once.
 * Units:  each prize is rounded down.
 * Source: vectors in fixtures/betting/bonus-points.json.
 */
export function prizesDue(
  { prizes }: TournamentRule,
  pool: MinorUnits,
  ranked: readonly Ranked[],
  paid: readonly Pick<Prize, 'playerId' | 'position'>[] = [],
): readonly Prize[] {
  const players = new Set(paid.map(({ playerId }) => playerId));
  const positions = new Set(paid.map(({ position }) => position));
  return ranked.flatMap(({ playerId, position }) => {
    const share = prizes[position - 1] ?? 0;
    const amount = Number((BigInt(pool) * BigInt(share)) / BigInt(WHOLE));
    const isPaid = players.has(playerId) || positions.has(position);
    return amount > 0 && !isPaid ? [{ playerId, position, amount }] : [];
  });
}

/** Whether a tournament is final: it is over and all its bets are decided, or they took too long. */
export function isFinal(endsAt: EpochMs, now: EpochMs, openBets: number): boolean {
  return now >= endsAt && (openBets === 0 || now >= endsAt + FINAL_AFTER_MS);
}
