import type { MinorUnits, Odds } from '@touchline/betting';
import {
  type BonusBet,
  type BonusSelection,
  boostOdds,
  type Condition,
  type Proof,
  proveBonus,
} from '@touchline/betting/bonus';
import type { PlacementBet } from '@touchline/contract';
import type { RefusalReason } from '../bets/refusal.ts';
import { usesLeft } from './bonus-standing.ts';
import type { HeldBonus, PlayerFacts } from './held-bonuses.ts';

/** The bonus that a bet is placed with. Units: smallest units of the bet's currency, odds scaled. */
export interface JudgedBonus {
  readonly id: string;
  /** As the placement sends it: of a freebet its variant. */
  readonly type: HeldBonus['rule']['family'] | 'freebet_no_risk' | 'freebet_all_win' | 'freebet_only_win';
  readonly version: string;
  readonly proof: Proof;
  readonly selections: readonly BonusSelection[];
  /** What a boost multiplies the return by; null without one. */
  readonly odds: Odds | null;
  /** Of a freebet. */
  readonly amount: MinorUnits | null;
  /** The part of the stake that the bonus pays. */
  readonly stake: MinorUnits;
}

/** Shape: a bonus, or why the bet is refused. */
export interface BonusVerdict {
  readonly bonus: JudgedBonus | null;
  readonly reasons: readonly RefusalReason[];
}

/** Judges the bets of one request, in their order: each takes its use and its events from those after it. */
export type JudgeBonus = (sent: Sent, bet: BonusBet) => BonusVerdict;

type Sent = NonNullable<PlacementBet['bonus']>;

const GONE: RefusalReason = { name: 'bonus_gone', field: 'bonus' };
const missed = (condition: string): RefusalReason => ({ name: 'bonus_condition', field: 'bonus', condition });
const refused = (reasons: readonly RefusalReason[]): BonusVerdict => ({ bonus: null, reasons });

/** Conditions that are no fault of the bet: the bonus is over. */
const ENDED: ReadonlySet<Condition['kind']> = new Set(['valid-to', 'uses']);

const typeOf = ({ rule }: HeldBonus): JudgedBonus['type'] =>
  rule.family === 'freebet' ? rule.variant : rule.family;

/** Whether bets may carry a bonus at all. A freebet is activated by its bet. */
export const isUsable = ({ row, isStopped }: HeldBonus): boolean =>
  !isStopped && (row.status === 'active' || (row.family === 'freebet' && row.status === 'available'));

/** What a bonus multiplies the return of a bet by; null where it is no boost. */
export const oddsOf = ({ rule }: HeldBonus, { counting }: Proof): Odds | null =>
  rule.family === 'comboboost' ? boostOdds(rule.ranges, counting.length) : null;

/** Own money is staked with a money-back freebet, the token with the others. */
const bonusStakeOf = ({ rule }: HeldBonus, stake: MinorUnits): MinorUnits =>
  rule.family === 'freebet' && rule.variant !== 'freebet_no_risk' ? stake : 0;

const judged = (one: HeldBonus, proof: Proof, bet: BonusBet): JudgedBonus => ({
  id: one.rule.id,
  type: typeOf(one),
  version: one.rule.version,
  proof,
  selections: bet.selections,
  odds: oddsOf(one, proof),
  amount: one.row.amount,
  stake: bonusStakeOf(one, bet.stake),
});

/** Judge of a request. `held`: bonuses of the player by id. */
export function createJudge(
  held: ReadonlyMap<string, HeldBonus>,
  facts: PlayerFacts,
  { allowsSeveralFreebets }: { readonly allowsSeveralFreebets: boolean },
): JudgeBonus {
  const used = new Map<string, number>();
  const farmed = new Map<string, string[]>();
  let freebets = 0;

  const take = ({ rule }: HeldBonus, { counting }: Proof, { selections }: BonusBet) => {
    used.set(rule.id, (used.get(rule.id) ?? 0) + 1);
    const events = selections.flatMap(({ matchId }, at) => (counting.includes(at) ? [matchId] : []));
    farmed.set(rule.id, [...(farmed.get(rule.id) ?? []), ...events]);
    if (rule.family === 'freebet') freebets += 1;
  };

  const faults = (one: HeldBonus, proof: Proof, sent: Sent, bet: BonusBet): readonly RefusalReason[] => {
    const unmet = proof.conditions.filter(({ isMet }) => !isMet).map(({ kind }) => kind);
    if (unmet.some((kind) => ENDED.has(kind))) return [GONE];
    if (unmet.length > 0) return unmet.map(missed);
    const odds = oddsOf(one, proof);
    const isOtherBoost = odds !== null && sent.odds !== undefined && sent.odds !== odds;
    const isOtherAmount = one.rule.family === 'freebet' && bet.stake !== one.rule.amount;
    if (isOtherBoost || isOtherAmount) return [GONE];
    const isOneTooMany = one.rule.family === 'freebet' && freebets > 0 && !allowsSeveralFreebets;
    return isOneTooMany ? [missed('one-freebet')] : [];
  };

  return (sent, bet) => {
    const one = held.get(sent.id);
    if (!one || !isUsable(one) || sent.type !== typeOf(one)) return refused([GONE]);
    const { rule, row } = one;
    const before = usesLeft(row);
    const left = before === null ? null : before - (used.get(rule.id) ?? 0);
    const farmedMatchIds = [...one.farmedMatchIds, ...(farmed.get(rule.id) ?? [])];
    const proof = proveBonus(rule, bet, { ...facts, usesLeft: left, farmedMatchIds });
    const reasons = faults(one, proof, sent, bet);
    if (reasons.length > 0) return refused(reasons);
    take(one, proof, bet);
    return { reasons, bonus: judged(one, proof, bet) };
  };
}
