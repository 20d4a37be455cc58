import {
  emptySlip,
  type OutcomeKey,
  quote,
  reduceSlip,
  SELECTION_CAP,
  type SelectionInput,
  type SlipBet,
  type SlipEvent,
  type SlipProblemKind,
  type SlipState,
  slipProblems,
} from '@touchline/betting';
import type { PlacementBet } from '@touchline/contract';
import { CATALOG_LANGUAGES, formatCount } from '@touchline/i18n';
import { errorText } from '@touchline/i18n/catalog-names';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWorld } from '../feed/create-world.ts';
import { createFootballFeed } from '../feed/football/football-feed.ts';
import type { MatchRecord, World } from '../feed/world.ts';
import { DEFAULT_OPTIONS, type HouseOptions } from '../options.ts';
import { priceCustomBet } from '../pricing/custom/price-custom-bet.ts';
import { betLimits, currencyOf } from '../wallet/currencies.ts';
import { checkBet } from './check-bet.ts';
import { offeredSystems } from './system-types.ts';

// The slip of the browser and the house run the same rules: on random slips they say the same.
const NOW = Date.UTC(2026, 10, 20, 15);
const world = createWorld({ seed: 7, startAt: NOW, now: NOW, speed: 1, feeds: [createFootballFeed(7)] });
while (world.behind()) world.advance(NOW);

const options: HouseOptions = { ...DEFAULT_OPTIONS, capabilities: ['full_covers'] };
const systemTypes = offeredSystems(options);
const euro = currencyOf('EUR');
if (!euro) throw new Error('The house knows the euro.');
const limits = betLimits(euro);

const RESULT = '1';
const upcoming = [...world.matches()]
  .filter((match) => match.type === 'match' && match.status === 0)
  .filter((match) => match.markets.get(`${match.id}/${RESULT}/`)?.status === 1)
  .slice(0, 20);

// Two matches of another provider: e-sports come from it, and combining does not ask which sport it is.
const foreign = new Set(upcoming.slice(0, 2).map(({ id }) => id));
const mixed: World = {
  ...world,
  match: (id) => {
    const match = world.match(id);
    return match && foreign.has(id) ? { ...match, provider: 'oddin' } : match;
  },
};

/** An open outcome of a match as the screen of the slip knows it. */
function inputOf(match: MatchRecord, marketKey: string, at: number): SelectionInput {
  const market = match.markets.get(marketKey);
  const open = market?.outcomes.filter((outcome) => outcome.active) ?? [];
  const outcome = open[at % open.length];
  if (!market || !outcome) throw new Error(`No outcome in ${marketKey}`);
  const [, marketId = '', specifier = ''] = marketKey.split('/');
  return {
    matchId: match.id,
    matchUrnId: '',
    matchSlug: '',
    matchStatus: match.status,
    type: 'match',
    startTime: 0,
    marketId,
    marketName: '',
    marketGroup: '',
    marketStatus: market.status,
    specifier,
    outcomeId: outcome.id,
    outcomeName: '',
    odds: outcome.odds,
    active: true,
    provider: mixed.match(match.id)?.provider ?? match.provider,
    sportKey: '',
    nameA: '',
    nameB: '',
    categoryName: '',
  };
}

/** The bet as a slip sends it. Source: specification §3, bet placement payload. */
const sent = (bet: SlipBet): PlacementBet => ({
  bet_id: bet.betId,
  stake: { value: bet.stake, currency: bet.currency },
  selections: bet.selections.map((selection) => ({
    match_id: selection.matchId,
    market_id: selection.marketId,
    specifier: selection.specifier,
    outcome_id: selection.outcomeId,
    odds: selection.acceptedOdds,
  })),
  system_id: bet.systemType?.id ?? null,
  custom_odds: bet.acceptedCustomOdds,
});

/** Problems of the slip and the house's words for them. */
const SAME: readonly (readonly [SlipProblemKind, string])[] = [
  ['same-match', 'error.place_bets.not_combinable_match'],
  ['providers-mixed', 'error.place_bets.not_combinable_provider'],
  ['system-oddin', 'error.place_bets.not_combinable_system'],
  ['no-system-type', 'bet_type_unknown'],
  ['custom-provider', 'custom_bet_refused'],
  ['stake-below-minimum', 'stake_too_low'],
  ['stake-above-maximum', 'stake_too_high'],
  ['return-not-above-stake', 'error.potential_win.equal_or_less'],
];

