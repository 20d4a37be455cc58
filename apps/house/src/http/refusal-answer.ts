import type { ErrorBody, RefusalDetail, RefusedBet } from '@touchline/contract';
import { ERROR_CODES, type ErrorName } from '@touchline/contract/errors';
import { errorText } from '@touchline/i18n/catalog-names';

/** Status of an answer that refuses. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 406 | 409 | 422 | 429 | 500 | 503;

const STATUS: Partial<Record<ErrorName, RefusalStatus>> = {
  bad_request: 400,
  unauthorized: 401,
  credentials: 401,
  forbidden: 403,
  password_unconfirmed: 403,
  sportsbook_closed: 403,
  country_blocked: 403,
  reality_check_due: 403,
  out_of_limit: 403,
  activity_limit: 401,
  nothing_to_watch: 400,
  on_break: 403,
  sign_up_refused: 403,
  not_found: 404,
  not_acceptable: 406,
  request_reused: 409,
  email_taken: 409,
  payment_reused: 409,
  not_confirmable: 409,
  not_withdrawable: 409,
  erasure_open_bets: 409,
  erasure_balance: 409,
  phone_taken: 409,
  limit_not_confirmable: 409,
  limit_not_changeable: 409,
  break_shorter: 409,
  chat_reused: 409,
  phone_code_early: 429,
  sms_limit_reached: 429,
  too_many_requests: 429,
  internal: 500,
  not_taken: 503,
  register_unavailable: 503,
  unavailable: 503,
  busy: 503,
};

/** Ends a request with an error body; the one error handler of the API writes it. */
export class Refusal extends Error {
  readonly errorName: ErrorName;
  readonly details: readonly RefusalDetail[];
  readonly refusedBets: readonly RefusedBet[];
  readonly retryAfterS: number | null;
  /** Values of its text. */
  readonly values: Readonly<Record<string, string>>;

  constructor(
    errorName: ErrorName,
    more: {
      details?: readonly RefusalDetail[];
      refusedBets?: readonly RefusedBet[];
      retryAfterS?: number;
      values?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(errorName);
    this.errorName = errorName;
    this.details = more.details ?? [];
    this.refusedBets = more.refusedBets ?? [];
    this.retryAfterS = more.retryAfterS ?? null;
    this.values = more.values ?? {};
  }
}

/** Status and error body of a refusal. Source: specification §8. */
export function refusalAnswer(refusal: Refusal, locale: string): { status: RefusalStatus; body: ErrorBody } {
  const { errorName, details, refusedBets, values } = refusal;
  const [first] = refusedBets;
  const { code, key } = ERROR_CODES[errorName];
  return {
    status: STATUS[errorName] ?? 422,
    body: {
      code: first?.code ?? code,
      data: {
        localized_message: first?.localized_message ?? errorText(locale, key, values),
        details: [...details, ...refusedBets.flatMap((bet) => bet.details)],
        errors_by_bet: Object.fromEntries(refusedBets.map(({ bet_id, ...error }) => [bet_id, error])),
      },
    },
  };
}
