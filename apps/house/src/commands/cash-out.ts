import type { MinorUnits } from '@touchline/betting';
import type { CashOutReason } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { betsWithIds, type HeldBet } from '../bets/cash-out-bet.ts';
import { offerOf } from '../bets/cash-out-offer.ts';
import { type SaleRow, saleOfRequest } from '../bets/cash-out-sales.ts';
import { type NewSale, sellAtOnce, startSale } from '../bets/cash-out-statement.ts';
import {
  leastWithTolerance,
  partOf,
  paymentAt,
  type SaleOrder,
  saleTerms,
  WHOLE_PERCENT,
} from '../bets/cash-out-terms.ts';
import type { House } from '../house.ts';
import { randomId } from '../players/ids.ts';

/** A price may move between the offer and its statement; then the offer is made again, this often. */
const TRIES = 5;

/** What became of an order; `answered`: the bet says it. */
export type CashOutResult =
  | { readonly kind: 'answered' | 'not_found' | 'request_reused' }
  | { readonly kind: 'changed'; readonly offer: MinorUnits }
  | { readonly kind: 'not_offered'; readonly reason: CashOutReason };

/** What the player sends. Units: smallest units for the whole bet; per cent whole numbers. */
export interface CashOutOrder {
  readonly betId: string;
  readonly toCashout: MinorUnits;
  readonly partPercent: number | null;
  readonly tolerancePercent: number;
  readonly requestId: string | null;
}

/** A sale of a bet in the name of a request. */
export interface SaleRequest extends SaleOrder {
  readonly requestId: string;
}

const isSame = (sale: SaleRow, betId: string, { percent, toCashout }: SaleRequest) =>
  sale.betId === betId && sale.percent === percent && sale.asked === partOf(toCashout, percent);

const isInPlay = (house: House, { legs }: HeldBet) =>
  legs.some(
    ({ status, matchId }) => status === 'open' && house.world.match(matchId)?.status === MATCH_STATUS.live,
  );

/** Writes the markets of the open selections as they are, so that the statement can check them. */
async function writePrices(house: House, { legs }: HeldBet): Promise<void> {
  const open = legs.filter((leg) => leg.status === 'open');
  for (const { matchId } of open) house.world.ensureBook(matchId);
  await house.livePrices.ensure(open.map((leg) => leg.marketKey));
}

/** Sells a bet by the offer now; `moved` where something changed before it was written. */
async function trySale(house: House, held: HeldBet, request: SaleRequest): Promise<CashOutResult | 'moved'> {
  await writePrices(house, held);
  const { offer, reason, seen } = offerOf(house, held);
  if (offer === null) return { kind: 'not_offered', reason: reason ?? 'suspended' };
  if (offer < request.least) return { kind: 'changed', offer };
  const terms = saleTerms(held, request);
  const payment = terms && paymentAt(held, terms, offer);
  if (!terms || !payment) return { kind: 'not_offered', reason: 'too_small' };
  const { id: betId, playerId, corrections } = held.bet;
  const sale = {
    ...terms,
    id: randomId(),
    betId,
    playerId,
    corrections,
    requestId: request.requestId,
    now: house.now(),
    seen,
  };
  const isWritten =
    house.options.betDelayMs > 0 && isInPlay(house, held)
      ? await startDelayed(house, sale, held)
      : await sellAtOnce(house.db, sale, { ...payment, starts: house.periods.startsAt(sale.now) });
  if (!isWritten) return 'moved';
  house.outbox.wake();
  return { kind: 'answered' };
}

async function startDelayed(house: House, sale: NewSale, { legs }: HeldBet): Promise<boolean> {
  const decidedBy = sale.now + house.options.betDelayMs;
  const isBegun = await startSale(house.db, sale, decidedBy);
  if (isBegun) house.cashOuts.sales.add({ ...sale, decidedBy, legs });
  return isBegun;
}

type Owned = { readonly playerId: string; readonly betId: string };

/** The answer to a request that was carried out before; null where it was not. */
async function answeredBefore(house: House, of: Owned, request: SaleRequest): Promise<CashOutResult | null> {
  const prior = await saleOfRequest(house.db, of.playerId, request.requestId);
  return prior && { kind: isSame(prior, of.betId, request) ? 'answered' : 'request_reused' };
}

/** Sells a bet, once per request id whatever happens at the same time. */
export async function sell(house: House, of: Owned, request: SaleRequest): Promise<CashOutResult> {
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const before = await answeredBefore(house, of, request);
    if (before) return before;
    const [held] = await betsWithIds(house.db, [of.betId]);
    if (held?.bet.playerId !== of.playerId) return { kind: 'not_found' };
    const result = await trySale(house, held, request);
    if (result === 'moved') continue;
    // What stands against it may be the same request, carried out meanwhile.
    return result.kind === 'answered' ? result : ((await answeredBefore(house, of, request)) ?? result);
  }
  return { kind: 'not_offered', reason: 'suspended' };
}

/** Sells a bet or a part of it as the player orders. The same request again sells nothing more. */
export function cashOut(house: House, playerId: string, order: CashOutOrder): Promise<CashOutResult> {
  const { betId, toCashout, partPercent, tolerancePercent, requestId } = order;
  const least = leastWithTolerance(toCashout, tolerancePercent);
  return sell(
    house,
    { playerId, betId },
    {
      toCashout,
      least,
      percent: partPercent ?? WHOLE_PERCENT,
      requestId: requestId ?? `own-${randomId(20)}`,
    },
  );
}
