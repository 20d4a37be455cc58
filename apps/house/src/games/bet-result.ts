import type { BetResult, MinorUnits } from '@touchline/betting';
import { type SQL, sql } from 'drizzle-orm';
import { gameBets } from '#db/games-schema.ts';
import type { GameResult } from './game-bet.ts';

/** Returns the contract's result of a bet. A place alone wins in part: it counts by whether it paid the stake. */
export function betResultOf(bet: {
  readonly result: GameResult | null;
  readonly winAmount: MinorUnits | null;
  readonly stake: MinorUnits;
}): BetResult {
  switch (bet.result) {
    case null:
      return 'no_results';
    case 'win':
      return 'win_entire';
    case 'place':
      return (bet.winAmount ?? 0) >= bet.stake ? 'refund_half_win_other' : 'refund_half_lose_other';
    case 'lose':
      return 'lose_entire';
    case 'void':
      return 'refund_entire';
  }
}

/** The same for a row of `game_bets`, in SQL. */
export const BET_RESULT: SQL<BetResult> = sql`case ${gameBets.result}
  when 'win' then 'win_entire'
  when 'place' then case when ${gameBets.winAmount} >= ${gameBets.stake} then 'refund_half_win_other' else 'refund_half_lose_other' end
  when 'lose' then 'lose_entire'
  when 'void' then 'refund_entire'
  else 'no_results' end`;
