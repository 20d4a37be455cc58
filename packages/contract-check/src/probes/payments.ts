import * as calls from '@touchline/contract/http';
import type { Facts } from '../facts.ts';
import { type Input, Missing, platform } from '../probe.ts';

const INVALID = [400, 422];
const UNKNOWN = [404, ...INVALID];

const signedIn =
  (input: (facts: Facts) => Input = () => ({})) =>
  (facts: Facts): Input | Missing =>
    facts.playerId === undefined ? new Missing('nobody is signed in') : input(facts);

const ofNobody = signedIn(({ run }) => ({ params: { id: `contract-check-${run}` } }));

/** Money in and out, of which a run moves none: what would is refused. */
export const PAYMENTS = [
  platform(calls.getPaymentWays, { by: 'player', input: signedIn() }),
  platform(calls.getPayments, { by: 'player', input: signedIn() }),
  platform(calls.getPayment, { by: 'player', title: 'of nobody', refuses: [404], input: ofNobody }),
  platform(calls.postDeposit, {
    by: 'player',
    title: 'of nothing',
    refuses: UNKNOWN,
    changes: true,
    input: signedIn(({ run }) => ({
      body: { request_id: `contract-check-${run}`, currency: 'EUR', amount: 0, card: 'none' },
    })),
  }),
  platform(calls.postDepositConfirm, {
    by: 'player',
    title: 'of nobody',
    refuses: UNKNOWN,
    changes: true,
    input: signedIn(({ run }) => ({ params: { id: `contract-check-${run}` }, body: { code: '000000' } })),
  }),
  platform(calls.postPaymentWidget, {
    by: 'player',
    changes: true,
    input: (facts) =>
      facts.settings?.capabilities.includes('payment_widget')
        ? signedIn()(facts)
        : new Missing('the backend has no payment widget of its own'),
  }),
  platform(calls.postPayout, {
    by: 'player',
    title: 'of nothing',
    refuses: UNKNOWN,
    changes: true,
    input: signedIn(({ run }) => ({
      body: { request_id: `contract-check-${run}`, currency: 'EUR', amount: 0 },
    })),
  }),
  platform(calls.deletePayout, {
    by: 'player',
    title: 'of nobody',
    refuses: [404],
    changes: true,
    input: ofNobody,
  }),
  platform(calls.getMovements, {
    by: 'player',
    input: signedIn(),
    promise: ({ data }) => {
      const isOrdered = data.every(({ at }, index) => at <= (data[index - 1]?.at ?? at));
      return isOrdered ? null : 'the newest movement is not the first';
    },
  }),
  platform(calls.getMovementsCsv, { by: 'player', input: signedIn() }),
];
