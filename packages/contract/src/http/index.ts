export { getBetRequest, getBets, postBets } from './bets.ts';
export {
  getCategories,
  getCategory,
  getSports,
  getTournament,
  getTournaments,
  postCounters,
} from './catalogue.ts';
export {
  getEndingSoon,
  getMarketTemplates,
  getMatch,
  getMatches,
  getMatchMarkets,
  getMatchStatistics,
  MatchesQuery,
  MatchMarkets,
  Position,
  SORT_FIELDS,
} from './matches.ts';
export {
  deleteSession,
  getPlayer,
  getPlayerAccounts,
  getSystem,
  patchPlayerLocale,
  postPlayerAccounts,
  postSignIn,
  postSignUp,
} from './platform.ts';
export { postWebsocketAuthorize, postWebsocketToken } from './realtime.ts';
export { getLayout, getSettings, postSettings } from './settings.ts';
