import fc from 'fast-check';
import { MAX_ODDS, MIN_ODDS } from '../odds.ts';
import { marketKey, outcomeKey } from '../selection.ts';
import { reduceSlip } from '../slip.ts';
import type { SelectionInput, SlipBonus, SlipBonusType } from '../slip-bet.ts';
import type { SlipEvent } from '../slip-event.ts';
import { savedSlip } from '../slip-restore.ts';
import { emptySlip, type SlipError } from '../slip-state.ts';
import { fullCoverTypes, standardSystemTypes } from '../system.ts';

// Stories: any sequence of what can happen to a slip, with few matches, bets and requests, so that they meet.
const matchId = fc.integer({ min: 1, max: 60 }).map(String);
const betId = fc.integer({ min: 1, max: 9 }).map((n) => `b${n}`);
const odds = fc.integer({ min: MIN_ODDS, max: 100_000 });
/** All systems, plain and named. */
export const systemTypes = [...standardSystemTypes(), ...fullCoverTypes()];
const wildOdds = fc.oneof(odds, fc.constantFrom(0, 10_000, MAX_ODDS, MAX_ODDS + 1, -5));
const requestId = fc.constantFrom('r1', 'r2', 'r3');
const provider = fc.constantFrom('betradar', 'oddin');
const parsed = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat({ max: Number.MAX_SAFE_INTEGER }) }),
  fc.constant({ kind: 'empty' as const }),
  fc.constant({ kind: 'invalid' as const, fault: 'not-a-number' as const }),
);

export const selection: fc.Arbitrary<SelectionInput> = fc.record({
  matchId,
  matchUrnId: fc.constant('sr:match:1'),
  matchSlug: fc.constant('a-b'),
  matchStatus: fc.constantFrom(0, 1, 1, 4),
  type: fc.constant('match'),
  startTime: fc.constant(0),
  marketId: fc.constantFrom('1', '18'),
  marketName: fc.constant('Total'),
  marketGroup: fc.constant('all'),
  marketStatus: fc.constantFrom(1, 1, 1, -1),
  specifier: fc.constantFrom('', 'total=2.5'),
  outcomeId: fc.constantFrom('12', '13'),
  outcomeName: fc.constant('Over'),
  odds,
  active: fc.boolean(),
  provider,
  sportKey: fc.constant('football'),
  nameA: fc.constant('A'),
  nameB: fc.constant('B'),
  categoryName: fc.constant('C'),
});

const error: SlipError = {
  message: 'error.place_bets.default',
  details: null,
  messagesByBet: { b1: 'no' },
  payload: null,
  isWrongOddsError: true,
  code: 101,
};

const currentOdds = selection.map((one) => ({ [outcomeKey(one)]: one.odds }));
const text = fc.constant('5');
const reply = fc.record({
  betId,
  id: betId,
  ref: fc.constant('R'),
  status: fc.constantFrom('accepted' as const, 'submitted' as const, 'rejected' as const),
  isVip: fc.boolean(),
  odds: currentOdds,
});

const market = fc
  .record({ ref: selection, status: fc.constantFrom(1, 1, 0, -1, -4), odds: wildOdds, active: fc.boolean() })
  .map(({ ref, status, odds: price, active }) => ({
    key: marketKey(ref),
    status,
    outcomes: [{ id: ref.outcomeId, odds: price, active }],
  }));

const bonusOf = (type: SlipBonusType): fc.Arbitrary<SlipBonus> =>
  fc.record({
    id: fc.constantFrom('1', '2'),
    type: fc.constant(type),
    odds: type === 'comboboost' ? fc.constantFrom(null, 11_000) : fc.constant(null),
  });
const mayBe = (type: SlipBonusType) => fc.option(bonusOf(type), { nil: null });
const bonus = fc.oneof(...(['freebet_only_win', 'hunting', 'comboboost'] as const).map(mayBe));
const available = fc.record({
  comboboost: mayBe('comboboost'),
  freebet: fc.array(bonusOf('freebet_only_win'), { maxLength: 2 }),
  hunting: mayBe('hunting'),
  lootbox: mayBe('lootbox'),
  tournament: mayBe('tournament'),
});
const customOdds = fc.option(odds, { nil: null });

/** What a tab may have kept: a slip of one selection, before or after its press. */
const saved = fc.record({ selection, isPlacing: fc.boolean() }).map(({ selection: kept, isPlacing }) => {
  const added = reduceSlip(emptySlip(), { type: 'selection-added', selection: kept }).state;
  return savedSlip(isPlacing ? { ...added, requestId: 'r1' } : added);
});

