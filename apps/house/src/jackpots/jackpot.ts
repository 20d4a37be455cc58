import type { MinorUnits } from '@touchline/betting';
import type { BasisPoints, LevelTerms, SelectionConditions } from '@touchline/betting/bonus';
import type { TextByLocale } from '../queries/text-in.ts';

/** Types of bets as a jackpot names them: a double and a treble are combos. */
export type JackpotBetType = 'single' | 'combo' | 'system' | 'custom_bet';

/** What a bet has to fulfil. Shape: every selection has to fit; an empty list allows everything. Units: minStake in the jackpot's currency. */
export interface JackpotConditions extends SelectionConditions {
  readonly betTypes: readonly JackpotBetType[];
  readonly minStake: MinorUnits | null;
}

/** A level of a jackpot. Units: start and max in smallest units, share of what stakes add. */
export interface JackpotLevel extends LevelTerms {
  readonly code: string;
  readonly name: TextByLocale;
  readonly share: BasisPoints;
  readonly isActive: boolean;
}

/** A jackpot of the data folder. Units: smallest units of its currency, rate in parts per million of the stake. */
export interface Jackpot {
  readonly id: string;
  readonly name: TextByLocale;
  readonly currency: string;
  readonly rate: number;
  readonly conditions: JackpotConditions;
  readonly levels: readonly JackpotLevel[];
}
