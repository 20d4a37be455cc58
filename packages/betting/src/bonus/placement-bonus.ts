import { DEFAULT_BONUS_ODDS, type Odds } from '../odds.ts';
import type { SlipBet, SlipBonusType } from '../slip-bet.ts';

/** The bonus of a bet as a placement sends it. Units: odds scaled, of a boost. Source: specification §3. */
export type PlacementBonus = {
  readonly id: string;
  readonly type: SlipBonusType;
  readonly odds: Odds | null;
};

/** The bonus that a bet is placed with: none where its boost adds nothing, so that what is sent is what is shown. */
export function placementBonus({ bonus, bonusOdds }: SlipBet): PlacementBonus | null {
  if (bonus === null) return null;
  const { id, type } = bonus;
  if (type !== 'comboboost') return { id, type, odds: null };
  return bonusOdds === DEFAULT_BONUS_ODDS ? null : { id, type, odds: bonusOdds };
}
