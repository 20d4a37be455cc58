import type { SettlementInput } from '@touchline/betting';
import type { SettlementBonus } from '@touchline/betting/bonus';
import type { BetType, SystemType } from '@touchline/contract';
import { type BetRow, capOf, type LegRow, openStakeOf, resultOf } from './cash-out-bet.ts';
import { systemOf } from './system-types.ts';

/** What the rules call the types of the contract. */
const RULE_TYPE: Readonly<Record<BetType, SettlementInput['betType']>> = {
  single: 'SINGLE',
  double: 'COMBO',
  treble: 'COMBO',
  accumulator: 'COMBO',
  system: 'SYSTEM',
  custom_bet: 'CUSTOM_BET',
};

export const ruleTypeOf = (type: BetType): SettlementInput['betType'] => RULE_TYPE[type];

/** A placed bet as it is settled. Shape: its stake without what was sold; bonus null for a bet without one. */
export function settlementInput(
  bet: BetRow,
  legs: readonly LegRow[],
  bonus: SettlementBonus | null,
): SettlementInput {
  const stake = openStakeOf(bet);
  return {
    betType: ruleTypeOf(bet.type as BetType), // written by the backend alone
    stake,
    maxPayout: capOf(bet, stake),
    systemType: bet.system === null ? null : systemOf(bet.system as SystemType), // as above
    customOdds: bet.customOdds,
    selections: legs.map((leg) => ({ odds: leg.odds, result: resultOf(leg), deadHeat: leg.deadHeat })),
    bonus,
  };
}
