import type { Fault } from '@touchline/client/http';
import { askMoney, readBet } from '@touchline/client/money';
import type { Bet, CashOutReason } from '@touchline/contract';
import { cashOutKey, ERROR_CODES } from '@touchline/contract/errors';
import { handleFault } from './api.ts';
import { readBetsAgain } from './bets-lists.ts';
import { offerOfBet, takeCashOutOffers } from './cash-out-offers.ts';
import { canAskRequests, newRequestId } from './placement-call.ts';
import { currentServices } from './services.ts';
import { reloadAccounts } from './session.ts';

/** What the player agrees to. Units: `toCashout` smallest units for the whole bet; per cent whole numbers. */
export interface Sale {
  readonly toCashout: number;
  /** Sells this part of the bet, 10 to 90. */
  readonly partPercent?: number;
  /** The offer may have fallen by this part of itself, 0 to 20. */
  readonly tolerancePercent?: number;
  /** Made at the press by `newSaleId`: the same sale sent again sells nothing twice. */
  readonly requestId: string;
}

/**
 * What a press came to. `in-progress`: the sale waits for its delay, `saleEnded` says how it ends. `failed`: refused for
 * another reason; the player was told. `unknown`: no answer that can be read; where `mayAsk` the same sale may be sent again
 * with its id, else the lists of bets show how it ended.
 */
export type SaleOutcome =
  | { readonly kind: 'done'; readonly bet: Bet }
  | { readonly kind: 'in-progress'; readonly bet: Bet }
  | { readonly kind: 'changed'; readonly offer: number | null }
  | { readonly kind: 'not-offered'; readonly reason: CashOutReason | null }
  | { readonly kind: 'unknown'; readonly mayAsk: boolean }
  | { readonly kind: 'failed' };

/** What setting the rule came to. `sold`: the offer was there already, so the bet is sold or being sold. `unknown`: as above. */
export type AutoCashOutOutcome =
  | { readonly kind: 'set'; readonly bet: Bet }
  | { readonly kind: 'sold'; readonly bet: Bet }
  | { readonly kind: 'too-high' }
  | { readonly kind: 'not-offered'; readonly reason: CashOutReason | null }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

export const newSaleId = newRequestId;

/** How a sale in progress ended, seen from the bet before and after; null while it is not over. */
export function saleEnded(before: Bet, after: Bet): 'done' | 'failed' | null {
  if (before.status !== 'cashout_in_progress' || after.status === 'cashout_in_progress') return null;
  return after.status === 'cashed_out' || after.cash_outs.length > before.cash_outs.length
    ? 'done'
    : 'failed';
}

/** Sells a bet or a part of it at the offer that the player saw. */
export async function sellBet(bet: Pick<Bet, 'id'>, sale: Sale): Promise<SaleOutcome> {
  const answer = await askMoney(
    currentServices().backend.book.POST('/bets/cashout', {
      body: {
        bet_id: bet.id,
        to_cashout: sale.toCashout,
        request_id: sale.requestId,
        ...(sale.partPercent === undefined ? {} : { part_percent: sale.partPercent }),
        ...(sale.tolerancePercent === undefined ? {} : { tolerance_percent: sale.tolerancePercent }),
      },
      headers: { 'x-request-id': sale.requestId },
    }),
    readBet(bet.id),
  );
  if (answer.kind === 'refused') return refusedSale(answer.fault, bet.id);
  const kind = answer.kind === 'done' ? soldKind(answer.value, sale) : null;
  if (answer.kind === 'done' && kind) {
    takeBet(answer.value);
    return { kind, bet: answer.value };
  }
  const mayAsk = canAskRequests();
  // Leaves the lists as they are where the player may ask: a bet that was sold would leave them without a word.
  if (!mayAsk) readBetsAgain();
  return { kind: 'unknown', mayAsk };
}

/** How far the sale is by the bet that was answered; null where the bet shows none. */
function soldKind({ status, cash_outs }: Bet, { partPercent }: Sale): 'done' | 'in-progress' | null {
  if (status === 'cashout_in_progress') return 'in-progress';
  if (status === 'cashed_out') return 'done';
  return partPercent !== undefined && status === 'waiting_results' && cash_outs.length > 0 ? 'done' : null;
}

/** Lets the house sell the bet when its offer reaches `at`; null takes the rule away. */
export async function setAutoCashOut(bet: Pick<Bet, 'id'>, at: number | null): Promise<AutoCashOutOutcome> {
  const answer = await askMoney(
    currentServices().backend.book.POST('/bets/{id}/auto-cashout', {
      params: { path: { id: bet.id } },
      body: { at },
    }),
    readBet(bet.id),
  );
  if (answer.kind === 'done') {
    const kind = ruleKind(answer.value, at);
    if (kind) {
      takeBet(answer.value);
      return { kind, bet: answer.value };
    }
  }
  if (answer.kind !== 'refused') {
    readBetsAgain();
    return { kind: 'unknown' };
  }
  const { fault } = answer;
  if (fault.code === ERROR_CODES.cash_out_not_offered.code)
    return { kind: 'not-offered', reason: reasonOf(fault) };
  if (fault.code === ERROR_CODES.invalid.code) return { kind: 'too-high' };
  handleFault(fault, { isWanted: true });
  return { kind: 'failed' };
}

/** What the answered bet says of the rule; null where it shows neither the rule nor a sale. */
function ruleKind({ status, auto_cash_out: rule }: Bet, at: number | null): 'set' | 'sold' | null {
  if (status === 'cashout_in_progress' || status === 'cashed_out') return 'sold';
  return (rule?.at ?? null) === at ? 'set' : null;
}

/** A bet as the house answered it: its offer counts at once, and the balance is read again. Lists are their screen's. */
function takeBet(bet: Bet): void {
  takeCashOutOffers([offerOfBet(bet)]);
  void reloadAccounts();
}

function refusedSale(fault: Fault, betId: string): SaleOutcome {
  if (fault.code === ERROR_CODES.cash_out_changed.code) {
    const offer = fault.details.find((detail) => detail.offer !== undefined)?.offer ?? null;
    takeCashOutOffers([{ bet_id: betId, to_cashout: offer, fair_value: null, reason: null }]);
    return { kind: 'changed', offer };
  }
  if (fault.code === ERROR_CODES.cash_out_not_offered.code)
    return { kind: 'not-offered', reason: reasonOf(fault) };
  handleFault(fault, { isWanted: true });
  return { kind: 'failed' };
}

const REASONS: readonly CashOutReason[] = [
  'suspended',
  'provider_inactive',
  'lost_leg',
  'not_waiting',
  'too_small',
  'bonus',
  'custom_bet',
  'off',
];

function reasonOf(fault: Fault): CashOutReason | null {
  return REASONS.find((reason) => fault.details.some(({ key }) => key === cashOutKey(reason))) ?? null;
}
