import { ERROR_CODES } from '@touchline/contract/errors';
import { CLOSE } from '#realtime/codes.ts';
import type { EndReason } from '#realtime/port.ts';
import type { Scenario } from './scenario.ts';

/** Codes that do not come from the house, but from the socket's own rules or from something on the way. */
const FOREIGN_CLOSE: readonly EndReason[] = [
  { code: 1009, reason: 'message too big' },
  { code: 4500, reason: 'no more' },
];
/** Whether a client stays away after a code. */
const isFinal = (code: number) => code === 1009 || (code >= 3500 && code < 4000) || code >= 4500;
const CORRECTED_S = 10;
const CLOCK_AHEAD_S = 420;

/** What every call can meet; a switch may name one call alone. */
const CALL_SCENARIOS: readonly Scenario[] = [
  {
    name: 'call-fails',
    sentence: 'The house fails at a call before it has read it (500).',
    call: 'any',
    effect: { kind: 'status', status: 500, code: ERROR_CODES.internal.code },
  },
  {
    name: 'call-refused-busy',
    sentence: 'The house is busy and has not read a call (503).',
    call: 'any',
    effect: { kind: 'status', status: 503, code: ERROR_CODES.unavailable.code },
  },
  {
    name: 'sportsbook-closed',
    sentence: `A call is refused because the player may not bet (403, code ${ERROR_CODES.sportsbook_closed.code}).`,
    call: 'any',
    effect: { kind: 'status', status: 403, code: ERROR_CODES.sportsbook_closed.code },
  },
  {
    name: 'out-of-limit',
    sentence: `A call is refused because a limit of time is reached (403, code ${ERROR_CODES.out_of_limit.code}).`,
    call: 'any',
    effect: { kind: 'status', status: 403, code: ERROR_CODES.out_of_limit.code },
  },
  {
    name: 'call-slow',
    sentence: 'A call is answered after 4 seconds.',
    call: 'any',
    effect: { kind: 'late', seconds: 4 },
  },
  {
    name: 'call-times-out',
    sentence: 'The house does what a call asks for, and no answer ever comes.',
    call: 'any',
    effect: { kind: 'lost', isHeld: true },
  },
  {
    name: 'call-cut',
    sentence: 'The connection breaks before a call has reached the house.',
    call: 'any',
    effect: { kind: 'not_received' },
  },
  {
    name: 'clock-ahead',
    sentence: `The clock of the house is ${CLOCK_AHEAD_S / 60} minutes ahead of the player's device: its answers say so.`,
    call: 'any',
    effect: { kind: 'clock', seconds: CLOCK_AHEAD_S },
  },
  {
    name: 'database-gone',
    sentence: 'The database does not answer: whatever a call reads or writes there fails.',
    call: 'any',
    effect: { kind: 'database', state: 'gone' },
  },
  {
    name: 'disk-full',
    sentence: 'The disk of the database is full: whatever a call writes there fails.',
    call: 'any',
    effect: { kind: 'database', state: 'full' },
  },
];

const SOCKET_SCENARIOS: readonly Scenario[] = [
  {
    name: 'sockets-cut',
    sentence: 'Real-time connections break without a word; the browsers connect again.',
    call: 'now',
    effect: { kind: 'sockets', end: null },
  },
  ...[...Object.values(CLOSE), ...FOREIGN_CLOSE].map(({ code, reason }): Scenario => {
    const then = isFinal(code) ? 'stay away and ask every few seconds instead' : 'connect again';
    return {
      name: `sockets-closed-${code}`,
      sentence: `Real-time connections are closed with ${code}, ${reason}; the browsers ${then}.`,
      call: 'now',
      effect: { kind: 'sockets', end: { code, reason } },
    };
  }),
  {
    name: 'history-lost',
    sentence: 'The real-time layer forgets what it published; who listens reads the state anew.',
    call: 'now',
    effect: { kind: 'history' },
  },
];

const BET_SCENARIOS: readonly Scenario[] = [
  {
    name: 'match-void',
    sentence: 'The match of the first selection is void once the bet was placed: the stake comes back.',
    call: 'placement',
    effect: { kind: 'void' },
  },
  {
    name: 'settled-wrong',
    sentence: `The market of the first selection is settled as lost once the bet was placed, and corrected to won ${CORRECTED_S} seconds later.`,
    call: 'placement',
    effect: { kind: 'correction', seconds: CORRECTED_S },
  },
];

const FEED_SCENARIOS: readonly Scenario[] = [
  {
    name: 'feed-dead',
    sentence: 'The feed says nothing more until this is switched off; after ten seconds nothing is for sale.',
    call: 'world',
    effect: { kind: 'feed' },
  },
];

/** What breaks around the bets: calls, connections, the database, the feed, results. */
export const OUTAGE_SCENARIOS: readonly Scenario[] = [
  ...CALL_SCENARIOS,
  ...SOCKET_SCENARIOS,
  ...BET_SCENARIOS,
  ...FEED_SCENARIOS,
];