const bonusEvent: fc.Arbitrary<SlipEvent> = fc.oneof(
  fc.record({ type: fc.constant('bonuses-answered' as const), betId, available }),
  fc.record({
    type: fc.constant('bonus-chosen' as const),
    betId,
    bonus,
    freebetStake: fc.constantFrom(0, 500),
  }),
);

const customEvent: fc.Arbitrary<SlipEvent> = fc.oneof(
  fc.record({
    type: fc.constant('custom-bet-set' as const),
    selections: fc.array(selection, { maxLength: 5 }),
    customOdds: odds,
  }),
  fc.record({ type: fc.constant('custom-bet-replaced' as const), selection }),
  fc.record({ type: fc.constant('custom-bet-grown' as const), selection, customOdds }),
  fc.record({ type: fc.constant('custom-bet-split' as const), selection }),
  fc.record({ type: fc.constant('custom-odds-changed' as const), betId, odds: customOdds }),
);

/** Anything that can happen to a slip. */
export const event: fc.Arbitrary<SlipEvent> = fc.oneof(
  { weight: 2, arbitrary: bonusEvent },
  { weight: 4, arbitrary: customEvent },
  { weight: 3, arbitrary: fc.constant({ type: 'undone' as const }) },
  fc.constant({ type: 'undo-dismissed' as const }),
  fc.record({ type: fc.constant('accepted-and-placed' as const), requestId, isSignedIn: fc.boolean() }),
  fc.record({
    type: fc.constant('system-types-changed' as const),
    systemTypes: fc.constantFrom([], systemTypes),
  }),
  fc.constant({ type: 'share-requested' as const }),
  fc.constant({ type: 'share-answered' as const }),
  fc.constant({ type: 'share-failed' as const }),
  fc.record({ type: fc.constant('share-restored' as const), bets: fc.jsonValue() }),
  fc.record({ type: fc.constant('restored' as const), saved: fc.oneof(saved, fc.jsonValue()) }),
  { weight: 6, arbitrary: fc.record({ type: fc.constant('selection-added' as const), selection }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('selection-toggled' as const), selection }) },
  fc.record({ type: fc.constant('selection-removed' as const), id: selection.map(outcomeKey) }),
  fc.constant({ type: 'cleared' as const }),
  fc.record({
    type: fc.constant('bet-type-changed' as const),
    betType: fc.constantFrom('SINGLE' as const, 'COMBO' as const, 'SYSTEM' as const),
  }),
  fc.record({
    type: fc.constant('system-type-changed' as const),
    betId,
    systemTypeId: fc.constantFrom('2/3', '3/4', '9/9', 'patent', 'yankee'),
  }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('stake-typed' as const), betId, text, parsed }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('stake-typed-for-all' as const), text, parsed }) },
  fc.record({ type: fc.constant('wanted-return-typed' as const), betId, parsed }),
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('markets-updated' as const), markets: fc.array(market) }),
  },
  fc.record({ type: fc.constant('match-updated' as const), matchId, status: fc.constantFrom(0, 1, 2, 4) }),
  fc.record({
    type: fc.constant('rules-changed' as const),
    rules: fc.record({
      oddsAcceptMode: fc.constantFrom('none' as const, 'higher' as const, 'any' as const),
      acceptDownToPercent: fc.constantFrom(null, 5, 50),
      multiSingleAvailableByProvider: fc.dictionary(provider, fc.boolean()),
      isMultiActiveFreebetsAllowed: fc.boolean(),
      isCustomSingleAllowed: fc.boolean(),
      providerStatuses: fc.dictionary(provider, fc.constantFrom('ACTIVE', 'DOWN')),
    }),
  }),
  fc.record({
    type: fc.constant('currency-changed' as const),
    currency: fc.constantFrom('EUR', 'JPY'),
    subunits: fc.constant(100),
  }),
  { weight: 2, arbitrary: fc.constant({ type: 'changes-accepted' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('place-pressed' as const),
      requestId,
      isSignedIn: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('placement-answered' as const),
      requestId,
      replies: fc.array(reply, { maxLength: 4 }),
      error: fc.constantFrom(null, error),
      currentOdds,
      currentCustomOdds: fc.dictionary(betId, customOdds),
    }),
  },
  fc.record({ type: fc.constant('placement-unanswered' as const), requestId }),
  fc.record({ type: fc.constant('placement-not-received' as const), requestId }),
  fc.record({
    type: fc.constant('bet-decided' as const),
    id: betId,
    status: fc.constantFrom('accepted' as const, 'rejected' as const),
    ref: fc.constant(null),
    error: fc.constantFrom(null, error),
    currentOdds,
  }),
  fc.record({ type: fc.constant('receipt-closed' as const), keepSelections: fc.boolean() }),
);
