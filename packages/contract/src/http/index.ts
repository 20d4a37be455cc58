export {
  BetStatistics,
  getBetRequest,
  getBetStatistics,
  getBets,
  postBets,
  postMaxStake,
  postVipOffer,
} from './bets.ts';
export { postBreak } from './breaks.ts';
export { postAutoCashOut, postCashOut } from './cash-out.ts';
export {
  getCategories,
  getCategory,
  getSports,
  getTournament,
  getTournaments,
  LEAGUE_CONTEXTS,
  postCounters,
} from './catalogue.ts';
export { getPlayerChat, getWatchersUserId, postPlayerChat } from './chat.ts';
export {
  CustomConflict,
  CustomConflictReason,
  CustomOdds,
  CustomSelection,
  getCustomMarkets,
  postCustomOdds,
} from './custom-bets.ts';
export { postErrorReport } from './error-reports.ts';
export {
  deleteFavourite,
  FAVOURITE_TYPES,
  type FavouriteType,
  getFavourites,
  postFavourite,
} from './favourites.ts';
export { getIcons } from './icons.ts';
export { postLaunch } from './launch.ts';
export { getMatchExport } from './match-export.ts';
export {
  getEndingSoon,
  getForm,
  getHeadToHead,
  getMarketRules,
  getMarketTemplates,
  getMatch,
  getMatches,
  getMatchMarkets,
  getMatchStatistics,
  getStandings,
  MatchesQuery,
  MatchMarkets,
  Position,
  SORT_FIELDS,
} from './matches.ts';
export {
  getNotificationCounters,
  getNotifications,
  postNotificationsRead,
  postNotificationsReadAll,
} from './notifications.ts';
export { getPromotions, getText } from './operator-content.ts';
export {
  getConfirmation,
  getUnlock,
  patchPassword,
  patchPlayerPassword,
  postConfirmation,
  postPassword,
  postPasswordCode,
  postPasswordConfirmation,
  postUnlock,
} from './passwords.ts';
export {
  deletePayout,
  getMovements,
  getMovementsCsv,
  getPayment,
  getPayments,
  getPaymentWays,
  postDeposit,
  postDepositConfirm,
  postPaymentWidget,
  postPayout,
} from './payments.ts';
export {
  getPlayerPhone,
  postPlayerPhone,
  postPlayerPhoneCode,
  postPlayerPhoneConfirm,
} from './phone.ts';
export {
  deleteOtherSessions,
  deletePlayerSession,
  deleteSession,
  getBrand,
  getCompPoints,
  getMessages,
  getPlayer,
  getPlayerAccounts,
  getPlayerExport,
  getPlayerSessions,
  getStatusGroups,
  getSystem,
  patchPlayer,
  patchPlayerLocale,
  postErasure,
  postPlayerAccounts,
  postPlayerEmail,
  postSignIn,
  postSignUp,
  postSignUpCode,
  postSportsbookSession,
} from './platform.ts';
export {
  getConsents,
  getMunicipalities,
  patchConsents,
  postMissedFields,
} from './player-fields.ts';
export { deletePushSubscription, getPush, postPushSubscription } from './push.ts';
export { postWebsocketAuthorize, postWebsocketToken } from './realtime.ts';
export {
  getPlaySummary,
  getResponsibleGambling,
  postActivity,
  postSportsbookContinue,
} from './responsible-gambling.ts';
export { REFUSALS, refusalsOfForm } from './route.ts';
export { getSearch, SearchQuery, SearchResults } from './search.ts';
export { getLayout, getLayouts, getSettings, postSettings } from './settings.ts';
export { getShareCode, postShareCode, ShareBet, SharedBet, SharedSelection } from './shares.ts';
export {
  deleteUserLimit,
  getUserLimits,
  getUserLimitUsage,
  postUserLimit,
  postUserLimitConfirm,
  postUserLimitDecline,
  postUserLimitKeep,
} from './user-limits.ts';
export { getMatchStreams, getMatchVideo } from './video.ts';
export { getVote, postVote } from './vote.ts';
