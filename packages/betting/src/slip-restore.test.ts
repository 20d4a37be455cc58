import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from './quote.ts';
import type { SlipEvent } from './slip-event.ts';
import { slipProblems } from './slip-problems.ts';
import { savedSlip } from './slip-restore.ts';
import { emptySlip, SELECTION_CAP } from './slip-state.ts';
import { selectionInput } from './test/selection-input.ts';
import { after, context, story } from './test/stories.ts';

test('a slip that is saved and restored holds the same bets', () => {
  fc.assert(
    fc.property(story, (events) => {
      const state = after(events);
      const saved: unknown = JSON.parse(JSON.stringify(savedSlip(state)));
      const restored = after([{ type: 'restored', saved }], emptySlip(state.rules, state.systemTypes));
      expect(restored.bets).toEqual(state.bets);
      expect(restored.requestId).toBe(state.bets.length === 0 ? null : state.requestId);
    }),
  );
});

test('a custom bet of one selection that was saved waits for what the house says of it', () => {
  const allowed = { type: 'rules-changed', rules: { isCustomSingleAllowed: true } } as const;
  const set = { type: 'custom-bet-set', selections: [selectionInput()], customOdds: 20_000 } as const;
  const saved: unknown = JSON.parse(JSON.stringify(savedSlip(after([allowed, set]))));
  const restored = after([{ type: 'restored', saved }]);
  expect(restored.bets.map(({ betType }) => betType)).toEqual(['CUSTOM_BET']);
  expect(after([allowed], restored).bets[0]?.betType).toBe('CUSTOM_BET');
  const refused = { type: 'rules-changed', rules: { isCustomSingleAllowed: false } } as const;
  expect(after([refused], restored).bets[0]?.betType).toBe('SINGLE');
  expect(after([refused, { type: 'restored', saved }]).bets[0]?.betType).toBe('SINGLE');
});

test('anything that is not a saved slip restores as an empty slip and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (saved) => {
      expect(after([{ type: 'restored', saved }]).bets).toEqual([]);
      expect(after([{ type: 'share-restored', bets: saved }]).bets).toEqual([]);
    }),
  );
});

