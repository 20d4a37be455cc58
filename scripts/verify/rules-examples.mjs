import {
  capReturn,
  cashOutFair,
  cashOutOffer,
  comboReturn,
  exactTotalOdds,
  explainSystem,
  fullCoverTypes,
  initialQuickBet,
  isAutoAccepted,
  isPlaceable,
  leastAccepted,
  lineCount,
  oddsFactor,
  oddsText,
  partOfOffer,
  placeTerms,
  quote,
  reduceQuickBet,
  restOfLimit,
  ruleFour,
  settleBet,
  settleRacing,
  slipProblems,
  stakeForReturn,
  stakeOfPart,
  stakeWithinCap,
  standardSystemTypes,
  systemMinReturn,
  systemMultiplier,
  systemReturn,
  totalOdds,
  usedOfLimit,
} from '../../packages/betting/src/index.ts';
import { run, seen } from '../../packages/betting/src/test/slip-vectors.ts';
import { breakEnd } from '../../packages/contract/src/constants/breaks.ts';

/** @param {string} id */
function systemOf(id) {
  const type = [...standardSystemTypes(), ...fullCoverTypes()].find((one) => one.id === id);
  if (!type) throw new Error(`No system ${id}`);
  return type;
}

/** What the pages of docs/rules show, computed. Units: money in minor units, odds scaled by 10 000.
 * @type {Record<string, (input: any) => object>} the pages are JSON of many shapes
 */
export const EXAMPLES = {
  break: ({ type, length, begins }) => ({
    ends: new Date(breakEnd(type, length, Date.parse(begins))).toISOString(),
  }),
  racing: ({ bet: { runners, isHandicap, withdrawn, ...bet }, placing }) =>
    settleRacing({ ...bet, deduction: ruleFour(withdrawn), terms: placeTerms(runners, isHandicap) }, placing),
  'own-limit': ({ type, value, staked = 0, returned = 0, deposited = 0 }) => {
    const used = usedOfLimit(type, { staked, returned, deposited });
    return { used, rest: restOfLimit(value, used) };
  },
  combo: ({ stake, odds, maxPayout = null }) => ({
    totalOdds: totalOdds(odds),
    returns: capReturn(comboReturn(stake, odds.map(oddsFactor)), maxPayout),
  }),
  system: ({ system, stake, odds }) => {
    const type = systemOf(system);
    const factors = odds.map(oddsFactor);
    return {
      lines: lineCount(type),
      highest: systemReturn(stake, type, factors),
      lowest: systemMinReturn(stake, type, factors),
    };
  },
  lines: ({ system, stake, selections }) => {
    const explained = explainSystem({
      systemType: systemOf(system),
      stake,
      selections,
      offset: 0,
      limit: Number.MAX_SAFE_INTEGER,
    });
    return {
      lines: explained.lines.map(({ selections: places, result, return: returns }) => ({
        selections: places,
        result,
        returns,
      })),
      totalReturn: explained.totalReturn,
    };
  },
  settlement: (bet) => {
    const systemType = bet.system ? systemOf(bet.system) : null;
    const { payout, result } = settleBet({ ...bet, systemType });
    return { payout, result };
  },
  'cash-out': ({ system, potentialReturn, marginPercent, minOffer = 1, ...bet }) => {
    const fair = cashOutFair({
      customOdds: null,
      ...bet,
      systemType: system ? systemOf(system) : null,
    });
    return { offer: cashOutOffer(fair, { potentialReturn, marginPercent, minOffer }) };
  },
  'cash-out-part': ({ offer, stake, percent }) => ({
    paid: partOfOffer(offer, percent),
    stakeLeft: stake - stakeOfPart(stake, percent),
  }),
  'cash-out-tolerance': ({ offer, tolerancePercent }) => ({ least: leastAccepted(offer, tolerancePercent) }),
  'price-change': ({ mode, downToPercent = null, agreed, now }) => ({
    isTaken: isAutoAccepted(mode, agreed, now, downToPercent),
  }),
  'wanted-return': ({ wanted, odds }) => ({ stake: stakeForReturn(wanted, exactTotalOdds(odds)) }),
  'highest-stake': ({ maxPayout, odds, system }) => ({
    stake: stakeWithinCap(
      maxPayout,
      system ? systemMultiplier(systemOf(system), odds.map(oddsFactor)) : exactTotalOdds(odds),
    ),
  }),
  odds: ({ odds, formats }) => ({
    texts: Object.fromEntries(
      formats.map((/** @type {import('../../packages/betting/src/index.ts').OddsFormat} */ format) => [
        format,
        oddsText(odds, format),
      ]),
    ),
  }),
  slip: ({ rules, events, limits }) => {
    const { state } = run({ name: '', source: '', rules, events });
    const problems = slipProblems(state, quote(state), {
      isSignedIn: true,
      isOnline: true,
      accounts: { EUR: 100_000_000 },
      limits: limits ? { EUR: limits } : {},
      fiatCurrencies: ['EUR'],
      stalePriceKeys: [],
    });
    return {
      ...seen(state),
      problems: problems.map(({ kind }) => kind),
      canBePlaced: isPlaceable(problems),
      returns: quote(state, limits?.maxPayout ?? null).totalReturn,
    };
  },
  'quick-bet': ({ odds, events }) => {
    const { state: slip } = run({
      name: '',
      source: '',
      events: [{ type: 'selection-added', selection: 'a' }],
    });
    const bets = slip.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((one) => ({ ...one, odds, acceptedOdds: odds })),
    }));
    let step = { state: initialQuickBet('EUR'), effects: /** @type {readonly { kind: string }[]} */ ([]) };
    for (const event of events) {
      step = reduceQuickBet(step.state, event.type === 'opened' ? { ...event, bet: bets[0] } : event);
    }
    const { state, effects } = step;
    return {
      isApproved: state.isApproved,
      state: state.state,
      message: state.error?.message ?? null,
      effects: effects.map(({ kind }) => kind),
    };
  },
};
