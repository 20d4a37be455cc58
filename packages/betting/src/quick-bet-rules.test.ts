import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/quick-bet.json';
import {
  initialQuickBet,
  opensQuickBet,
  type QuickBetEvent,
  type QuickBetStep,
  reduceQuickBet,
} from './quick-bet.ts';
import { newBet } from './slip-bet.ts';
import { chosen } from './slip-edit.ts';
import { emptySlip } from './slip-state.ts';
import { selectionInput } from './test/selection-input.ts';

type RowEvent = { readonly type: string; readonly [field: string]: unknown };
type Row = {
  readonly name: string;
  readonly source: string;
  readonly given: readonly RowEvent[];
  readonly action: RowEvent;
  readonly expect: object;
  readonly effects?: readonly string[];
};

// The vectors are JSON without our types.
const rows = vectors.rows as unknown as readonly Row[];

function eventOf(event: RowEvent): QuickBetEvent {
  if (event.type !== 'opened') return event as unknown as QuickBetEvent;
  const input = selectionInput({ odds: event.odds as number, matchStatus: 1 });
  const slip = emptySlip();
  return { type: 'opened', bet: newBet('q1', [chosen('1/1//1', input, slip)], slip.rules) };
}

function run(row: Row): QuickBetStep {
  return [...row.given, row.action].reduce<QuickBetStep>(
    ({ state }, event) => reduceQuickBet(state, eventOf(event)),
    { state: initialQuickBet('EUR'), effects: [] },
  );
}

describe('the quick bet does what the specification says', () => {
  test.each(rows)('$name ($source)', (row) => {
    const { state, effects } = run(row);
    const opensFor = {
      live: opensQuickBet(state, { matchStatus: 1 }),
      prematch: opensQuickBet(state, { matchStatus: 0 }),
    };
    expect({ ...state, opensFor }).toMatchObject(row.expect);
    if (row.effects) expect(effects.map((effect) => effect.kind)).toEqual(row.effects);
  });
});
