import { ERROR_CODES } from '@touchline/contract/errors';
import { OUTAGE_SCENARIOS } from './outage-scenarios.ts';
import { REFUSAL_SCENARIOS } from './refusal-scenarios.ts';
import type { Scenario } from './scenario.ts';

/** A code that no client knows. */
const UNKNOWN_CODE = 199;
/** 5.00 in a currency with cents. */
const LOW_LIMIT = 500;

const WORLD_SCENARIOS: readonly Scenario[] = [
  {
    name: 'price-falls-before',
    sentence: 'The price of the first selection falls as the bet arrives.',
    call: 'placement',
    effect: { kind: 'change', change: 'price_falls', when: 'before' },
  },
  {
    name: 'price-rises-before',
    sentence: 'The price of the first selection rises as the bet arrives.',
    call: 'placement',
    effect: { kind: 'change', change: 'price_rises', when: 'before' },
  },
  {
    name: 'market-suspends-before',
    sentence: 'The market of the first selection is suspended as the bet arrives.',
    call: 'placement',
    effect: { kind: 'change', change: 'market_suspends', when: 'before' },
  },
  {
    name: 'price-falls-during-delay',
    sentence: 'The price falls while a live bet waits for the end of its delay.',
    call: 'placement',
    effect: { kind: 'change', change: 'price_falls', when: 'after' },
  },
  {
    name: 'market-suspends-during-delay',
    sentence: 'The market is suspended while a live bet waits for the end of its delay.',
    call: 'placement',
    effect: { kind: 'change', change: 'market_suspends', when: 'after' },
  },
  {
    name: 'goal-during-delay',
    sentence: 'A goal falls while a live bet waits for the end of its delay.',
    call: 'placement',
    effect: { kind: 'change', change: 'goal', when: 'after' },
  },
  {
    name: 'limit-reached',
    sentence: `A limit is nearly reached: at most ${LOW_LIMIT} smallest units are taken (code 106), and the highest stake says so before.`,
    call: 'placement',
    effect: { kind: 'limit', most: LOW_LIMIT },
  },
  {
    name: 'sockets-drop',
    sentence: 'Every real-time connection is dropped when the bet was answered; the browsers connect again.',
    call: 'placement',
    effect: { kind: 'change', change: 'sockets_drop', when: 'after' },
  },
  {
    name: 'provider-inactive',
    sentence: 'The provider of regular sports is out of service until this is switched off.',
    call: 'world',
    effect: { kind: 'provider', provider: 'betradar' },
  },
  {
    name: 'cyber-provider-inactive',
    sentence: 'The provider of cyber sports is out of service until this is switched off.',
    call: 'world',
    effect: { kind: 'provider', provider: 'oddin' },
  },
];

const ANSWER_SCENARIOS: readonly Scenario[] = [
  {
    name: 'answer-slow',
    sentence: 'The bet is answered after 4 seconds.',
    call: 'placement',
    effect: { kind: 'late', seconds: 4 },
  },
  {
    name: 'answer-lost',
    sentence: 'The bet is placed and the connection breaks before the answer is sent.',
    call: 'placement',
    effect: { kind: 'lost', isHeld: false },
  },
  {
    name: 'answer-never',
    sentence: 'The bet is placed and no answer ever comes.',
    call: 'placement',
    effect: { kind: 'lost', isHeld: true },
  },
  {
    name: 'answer-unreadable',
    sentence: 'The bet is placed, and its answer names no bet: `bet_id` is missing.',
    call: 'placement',
    effect: { kind: 'mutilated', field: 'bet_id', to: undefined },
  },
  {
    name: 'request-lost',
    sentence: 'The connection breaks before the bet has reached the house.',
    call: 'placement',
    effect: { kind: 'not_received' },
  },
  {
    name: 'session-expired',
    sentence: 'The session has ended when the bet arrives (401).',
    call: 'placement',
    effect: { kind: 'signed_out' },
  },
  {
    name: 'request-reused',
    sentence: 'The request id was used for other bets (code 112).',
    call: 'placement',
    effect: { kind: 'status', status: 409, code: ERROR_CODES.request_reused.code },
  },
  {
    name: 'code-unknown',
    sentence: `The bet is refused with code ${UNKNOWN_CODE}, which no client knows.`,
    call: 'placement',
    effect: { kind: 'status', status: 422, code: UNKNOWN_CODE },
  },
  {
    name: 'too-many-requests',
    sentence: 'There were too many tries in a minute (429).',
    call: 'placement',
    effect: { kind: 'status', status: 429, code: ERROR_CODES.too_many_requests.code },
  },
  {
    name: 'house-fails',
    sentence: 'The house fails before it has read the bet (500).',
    call: 'placement',
    effect: { kind: 'status', status: 500, code: ERROR_CODES.internal.code },
  },
  {
    name: 'house-unavailable',
    sentence: `The house is busy and says that the bet was not taken (503, code ${ERROR_CODES.not_taken.code}).`,
    call: 'placement',
    effect: { kind: 'status', status: 503, code: ERROR_CODES.not_taken.code },
  },
];

const CASH_OUT_SCENARIOS: readonly Scenario[] = [
  {
    name: 'cash-out-changed',
    sentence: 'The price of an open selection rises as the sale arrives: the offer is lower (code 114).',
    call: 'cash_out',
    effect: { kind: 'change', change: 'price_rises', when: 'before' },
  },
  {
    name: 'cash-out-suspended',
    sentence: 'A market of the bet is suspended as the sale arrives (code 115).',
    call: 'cash_out',
    effect: { kind: 'change', change: 'market_suspends', when: 'before' },
  },
  {
    name: 'cash-out-fails',
    sentence: 'A market of the bet is suspended during the delay of the sale, which then fails.',
    call: 'cash_out',
    effect: { kind: 'change', change: 'market_suspends', when: 'after' },
  },
  {
    name: 'cash-out-slow',
    sentence: 'The sale is answered after 4 seconds.',
    call: 'cash_out',
    effect: { kind: 'late', seconds: 4 },
  },
  {
    name: 'cash-out-answer-lost',
    sentence: 'The bet is sold and the connection breaks before the answer is sent.',
    call: 'cash_out',
    effect: { kind: 'lost', isHeld: false },
  },
  {
    name: 'cash-out-answer-unreadable',
    sentence: 'The bet is cashed out, and its answer has a status that no contract knows.',
    call: 'cash_out',
    effect: { kind: 'mutilated', field: 'status', to: 'parked' },
  },
  {
    name: 'cash-out-house-fails',
    sentence: 'The house fails before it has read the sale (500).',
    call: 'cash_out',
    effect: { kind: 'status', status: 500, code: ERROR_CODES.internal.code },
  },
];

const FAVOURITES_SCENARIOS: readonly Scenario[] = [
  {
    name: 'favourites-house-fails',
    sentence: 'The house fails before it has read a call about favourites (500).',
    call: 'favourites',
    effect: { kind: 'status', status: 500, code: ERROR_CODES.internal.code },
  },
];

/** Every fault that is there by name. */
export const SCENARIOS: readonly Scenario[] = [
  ...WORLD_SCENARIOS,
  ...REFUSAL_SCENARIOS,
  ...ANSWER_SCENARIOS,
  ...CASH_OUT_SCENARIOS,
  ...FAVOURITES_SCENARIOS,
  ...OUTAGE_SCENARIOS,
];

export const scenarioNamed = (name: string): Scenario | undefined =>
  SCENARIOS.find((scenario) => scenario.name === name);
