import type {
  Bet,
  BetType,
  MatchDetail,
  Placement,
  PlacementBet,
  PlacementResult,
} from '@touchline/contract';
import { SETTINGS } from './book.ts';

const ODDS_ONE = 10_000;
const START_BALANCE = 100_000;
/** What a bet is bought back for, of its stake. */
const CASH_OUT_SHARE = 0.9;
const TYPES: readonly BetType[] = ['single', 'single', 'double', 'treble'];

/** A refusal with the code and the detail key of the specification. */
export interface Refused {
  readonly code: number;
  readonly key: string;
}

export interface Bookmaker {
  balance(): number;
  list(status: string): Bet[];
  place(placement: Placement): PlacementResult | Refused;
  cashOut(betId: string, amount: number): Bet | Refused;
  maxStake(): number;
}

function combinations<T>(of: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, index) =>
    combinations(of.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** Total odds of the bet: the product, or the mean of the products of a system's lines. */
function oddsOf({ selections, system_id }: PlacementBet): number {
  const product = (list: readonly { odds: number }[]) =>
    list.reduce((odds, one) => (odds * one.odds) / ODDS_ONE, ODDS_ONE);
  const system = SETTINGS.system_types.find(({ id }) => id === system_id);
  if (!system) return Math.floor(product(selections));
  const lines = combinations(selections, system.win_count);
  return Math.floor(lines.reduce((sum, line) => sum + product(line), 0) / lines.length);
}

const typeOf = ({ selections, system_id }: PlacementBet): BetType =>
  system_id ? 'system' : (TYPES[selections.length] ?? 'accumulator');

function isSameAsOffered(bet: PlacementBet, matches: readonly MatchDetail[]): boolean {
  return bet.selections.every((selection) => {
    const match = matches.find(({ id }) => id === selection.match_id);
    const market = match?.top_markets.find(({ id }) => id === selection.market_id);
    return market?.outcomes.some(({ id, odds }) => id === selection.outcome_id && odds === selection.odds);
  });
}

function historyOf(bet: PlacementBet, id: string, matches: readonly MatchDetail[]): Bet {
  const odds = oddsOf(bet);
  return {
    id,
    type: typeOf(bet),
    ref: id.toUpperCase(),
    status: 'waiting_results',
    result: 'no_results',
    stake: bet.stake.value,
    currency: bet.stake.currency,
    subunits: 100,
    win_amount: null,
    odds,
    potential_return: Math.floor((bet.stake.value * odds) / ODDS_ONE),
    selections: bet.selections.map((selection, index) => legOf(selection, `${id}-${index}`, matches)),
    created_at: Date.now(),
    settled_at: null,
    to_cashout: Math.floor(bet.stake.value * CASH_OUT_SHARE),
    bonus: null,
    system: SETTINGS.system_types.find((system) => system.id === bet.system_id) ?? null,
    used_in_jackpot: false,
    is_vip: false,
    refusal: null,
    request_id: null,
    decided_by: null,
    open_stake: bet.stake.value,
    fair_value: null,
    cash_out_reason: null,
    cash_outs: [],
    auto_cash_out: null,
    vip_offer: null,
  };
}

function legOf(
  selection: PlacementBet['selections'][number],
  id: string,
  matches: readonly MatchDetail[],
): Bet['selections'][number] {
  const match = matches.find((one) => one.id === selection.match_id);
  const market = match?.top_markets.find((one) => one.id === selection.market_id);
  const outcome = market?.outcomes.find((one) => one.id === selection.outcome_id);
  return {
    id,
    status: 'open',
    market: { id: selection.market_id, name: market?.name ?? '', specifier: selection.specifier },
    outcome: { id: selection.outcome_id, name: outcome?.name ?? '' },
    odds: selection.odds,
    specifier: selection.specifier,
    match: {
      id: selection.match_id,
      urn_id: match?.urn_id ?? '',
      slug: match?.slug ?? '',
      sport_key: 'football',
      name: `${match?.home?.name} – ${match?.away?.name}`,
      home: match?.home?.name ?? null,
      away: match?.away?.name ?? null,
      status: 0,
      start_time: match?.start_time ?? 0,
      score: null,
    },
    settled_at: null,
    why: null,
    dead_heat: null,
  };
}

const isOpen = (bet: Bet) => bet.status === 'waiting_results';

/** Fields of bets that go beyond the specification: this backend answers without them. */
const BEYOND: ReadonlySet<string> = new Set([
  'request_id',
  'refused',
  'decided_by',
  'custom_odds',
  'potential_return',
  'settled_at',
  'refusal',
  'open_stake',
  'fair_value',
  'cash_out_reason',
  'cash_outs',
  'auto_cash_out',
  'vip_offer',
  'why',
  'dead_heat',
]);

/** An answer as a backend gives it that knows the specification alone. */
export const specified = <T>(answer: T): T =>
  JSON.parse(JSON.stringify(answer, (name, value) => (BEYOND.has(name) ? undefined : value)));

/** Takes and buys back bets, in memory. */
export function createBookmaker(matches: readonly MatchDetail[]): Bookmaker {
  const bets: Bet[] = [];
  let balance = START_BALANCE;
  return {
    balance: () => balance,
    list: (status) =>
      bets.filter((bet) => status === 'all' || isOpen(bet) === (status === 'open')).toReversed(),
    maxStake: () => balance,
    place(placement) {
      const total = placement.bets.reduce((sum, bet) => sum + bet.stake.value, 0);
      if (total > balance) return { code: 100, key: 'error.place_bets.default' };
      if (!placement.bets.every((bet) => isSameAsOffered(bet, matches)))
        return { code: 101, key: 'error.risk_validation.odds_different_than_bookmaker' };
      const placed = placement.bets.map((bet) => ({
        bet,
        kept: historyOf(bet, `b-${bets.length}-${bet.bet_id}`, matches),
      }));
      balance -= total;
      bets.push(...placed.map(({ kept }) => kept));
      return {
        request_id: null,
        refused: [],
        bets: placed.map(({ bet, kept }) => ({
          bet_id: bet.bet_id,
          id: kept.id,
          ref: kept.ref,
          status: kept.status,
          is_vip: false,
          stake: bet.stake,
          odds: kept.odds,
          potential_return: kept.potential_return,
          decided_by: null,
          selections: bet.selections,
          custom_odds: null,
        })),
      };
    },
    cashOut(betId, amount) {
      const index = bets.findIndex(({ id }) => id === betId);
      const bet = bets[index];
      if (!bet || !isOpen(bet) || bet.to_cashout !== amount)
        return { code: 100, key: 'error.place_bets.default' };
      balance += amount;
      const sold: Bet = {
        ...bet,
        status: 'cashed_out',
        result: 'cashed_out',
        win_amount: amount,
        to_cashout: null,
        settled_at: Date.now(),
      };
      bets[index] = sold;
      return sold;
    },
  };
}
