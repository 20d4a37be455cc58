import {
  boostOdds,
  farm,
  isFinal,
  moveBonus,
  multipliedAmount,
  owedRewards,
  poolOf,
  prizesDue,
  proveBonus,
  ranking,
  rewardChances,
  rewardChanges,
  smallestChange,
  tokenBackUntil,
} from '../../packages/betting/src/bonus/index.ts';
import { settleBet } from '../../packages/betting/src/index.ts';
import { FREEBET_TYPES } from '../../packages/contract/src/constants/bonuses.ts';

/**
 * @typedef {import('../../packages/betting/src/bonus/index.ts').BonusMove} BonusMove
 * @typedef {import('../../packages/betting/src/bonus/index.ts').FreebetVariant} FreebetVariant
 * @typedef {import('../../packages/betting/src/index.ts').SelectionResult} SelectionResult
 */

/** Conditions that ask nothing. */
const CONDITIONS = {
  sportTypes: [],
  sportKeys: [],
  categoryIds: [],
  tournamentIds: [],
  matchIds: [],
  minOdds: null,
  maxOdds: null,
  matchStatus: 'all',
  selectionCount: { from: 1, to: null },
  betTypes: ['SINGLE', 'COMBO'],
  currency: 'EUR',
  minStake: null,
  onlyVerified: false,
  countries: [],
  validFrom: null,
  validTo: null,
  farmOncePerEvent: false,
};
const FACTS = { now: 0, country: null, isVerified: false, usesLeft: null, farmedMatchIds: [] };

/** @type {readonly SelectionResult[]} */
const RESULTS = ['win', 'half_win', 'void', 'half_lose', 'lose'];

/**
 * @param {any} rule what differs from a rule without conditions
 * @returns {any} a rule of the bonuses
 */
const ruleOf = ({ conditions, ...rule }) => ({
  id: 'bonus',
  version: 'page',
  ...rule,
  conditions: { ...CONDITIONS, ...conditions },
});

/** @param {any} bet of a page: a selection is of football, on a match of its own, unless it says otherwise */
const betOf = ({ selections, ...bet }) => ({
  currency: 'EUR',
  ...bet,
  selections: selections.map(
    (/** @type {any} */ { sport = 'football', match, odds }, /** @type {number} */ position) => ({
      sportKey: sport,
      matchId: match ?? `${bet.id ?? ''}-${position}`,
      odds,
      matchStatus: 0,
      isVoid: false,
    }),
  ),
});

/**
 * @param {any} bet
 * @param {number} position in the order of placement
 */
const farmingBetOf = (bet, position) =>
  betOf({
    id: String(position),
    placedAt: position,
    type: bet.selections.length > 1 ? 'COMBO' : 'SINGLE',
    isOwnMoney: true,
    ...bet,
  });

/** What docs/rules/bonuses.md shows, computed.
 * Units: money in minor units, odds and multipliers scaled by 10 000, points and shares in hundredths.
 * @type {Record<string, (input: any) => object>} the pages are JSON of many shapes
 */
export const BONUS_EXAMPLES = {
  'bonus-proof': (input) => {
    const [rule, bet] = [ruleOf(input.rule), betOf(input.bet)];
    const proof = proveBonus(rule, bet, FACTS);
    const { isEligible, counting, conditions } = proof;
    const missed = conditions.filter(({ isMet }) => !isMet).map(({ kind }) => kind);
    return { isEligible, counting, missed, ...smallestChange(rule, bet, FACTS, proof) };
  },
  freebets: ({ amount, odds }) => {
    /**
     * @param {FreebetVariant} type
     * @param {SelectionResult} result
     */
    const settled = (type, result) =>
      settleBet({ betType: 'SINGLE', stake: amount, selections: [{ odds, result }], bonus: { type } });
    /** @param {FreebetVariant} type */
    const payouts = (type) =>
      Object.fromEntries(RESULTS.map((result) => [result, settled(type, result).payout]));
    return {
      ...Object.fromEntries(FREEBET_TYPES.map((type) => [type, payouts(type)])),
      tokenBack: RESULTS.filter((result) => FREEBET_TYPES.every((type) => settled(type, result).isTokenBack)),
    };
  },
  'freebet-boost': ({ amount, multiplier }) => ({ amount: multipliedAmount(amount, multiplier) }),
  boost: ({ ranges, conditions, stake, selections }) => {
    const rule = ruleOf({ family: 'comboboost', ranges, conditions });
    const { counting } = proveBonus(rule, betOf({ type: 'COMBO', stake, selections }), FACTS);
    const bonus = /** @type {const} */ ({ type: 'comboboost', ranges, counting });
    const { payout, fromBonus } = settleBet({ betType: 'COMBO', stake, selections, bonus });
    return { counting, boost: boostOdds(ranges, counting.length), payout, fromBonus };
  },
  points: ({ ranges = [], given = [], bets, ...rule }) => {
    const farmed = farm(ruleOf({ family: 'hunting', ranges, ...rule }), bets.map(farmingBetOf));
    const earned = new Map(farmed.bets.map(({ id, points }) => [id, points]));
    const rewards = owedRewards(ranges, farmed);
    return {
      ...farmed,
      byBet: Array.from(bets, (_bet, position) => earned.get(String(position)) ?? 0),
      rewards,
      changes: rewardChanges(rewards, given),
    };
  },
  tournament: ({ stakes, contenders, ...terms }) => {
    const rule = ruleOf({ family: 'tournament', ...terms });
    const pool = poolOf(rule, stakes);
    const ranked = ranking(
      contenders.map((/** @type {any} */ one) => ({ ...one, lastBetAt: Date.parse(one.lastBetAt) })),
    );
    return { pool, order: ranked.map(({ playerId }) => playerId), prizes: prizesDue(rule, pool, ranked) };
  },
  'tournament-final': ({ ends, moments }) => ({
    isFinal: moments.map((/** @type {{ at: string, openBets: number }} */ { at, openBets }) =>
      isFinal(Date.parse(ends), Date.parse(at), openBets),
    ),
  }),
  lootbox: ({ rewards }) => {
    /** @type {readonly { amount: number, weight: number }[]} */
    const named = rewards;
    const weighted = named.map(({ amount: reward, weight }) => ({ reward, weight }));
    return {
      chances: rewardChances(weighted).map(({ reward: amount, chance: { numerator, denominator } }) => ({
        amount,
        chance: `${numerator}/${denominator}`,
      })),
    };
  },
  'bonus-moves': ({ status, moves }) => {
    /** @type {import('../../packages/betting/src/bonus/index.ts').BonusStanding} */
    let standing = { status, reason: null };
    const statuses = [];
    for (const move of /** @type {readonly BonusMove[]} */ (moves)) {
      const next = moveBonus(standing, move);
      statuses.push(next?.status ?? null);
      standing = next ?? standing;
    }
    return { statuses };
  },
  'token-back': ({ ends, now }) => {
    const until = tokenBackUntil(Date.parse(ends), Date.parse(now));
    return { until: until === null ? null : new Date(until).toISOString() };
  },
};