function slipSays(state: SlipState, bet: SlipBet) {
  // One bet alone, since the house is asked about each.
  const alone = { ...state, bets: [bet] };
  const quoted = quote(alone, limits.maxPayout);
  const problems = slipProblems(alone, quoted, {
    isSignedIn: true,
    isOnline: true,
    accounts: { EUR: Number.MAX_SAFE_INTEGER },
    limits: { EUR: limits },
    fiatCurrencies: ['EUR'],
    stalePriceKeys: [],
  });
  const kinds = new Set(problems.filter(({ blocks }) => blocks).map(({ kind }) => kind));
  return { kinds, quoted: quoted.bets[0] };
}

function houseSays(bet: SlipBet) {
  const acceptance = { mode: 'none', downToPercent: null } as const;
  const checked = checkBet(sent(bet), { world: mixed, options, acceptance });
  return { checked, words: new Set(checked.reasons.map(({ name, key }) => key ?? name)) };
}

function compare(state: SlipState): void {
  for (const bet of state.bets) {
    const { kinds, quoted } = slipSays(state, bet);
    const { checked, words } = houseSays(bet);
    const combines = !SAME.slice(0, 5).some(([kind]) => kinds.has(kind));
    // Of a bet that does not combine the house knows no return, and of one beyond the limits it names the limit alone.
    const hasReturn = combines && !kinds.has('stake-below-minimum') && !kinds.has('stake-above-maximum');
    for (const [kind, word] of SAME) {
      if (kind === 'return-not-above-stake' && !hasReturn) continue;
      expect([kind, words.has(word)]).toEqual([kind, kinds.has(kind)]);
    }
    if (!combines) continue;
    expect(checked.potentialReturn).toBe(quoted?.potentialReturn);
    expect(checked.odds).toBe(quoted?.totalOdds);
  }
}

function slipOf(events: readonly SlipEvent[]): SlipState {
  return events.reduce((state, event) => reduceSlip(state, event).state, emptySlip(undefined, systemTypes));
}

const staked = (amount: number): SlipEvent => ({
  type: 'stake-typed-for-all',
  text: String(amount),
  parsed: { kind: 'amount', amount },
});

const stake = fc.oneof(
  fc.integer({ min: 1, max: 2000 }),
  fc.integer({ min: limits.minStake, max: limits.maxStake + 1000 }),
);
const places = fc.array(
  fc.record({ match: fc.nat({ max: upcoming.length - 1 }), outcome: fc.nat({ max: 2 }) }),
  { minLength: 1, maxLength: 17 },
);
const betType = fc.constantFrom('SINGLE' as const, 'COMBO' as const, 'SYSTEM' as const, 'SYSTEM' as const);

const tapOf = ({ match, outcome }: { match: number; outcome: number }): SlipEvent[] => {
  const record = upcoming[match];
  return record
    ? [{ type: 'selection-added', selection: inputOf(record, `${record.id}/${RESULT}/`, outcome) }]
    : [];
};

test('singles, combos, systems and full covers: the same return and the same verdict', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(places, betType, fc.nat(), stake, (taps, type, pick, amount) => {
      const typed = slipOf([...taps.flatMap(tapOf), { type: 'bet-type-changed', betType: type }]);
      const fitting = systemTypes.filter(({ totalCount }) => totalCount === typed.selectedOutcomeIds.length);
      const system = fitting[pick % Math.max(fitting.length, 1)];
      const chosen: SlipEvent[] = system
        ? [{ type: 'system-type-changed', betId: 'b1', systemTypeId: system.id }]
        : [];
      const state = [...chosen, staked(amount)].reduce(
        (before, event) => reduceSlip(before, event).state,
        typed,
      );
      for (const bet of state.bets) {
        const kind = bet.systemType?.folds ? 'cover' : bet.betType;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
      compare(state);
    }),
    { numRuns: 300 },
  );
  // A law over slips that never come up would prove nothing.
  expect([...seen.keys()].toSorted()).toEqual(['COMBO', 'SINGLE', 'SYSTEM', 'cover']);
});

