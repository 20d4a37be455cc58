import type { ErrorBody, MatchDetail, Placement } from '@touchline/contract';
import type { RealtimeTokens } from '../../../apps/house/src/realtime/tokens.ts';
import { type Bookmaker, type Refused, specified } from './bets.ts';
import { CATEGORY, SETTINGS, SPORTS, systemData, TOURNAMENT } from './book.ts';
import { accountOf, COMP_POINTS, PLAYER_ID, phoneOf, STATUS_GROUPS, userOf } from './player.ts';

/** One call to the backend. */
export interface Call {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly isSignedIn: boolean;
}

/** `body` null: none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Handler = (call: Call) => Answer | Promise<Answer>;
/** Method, path below the prefix of the API, and what answers. */
export type Route = readonly [method: string, path: RegExp, answer: Handler];

const TOKEN_TTL_S = 3_600;

export const ok = (body: unknown): Answer => ({ status: 200, body });

/** The error body of the specification. */
function refused(status: number, { code, key }: Refused): Answer {
  const body: ErrorBody = { code, data: { localized_message: '', details: [{ key }], errors_by_bet: {} } };
  return { status, body };
}

export const NOT_FOUND = refused(404, { code: 404, key: 'error.request.not_found' });
const UNAUTHORIZED = refused(401, { code: 401, key: 'error.request.unauthorized' });

const page = <T>(data: readonly T[]) => ({
  data,
  pagination: { total: data.length, page: 1, limit: 500, last_page: 1 },
});

const answerOf = <T extends object>(result: T | Refused): Answer =>
  'key' in result ? refused(422, result) : ok(result);

/** A call that belongs to a player. */
const own =
  (answer: Handler): Handler =>
  (call) =>
    call.isSignedIn ? answer(call) : UNAUTHORIZED;

/** The token that a mail of this backend carries. */
const LINK_TOKEN = 'mailed';

const linkAnswer = (token: string | null): Answer =>
  token === LINK_TOKEN ? { status: 204, body: null } : NOT_FOUND;

/** The Platform API; system data, which the specification names without a call, come as the client asks. */
export const platformRoutes = (bookmaker: Bookmaker): Route[] => [
  ['GET', /^\/system$/, () => ok(systemData(Date.now()))],
  ['GET', /^\/player$/, ({ isSignedIn }) => ok(userOf(isSignedIn ? bookmaker.balance() : null))],
  ['GET', /^\/player\/accounts$/, own(() => ok([accountOf(bookmaker.balance())]))],
  ['GET', /^\/player\/comp_points$/, own(() => ok(COMP_POINTS))],
  ['GET', /^\/player\/status_groups$/, own(() => ok(STATUS_GROUPS))],
  ['GET', /^\/player\/phone$/, own(({ query }) => ok(phoneOf(query.get('locale') ?? 'en')))],
  ['POST', /^\/sportsbook_sessions$/, own(() => ({ status: 204, body: null }))],
  ['POST', /^\/sportsbook_sessions\/continue$/, own(() => ({ status: 204, body: null }))],
  ['POST', /^\/player\/activity_limit_track$/, own(() => ({ status: 204, body: null }))],
  ['GET', /^\/player\/responsible_gambling$/, own(() => ({ status: 200, body: { period: 3_600 } }))],
  ['GET', /^\/users\/confirmation$/, ({ query }) => linkAnswer(query.get('confirmation_token'))],
  ['GET', /^\/users\/unlock$/, ({ query }) => linkAnswer(query.get('unlock_token'))],
  ['DELETE', /^\/users\/sign_out$/, () => ({ status: 204, body: null })],
];

