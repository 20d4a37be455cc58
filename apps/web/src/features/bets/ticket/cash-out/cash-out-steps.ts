import { leastAccepted, type MinorUnits, partOfOffer } from '@touchline/betting';
import type { Bet, CashOutOffer, CashOutReason } from '@touchline/contract';

/** A sale as it was sent. Units: `toCashout` minor units for the whole bet. */
export interface SentSale {
  readonly toCashout: MinorUnits;
  readonly requestId: string;
  readonly partPercent?: number;
  readonly tolerancePercent?: number;
}

/** Where the player is with selling a bet. `asked` is the offer that was seen at the press. */
export type CashOutStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'confirm'; readonly asked: MinorUnits }
  | { readonly kind: 'sending'; readonly sale: SentSale }
  /** The house checks it for its delay; the bet says how it ends. */
  | { readonly kind: 'waiting'; readonly sale: SentSale }
  | { readonly kind: 'changed'; readonly asked: MinorUnits | null; readonly isAfterCheck: boolean }
  /** No answer that can be read. Where `mayAsk` is false the bets alone can tell. */
  | { readonly kind: 'unknown'; readonly sale: SentSale; readonly mayAsk: boolean }
  | { readonly kind: 'refused'; readonly reason: CashOutReason | null }
  /** The bet ended before it could be cashed out. */
  | { readonly kind: 'late' }
  | { readonly kind: 'sold'; readonly paid: MinorUnits; readonly stays: MinorUnits };

/** What stands in the place of the cash-out button. */
export type CashOutFace =
  | { readonly kind: 'none' }
  | { readonly kind: 'offer'; readonly amount: MinorUnits }
  | { readonly kind: 'confirm'; readonly amount: MinorUnits }
  | { readonly kind: 'changed'; readonly amount: MinorUnits; readonly before: MinorUnits | null }
  | { readonly kind: 'progress'; readonly amount: MinorUnits | null }
  | { readonly kind: 'unknown'; readonly mayAsk: boolean }
  | { readonly kind: 'paused'; readonly reason: CashOutReason | null }
  | { readonly kind: 'closed'; readonly reason: CashOutReason };

/** Reasons that pass by themselves: the button keeps its place. */
const PASSING: ReadonlySet<CashOutReason> = new Set(['suspended', 'provider_inactive']);
/** Reasons that say nothing to a player: the bet is not one that is sold. */
const SILENT: ReadonlySet<CashOutReason> = new Set(['not_waiting', 'off']);

type Seen = Pick<CashOutOffer, 'to_cashout' | 'reason'>;

/**
 * The face of a step.
 * Shape: `offer` is the newest one known; `wasOffered` says whether this bet had one before, so that a backend without
 *        reasons still pauses in place; `tolerancePercent` is how far the offer may have fallen since the press.
 */
export function cashOutFace(
  bet: Pick<Bet, 'status'>,
  step: CashOutStep,
  offer: Seen | null,
  { wasOffered, tolerancePercent }: { wasOffered: boolean; tolerancePercent: number },
): CashOutFace {
  if (step.kind === 'sending') return { kind: 'progress', amount: paidBy(step.sale) };
  if (step.kind === 'unknown' && bet.status === 'waiting_results') {
    return { kind: 'unknown', mayAsk: step.mayAsk };
  }
  if (bet.status === 'cashout_in_progress') {
    return { kind: 'progress', amount: step.kind === 'waiting' ? paidBy(step.sale) : null };
  }
  if (bet.status !== 'waiting_results') return { kind: 'none' };
  const amount = offer?.to_cashout ?? null;
  if (amount === null) return withoutOffer(offer?.reason ?? null, wasOffered);
  if (step.kind === 'changed') {
    // An offer that came back to what was asked is no other than before.
    return { kind: 'changed', amount, before: step.asked === amount ? null : step.asked };
  }
  if (step.kind !== 'confirm') return { kind: 'offer', amount };
  return amount < leastAccepted(step.asked, tolerancePercent)
    ? { kind: 'changed', amount, before: step.asked }
    : { kind: 'confirm', amount };
}

/** What an offer pays for the whole bet, or for a part of it. */
export const paidFor = (offer: MinorUnits, partPercent: number | null): MinorUnits =>
  partPercent === null ? offer : partOfOffer(offer, partPercent);

