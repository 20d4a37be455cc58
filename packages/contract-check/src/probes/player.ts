import type { OddsFormat, Settings } from '@touchline/contract';
import * as calls from '@touchline/contract/http';
import type { Facts } from '../facts.ts';
import { book, given, type Input, Missing, platform } from '../probe.ts';
import { newPlayer } from './new-player.ts';

const NOBODY = 'nobody is signed in';
const NO_MATCH = 'the book lists no match that is to come';
const SIGNED_OUT = [401];
const INVALID = [400, 422];
/** The code by which ISO 4217 says that a transaction has no currency: nobody has an account in it. */
const NO_CURRENCY = 'XXX';

/** Whether a call of one player is due: it needs a player. */
export const signedIn =
  (input: (facts: Facts) => Input = () => ({})) =>
  (facts: Facts): Input | Missing =>
    facts.playerId === undefined ? new Missing(NOBODY) : input(facts);

/** Calls of a player, made by who is none. */
export const SIGNED_OUT_PLAYER = [
  platform(calls.getPlayerAccounts, { title: 'signed out', refuses: SIGNED_OUT }),
  platform(calls.getCompPoints, { title: 'signed out', refuses: SIGNED_OUT }),
  platform(calls.getPlayerChat, { title: 'signed out', refuses: [...SIGNED_OUT, 404] }),
  book(calls.getBets, { title: 'signed out', refuses: SIGNED_OUT }),
  book(calls.postSettings, { title: 'signed out', refuses: SIGNED_OUT, input: () => ({ body: {} }) }),
  book(calls.getFavourites, {
    title: 'signed out',
    refuses: SIGNED_OUT,
    input: () => ({ params: { type: 'matches' } }),
  }),
  book(calls.postWebsocketToken, {
    title: 'signed out',
    promise: ({ user }) => (user === null ? null : 'a visitor gets the token of a player'),
  }),
];

/** A player comes. */
export const SIGN_IN = [
  platform(calls.postSignIn, {
    by: 'player',
    title: 'with a wrong password',
    refuses: [401, ...INVALID],
    input: ({ run }) => ({ body: { email: `nobody-${run}@mail.example`, password: 'wrong-wrong' } }),
  }),
  platform(calls.postSignUp, {
    by: 'player',
    title: 'of a child',
    refuses: INVALID,
    input: (facts) => {
      const input = newPlayer(facts);
      if (input instanceof Missing) return input;
      const born = `${new Date().getUTCFullYear() - 10}-01-01`;
      return { body: { ...(input.body as object), birth_date: born } };
    },
    changes: true,
  }),
  platform(calls.postSignUp, {
    by: 'player',
    input: newPlayer,
    changes: true,
    learn: ({ id }, facts) => {
      if (id !== null) facts.playerId = id;
    },
    // Nobody is signed in where emails have to be confirmed first.
    promise: ({ id, email }, { run }) =>
      (id === null && email === null) || email === `contract-check-${run}@mail.example`
        ? null
        : 'the answer is another player',
  }),
  platform(calls.postSignIn, {
    by: 'player',
    input: ({ credentials }) => (credentials ? { body: credentials } : new Missing('a new player signed up')),
    learn: ({ id }, facts) => {
      if (id !== null) facts.playerId = id;
    },
    promise: ({ id }) => (id === null ? 'the answer is nobody' : null),
  }),
  platform(calls.getPlayer, {
    by: 'player',
    input: signedIn(),
    promise: ({ id }, { playerId }) => (id === playerId ? null : `it is another player: ${id}`),
  }),
  platform(calls.getPlayerAccounts, {
    by: 'player',
    input: signedIn(),
    learn: (accounts, facts) => void Object.assign(facts, { accounts }),
    promise: (accounts) => (accounts.every(({ active }) => active) ? null : 'an account is not active'),
  }),
];

/** An odds format that the player can change to. */
const otherFormat = ({ settings, oddsFormat }: Facts): OddsFormat | undefined =>
  oddsFormat && settings?.odds_types.available.find((format) => format !== oddsFormat);

const keptFormat = ({ active_odds_type: active }: Settings, due: OddsFormat | undefined) =>
  active === due ? null : `the odds format is ${active}, chosen was ${due}`;

/** What is voted for: the first outcome of the question. */
const votedFor = ({ upcoming }: Facts) => upcoming?.main_market?.outcomes[0]?.id;