/** Matches, and what they are listed by. */
export function bookRoutes(matches: readonly MatchDetail[]): Route[] {
  const withMatch =
    (answer: (match: MatchDetail) => unknown): Handler =>
    ({ params }) => {
      const match = matches.find(({ id }) => id === params[0]);
      return match ? ok(answer(match)) : NOT_FOUND;
    };
  const live = matches.filter(({ status }) => status === 1).length;
  const count = (id: string) => ({ id, live, total: matches.length });
  const counters = {
    live,
    sports: SPORTS.map(({ id }) => count(id)),
    categories: [count(CATEGORY.id)],
    tournaments: [count(TOURNAMENT.id)],
  };
  return [
    ['GET', /^\/sports$/, () => ok({ data: SPORTS })],
    ['GET', /^\/categories$/, () => ok(page([CATEGORY]))],
    ['GET', /^\/categories\/\w+$/, () => ok(CATEGORY)],
    ['GET', /^\/tournaments$/, () => ok(page([TOURNAMENT]))],
    ['GET', /^\/tournaments\/\w+$/, () => ok(TOURNAMENT)],
    ['GET', /^\/matches$/, ({ query }) => ok(page(wanted(matches, query)))],
    ['GET', /^\/matches\/(\w+)$/, withMatch((match) => match)],
    [
      'GET',
      /^\/matches\/(\w+)\/markets$/,
      withMatch((match) => ({ ...page(match.top_markets), v: match.v, position: null })),
    ],
    [
      'GET',
      /^\/matches\/(\w+)\/match$/,
      withMatch(({ id, v }) => ({ match_id: id, v, statistics: [], incidents: [] })),
    ],
    [
      'GET',
      /^\/search$/,
      () => ok({ matches, tournaments: [TOURNAMENT], categories: [CATEGORY], sports: SPORTS }),
    ],
    ['POST', /^\/counters$/, () => ok(counters)],
    ['GET', /^\/settings$/, () => ok(SETTINGS)],
    ['POST', /^\/settings$/, own(() => ok(SETTINGS))],
    ['GET', /^\/notifications$/, own(() => ok(page([])))],
    ['GET', /^\/notifications\/counters$/, own(() => ok({ unread: 0 }))],
    // No match is asked about.
    ['GET', /^\/vote$/, () => NOT_FOUND],
    ['GET', /^\/favourites\/\w+$/, own(() => ok({ data: [] }))],
  ];
}

function wanted(matches: readonly MatchDetail[], query: URLSearchParams): MatchDetail[] {
  const statuses = query.get('match_status')?.split(',');
  const ids = query.get('id')?.split(',');
  if (query.get('type') === 'outright') return [];
  return matches.filter(
    ({ id, status }) => (statuses?.includes(String(status)) ?? true) && (ids?.includes(id) ?? true),
  );
}

/** Bets, and the tokens of the real-time layer. What a call sends is checked by the contract's tests. */
export const bettingRoutes = (bookmaker: Bookmaker, tokens: RealtimeTokens): Route[] => [
  [
    'GET',
    /^\/bets$/,
    own(({ query }) => {
      const counts = { open: bookmaker.list('open').length, settled: bookmaker.list('settled').length };
      return ok({ ...page(specified(bookmaker.list(query.get('status') ?? 'all'))), counts });
    }),
  ],
  ['POST', /^\/bets$/, own(({ body }) => answerOf(specified(bookmaker.place(body as Placement))))],
  [
    'POST',
    /^\/bets\/cashout$/,
    own(({ body }) => {
      const sale = body as { bet_id: string; to_cashout: number };
      return answerOf(specified(bookmaker.cashOut(sale.bet_id, sale.to_cashout)));
    }),
  ],
  ['POST', /^\/bets\/max-stake$/, own(() => ok(bookmaker.maxStake()))],
  [
    'POST',
    /^\/websocket\/token$/,
    async ({ isSignedIn }) => {
      const user = isSignedIn ? PLAYER_ID : null;
      return ok({ token: await tokens.signConnection(user ?? '', TOKEN_TTL_S), user });
    },
  ],
  [
    'POST',
    /^\/websocket\/authorize$/,
    own(async ({ body }) => {
      const { channels } = body as { channels: string[] };
      const signed = channels.map(async (channel) => ({
        channel,
        token: await tokens.signSubscription(PLAYER_ID, channel, TOKEN_TTL_S),
      }));
      return ok({ channels: await Promise.all(signed) });
    }),
  ],
];
