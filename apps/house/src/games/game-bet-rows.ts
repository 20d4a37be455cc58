import type { gameBets } from '#db/games-schema.ts';
import type { DrawPick, GameBet, GameResult, RacePick } from './game-bet.ts';

type Row = typeof gameBets.$inferSelect;

/** A bet as it was written; only the house writes them. */
export function gameBetOf(row: Row): GameBet {
  const facts = {
    id: row.id,
    playerId: row.playerId,
    currency: row.currency,
    stake: row.stake,
    odds: row.odds,
    event: row.event,
    dueAt: row.dueAt,
    result: row.result as GameResult | null,
    winAmount: row.winAmount,
    createdAt: row.createdAt,
  };
  return row.game === 'lotteries'
    ? { ...facts, game: 'lotteries', pick: row.pick as DrawPick }
    : { ...facts, game: 'horse_racing', pick: row.pick as RacePick };
}
