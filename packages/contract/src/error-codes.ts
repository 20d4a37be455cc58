import type { UserLimitPeriod, UserLimitType } from './constants/user-limits.ts';
import type { CashOutReason } from './model/bet.ts';

/**
 * Codes of error bodies with the key of their text. 101, 118 and 120 are the specification's (§8); the others are ours.
 * Text of a key: catalogs of `@touchline/i18n`.
 */
export const ERROR_CODES = {
  default: { code: 100, key: 'error.place_bets.default' },
  invalid_odds: { code: 101, key: 'error.place_bets.invalid_odds' },
  insufficient_balance: { code: 102, key: 'error.place_bets.insufficient_balance' },
  suspended: { code: 103, key: 'error.place_bets.suspended' },
  not_available: { code: 104, key: 'error.place_bets.not_available' },
  stake_too_low: { code: 105, key: 'error.place_bets.stake_too_low' },
  stake_too_high: { code: 106, key: 'error.place_bets.stake_too_high' },
  not_combinable: { code: 107, key: 'error.place_bets.not_combinable' },
  too_many_selections: { code: 108, key: 'error.place_bets.too_many_selections' },
  provider_inactive: { code: 109, key: 'error.place_bets.provider_inactive' },
  no_account: { code: 110, key: 'error.place_bets.no_account' },
  match_changed: { code: 111, key: 'error.place_bets.match_changed' },
  request_reused: { code: 112, key: 'error.place_bets.request_reused' },
  bet_type_unknown: { code: 113, key: 'error.place_bets.bet_type_unknown' },
  cash_out_changed: { code: 114, key: 'error.cash_out.changed' },
  cash_out_not_offered: { code: 115, key: 'error.cash_out.not_offered' },
  custom_bet_refused: { code: 116, key: 'error.place_bets.custom_bet_refused' },
  vip_refused: { code: 117, key: 'error.place_bets.vip_refused' },
  municipality_not_found: { code: 118, key: 'error.place_bets.municipality_not_found' },
  invalid_odds_custom_bet: { code: 120, key: 'error.place_bets.invalid_odds_custom_bet' },
  /** With any status, a 5xx too: nothing was carried out, and the same may be tried again. */
  not_taken: { code: 122, key: 'error.place_bets.not_taken' },
  phone_unverified: { code: 123, key: 'error.place_bets.phone_unverified' },
  favourites_full: { code: 130, key: 'error.favourites.full' },
  link_unknown: { code: 141, key: 'error.link.unknown' },
  link_used: { code: 142, key: 'error.link.used' },
  link_expired: { code: 143, key: 'error.link.expired' },
  phone_code_wrong: { code: 144, key: 'error.phone.code_wrong' },
  phone_code_expired: { code: 145, key: 'error.phone.code_expired' },
  phone_code_used: { code: 146, key: 'error.phone.code_used' },
  phone_code_ended: { code: 147, key: 'error.phone.code_ended' },
  phone_code_early: { code: 148, key: 'error.phone.code_early' },
  sms_limit_reached: { code: 149, key: 'error.phone.sms_limit_reached' },
  /** Told to who entered the right code alone: nobody learns of a number that is not his. */
  phone_taken: { code: 150, key: 'error.phone.taken' },
  phone_number_missing: { code: 151, key: 'error.phone.number_missing' },
  vote_closed: { code: 121, key: 'error.vote.closed' },
  payments_off: { code: 131, key: 'error.payments.off' },
  amount_too_low: { code: 132, key: 'error.payments.amount_too_low' },
  amount_too_high: { code: 133, key: 'error.payments.amount_too_high' },
  payment_balance: { code: 134, key: 'error.payments.balance' },
  payment_reused: { code: 135, key: 'error.payments.reused' },
  wrong_code: { code: 136, key: 'error.payments.wrong_code' },
  not_confirmable: { code: 137, key: 'error.payments.not_confirmable' },
  email_unconfirmed: { code: 139, key: 'error.payments.email_unconfirmed' },
  not_withdrawable: { code: 138, key: 'error.payments.not_withdrawable' },
  erasure_open_bets: { code: 152, key: 'error.erasure.open_bets' },
  erasure_balance: { code: 153, key: 'error.erasure.balance' },
  fields_missed: { code: 158, key: 'error.payments.fields_missed' },
  wrong_password: { code: 154, key: 'error.field.own_password' },
  /** The call wants the password again, see `postPasswordConfirmation`. Status 403. */
  password_unconfirmed: { code: 165, key: 'error.auth.password_unconfirmed' },
  /** The player may not bet here. Status 403. */
  sportsbook_closed: { code: 166, key: 'error.sportsbook.closed' },
  /** Sign-in, sign-up and deposit are blocked in the country of the reader. Status 403. */
  country_blocked: { code: 167, key: 'error.auth.country_blocked' },
  /** A stake passes the player's own limit; `details` say what is left and when its next period starts. */
  bet_limit: { code: 170, key: 'error.place_bets.bet_limit' },
  wager_limit: { code: 171, key: 'error.place_bets.wager_limit' },
  loss_limit: { code: 172, key: 'error.place_bets.loss_limit' },
  deposit_limit: { code: 173, key: 'error.payments.deposit_limit' },
  /** The player sets or declines a deposit limit before his first deposit, see `postUserLimitDecline`. */
  deposit_limit_due: { code: 184, key: 'error.payments.deposit_limit_due' },
  limit_not_confirmable: { code: 178, key: 'error.limits.not_confirmable' },
  limit_not_changeable: { code: 179, key: 'error.limits.not_changeable' },
  /** The reality check of the session is overdue: no bet is taken before it is acknowledged. Status 403. */
  reality_check_due: { code: 174, key: 'error.place_bets.reality_check_due' },
  /** A limit of time is reached: "User is out of limit" of specification §8. Status 403. */
  out_of_limit: { code: 175, key: 'error.time_limit.reached' },
  /** The limit of activity is reached, and the sessions of the player have ended. Status 401. */
  activity_limit: { code: 176, key: 'error.time_limit.reached' },
  /** There is neither a reality check nor a limit of time. Status 400. */
  nothing_to_watch: { code: 177, key: 'error.time_limit.none' },
  /** Told after the right password alone. Status 403; the detail has `ends_at`. */
  on_break: { code: 180, key: 'error.auth.on_break' },
  /** The person may not open an account now; why is not told. Status 403. */
  sign_up_refused: { code: 181, key: 'error.auth.sign_up_refused' },
  /** The register of excluded persons gives no answer, so that nobody can sign up. Status 503. */
  register_unavailable: { code: 182, key: 'error.auth.register_unavailable' },
  break_shorter: { code: 183, key: 'error.break.shorter' },
  chat_reused: { code: 185, key: 'error.chat.reused' },
  bad_request: { code: 400, key: 'error.request.bad_request' },
  unauthorized: { code: 401, key: 'error.request.unauthorized' },
  credentials: { code: 402, key: 'error.auth.credentials' },
  forbidden: { code: 403, key: 'error.request.forbidden' },
  not_found: { code: 404, key: 'error.request.not_found' },
  not_acceptable: { code: 406, key: 'error.request.not_acceptable' },
  email_taken: { code: 409, key: 'error.auth.email_taken' },
  invalid: { code: 422, key: 'error.request.invalid' },
  too_many_requests: { code: 429, key: 'error.request.too_many_requests' },
  internal: { code: 500, key: 'error.request.internal' },
  unavailable: { code: 503, key: 'error.request.unavailable' },
  /** Refused before it was read, because too many calls are being answered: nothing was done. Status 503. */
  busy: { code: 529, key: 'error.request.unavailable' },
} as const;
export type ErrorName = keyof typeof ERROR_CODES;

