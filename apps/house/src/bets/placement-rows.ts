import { sql } from 'drizzle-orm';
import type { NumberedBet } from './placement-statement.ts';
import { contractSystem } from './system-types.ts';

export const betColumns = sql.raw(
  `ordinal int, id text, slip_bet_id text, type text, status text, currency text, stake bigint, odds bigint, potential_return bigint,
   max_payout bigint, system jsonb, custom_odds bigint, custom_asked bigint, accept_mode text, accept_down_to int, is_vip boolean,
   decided_by bigint, reasons jsonb`,
);
export const legColumns = sql.raw(
  'bet int, ordinal int, match_id text, market_key text, market_id text, specifier text, outcome_id text, person text, odds bigint, asked bigint',
);

export function betRow(bet: NumberedBet, ordinal: number) {
  return {
    ordinal,
    id: bet.id,
    slip_bet_id: bet.slipBetId,
    type: bet.type,
    status: bet.decidedBy === null ? 'waiting_results' : 'submitted',
    currency: bet.currency,
    stake: bet.stake,
    odds: bet.odds,
    potential_return: bet.potentialReturn,
    max_payout: bet.maxPayout,
    system: bet.system && contractSystem(bet.system),
    custom_odds: bet.customOdds,
    custom_asked: bet.customAsked,
    accept_mode: bet.acceptance.mode,
    accept_down_to: bet.acceptance.downToPercent,
    is_vip: bet.isVip,
    decided_by: bet.decidedBy,
    reasons: bet.reasons,
  };
}

export function legRows(bet: NumberedBet, betOrdinal: number) {
  return bet.legs.map((leg, ordinal) => ({
    bet: betOrdinal,
    ordinal,
    match_id: leg.matchId,
    market_key: leg.marketKey,
    market_id: leg.marketId,
    specifier: leg.specifier,
    outcome_id: leg.outcomeId,
    person: leg.person,
    odds: leg.odds,
    asked: leg.asked,
  }));
}