test('custom bets: the same return at the price of the house, and the same verdict on the provider', () => {
  const [match, other] = [upcoming[3], upcoming[0]];
  if (!match || !other) throw new Error('The season has upcoming matches.');
  const legsOf = (of: MatchRecord): OutcomeKey[][] => {
    const lines = [...of.markets.values()].filter(({ status }) => status === 1).slice(0, 12);
    return lines.flatMap((first, at) => lines.slice(at + 1).map((second) => [first.key, second.key]));
  };
  let priced = 0;
  for (const [of, keys] of [match, other].flatMap((one) => legsOf(one).map((legs) => [one, legs] as const))) {
    const selections = keys.map((key) => inputOf(of, key, 0));
    const { odds } = priceCustomBet(
      world,
      selections.map(({ matchId, outcomeId }, at) => ({ matchId, marketKey: keys[at] ?? '', outcomeId })),
    );
    if (odds === null) continue;
    priced++;
    compare(slipOf([{ type: 'custom-bet-set', selections, customOdds: odds }, staked(1000)]));
  }
  expect(priced).toBeGreaterThan(10);
});

test('more than 40 selections are never on a slip, and the house refuses them', () => {
  const taps = upcoming.flatMap((match) =>
    [0, 1, 2].map((outcome) => inputOf(match, `${match.id}/${RESULT}/`, outcome)),
  );
  const state = slipOf(taps.map((selection) => ({ type: 'selection-added', selection })));
  expect(state.selectedOutcomeIds).toHaveLength(40);
  const [bet] = slipOf(taps.slice(0, 1).map((selection) => ({ type: 'selection-added', selection }))).bets;
  if (!bet) throw new Error('The slip holds what was tapped.');
  const [one] = sent(bet).selections;
  const many = { ...sent(bet), selections: Array.from({ length: 41 }, () => one ?? []).flat() };
  const acceptance = { mode: 'none', downToPercent: null } as const;
  const { reasons } = checkBet(many, { world, options, acceptance });
  expect(reasons.map(({ name }) => name)).toContain('too_many_selections');
});

test('a moved price: what the slip takes without asking the house takes, and what it asks about the house refuses', () => {
  const [, , , match] = upcoming;
  if (!match) throw new Error('The season has upcoming matches.');
  const now = inputOf(match, `${match.id}/${RESULT}/`, 0);
  const part = fc.constantFrom(null, 1, 5, 50);
  const mode = fc.constantFrom('none' as const, 'higher' as const, 'any' as const);
  const asked = fc.integer({ min: Math.ceil(now.odds / 3) + 10_001, max: now.odds * 2 });
  fc.assert(
    fc.property(mode, part, fc.oneof(asked, fc.constant(now.odds)), (oddsAcceptMode, downToPercent, odds) => {
      const state = slipOf([
        { type: 'rules-changed', rules: { oddsAcceptMode, acceptDownToPercent: downToPercent } },
        { type: 'selection-added', selection: { ...now, odds } },
        staked(1000),
        {
          type: 'markets-updated',
          markets: [
            {
              key: `${match.id}/${RESULT}/`,
              status: 1,
              outcomes: [{ id: now.outcomeId, odds: now.odds, active: true }],
            },
          ],
        },
      ]);
      const [bet] = state.bets;
      if (!bet) throw new Error('The slip holds what was tapped.');
      const acceptance = { mode: oddsAcceptMode, downToPercent };
      const { reasons } = checkBet(sent(bet), { world, options, acceptance });
      const isRefused = reasons.some(({ name }) => name === 'invalid_odds');
      expect(isRefused).toBe(bet.selections.some((selection) => selection.isChanged));
    }),
  );
});

test.each(CATALOG_LANGUAGES)(
  'a slip with too many selections is told the number that is checked, %s',
  (locale) => {
    expect(errorText(locale, 'error.place_bets.too_many_selections')).toContain(
      formatCount(SELECTION_CAP, locale),
    );
  },
);