/** Fair value and margin of what is sold; null without a fair value, or with one below the offer. Units: minor units. */
export function fairValueOf(
  fair: MinorUnits | null,
  offer: MinorUnits,
  partPercent: number | null,
): { readonly fair: MinorUnits; readonly margin: MinorUnits } | null {
  if (fair === null || fair < offer) return null;
  const ofPart = paidFor(fair, partPercent);
  return { fair: ofPart, margin: ofPart - paidFor(offer, partPercent) };
}

const paidBy = ({ toCashout, partPercent }: SentSale): MinorUnits => paidFor(toCashout, partPercent ?? null);

function withoutOffer(reason: CashOutReason | null, wasOffered: boolean): CashOutFace {
  if (reason === null) return wasOffered ? { kind: 'paused', reason } : { kind: 'none' };
  if (SILENT.has(reason)) return { kind: 'none' };
  return PASSING.has(reason) ? { kind: 'paused', reason } : { kind: 'closed', reason };
}

/** What a sale is asked for when the player confirms: the amount on the button; a fall since the press uses up the tolerance. */
export function saleOf(
  face: { readonly amount: MinorUnits },
  asked: MinorUnits,
  choice: { readonly partPercent: number | null; readonly tolerancePercent: number },
  requestId: string,
): SentSale {
  const { partPercent, tolerancePercent } = choice;
  const isTolerant = tolerancePercent > 0;
  return {
    toCashout: isTolerant ? Math.max(face.amount, asked) : face.amount,
    requestId,
    ...(partPercent !== null && { partPercent }),
    ...(isTolerant && { tolerancePercent }),
  };
}

/**
 * What was paid last, and what of the stake is still at risk, of a bet that was sold or sold in part.
 * Shape: `sale` says what it pays where the bet names no amount.
 */
export function soldStep(
  bet: Pick<Bet, 'status' | 'cash_outs' | 'win_amount' | 'open_stake'>,
  sale?: SentSale,
): CashOutStep {
  const last = bet.cash_outs.at(-1)?.paid ?? bet.win_amount ?? (sale ? paidBy(sale) : 0);
  return { kind: 'sold', paid: last, stays: bet.status === 'cashed_out' ? 0 : bet.open_stake };
}

/** Statuses of a bet that can still be cashed out, or is being cashed out. */
const RUNNING: ReadonlySet<string> = new Set(['waiting_results', 'cashout_in_progress']);

/** Returns the step as the bet shows it: what was cashed out is done, and a bet that ended first does not stay as it was. */
export function confirmedStep(step: CashOutStep, bet: Parameters<typeof soldStep>[0]): CashOutStep {
  if (step.kind === 'unknown') return bet.status === 'cashed_out' ? soldStep(bet, step.sale) : step;
  const isNotSold = step.kind === 'refused' || (step.kind === 'changed' && step.isAfterCheck);
  if (!isNotSold || RUNNING.has(bet.status)) return step;
  return bet.status === 'cashed_out' ? soldStep(bet) : { kind: 'late' };
}

/**
 * Where a change of the bet leads, whoever caused it: the delay of a sale is over, or the house sold it by the player's rule.
 * Shape: `ended` says how a sale in progress ended, null where none did.
 */
export function stepOfChange(
  step: CashOutStep,
  before: Pick<Bet, 'status' | 'cash_outs'>,
  after: Pick<Bet, 'status' | 'cash_outs' | 'win_amount' | 'open_stake'>,
  ended: 'done' | 'failed' | null,
): CashOutStep {
  if (ended === 'failed') {
    const asked = step.kind === 'waiting' ? step.sale.toCashout : null;
    return { kind: 'changed', asked, isAfterCheck: true };
  }
  const isSoldByRule = before.status === 'waiting_results' && after.status === 'cashed_out';
  const isPartSold = step.kind === 'unknown' && after.cash_outs.length > before.cash_outs.length;
  return ended === 'done' || isPartSold || (isSoldByRule && step.kind !== 'sending') ? soldStep(after) : step;
}

/** How the offer went since the one before. */
export type OfferMove = 'up' | 'down' | null;

export const offerMove = (before: MinorUnits | null, now: MinorUnits | null): OfferMove =>
  before === null || now === null || before === now ? null : now > before ? 'up' : 'down';
