import type { EpochMs } from '@touchline/betting';
import {
  type BonusBet,
  type BonusRule,
  type BonusStatus,
  type Condition,
  proveBonus,
  shownStatus,
} from '@touchline/betting/bonus';
import type { BonusReason } from '@touchline/contract/constants';
import type { PlayerRow } from '../players/sessions.ts';
import { type CampaignTerms, ruleOf } from './campaign.ts';
import type { BonusRow } from './move-status.ts';

/** What is known of a player whose bonuses are looked at. Shape: currencies of his active accounts. */
export interface BonusHolder {
  readonly country: string;
  readonly isVerified: boolean;
  readonly currencies: readonly string[];
}

export const holderOf = (
  { country, phone }: Pick<PlayerRow, 'country' | 'phone'>,
  currencies: readonly string[],
): BonusHolder => ({ country, isVerified: phone !== null, currencies });

/** When it is looked at, and what an operator said of the campaign. Units: now of the player clock. */
export interface BonusMoment {
  readonly now: EpochMs;
  readonly said: 'paused' | 'disabled' | undefined;
}

/** Status of a bonus as its player sees it, and why he cannot use it now. */
export interface Standing {
  readonly status: BonusStatus;
  readonly reasons: readonly BonusReason[];
}

/** The rule of a bonus that a player holds. */
export const ruleOfRow = (terms: CampaignTerms, { id, version, amount, expiresAt }: BonusRow): BonusRule =>
  ruleOf(terms, { id, version, amount, expiresAt });

/** Uses that a bonus has left; null for any number. */
export const usesLeft = ({ uses, timesUsed }: Pick<BonusRow, 'uses' | 'timesUsed'>): number | null =>
  uses === null ? null : Math.max(uses - timesUsed, 0);

const NO_BET: Omit<BonusBet, 'currency'> = { type: 'SINGLE', stake: 0, selections: [] };

/** Proof of the conditions that do not depend on a bet, among others that do. */
function proofWithoutBet(
  rule: BonusRule,
  {
    holder,
    now,
    left,
  }: { readonly holder: BonusHolder; readonly now: EpochMs; readonly left: number | null },
) {
  const { country, isVerified } = holder;
  const bet = { ...NO_BET, currency: rule.conditions.currency ?? '' };
  return proveBonus(rule, bet, { now, country, isVerified, usesLeft: left, farmedMatchIds: [] });
}

const REASON: Partial<Readonly<Record<Condition['kind'], BonusReason>>> = {
  'valid-from': 'not_begun',
  'valid-to': 'expired',
  country: 'country',
  verified: 'not_verified',
  uses: 'used_up',
};

const unmetReasons = (conditions: readonly Condition[]): BonusReason[] =>
  conditions.flatMap(({ kind, isMet }) => (isMet ? [] : (REASON[kind] ?? [])));

const missesCurrency = ({ currency }: CampaignTerms, { currencies }: BonusHolder) =>
  !currencies.includes(currency);

/** What a player sees of a bonus that he holds. */
export function standingOf(
  row: BonusRow,
  terms: CampaignTerms,
  holder: BonusHolder,
  { now, said }: BonusMoment,
): Standing {
  switch (row.status) {
    case 'bonus_over':
      return { status: row.status, reasons: ['used_up'] };
    case 'expired':
    case 'overridden':
      return { status: row.status, reasons: [row.status] };
    case 'deactivated':
      return { status: row.status, reasons: [row.reason === 'opt_out' ? 'opted_out' : 'deactivated'] };
    case 'available':
    case 'active': {
      const proof = proofWithoutBet(ruleOfRow(terms, row), { holder, now, left: usesLeft(row) });
      const lacksAccount = missesCurrency(terms, holder);
      const reasons = unmetReasons(proof.conditions);
      if (said !== undefined) reasons.push(said);
      if (lacksAccount) reasons.push('currency');
      return { status: shownStatus(row.status, proof, said !== undefined || lacksAccount), reasons };
    }
  }
}

/** Why a player cannot use a campaign's bonus that he does not hold; `isFull`: it has given all that it may. */
export function obstaclesTo(
  terms: CampaignTerms,
  holder: BonusHolder,
  { now, said, isFull }: BonusMoment & { readonly isFull: boolean },
): readonly BonusReason[] {
  const rule = ruleOf(terms, { id: terms.id, version: '', amount: null, expiresAt: null });
  const { conditions } = proofWithoutBet(rule, { holder, now, left: null });
  const reasons = unmetReasons(conditions).map((reason) => (reason === 'expired' ? 'over' : reason));
  if (said !== undefined) reasons.push(said);
  if (isFull) reasons.push('budget_spent');
  if (missesCurrency(terms, holder)) reasons.push('currency');
  return reasons;
}