/** Detail keys of a wrong price. Source: specification §8. */
export const RISK_KEYS = {
  different: 'error.risk_validation.odds_different_than_bookmaker',
  higher: 'error.risk_validation.odds_higher_than_bookmakers',
  tooLow: 'error.risk_validation.odds_to_low',
  higherThanCurrent: 'error.risk_validation.odds_higher_than_bookmakers_current_odds',
} as const;

/** Detail key of a cash-out that is not offered, by the contract's reason. */
export const cashOutKey = (reason: CashOutReason): string => `error.cash_out.${reason}`;

/** Detail key of a limit of time that is reached. */
export function timeLimitKey(type: UserLimitType, period: UserLimitPeriod | null): string {
  const limit = period === null ? type : `${type}_${period}`;
  return `error.time_limit.${limit}`;
}

/** Keys of wrong fields in sign-up, profile and settings. */
export const FIELD_KEYS = {
  email: 'error.field.email',
  password: 'error.field.password',
  ownPassword: 'error.field.own_password',
  passwordGuessable: 'error.field.password_guessable',
  country: 'error.field.country',
  countryBlocked: 'error.field.country_blocked',
  currency: 'error.field.currency',
  birthDate: 'error.field.birth_date',
  underAge: 'error.field.under_age',
  phone: 'error.field.phone',
  phoneMobile: 'error.field.phone_mobile',
  phoneCountryCode: 'error.field.phone_country_code',
  phoneOff: 'error.field.phone_off',
  emailOrPhone: 'error.field.email_or_phone',
  quickStakes: 'error.field.quick_stakes',
  name: 'error.field.name',
  nickname: 'error.field.nickname',
  missing: 'error.field.missing',
  limitPeriod: 'error.field.limit_period',
  limitMinutes: 'error.field.limit_minutes',
  municipality: 'error.field.municipality',
  terms: 'error.field.terms',
  fixed: 'error.field.fixed',
} as const;
