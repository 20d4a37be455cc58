import {
  type Odds,
  type OutcomeKey,
  outcomeKey,
  type PlacedStatus,
  type PlacementReply,
  type SlipBet,
  type SlipError,
  type SlipEvent,
  type SlipRules,
} from '@touchline/betting';
import type { Fault } from '@touchline/client/http';
import type { PlacedBetRead, PlacementRead } from '@touchline/client/money';
import type { Bet, BetStatus, PlacementSelection, RefusalDetail } from '@touchline/contract';
import { ERROR_CODES } from '@touchline/contract/errors';
import type { paths } from '@touchline/contract/types';
import { messageKeyOf, type RefusalWriter, wrongOddsIn } from './refusal-text.ts';

/** The body of a placement as the client sends it. */
export type PlacementBody = paths['/book/bets']['post']['requestBody']['content']['application/json'];

type Answered = Extract<SlipEvent, { type: 'placement-answered' }>;
type Decided = Extract<SlipEvent, { type: 'bet-decided' }>;

type NotReceived = Extract<SlipEvent, { type: 'placement-not-received' }>;

const UNAUTHORIZED = 401;

type PlacementBetBody = PlacementBody['bets'][number];

/** One bet of the slip as the house takes it, at the prices that the player agreed to. Source: specification §3. */
export function placementBetOf(bet: SlipBet): PlacementBetBody {
  return {
    bet_id: bet.betId,
    stake: { value: bet.stake, currency: bet.currency },
    selections: bet.selections.map((selection) => ({
      match_id: selection.matchId,
      market_id: selection.marketId,
      specifier: selection.specifier,
      outcome_id: selection.outcomeId,
      odds: selection.acceptedOdds,
    })),
    system_id: bet.systemType?.id ?? null,
    custom_odds: bet.betType === 'CUSTOM_BET' ? bet.acceptedCustomOdds : null,
  };
}

/** Bets on their way, with the acceptance of price changes as it was at the press. */
export function placementOf(
  { rules, bets, isQuick }: { rules: SlipRules; bets: readonly SlipBet[]; isQuick: boolean },
  requestId: string,
  locale: string,
): PlacementBody {
  const { oddsAcceptMode, acceptDownToPercent } = rules;
  const mayFall = oddsAcceptMode === 'higher' && acceptDownToPercent !== null;
  return {
    meta: {
      // Scripts cannot read the cookie that names the device; the backend fills it in.
      device_id: null,
      quick: isQuick,
      type: 'web',
      request_id: requestId,
      accept_odds_change: oddsAcceptMode,
      ...(mayFall && { accept_down_to_percent: acceptDownToPercent }),
    },
    locale,
    bets: bets.map(placementBetOf),
  };
}

/** What an answer means to the slip. Shape: every bet that was sent is either replied to or refused. */
export function answeredEvent(requestId: string, result: PlacementRead, say: RefusalWriter): Answered {
  const messages = result.refused.map((bet) => [bet.bet_id, say(bet)] as const);
  const details = result.refused.flatMap((bet) => bet.details);
  const [first] = result.refused;
  return {
    type: 'placement-answered',
    requestId,
    replies: result.bets.map(replyOf),
    error: first ? slipError(first.code, details, Object.fromEntries(messages)) : null,
    currentOdds: currentOddsOf(details),
    currentCustomOdds: customOddsOf(result.refused.map((bet) => [bet.bet_id, bet.details])),
  };
}

/** What a refused call means to the slip: every bet has its reason, or the session is over and nothing was received. */
export function refusedEvent(requestId: string, fault: Fault, say: RefusalWriter): Answered | NotReceived {
  if (fault.status === UNAUTHORIZED) return { type: 'placement-not-received', requestId };
  const refused = Object.entries(fault.errorsByBet);
  const details = [...fault.details, ...refused.flatMap(([, bet]) => bet.details)];
  const messages = Object.fromEntries(refused.map(([betId, bet]) => [betId, say(bet)]));
  const code = refused.length === 1 ? (refused[0]?.[1].code ?? fault.code) : fault.code;
  const error = slipError(code, details, messages);
  return {
    type: 'placement-answered',
    requestId,
    replies: [],
    error: refused.length === 0 ? { ...error, payload: say(asReason(fault)) } : error,
    currentOdds: currentOddsOf(details),
    currentCustomOdds: customOddsOf(refused.map(([betId, bet]) => [betId, bet.details])),
  };
}

