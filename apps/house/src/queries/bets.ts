import { type BetResult, invariant, type ResultFilter, resultFilter } from '@touchline/betting';
import type { Bet, BetSelection, BetStatus, BetType, LegStatus } from '@touchline/contract';
import { marketName, outcomeName, outrightName } from '@touchline/i18n/catalog-names';
import { and, asc, count, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { betSelections, bets } from '#db/schema.ts';
import { type BetMatch, betMatches } from '../bets/match-archive.ts';
import { presentRefusal, type RefusalReason } from '../bets/refusal.ts';
import type { House } from '../house.ts';
import { currencyOf } from '../wallet/currencies.ts';

type Row = typeof bets.$inferSelect;
type SelectionRow = typeof betSelections.$inferSelect;

const OPEN: readonly BetStatus[] = [
  'submitted',
  'waiting_results',
  'ready_to_process',
  'cashout_in_progress',
];
const RESULTS: readonly BetResult[] = [
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'canceled',
];

export interface BetsFilter {
  readonly status: 'all' | 'open' | 'settled';
  readonly result: 'all' | ResultFilter;
  readonly excluded: readonly string[];
  readonly page: number;
  readonly limit: number;
}

/** Reference that a player can read out to support. */
const refOf = (id: string) => `T-${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8)}`.toUpperCase();

function presentSelection(row: SelectionRow, match: BetMatch | undefined, locale: string): BetSelection {
  const names = { home: match?.home ?? '', away: match?.away ?? '' };
  const market = { id: row.marketId, specifier: row.specifier };
  const title = match?.home
    ? `${match.home} – ${match.away}`
    : `${match?.title ?? ''} · ${outrightName(locale)}`;
  return {
    id: `${row.betId}-${row.ordinal}`,
    status: row.status as LegStatus, // written by the house alone
    market: { ...market, name: marketName(locale, market, names) },
    outcome: { id: row.outcomeId, name: row.person ?? outcomeName(locale, market, row.outcomeId, names) },
    odds: row.odds,
    specifier: row.specifier,
    match: {
      id: row.matchId,
      urn_id: match?.urnId ?? '',
      slug: match?.slug ?? '',
      sport_key: match?.sportKey ?? '',
      name: title,
      home: match?.home ?? null,
      away: match?.away ?? null,
      status: match?.status ?? 3,
      start_time: match?.startTime ?? 0,
      score: match?.score ? { home: match.score[0], away: match.score[1] } : null,
    },
    settled_at: row.settledAt,
  };
}

function presentBet(
  row: Row,
  selections: readonly SelectionRow[],
  matches: ReadonlyMap<string, BetMatch>,
  locale: string,
): Bet {
  const reasons = row.refusal as RefusalReason[] | null; // written by the decision statement alone
  return {
    id: row.id,
    type: row.type as BetType, // written by the house alone
    ref: refOf(row.id),
    status: row.status as BetStatus, // written by the house alone
    result: row.result as Bet['result'], // written by the house alone
    stake: row.stake,
    currency: row.currency,
    subunits: currencyOf(row.currency)?.subunits ?? 1,
    win_amount: row.winAmount,
    odds: row.odds,
    potential_return: row.potentialReturn,
    selections: selections.map((selection) =>
      presentSelection(selection, matches.get(selection.matchId), locale),
    ),
    created_at: row.createdAt,
    settled_at: row.settledAt,
    to_cashout: null,
    bonus: null,
    system: null,
    used_in_jackpot: false,
    is_vip: false,
    refusal:
      reasons &&
      presentRefusal(reasons, { betId: row.slipBetId, currency: row.currency, legs: selections }, locale),
    request_id: row.requestId,
    decided_by: row.decidedBy,
  };
}

/** Bets with what belongs to them, in the order of `rows`. */
export async function presentBets(house: House, rows: readonly Row[], locale: string): Promise<Bet[]> {
  if (rows.length === 0) return [];
  const selections = await house.db
    .select()
    .from(betSelections)
    .where(
      inArray(
        betSelections.betId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(betSelections.ordinal));
  const byBet = Map.groupBy(selections, (selection) => selection.betId);
  const matches = await betMatches(
    house.db,
    house.world,
    selections.map((selection) => selection.matchId),
  );
  return rows.map((row) => presentBet(row, byBet.get(row.id) ?? [], matches, locale));
}

function conditions(playerId: string, filter: BetsFilter): SQL | undefined {
  const wanted = RESULTS.filter((result) => resultFilter(result) === filter.result);
  return and(
    eq(bets.playerId, playerId),
    filter.status === 'open' ? inArray(bets.status, [...OPEN]) : undefined,
    filter.status === 'settled' ? notInArray(bets.status, [...OPEN]) : undefined,
    filter.result === 'all' ? undefined : inArray(bets.result, wanted),
    filter.excluded.length > 0 ? notInArray(bets.status, [...filter.excluded]) : undefined,
  );
}

/** A page of a player's bets, newest first, and how many are open and settled in all. */
export async function findBets(house: House, playerId: string, filter: BetsFilter, locale: string) {
  const where = conditions(playerId, filter);
  const [found] = await house.db.select({ total: count() }).from(bets).where(where);
  const rows = await house.db
    .select()
    .from(bets)
    .where(where)
    .orderBy(desc(bets.createdAt), desc(bets.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  const byStatus = await house.db
    .select({ status: bets.status, count: count() })
    .from(bets)
    .where(eq(bets.playerId, playerId))
    .groupBy(bets.status);
  const isOpen = (status: string) => (OPEN as readonly string[]).includes(status);
  const sum = (open: boolean) =>
    byStatus.filter((row) => isOpen(row.status) === open).reduce((n, row) => n + row.count, 0);
  const total = found?.total ?? 0;
  return {
    data: await presentBets(house, rows, locale),
    pagination: {
      total,
      page: filter.page,
      limit: filter.limit,
      last_page: Math.max(1, Math.ceil(total / filter.limit)),
    },
    counts: { open: sum(true), settled: sum(false) },
  };
}

/** One bet as its player sees it. */
export async function findBet(house: House, betId: string, locale: string): Promise<Bet> {
  const rows = await house.db.select().from(bets).where(eq(bets.id, betId));
  const [bet] = await presentBets(house, rows, locale);
  invariant(bet !== undefined, `there is a bet ${betId}`);
  return bet;
}
