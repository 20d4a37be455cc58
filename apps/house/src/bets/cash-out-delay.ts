import type { EpochMs } from '@touchline/betting';
import type { Database } from '#db/database.ts';
import type { World, WorldChange } from '#feed/world.ts';
import type { PlayPeriods } from '../limits/periods.ts';
import { betsWithIds, type HeldBet } from './cash-out-bet.ts';
import { offerNow } from './cash-out-offer.ts';
import { type SaleRow, saleOfRequest, salesInProgress } from './cash-out-sales.ts';
import { failSales, paySale } from './cash-out-statement.ts';
import { paymentAt } from './cash-out-terms.ts';
import type { LivePrices } from './live-prices.ts';

/** How often a price may move under a sale that is being paid before it fails. */
const TRIES = 5;
/** Matches go on moving for so long after the delay, until the sale is decided. */
const LATE_MS = 5_000;

/** Sales of bets in play wait as bets do: what happens meanwhile speaks against them. */
export interface DelayedSales {
  add(sale: WaitingSale): void;
  /** Looks for a suspension and for a decided selection, which end a sale even when they are over by the end of the delay. */
  note(change: WorldChange): void;
  /** Takes up sales that nobody waits for, from before the start, or because deciding failed; those that were due before a moment. */
  resume(dueBefore: EpochMs): Promise<void>;
  /** Forgets the timers; the next start resumes the sales. */
  stop(): Promise<void>;
}

export interface WaitingSale {
  readonly id: string;
  readonly betId: string;
  readonly playerId: string;
  readonly requestId: string;
  readonly decidedBy: EpochMs;
  readonly legs: HeldBet['legs'];
}

interface Waiting extends WaitingSale {
  readonly timer: NodeJS.Timeout;
  isSpoilt: boolean;
}

/** Whether a change of the world ends a sale with these selections. */
function spoils(world: World, change: WorldChange, { legs }: WaitingSale): boolean {
  if (change.type === 'settled') {
    return legs.some((leg) => leg.marketKey === change.marketKey && leg.outcomeId in change.results);
  }
  if (change.type !== 'markets' || !change.urgent) return false;
  const match = world.match(change.matchId);
  return legs.some(
    ({ status, marketKey }) =>
      status === 'open' &&
      change.marketKeys.includes(marketKey) &&
      match?.markets.get(marketKey)?.status !== 1,
  );
}

export function createDelayedSales(options: {
  readonly db: Database;
  readonly world: World;
  readonly livePrices: LivePrices;
  readonly now: () => EpochMs;
  readonly periods: PlayPeriods;
  readonly onDecided: () => void;
  readonly report: (what: string, error: unknown) => void;
}): DelayedSales {
  const { db, world, livePrices, now, periods, onDecided, report } = options;
  const waiting = new Map<string, Waiting>();
  const running = new Set<Promise<void>>();

  /** Pays the sale if the offer now allows it; null where something moved while it was written. */
  const pay = async (sale: SaleRow): Promise<boolean | null> => {
    const [held] = await betsWithIds(db, [sale.betId]);
    if (!held) return false;
    const { offer, seen } = offerNow(world, held);
    const payment = offer === null ? null : paymentAt(held, sale, offer);
    if (!payment) return false;
    const at = now();
    const paidAt = { now: at, starts: periods.startsAt(at) };
    const isPaid = await paySale(db, { id: sale.id, betId: sale.betId, seen, ...paidAt }, payment);
    return isPaid ? true : null;
  };

  const payWithin = async (of: WaitingSale, tries: number): Promise<boolean> => {
    await livePrices.ensure(of.legs.map((leg) => leg.marketKey));
    const sale = await saleOfRequest(db, of.playerId, of.requestId);
    if (sale?.status !== 'in_progress') return true;
    return (await pay(sale)) ?? (tries > 1 && (await payWithin(of, tries - 1)));
  };

  const decide = async (id: string) => {
    const sale = waiting.get(id);
    if (!sale) return;
    const isDone = !sale.isSpoilt && (await payWithin(sale, TRIES));
    if (!isDone) await failSales(db, [sale.betId], now());
    waiting.delete(id);
    onDecided();
  };

  const start = (id: string) => {
    const run = decide(id)
      .catch((error: unknown) => {
        waiting.delete(id);
        report(`cash-out ${id} could not be decided`, error);
      })
      .finally(() => running.delete(run));
    running.add(run);
  };

  const add = (sale: WaitingSale) => {
    for (const { matchId } of sale.legs) world.follow(matchId, sale.decidedBy - now() + LATE_MS);
    const timer = setTimeout(start, Math.max(0, sale.decidedBy - now()), sale.id);
    waiting.set(sale.id, { ...sale, timer, isSpoilt: false });
  };

  return {
    add,
    note(change) {
      for (const sale of waiting.values()) sale.isSpoilt ||= spoils(world, change, sale);
    },
    async resume(dueBefore) {
      const missing = (await salesInProgress(db)).filter(
        ({ id, decidedBy }) => !waiting.has(id) && (decidedBy ?? 0) < dueBefore,
      );
      const held = await betsWithIds(
        db,
        missing.map(({ betId }) => betId),
      );
      const legs = new Map(held.map((one) => [one.bet.id, one.legs]));
      for (const sale of missing) {
        if (waiting.has(sale.id)) continue;
        add({ ...sale, decidedBy: sale.decidedBy ?? 0, legs: legs.get(sale.betId) ?? [] });
      }
    },
    async stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
      await Promise.all(running);
    },
  };
}