const asReason = ({ code, message, details }: Fault) => ({ code, localized_message: message, details });

/** The decision on a bet that waited for its delay; null while it still waits, or its status is unknown. */
export function decidedEvent(bet: Bet, betId: string, say: RefusalWriter): Decided | null {
  const status = STANDING[bet.status];
  if (status === undefined || status === 'submitted') return null;
  const { refusal } = bet;
  const details = refusal?.details ?? [];
  const message = refusal ? { [betId]: say(refusal) } : {};
  return {
    type: 'bet-decided',
    id: bet.id,
    status,
    ref: bet.ref,
    error:
      status === 'rejected' ? slipError(refusal?.code ?? ERROR_CODES.default.code, details, message) : null,
    currentOdds: currentOddsOf(details),
    currentCustomOdds: customOddsOf([[betId, details]]),
  };
}

/** How a bet stands for the slip. A status from elsewhere is none of these. */
const STANDING: Readonly<Record<BetStatus, PlacedStatus>> &
  Readonly<Record<string, PlacedStatus | undefined>> = {
  submitted: 'submitted',
  rejected: 'rejected',
  cancelled: 'rejected',
  cashed_out: 'accepted',
  withdrawn: 'accepted',
  waiting_results: 'accepted',
  ready_to_process: 'accepted',
  done: 'accepted',
  cashout_in_progress: 'accepted',
};

function replyOf(bet: PlacedBetRead): PlacementReply {
  return {
    betId: bet.bet_id,
    id: bet.id,
    ref: bet.ref,
    status: STANDING[bet.status],
    isVip: bet.is_vip,
    odds: Object.fromEntries(bet.selections.map((selection) => [keyOf(selection), selection.odds])),
    customOdds: bet.custom_odds,
  };
}

const keyOf = (
  of: Pick<PlacementSelection, 'match_id' | 'market_id' | 'specifier' | 'outcome_id'>,
): OutcomeKey =>
  outcomeKey({
    matchId: of.match_id,
    marketId: of.market_id,
    specifier: of.specifier,
    outcomeId: of.outcome_id,
  });

const WRONG_ODDS_CODES: ReadonlySet<number> = new Set([
  ERROR_CODES.invalid_odds.code,
  ERROR_CODES.invalid_odds_custom_bet.code,
]);

function slipError(
  code: number,
  details: readonly RefusalDetail[],
  messagesByBet: Readonly<Record<string, string>>,
): SlipError {
  const wrongOdds = wrongOddsIn(details);
  return {
    message: messageKeyOf(code),
    details: wrongOdds?.key ?? details[0]?.key ?? null,
    messagesByBet,
    payload: null,
    isWrongOddsError: WRONG_ODDS_CODES.has(code) || wrongOdds !== undefined,
    code,
  };
}

function currentOddsOf(details: readonly RefusalDetail[]): Record<OutcomeKey, Odds> {
  const found: Record<OutcomeKey, Odds> = {};
  for (const { match_id, market_id, specifier, outcome_id, current_odds } of details) {
    if (!match_id || !market_id || !outcome_id || current_odds == null) continue;
    found[keyOf({ match_id, market_id, specifier: specifier ?? '', outcome_id })] = current_odds;
  }
  return found;
}

function customOddsOf(
  refused: readonly (readonly [betId: string, details: readonly RefusalDetail[]])[],
): Record<string, Odds | null> {
  const found: Record<string, Odds | null> = {};
  for (const [betId, details] of refused) {
    const named = details.find(({ current_custom_odds }) => current_custom_odds !== undefined);
    if (named?.current_custom_odds !== undefined) found[betId] = named.current_custom_odds;
  }
  return found;
}
