import type { EpochMs, MinorUnits, Odds, RacingResult } from '@touchline/betting';

/** What the house's own provider offers, by the names that the launch call knows. */
export const GAMES = ['horse_racing', 'lotteries'] as const;
export type Game = (typeof GAMES)[number];

/** A bet on a runner. Units: `lineStake` of the win part; `struckAt` feed time. */
export interface RacePick {
  readonly runner: number;
  readonly name: string;
  readonly kind: 'win' | 'each_way';
  readonly lineStake: MinorUnits;
  readonly struckAt: number;
}

/** A bet on numbers of a draw, in ascending order. */
export interface DrawPick {
  readonly numbers: readonly number[];
}

export type GameResult = RacingResult | 'void';

/** What is common to bets on races and draws. Units: `stake` and `winAmount` smallest units, `dueAt` feed time. */
interface GameBetFacts {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly stake: MinorUnits;
  readonly odds: Odds;
  /** Index of the race or draw. */
  readonly event: number;
  readonly dueAt: number;
  /** Null while it is open. */
  readonly result: GameResult | null;
  readonly winAmount: MinorUnits | null;
  readonly createdAt: EpochMs;
}

export type GamePick =
  | { readonly game: 'horse_racing'; readonly pick: RacePick }
  | { readonly game: 'lotteries'; readonly pick: DrawPick };

/** A bet with one of the house's own games. */
export type GameBet = GameBetFacts & GamePick;