/** What a player keeps: choices, favourites, messages, an opinion. */
export const PLAYER = [
  platform(calls.patchPlayerLocale, {
    by: 'player',
    changes: true,
    input: signedIn(({ locale }) => ({ body: { locale } })),
    promise: ({ language }, { locale }) => (language === locale ? null : `the language is ${language}`),
  }),
  platform(calls.postPlayerAccounts, {
    by: 'player',
    title: 'in no currency',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { currency: NO_CURRENCY } })),
  }),
  platform(calls.postPlayerAccounts, {
    by: 'player',
    changes: true,
    input: (facts) => {
      const held = new Set(facts.accounts?.map(({ currency }) => currency));
      const currency = facts.system?.currencies.find(({ code }) => !held.has(code))?.code;
      if (facts.playerId === undefined) return new Missing(NOBODY);
      return currency === undefined
        ? new Missing('the player has an account in every currency')
        : { body: { currency } };
    },
  }),
  book(calls.getSettings, {
    by: 'player',
    title: 'of the player',
    input: signedIn(),
    learn: (settings, facts) =>
      void Object.assign(facts, { settings, oddsFormat: settings.odds_types.selected }),
    promise: ({ odds_types: { available, selected } }) =>
      available.includes(selected) ? null : `${selected} is chosen and not offered`,
  }),
  book(calls.postSettings, {
    by: 'player',
    changes: true,
    input: (facts) => {
      const format = otherFormat(facts);
      return format === undefined
        ? new Missing('the player has no odds format to change to')
        : { body: { odds_type: format } };
    },
    promise: (settings, facts) => keptFormat(settings, otherFormat(facts)),
  }),
  book(calls.getSettings, {
    by: 'player',
    title: 'after a change',
    changes: true,
    input: signedIn(),
    promise: (settings, facts) => keptFormat(settings, otherFormat(facts) ?? facts.oddsFormat),
  }),
  book(calls.postSettings, {
    by: 'player',
    title: 'as they were',
    changes: true,
    input: given('oddsFormat', NOBODY, (format) => ({ body: { odds_type: format } })),
    promise: (settings, { oddsFormat }) => keptFormat(settings, oddsFormat),
  }),
  book(calls.postFavourite, {
    by: 'player',
    changes: true,
    input: favourite,
  }),
  book(calls.getFavourites, {
    by: 'player',
    title: 'with the one that was added',
    changes: true,
    input: signedIn(() => ({ params: { type: 'matches' } })),
    promise: ({ data }, { upcoming }) =>
      !upcoming || data.includes(upcoming.id) ? null : 'the favourite is not in the list',
  }),
  book(calls.deleteFavourite, { by: 'player', changes: true, input: favourite }),
  book(calls.postVote, {
    by: 'player',
    changes: true,
    input: (facts) => {
      const { playerId, upcoming } = facts;
      const outcomeId = votedFor(facts);
      if (playerId === undefined) return new Missing(NOBODY);
      return upcoming && outcomeId !== undefined
        ? { body: { prediction_id: upcoming.id, data: { outcome_id: outcomeId } } }
        : new Missing(NO_MATCH);
    },
    promise: ({ data }, facts) => (data.outcome_id === votedFor(facts) ? null : 'the vote was not kept'),
  }),
  book(calls.getNotifications, {
    by: 'player',
    input: signedIn(),
    learn: ({ data }, facts) => {
      if (data[0]) facts.notificationId = data[0].id;
    },
  }),
  book(calls.getNotificationCounters, { by: 'player', input: signedIn() }),
  book(calls.postNotificationsRead, {
    by: 'player',
    changes: true,
    input: given('notificationId', 'the player was told nothing', (id) => ({ body: { ids: [id] } })),
  }),
  book(calls.postNotificationsReadAll, {
    by: 'player',
    changes: true,
    input: signedIn(),
    promise: ({ unread }) => (unread === 0 ? null : `${unread} are unread after all were read`),
  }),
  book(calls.getWatchersUserId, {
    by: 'player',
    input: signedIn(),
    promise: ({ user_id: id }, { playerId }) =>
      id === playerId ? 'a chat learns the id of the player' : null,
  }),
  book(calls.getPush, { by: 'player', input: signedIn() }),
  book(calls.postPushSubscription, {
    by: 'player',
    title: 'without keys',
    refuses: [404, ...INVALID],
    changes: true,
    input: signedIn(() => ({ body: { endpoint: 'https://push.example/device', keys: {}, kinds: [] } })),
  }),
  book(calls.deletePushSubscription, {
    by: 'player',
    changes: true,
    input: signedIn(({ run }) => ({ params: { id: `contract-check-${run}` } })),
  }),
  book(calls.postWebsocketToken, {
    by: 'player',
    input: signedIn(),
    promise: ({ user }, { playerId }) =>
      user === playerId ? null : `the token is of ${user}, signed in is ${playerId}`,
  }),
  book(calls.postWebsocketAuthorize, {
    by: 'player',
    input: signedIn(({ playerId }) => ({ body: { channels: [`$user:${playerId}`] } })),
    promise: ({ channels }, { playerId }) =>
      channels[0]?.channel === `$user:${playerId}` ? null : 'the channel of the player has no token',
  }),
  book(calls.getMatchVideo, {
    by: 'player',
    input: shownMatch,
  }),
  book(calls.getMatchStreams, { by: 'player', input: shownMatch }),
  book(calls.postLaunch, {
    by: 'player',
    title: 'of no game',
    refuses: [404, ...INVALID],
    input: signedIn(() => ({ params: { provider: 'betconstruct' }, body: { app: 'no-such-game' } })),
  }),
];

function favourite({ upcoming, playerId }: Facts): Input | Missing {
  if (playerId === undefined) return new Missing(NOBODY);
  return upcoming ? { params: { type: 'matches', id: upcoming.id } } : new Missing(NO_MATCH);
}

function shownMatch({ live, playerId, settings }: Facts): Input | Missing {
  if (playerId === undefined) return new Missing(NOBODY);
  if (!settings?.video_enabled) return new Missing('the settings offer no video');
  return live?.has_video ? { params: { id: live.id } } : new Missing('the match in play is not shown');
}

/** The player goes, and is nobody afterwards. */
export const SIGN_OUT = [
  platform(calls.getPlayerSessions, {
    by: 'player',
    input: signedIn(),
    promise: ({ data }) => {
      const here = data.filter(({ current }) => current).length;
      return here === 1 ? null : `${here} sessions are the one that asks`;
    },
  }),
  platform(calls.deletePlayerSession, {
    by: 'player',
    title: 'of nobody',
    refuses: [404],
    changes: true,
    input: signedIn(({ run }) => ({ params: { id: `contract-check-${run}` } })),
  }),
  // By a player it would sign his own devices out.
  platform(calls.deleteOtherSessions, { title: 'signed out', refuses: SIGNED_OUT, changes: true }),
  platform(calls.deleteSession, { by: 'player', input: signedIn() }),
  book(calls.getBets, { by: 'player', title: 'after signing out', refuses: SIGNED_OUT, input: signedIn() }),
];
