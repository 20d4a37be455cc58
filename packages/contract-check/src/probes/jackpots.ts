import * as calls from '@touchline/contract/http';
import type { Facts } from '../facts.ts';
import { book, type Input, Missing } from '../probe.ts';

const PAGE = 5;

/** Input for a backend whose flag `jackpots` is active: else these calls answer 404. */
const whileActive =
  (input: (facts: Facts) => Input | Missing) =>
  (facts: Facts): Input | Missing => {
    const flag = facts.system?.feature_flags?.find(({ name }) => name === 'jackpots');
    return flag?.status === 'inactive' ? new Missing('jackpots are inactive') : input(facts);
  };

/** A bet whose stake is not entered yet. */
function question({ selection, settings }: Facts): Input | Missing {
  const [currency] = Object.keys(settings?.bet_limits ?? {});
  if (!selection || currency === undefined) return new Missing('no outcome of a match to come takes bets');
  return { body: { bets: [{ bet_id: 'b1', stake: { value: 0, currency }, selections: [selection] }] } };
}

/** Jackpots and their hits, which everybody may read. */
export const JACKPOTS = [
  book(calls.getJackpots, {
    input: whileActive(() => ({})),
    learn: ({ data }, facts) => {
      facts.jackpotIds = data.map(({ id }) => id);
    },
    promise: ({ data }) => {
      const isSummed = data.every(
        ({ amount, levels }) => levels.reduce((sum, { pool_amount }) => sum + pool_amount, 0) === amount,
      );
      return isSummed ? null : 'the amount of a jackpot is not that of its levels';
    },
  }),
  book(calls.getJackpot, {
    input: whileActive(({ jackpotIds }) => {
      const id = jackpotIds?.[0];
      return id === undefined ? new Missing('there is no jackpot') : { params: { id } };
    }),
  }),
  book(calls.getJackpotHits, {
    input: whileActive(() => ({ query: { limit: PAGE } })),
    promise: ({ data }) => (data.length <= PAGE ? null : `a page of ${PAGE} has ${data.length} hits`),
  }),
  book(calls.getJackpotHits, {
    title: 'of a visitor',
    input: whileActive(() => ({ query: { for_user: 'true' } })),
    promise: ({ data }) => (data.length === 0 ? null : 'a visitor has hits'),
  }),
  book(calls.postJackpots, {
    input: whileActive(question),
    promise: ({ bets }, { jackpotIds = [] }) =>
      bets.length === 1 && bets[0]?.jackpots.every(({ id }) => jackpotIds.includes(id))
        ? null
        : 'the bet takes part in a jackpot that is not listed',
  }),
];
