import { expect, test } from 'vitest';
import { outcomeKey } from './selection.ts';
import { reduceSlip } from './slip.ts';
import type { SlipEvent } from './slip-event.ts';
import { emptySlip, type SlipState } from './slip-state.ts';
import { selectionInput } from './test/selection-input.ts';

const selection = selectionInput();
const KEY = outcomeKey(selection);
const after = (events: readonly SlipEvent[], from: SlipState = emptySlip()): SlipState =>
  events.reduce((state, event) => reduceSlip(state, event).state, from);
const add: SlipEvent = { type: 'selection-added', selection };
const stake: SlipEvent = {
  type: 'stake-typed-for-all',
  text: '10',
  parsed: { kind: 'amount', amount: 1000 },
};
const german: SlipEvent = {
  type: 'selections-named',
  names: { [KEY]: { marketName: 'Spielausgang', outcomeName: 'Heim' } },
};

test('names change and nothing else does, also while the bet is on its way', () => {
  const pressed: SlipEvent = { type: 'place-pressed', requestId: 'r1', isSignedIn: true };
  for (const state of [after([add, stake]), after([add, stake, pressed])]) {
    const named = after([german], state);
    const [one] = named.bets[0]?.selections ?? [];
    expect(one).toEqual({ ...state.bets[0]?.selections[0], marketName: 'Spielausgang', outcomeName: 'Heim' });
    expect(named.processingBets[0]?.selections[0]?.marketName).toBe(
      state.inProgress ? 'Spielausgang' : undefined,
    );
    expect({ ...named, bets: [], processingBets: [] }).toEqual({ ...state, bets: [], processingBets: [] });
  }
});

test('the same names again, or names of nothing that is on the slip, leave the state as it is', () => {
  const named = after([add, german]);
  expect(after([german], named)).toBe(named);
  expect(after([{ type: 'selections-named', names: { '9/1//1': { outcomeName: 'Heim' } } }], named)).toBe(
    named,
  );
});

test('a receipt is named too', () => {
  const pressed: SlipEvent = { type: 'place-pressed', requestId: 'r1', isSignedIn: true };
  const answer: SlipEvent = {
    type: 'placement-answered',
    requestId: 'r1',
    replies: [{ betId: 'b1', id: '900', ref: 'AB12', status: 'accepted', isVip: false, odds: {} }],
    error: null,
    currentOdds: {},
  };
  const receipt = after([add, stake, pressed, answer, german]);
  expect(receipt.placedBets[0]?.bet.selections[0]?.outcomeName).toBe('Heim');
});