test('a saved slip with any one value spoiled restores without breaking a law', () => {
  const spoil = fc.oneof(fc.constantFrom(null, '', -1, 0.5, [], {}), fc.jsonValue());
  fc.assert(
    fc.property(story, fc.nat(), spoil, (events, at, value) => {
      const saved = spoiled(savedSlip(after(events)), at, value);
      const state = after([{ type: 'restored', saved }]);
      const ids = state.bets.flatMap((bet) => bet.selections.map((one) => one.id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(() => quote(state)).not.toThrow();
      expect(() => slipProblems(state, quote(state), context)).not.toThrow();
    }),
  );
});

// Replaces the value at the given place, counted over all places of the JSON.
function spoiled(saved: unknown, at: number, value: unknown): unknown {
  let places = 0;
  JSON.stringify(saved, (_key, inner) => {
    places += 1;
    return inner;
  });
  let place = 0;
  const text = JSON.stringify(saved, (_key, inner) => {
    place += 1;
    return place - 1 === 1 + (at % Math.max(places - 1, 1)) ? value : inner;
  });
  return JSON.parse(text);
}

const system = after([
  ...['1', '2', '3', '4'].map((matchId) => ({
    type: 'selection-added' as const,
    selection: selectionInput({ matchId }),
  })),
  { type: 'bet-type-changed', betType: 'SYSTEM' },
  { type: 'stake-typed', betId: 'b1', text: '12', parsed: { kind: 'amount', amount: 1200 } },
]);

test('every single value of a saved system can be spoiled without breaking the slip', () => {
  expect(system.bets[0]?.systemType?.id).toBe('2/4');
  for (const value of [null, '', 0, -1, 99, 0.5, [], {}]) {
    for (let at = 0; at < 200; at += 1) {
      const state = after([{ type: 'restored', saved: spoiled(savedSlip(system), at, value) }]);
      expect(() => slipProblems(state, quote(state), context)).not.toThrow();
    }
  }
});

test('a full cover outlives a reload', () => {
  const yankee = { id: 'yankee', totalCount: 4, winCount: 2, folds: [2, 3, 4] };
  const bets = system.bets.map((bet) => ({ ...bet, systemType: yankee }));
  const saved: unknown = JSON.parse(JSON.stringify(savedSlip({ ...system, bets })));
  expect(after([{ type: 'restored', saved }]).bets[0]?.systemType).toEqual(yankee);
});

test('a slip saved by another version restores as an empty slip', () => {
  expect(after([{ type: 'restored', saved: { ...savedSlip(system), version: 1 } }]).bets).toEqual([]);
});

test('flags of a restored selection follow from what was saved about it, not from saved flags', () => {
  const saved = JSON.parse(
    JSON.stringify(savedSlip(system)).replaceAll('"isSuspended":false', '"isSuspended":true'),
  );
  const state = after([{ type: 'restored', saved }]);
  expect(state.bets[0]?.selections.some((one) => one.isSuspended)).toBe(false);
});

test('a selection whose id is not the key of its parts is left out', () => {
  const saved = JSON.parse(JSON.stringify(savedSlip(system)).replace('"id":"1/1//1"', '"id":"7/1//1"'));
  expect(after([{ type: 'restored', saved }]).selectedOutcomeIds).toEqual(['2/1//1', '3/1//1', '4/1//1']);
});

test('bets whose ids clash get new ones', () => {
  const singles = after([{ type: 'bet-type-changed', betType: 'SINGLE' }], system);
  const saved = JSON.parse(JSON.stringify(savedSlip(singles)).replaceAll(/"betId":"b\d"/g, '"betId":"b1"'));
  const state = after([{ type: 'restored', saved }]);
  expect(state.bets.map((bet) => bet.betId)).toEqual(['b1', 'b2', 'b3', 'b4']);
});

test('more than 40 shared selections are cut to 40', () => {
  const many = Array.from({ length: 50 }, (_none, index) => {
    const one = after([{ type: 'selection-added', selection: selectionInput({ matchId: `${index}` }) }]);
    return one.bets[0];
  });
  const shared: unknown = JSON.parse(JSON.stringify(many));
  expect(after([{ type: 'share-restored', bets: shared }]).selectedOutcomeIds).toHaveLength(SELECTION_CAP);
});

test('a rate that is no ratio leaves the stake to start from nothing', () => {
  const saved: unknown = JSON.parse(JSON.stringify(savedSlip(system)));
  const into = { currency: 'USD', subunits: 100, rates: [{ from: 'EUR', numerator: 1.1, denominator: 0 }] };
  expect(after([{ type: 'restored', saved, into }]).bets[0]?.stake).toBe(0);
});

test('a restored slip keeps the currency that it was saved in', () => {
  const dollars = after([{ type: 'currency-changed', currency: 'USD', subunits: 100 }], system);
  const state = after([{ type: 'restored', saved: savedSlip(dollars) }], emptySlip());
  expect(state.rules.currency).toBe('USD');
  expect(state.bets[0]?.currency).toBe('USD');
});

test('an outcome that is shared twice is restored once', () => {
  const twice: unknown = JSON.parse(JSON.stringify([...system.bets, ...system.bets]));
  const state = after([{ type: 'share-restored', bets: twice }]);
  expect(state.selectedOutcomeIds).toEqual(['1/1//1', '2/1//1', '3/1//1', '4/1//1']);
  expect(state.bets).toHaveLength(1);
});

test('a bet on its way keeps its currency and stake through a reload, and gives them up when it was not placed', () => {
  const placing = after([{ type: 'place-pressed', requestId: 'r1', isSignedIn: true }], system);
  const saved: unknown = JSON.parse(JSON.stringify(savedSlip(placing)));
  const into = { currency: 'USD', subunits: 100, rates: [{ from: 'EUR', numerator: 11, denominator: 10 }] };
  const asking = after([{ type: 'restored', saved, into }]);
  expect(asking.processingBets[0]).toMatchObject({ currency: 'EUR', stake: 1200 });
  const freed = after(
    [
      { type: 'currency-changed', currency: 'USD', subunits: 100 },
      { type: 'placement-not-received', requestId: 'r1' },
    ],
    asking,
  );
  expect(asking.bets[0]?.currency).toBe('EUR');
  expect(freed.bets[0]).toMatchObject({ currency: 'USD', stake: 0, stakeSource: 'sharing' });
});

test('a currency that changed while a bet was on its way leaves that bet its stake through a reload', () => {
  const placing = after(
    [
      { type: 'place-pressed', requestId: 'r1', isSignedIn: true },
      { type: 'currency-changed', currency: 'USD', subunits: 100 },
    ],
    system,
  );
  const asking = after([{ type: 'restored', saved: JSON.parse(JSON.stringify(savedSlip(placing))) }]);
  expect(asking.rules.currency).toBe('USD');
  expect(asking.processingBets[0]).toMatchObject({ currency: 'EUR', stake: 1200 });
});

test('a slip waits for what a code stands for, and no longer', () => {
  const asked = after([{ type: 'share-requested' }]);
  expect(asked.isRestoring).toBe(true);
  for (const answer of [
    { type: 'share-answered' },
    { type: 'share-failed' },
    { type: 'share-restored', bets: [] },
  ] as const)
    expect(after([{ type: 'share-requested' }, answer]).isRestoring).toBe(false);
});

test('a slip keeps what bonuses ask of its selections, and one that was saved without still loads', () => {
  const ids = { sportType: 'regular', categoryId: '30', tournamentId: '4001' };
  const tap = (other: object) =>
    ({ type: 'selection-added', selection: { ...selectionInput(), ...other } }) as const;
  const restored = (from: SlipEvent) => {
    const saved: unknown = JSON.parse(JSON.stringify(savedSlip(after([from]))));
    return after([{ type: 'restored', saved }]).bets[0]?.selections[0];
  };
  expect(restored(tap(ids))).toMatchObject(ids);
  expect(restored(tap({}))).toMatchObject({ id: '1/1//1' });
  expect(restored(tap({ categoryId: 30 }))).toBeUndefined();
});
