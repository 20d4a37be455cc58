import { ODDS_SCALE } from '@touchline/betting';
import type { Bet, BetResult, BetSelection, BetType, CashOutReason, LegStatus } from '@touchline/contract';
import {
  extension,
  flag,
  id,
  isRecord,
  list,
  object,
  oneOf,
  orNull,
  type Reader,
  text,
  whole,
} from './fields.ts';
import { betStatus } from './placement.ts';
import { readReason } from './refusal.ts';

const betType = oneOf<BetType>({
  single: true,
  double: true,
  treble: true,
  accumulator: true,
  system: true,
  custom_bet: true,
});

const betResult = oneOf<BetResult>({
  no_results: true,
  canceled: true,
  win_entire: true,
  lose_entire: true,
  refund_entire: true,
  refund_half_win_other: true,
  refund_half_lose_other: true,
  cashed_out: true,
});

const legStatus = oneOf<LegStatus>({
  open: true,
  won: true,
  lost: true,
  void: true,
  half_won: true,
  half_lost: true,
});

const cashOutReason = oneOf<CashOutReason>({
  suspended: true,
  provider_inactive: true,
  lost_leg: true,
  not_waiting: true,
  too_small: true,
  bonus: true,
  custom_bet: true,
  off: true,
});

const game = oneOf<NonNullable<Bet['game']>>({ horse_racing: true, lotteries: true });

const maybe = <T>(read: Reader<T>): Reader<T | null> => extension<T | null>(read, null);

const selection = object<BetSelection>({
  id,
  status: legStatus,
  market: object({ id, name: text, specifier: text }),
  outcome: object({ id, name: text }),
  odds: whole,
  specifier: text,
  match: object<BetSelection['match']>({
    id,
    urn_id: text,
    slug: text,
    sport_key: text,
    name: text,
    home: orNull(text),
    away: orNull(text),
    status: whole as Reader<BetSelection['match']['status']>, // screens take a number that they do not know
    start_time: whole,
    score: orNull(object({ home: whole, away: whole })),
  }),
  settled_at: maybe(whole),
  why: maybe(object({ result: text, rule: text, at: whole })),
  dead_heat: maybe(object({ places: whole, tied: whole })),
});

const systemType: Reader<NonNullable<Bet['system']>> = (value) => {
  const read = object({ id, total_count: whole, win_count: whole })(value);
  const folds = isRecord(value) ? list(whole)(value.folds) : undefined;
  return read && { ...read, ...(folds && { folds }) };
};

const bet = object<Bet>({
  id,
  type: betType,
  game: maybe(game),
  ref: text,
  status: betStatus,
  result: betResult,
  stake: whole,
  currency: id,
  subunits: whole,
  win_amount: orNull(whole),
  odds: whole,
  selections: list(selection),
  created_at: whole,
  to_cashout: orNull(whole),
  bonus: maybe(object({ id, type: text })),
  system: maybe(systemType),
  used_in_jackpot: flag,
  is_vip: flag,
  potential_return: extension(whole, 0),
  settled_at: maybe(whole),
  refusal: maybe(readReason),
  request_id: maybe(text),
  decided_by: maybe(whole),
  open_stake: extension(whole, 0),
  fair_value: maybe(whole),
  cash_out_reason: maybe(cashOutReason),
  cash_outs: extension(list(object({ at: whole, stake: whole, paid: whole })), []),
  auto_cash_out: maybe(object({ at: whole })),
  vip_offer: maybe(object({ stake: whole, expires_at: whole })),
});

/** Reads the bet with this id, as the history shows it. Shape: fields beyond the specification may be absent. */
export const readBet =
  (betId: string): Reader<Bet> =>
  (value) => {
    const read = bet(value);
    if (read?.id !== betId || !isRecord(value)) return undefined;
    return {
      ...read,
      open_stake: whole(value.open_stake) ?? read.stake,
      potential_return:
        whole(value.potential_return) ??
        Number((BigInt(read.stake) * BigInt(read.odds)) / BigInt(ODDS_SCALE)),
    };
  };
