import type { Bet } from '@touchline/contract';
import * as calls from '@touchline/contract/http';
import type { Facts } from '../facts.ts';
import { book, given, type Input, Missing } from '../probe.ts';

const NO_BET = 'no bet was placed';
const NO_PRICE = 'no outcome of a match to come takes bets';
const NOBODY = 'nobody is signed in';
/** An offer may fall by this part of itself between two calls. */
const TOLERANCE_PERCENT = 20;
const SLIP_ID = 'b1';

/** In lowest stakes: an offer for a bet of the lowest one may be too small to be made. */
const STAKES = 10;

/** A small stake in the player's first account that no trader is asked about, if he has that much. */
function stakeOf({ accounts, settings }: Facts): { value: number; currency: string } | Missing {
  const account = accounts?.[0];
  if (!account) return new Missing(NOBODY);
  const limits = settings?.bet_limits[account.currency];
  if (!limits) return new Missing(`the settings have no limits in ${account.currency}`);
  const { min_stake: lowest, max_stake: highest } = limits;
  const { available } = account.balance;
  if (available < lowest) return new Missing('the player has less than the lowest stake');
  const most = Math.min(available, highest, (limits.vip_stake ?? highest + 1) - 1);
  return { value: Math.max(lowest, Math.min(lowest * STAKES, most)), currency: account.currency };
}

function betOf(facts: Facts) {
  if (!facts.selection) return new Missing(NO_PRICE);
  const stake = stakeOf(facts);
  if (stake instanceof Missing) return stake;
  return { bet_id: SLIP_ID, stake, selections: [facts.selection], system_id: null, custom_odds: null };
}

const requestIdOf = ({ run }: Facts) => `contract-check-${run}`;

function placement(facts: Facts): Input | Missing {
  const bet = betOf(facts);
  if (bet instanceof Missing) return bet;
  const meta = {
    device_id: null,
    quick: false,
    type: 'web',
    request_id: requestIdOf(facts),
    accept_odds_change: 'any',
  };
  return { body: { meta, locale: facts.locale, bets: [bet] } };
}

function sharedBet(facts: Facts): Input | Missing {
  if (facts.settings?.share_bet_enabled !== true) return new Missing('the settings offer no sharing');
  const bet = betOf(facts);
  if (bet instanceof Missing) return bet;
  const { currency, value } = bet.stake;
  const shared = { type: 'SINGLE', system_id: null, custom_odds: null, currency, stake: value };
  return {
    body: { bets: [{ ...shared, selections: bet.selections, potentialWin: null, sharing: true }] },
  };
}

/** The highest offer that a rule can wait for: the bet pays more only by winning. */
const ruleOf = ({ potential_return: most }: Bet): number => most - 1;

