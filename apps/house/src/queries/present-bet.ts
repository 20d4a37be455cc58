import type {
  Bet,
  BetSelection,
  BetStatus,
  BetType,
  LegReason,
  LegStatus,
  SystemType,
} from '@touchline/contract';
import { marketName, outcomeName, outrightName } from '@touchline/i18n/catalog-names';
import type { betSelections, bets } from '#db/schema.ts';
import { offerOf, presentOffer } from '../bets/cash-out-offer.ts';
import type { SoldPart } from '../bets/cash-out-sales.ts';
import type { LegFacts } from '../bets/leg-facts.ts';
import type { BetMatch } from '../bets/match-archive.ts';
import { presentRefusal, type RefusalReason } from '../bets/refusal.ts';
import type { House } from '../house.ts';
import { serverTimeZone } from '../time-zones.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { legReason } from './leg-reason.ts';

type Row = typeof bets.$inferSelect;
type SelectionRow = typeof betSelections.$inferSelect;

/** Reference that a player can read out to support. */
export const refOf = (id: string) => `T-${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8)}`.toUpperCase();

function reasonOf(
  house: House,
  row: SelectionRow,
  names: { home: string; away: string },
  locale: string,
): LegReason | null {
  const isOffered = house.options.capabilities.includes('leg_reasons');
  if (!isOffered || row.why === null || row.settledAt === null) return null;
  const { marketId, specifier, person } = row;
  const facts = row.why as LegFacts; // written by the settlement statement alone
  return legReason(
    { facts, marketId, specifier, person, names, isVoid: row.status === 'void', at: row.settledAt },
    locale,
  );
}

function presentSelection(
  house: House,
  row: SelectionRow,
  match: BetMatch | undefined,
  locale: string,
): BetSelection {
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
    why: reasonOf(house, row, names, locale),
    dead_heat: row.deadHeat,
  };
}

/** A bet with its selections as the contract shows it. */
export function presentBet(
  house: House,
  row: Row,
  parts: readonly SoldPart[],
  selections: readonly SelectionRow[],
  matches: ReadonlyMap<string, BetMatch>,
  locale: string,
): Bet {
  const { to_cashout, fair_value, reason } = presentOffer(
    house,
    row.id,
    offerOf(house, { bet: row, legs: selections }),
  );
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
      presentSelection(house, selection, matches.get(selection.matchId), locale),
    ),
    created_at: row.createdAt,
    settled_at: row.settledAt,
    to_cashout,
    bonus: null,
    system: row.system as SystemType | null, // written by the house alone
    used_in_jackpot: false,
    is_vip: row.isVip,
    refusal:
      reasons &&
      presentRefusal(
        reasons,
        { betId: row.slipBetId, currency: row.currency, legs: selections },
        { locale, timeZone: serverTimeZone(house.options) },
      ),
    request_id: row.requestId,
    decided_by: row.decidedBy,
    open_stake: row.openStake ?? row.stake,
    fair_value,
    cash_out_reason: reason,
    cash_outs: [...parts],
    auto_cash_out: row.autoCashOut === null ? null : { at: row.autoCashOut },
    vip_offer: row.vipOffer as Bet['vip_offer'], // written by the house alone
  };
}
