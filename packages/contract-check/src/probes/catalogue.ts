import type { Match } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import * as calls from '@touchline/contract/http';
import type { Facts } from '../facts.ts';
import { book, given, Missing, platform } from '../probe.ts';

const NO_MATCH = 'the book lists no match that is to come';
const NO_LIVE = 'the book lists no match in play';
const NOWHERE = '0000000000';
const PAGE = 20;
const DAY_MS = 86_400_000;

const takesBets = ({ main_market: market }: Match): boolean =>
  market?.status === 1 && market.outcomes.every(({ active }) => active);

const takesCustomBets = ({ main_market: market }: Match): boolean =>
  (market?.custom_bet_groups.length ?? 0) > 0;

/** Of other matches these calls answer 404. */
const coveredMatch = ({ upcoming }: Facts) =>
  upcoming?.provider_stats_available
    ? { params: { id: upcoming.id } }
    : new Missing('no match to come has statistics of its provider');

/** What everybody may read: the frame of the product, then from a sport down to the markets of a match. */
export const CATALOGUE = [
  platform(calls.getSystem, { learn: (system, facts) => void Object.assign(facts, { system }) }),
  platform(calls.getBrand),
  platform(calls.getMessages),
  platform(calls.postErrorReport, {
    changes: true,
    input: () => ({
      body: {
        source: 'browser',
        name: 'ContractCheck',
        message: 'a report of the contract check',
        stack: [],
        route: '',
        release: 'contract-check',
      },
    }),
  }),
  platform(calls.getPlayer, {
    title: 'signed out',
    promise: ({ email, auth_phone_number }) =>
      email === null && auth_phone_number === null ? null : 'somebody is signed in although nobody signed in',
  }),
  book(calls.getSettings, { learn: (settings, facts) => void Object.assign(facts, { settings }) }),
  book(calls.getLayouts),
  book(calls.getLayout, { input: () => ({ params: { page: 'home' } }) }),
  book(calls.getLayout, {
    title: 'of no page',
    refuses: [404],
    input: () => ({ params: { page: 'nowhere' } }),
  }),
  book(calls.getText, { input: () => ({ params: { name: 'about' } }) }),
  book(calls.getPromotions),
  book(calls.getIcons),
  book(calls.getSports, {
    learn: ({ data }, facts) => {
      const sportKey = data.toSorted((a, b) => a.priority - b.priority)[0]?.key;
      if (sportKey !== undefined) facts.sportKey = sportKey;
    },
    promise: ({ data }) => (data.length > 0 ? null : 'the book has no sport'),
  }),
  book(calls.getMatches, {
    title: 'to come',
    input: () => ({
      query: { match_status: MATCH_STATUS.prematch, type: 'match', sort_by: 'start_time', limit: PAGE },
    }),
    learn: ({ data }, facts) => {
      const bettable = data.filter(takesBets);
      const upcoming = bettable.findLast(takesCustomBets) ?? bettable.at(-1);
      if (!upcoming) return;
      Object.assign(facts, { upcoming, sportKey: upcoming.sport.key });
      facts.categoryId = upcoming.tournament.category.id;
      facts.tournamentId = upcoming.tournament.id;
    },
    promise: ({ data, pagination }) => {
      if (data.length > PAGE) return `${data.length} matches, asked for were ${PAGE}`;
      if (data.some(({ status }) => status !== MATCH_STATUS.prematch)) return 'a match has another status';
      const isSorted = data.every(({ start_time: at }, n) => at >= (data[n - 1]?.start_time ?? 0));
      if (!isSorted) return 'the matches are not in the order of their start';
      return pagination.total < data.length ? 'the total is less than the page' : null;
    },
  }),
  book(calls.getMatches, {
    title: 'in play',
    input: () => ({ query: { match_status: MATCH_STATUS.live, type: 'match', limit: PAGE } }),
    learn: ({ data }, facts) => {
      const live = data.find((match) => match.has_video) ?? data[0];
      if (live) facts.live = live;
    },
    promise: ({ data }) =>
      data.every(({ status }) => status === MATCH_STATUS.live) ? null : 'a match has another status',
  }),
  book(calls.getMatches, {
    title: 'a page that is too long',
    refuses: [400, 422],
    input: () => ({ query: { limit: 1_000_000 } }),
  }),
  book(calls.getMatchExport, { input: () => ({ query: { format: 'json', start_to: Date.now() + DAY_MS } }) }),
  book(calls.getCategories, {
    input: given('sportKey', NO_MATCH, (key) => ({ query: { sport_key: key } })),
  }),
  book(calls.getCategory, { input: given('categoryId', NO_MATCH, (id) => ({ params: { id } })) }),
  book(calls.getTournaments, {
    input: given('categoryId', NO_MATCH, (id) => ({ query: { category_id: id } })),
  }),
  book(calls.getTournament, { input: given('tournamentId', NO_MATCH, (id) => ({ params: { id } })) }),
  book(calls.postCounters, { input: () => ({ body: {} }) }),
  book(calls.getSearch, {
    input: given('upcoming', NO_MATCH, ({ tournament }) => ({ query: { q: tournament.name.slice(0, 50) } })),
  }),
  book(calls.getSearch, { title: 'two letters', refuses: [400, 422], input: () => ({ query: { q: 'ab' } }) }),
];

/** What everybody may read of one match. */
export const MATCH = [
  book(calls.getMatch, {
    title: 'to come',
    input: given('upcoming', NO_MATCH, ({ id }) => ({ params: { id } })),
    promise: ({ id }, { upcoming }) => (id === upcoming?.id ? null : `it is another match: ${id}`),
  }),
  book(calls.getMatch, {
    title: 'in play',
    input: given('live', NO_LIVE, ({ id }) => ({ params: { id } })),
  }),
  book(calls.getMatch, {
    title: 'that is not there',
    refuses: [404],
    input: () => ({ params: { id: NOWHERE } }),
  }),
  book(calls.getMatchMarkets, {
    input: given('upcoming', NO_MATCH, ({ id }) => ({ params: { id } })),
    learn: ({ data }, facts) => {
      const market = data.find(({ status, outcomes }) => status === 1 && outcomes.every((o) => o.active));
      const outcome = market?.outcomes[0];
      if (!market || !outcome) return;
      facts.selection = {
        match_id: market.match_id,
        market_id: market.id,
        specifier: market.specifier,
        outcome_id: outcome.id,
        odds: outcome.odds,
      };
    },
    promise: ({ data }, { upcoming }) =>
      data.every(({ match_id: id }) => id === upcoming?.id) ? null : 'a market belongs to another match',
  }),
  book(calls.getMatchMarkets, {
    title: 'in play',
    input: given('live', NO_LIVE, ({ id }) => ({ params: { id } })),
  }),
  book(calls.getMatchStatistics, { input: given('live', NO_LIVE, ({ id }) => ({ params: { id } })) }),
  ...[calls.getHeadToHead, calls.getStandings, calls.getForm].map((call) =>
    book(call, { input: coveredMatch }),
  ),
  book(calls.getMarketRules, {
    input: given('sportKey', NO_MATCH, (key) => ({ query: { sport_key: key } })),
  }),
  book(calls.getMarketTemplates, {
    input: given('sportKey', NO_MATCH, (key) => ({ query: { sport_key: key } })),
  }),
  book(calls.getEndingSoon),
  book(calls.getVote, {
    input: given('upcoming', NO_MATCH, ({ id }) => ({ query: { prediction_id: id } })),
  }),
];