/** A bet from its price to its sale. */
export const BETS = [
  book(calls.postMaxStake, {
    by: 'player',
    input: (facts) => {
      const bet = betOf(facts);
      return bet instanceof Missing ? bet : { body: bet };
    },
    promise: (most) => (most >= 0 ? null : `the highest stake is ${most}`),
  }),
  book(calls.postBets, {
    by: 'player',
    title: 'without a selection',
    refuses: [400, 422],
    changes: true,
    input: (facts) => {
      const input = placement(facts);
      if (input instanceof Missing) return input;
      const body = input.body as { meta: object; bets: object[] };
      const meta = { ...body.meta, request_id: `${requestIdOf(facts)}-none` };
      return { body: { ...body, meta, bets: body.bets.map((bet) => ({ ...bet, selections: [] })) } };
    },
  }),
  book(calls.postBets, {
    by: 'player',
    changes: true,
    input: placement,
    learn: ({ bets }, facts) => {
      if (bets[0]) facts.placedId = bets[0].id;
    },
    promise: ({ bets, refused }) => {
      if (refused[0]) return `the bet was refused: ${refused[0].localized_message}`;
      return bets.length === 1 ? null : `one bet was sent, ${bets.length} were placed`;
    },
  }),
  book(calls.postBets, {
    by: 'player',
    title: 'again, with the same request id',
    changes: true,
    input: (facts) => (facts.placedId === undefined ? new Missing(NO_BET) : placement(facts)),
    promise: ({ bets }, { placedId }) =>
      bets[0]?.id === placedId ? null : 'a repeated request has to be answered with the bet that is there',
  }),
  book(calls.getBetRequest, {
    by: 'player',
    input: given('placedId', NO_BET, (_, facts) => ({ params: { id: requestIdOf(facts) } })),
    promise: ({ known, result }, { placedId }) =>
      known && result?.bets[0]?.id === placedId ? null : 'the request of the bet is not known',
  }),
  book(calls.getBets, {
    by: 'player',
    input: (facts) =>
      facts.playerId === undefined ? new Missing(NOBODY) : { query: { status: 'all', limit: 20 } },
    learn: ({ data }, facts) => {
      const bet = data.find(({ id }) => id === facts.placedId);
      if (bet) facts.bet = bet;
    },
    promise: ({ data }, { placedId }) => {
      const copies = data.filter(({ id }) => id === placedId).length;
      return placedId === undefined || copies === 1
        ? null
        : `the placed bet stands ${copies} times in the list`;
    },
  }),
  book(calls.getBetStatistics, {
    by: 'player',
    input: (facts) => (facts.playerId === undefined ? new Missing(NOBODY) : {}),
  }),
  book(calls.postShareCode, {
    by: 'player',
    changes: true,
    input: sharedBet,
    learn: ({ code }, facts) => void Object.assign(facts, { shareCode: code }),
  }),
  book(calls.getShareCode, {
    input: given('shareCode', 'nothing was shared', (code) => ({ query: { code } })),
    promise: ({ bets }, { selection }) =>
      bets[0]?.selections[0]?.outcome_id === selection?.outcome_id ? null : 'another bet was shared',
  }),
  book(calls.getShareCode, {
    title: 'that is not there',
    refuses: [404],
    input: () => ({ query: { code: 'NOSUCHCODE' } }),
  }),
  book(calls.getCustomMarkets, {
    input: (facts) => customMatch(facts),
    learn: ({ markets }, facts) => {
      const matchId = facts.upcoming?.id;
      if (matchId === undefined || markets.length < 2) return;
      facts.customSelections = markets.slice(0, 2).map((market) => ({
        match_id: matchId,
        market_id: market.market_id,
        specifier: market.specifier,
        outcome_id: market.outcome_ids[0] ?? '',
      }));
    },
  }),
  book(calls.postCustomOdds, {
    input: given('customSelections', 'the match has no custom bets', (selections) => ({
      body: { selections },
    })),
    promise: ({ odds, conflicts }) =>
      odds === null && conflicts.length === 0 ? 'there is no price and no conflict that says why' : null,
  }),
  book(calls.postAutoCashOut, {
    by: 'player',
    changes: true,
    input: (facts) => {
      const { bet } = facts;
      if (!bet) return new Missing(NO_BET);
      const at = ruleOf(bet);
      const isHigher = bet.to_cashout !== null && at > bet.to_cashout;
      return isHigher
        ? { params: { id: bet.id }, body: { at } }
        : new Missing('the bet has no offer that can rise');
    },
    promise: ({ auto_cash_out: rule }, { bet }) =>
      bet && rule?.at === ruleOf(bet) ? null : 'the rule was not kept',
  }),
  book(calls.postCashOut, {
    by: 'player',
    changes: true,
    input: (facts) => {
      const { bet } = facts;
      if (!bet) return new Missing(NO_BET);
      if (bet.to_cashout === null) return new Missing(`the bet has no offer: ${bet.cash_out_reason}`);
      const requestId = `${requestIdOf(facts)}-sale`;
      const terms = { tolerance_percent: TOLERANCE_PERCENT, request_id: requestId };
      return { body: { bet_id: bet.id, to_cashout: bet.to_cashout, ...terms } };
    },
    promise: ({ id }, { bet }) => (id === bet?.id ? null : `another bet was sold: ${id}`),
  }),
  book(calls.postVipOffer, {
    by: 'player',
    title: 'that nobody made',
    refuses: [404, 409, 422],
    changes: true,
    input: given('placedId', NO_BET, (id) => ({ params: { id }, body: { accept: true } })),
  }),
];

function customMatch({ settings, upcoming }: Facts): Input | Missing {
  if (settings?.custom_bet_enabled !== true) return new Missing('the settings offer no custom bets');
  return upcoming
    ? { params: { matchId: upcoming.id } }
    : new Missing('the book lists no match that is to come');
}
