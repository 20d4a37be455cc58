import * as calls from '@touchline/contract/http';
import { Missing, platform } from '../probe.ts';
import { signedIn } from './player.ts';

const INVALID = [400, 422];
const ofNobody = signedIn(({ run }) => ({ params: { id: `contract-check-${run}` } }));

/** Limits of a player. A run sets one so high that it stands in the way of nothing. */
export const USER_LIMITS = [
  platform(calls.postUserLimit, {
    by: 'player',
    title: 'below zero',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { type: 'bet', value: -1 } })),
  }),
  platform(calls.postUserLimit, {
    by: 'player',
    changes: true,
    input: (facts) =>
      facts.settings?.capabilities.includes('user_limits')
        ? signedIn(() => ({ body: { type: 'wager', period: 'month', value: 1_000_000_000 } }))(facts)
        : new Missing('the backend sets no limits'),
    promise: ({ type, period, status }) =>
      type === 'wager' && period === 'month' && status === 'active' ? null : 'a first limit is not in force',
  }),
  platform(calls.getUserLimits, {
    by: 'player',
    input: signedIn(),
    promise: (limits) => {
      const isOrdered = limits.every(
        ({ created_at }, index) => created_at >= (limits[index - 1]?.created_at ?? 0),
      );
      return isOrdered ? null : 'the oldest limit is not the first';
    },
  }),
  platform(calls.getUserLimitUsage, { by: 'player', input: signedIn() }),
  platform(calls.postUserLimitDecline, {
    by: 'player',
    title: 'of a type that nobody is asked about',
    refuses: INVALID,
    changes: true,
    input: signedIn(() => ({ body: { type: 'wager' } })),
  }),
  platform(calls.postUserLimitDecline, {
    by: 'player',
    changes: true,
    input: (facts) =>
      facts.settings?.capabilities.includes('user_limits')
        ? signedIn(() => ({ body: { type: 'deposit' } }))(facts)
        : new Missing('the backend sets no limits'),
  }),
  platform(calls.deleteUserLimit, {
    by: 'player',
    title: 'of nobody',
    refuses: [404],
    changes: true,
    input: ofNobody,
  }),
  platform(calls.postUserLimitConfirm, {
    by: 'player',
    title: 'of nobody',
    refuses: [404],
    changes: true,
    input: ofNobody,
  }),
  platform(calls.postUserLimitKeep, {
    by: 'player',
    title: 'of nobody',
    refuses: [404],
    changes: true,
    input: ofNobody,
  }),
];
