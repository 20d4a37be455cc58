import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slipBetType } from './bet-type.ts';
import { MAX_MONEY } from './money.ts';
import { isAutoAccepted } from './odds-acceptance.ts';
import { quote } from './quote.ts';
import { outcomeKey } from './selection.ts';
import { reduceSlip } from './slip.ts';
import { isLocked } from './slip-core.ts';
import { reduceDraft } from './slip-draft.ts';
import type { DraftEvent } from './slip-event.ts';
import { isPlaceable, slipProblems } from './slip-problems.ts';
import { SELECTION_CAP } from './slip-state.ts';
import { selectionInput } from './test/selection-input.ts';
import { after, context, ready, start, story } from './test/stories.ts';
import { selection } from './test/story-events.ts';

test('no story makes the slip throw, hold an outcome twice, or hold more than 40 selections', () => {
  fc.assert(
    fc.property(story, (events) => {
      const state = after(events);
      const ids = state.bets.flatMap((bet) => bet.selections.map((one) => one.id));
      expect(state.selectedOutcomeIds).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(SELECTION_CAP);
      expect(new Set(state.bets.map((bet) => bet.betId)).size).toBe(state.bets.length);
    }),
  );
});

test('every bet of every story has the type that its number of selections allows', () => {
  fc.assert(
    fc.property(story, (events) => {
      const { bets, rules } = after(events);
      for (const bet of bets) {
        const count = bet.selections.length;
        expect(count).toBeGreaterThan(0);
        // A backend may take a custom bet of one selection.
        const isCustomSingle = bet.betType === 'CUSTOM_BET' && rules.isCustomSingleAllowed !== false;
        if (!isCustomSingle) expect(bet.betType === 'SINGLE').toBe(count === 1);
        if (bet.betType === 'SYSTEM') expect(bet.systemType?.totalCount).toBe(count);
      }
    }),
  );
});

test('forty-one different taps leave forty selections', () => {
  const many = fc.uniqueArray(selection, {
    selector: (one) => outcomeKey(one),
    minLength: 41,
    maxLength: 60,
  });
  fc.assert(
    fc.property(many, (all) => {
      const state = after(all.map((one) => ({ type: 'selection-added', selection: one })));
      expect(state.selectedOutcomeIds).toHaveLength(SELECTION_CAP);
    }),
  );
});

test('the state is plain JSON: a copy through text is equal', () => {
  fc.assert(
    fc.property(story, (events) => {
      const state = after(events);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }),
  );
});

test('the same story gives the same slip and leaves what it started from alone', () => {
  const before = JSON.stringify(start);
  fc.assert(
    fc.property(story, (events) => {
      expect(after(events)).toEqual(after(events));
      expect(JSON.stringify(start)).toBe(before);
    }),
  );
});

test('every state can be left: an answer or a doubt, and then clearing, gives an empty slip', () => {
  fc.assert(
    fc.property(story, (events) => {
      const state = after(events);
      const unanswered = { type: 'placement-unanswered' as const, requestId: state.requestId ?? '' };
      const left = after([unanswered, { type: 'cleared' }], state);
      expect(left.state).toBe('initial');
      expect(left.bets).toEqual([]);
      expect(isLocked(left)).toBe(false);
    }),
  );
});

test('the flags of a selection always say what its price, market and match are', () => {
  fc.assert(
    fc.property(story, (events) => {
      const state = after(events);
      for (const one of state.bets.flatMap((bet) => bet.selections)) {
        const { oddsAcceptMode: mode, acceptDownToPercent: part } = state.rules;
        const isOpen = !one.isSuspended && !one.isNotAvailable;
        const isTaken = isOpen && isAutoAccepted(mode, one.acceptedOdds, one.odds, part);
        expect(one.isChanged).toBe(!one.isSuspended && one.odds !== one.acceptedOdds && !isTaken);
        if (one.marketStatus !== 1 || !one.active) expect(one.isSuspended).toBe(true);
      }
      const waits = state.bets.some(
        (bet) => bet.isCustomChanged || bet.selections.some((one) => one.isChanged || one.isNotAvailable),
      );
      if (state.state === 'odds_changed') expect(waits).toBe(true);
      // A press while signed out returns to initial, whatever waits.
      const isAskedToSignIn = events.some((event) => 'isSignedIn' in event && !event.isSignedIn);
      if (state.state === 'initial' && !isAskedToSignIn) expect(waits).toBe(false);
    }),
  );
});

test('accepting leaves nothing flagged, and accepting twice changes nothing more', () => {
  fc.assert(
    fc.property(story, (events) => {
      const state = after(events);
      fc.pre(!isLocked(state));
      const once = after([{ type: 'changes-accepted' }], state);
      const flags = once.bets
        .flatMap((bet) => bet.selections)
        .filter((s) => s.isChanged || s.isSuspended || s.isNotAvailable);
      expect(flags).toEqual([]);
      expect(after([{ type: 'changes-accepted' }], once)).toEqual(once);
    }),
  );
});

test('tapping a new outcome twice leaves the selections as they were', () => {
  fc.assert(
    fc.property(story, selection, (events, one) => {
      const state = after(events);
      fc.pre(!isLocked(state) && !state.selectedOutcomeIds.includes(outcomeKey(one)));
      const tap = { type: 'selection-toggled' as const, selection: one };
      expect(after([tap, tap], state).selectedOutcomeIds).toEqual(state.selectedOutcomeIds);
    }),
  );
});

test('changing to singles and back to a combo keeps selections and the first stake', () => {
  fc.assert(
    fc.property(story, (events) => {
      const state = after(events);
      fc.pre(!isLocked(state) && slipBetType(state) === 'COMBO' && state.bets.length === 1);
      const back = after(
        [
          { type: 'bet-type-changed', betType: 'SINGLE' },
          { type: 'bet-type-changed', betType: 'COMBO' },
        ],
        state,
      );
      expect(back.selectedOutcomeIds).toEqual(state.selectedOutcomeIds);
      expect(back.bets[0]?.betType).toBe('COMBO');
      if (state.bets[0]?.stakeSource === null) expect(back.bets[0]?.stake).toBe(state.bets[0]?.stake);
    }),
  );
});

test('while a request is on its way or in doubt no press sends another', () => {
  fc.assert(
    fc.property(story, selection, fc.boolean(), (events, one, isInDoubt) => {
      const prepared = ready(events, one);
      fc.pre(prepared.bets.length > 0);
      const placing = after([{ type: 'place-pressed', requestId: 'new', isSignedIn: true }], prepared);
      const state = isInDoubt
        ? after([{ type: 'placement-unanswered', requestId: 'new' }], placing)
        : placing;
      const pressed = reduceSlip(state, { type: 'place-pressed', requestId: 'other', isSignedIn: true });
      expect(isLocked(state)).toBe(true);
      expect(pressed.state).toBe(state);
      expect(pressed.effects).toEqual([{ kind: 'locked' }]);
    }),
  );
});

test('what has no problem is sent when it is placed', () => {
  fc.assert(
    fc.property(story, selection, (events, one) => {
      const state = ready(events, one);
      fc.pre(isPlaceable(slipProblems(state, quote(state), context)));
      const press = { type: 'place-pressed' as const, requestId: 'new', isSignedIn: true };
      const { state: placing, effects } = reduceSlip(state, press);
      expect(effects).toEqual([{ kind: 'send-placement', requestId: 'new' }]);
      expect(placing.processingBets.map((bet) => bet.betId)).toEqual(state.bets.map((bet) => bet.betId));
    }),
  );
});

test('the totals of the quote are the sums of its bets', () => {
  fc.assert(
    fc.property(story, (events) => {
      const state = after(events);
      const quoted = quote(state);
      expect(quoted.bets.map((bet) => bet.betId)).toEqual(state.bets.map((bet) => bet.betId));
      const stakes = state.bets.reduce((sum, bet) => sum + bet.stake, 0);
      expect(quoted.totalStake).toBe(Math.min(stakes, MAX_MONEY));
      const returns = quoted.bets.reduce((sum, bet) => sum + bet.potentialReturn, 0);
      expect(quoted.totalReturn).toBe(Math.min(returns, MAX_MONEY));
      for (const bet of quoted.bets) expect(bet.minReturn).toBeLessThanOrEqual(bet.potentialReturn);
    }),
  );
});

test('the draft reducer agrees with the whole slip on every draft event', () => {
  fc.assert(
    fc.property(story, selection, (events, one) => {
      const state = after(events);
      const draft: DraftEvent[] = [
        { type: 'selection-toggled', selection: one },
        { type: 'bet-type-changed', betType: 'SINGLE' },
        { type: 'stake-typed-for-all', text: '5', parsed: { kind: 'amount', amount: 500 } },
        { type: 'changes-accepted' },
        { type: 'cleared' },
      ];
      for (const event of draft) expect(reduceDraft(state, event)).toEqual(reduceSlip(state, event));
    }),
  );
});

test('an update that changes nothing gives the same state, and one that does leaves other bets as they are', () => {
  const taps = ['1', '2'].map((matchId) => ({
    type: 'selection-added' as const,
    selection: selectionInput({ matchId, odds: 20_000 }),
  }));
  const singles = after([...taps, { type: 'bet-type-changed', betType: 'SINGLE' }]);
  const market = (odds: number) => ({
    type: 'markets-updated' as const,
    markets: [{ key: '2/1/', status: 1, outcomes: [{ id: '1', odds, active: true }] }],
  });
  expect(reduceSlip(singles, market(20_000)).state).toBe(singles);
  const moved = reduceSlip(singles, market(21_000)).state;
  expect(moved.bets[0]).toBe(singles.bets[0]);
  expect(moved.bets[1]).not.toBe(singles.bets[1]);
});

test('a return that is typed replaces the stake that was typed', () => {
  const typed = {
    type: 'stake-typed',
    betId: 'b1',
    text: '10',
    parsed: { kind: 'amount', amount: 1000 },
  } as const;
  const wanted = {
    type: 'wanted-return-typed',
    betId: 'b1',
    parsed: { kind: 'amount', amount: 2000 },
  } as const;
  const tap = { type: 'selection-added', selection: selectionInput({ odds: 20_000 }) } as const;
  expect(after([tap, typed, wanted]).bets[0]).toMatchObject({
    stake: 1000,
    stakeText: '',
    wantedReturn: 2000,
  });
  expect(after([tap, wanted, typed]).bets[0]).toMatchObject({ stakeText: '10', wantedReturn: null });
});
