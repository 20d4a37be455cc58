import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/slip.json';
import { outcomeKey } from './selection.ts';
import { reduceSlip } from './slip.ts';
import { withBets } from './slip-core.ts';
import type { RestoreCurrency, SlipEffect, SlipEvent } from './slip-event.ts';
import { savedSlip } from './slip-restore.ts';
import { DEFAULT_SLIP_RULES, emptySlip, newBet, type SelectionInput, type SlipState } from './slip-state.ts';
import { standardSystemTypes } from './system.ts';
import { selectionInput } from './test/selection-input.ts';

type Letter = keyof typeof vectors.selections;
type Row = (typeof vectors.rows)[number];
type RowEvent = { readonly type: string; readonly [field: string]: unknown };

function input(letter: Letter): SelectionInput {
  return selectionInput(vectors.selections[letter]);
}

function keyOf(letter: string): string {
  // Vectors name selections by the letters of their table.
  return outcomeKey(input(letter as Letter));
}

function letterOf(id: string): string {
  return Object.keys(vectors.selections).find((letter) => keyOf(letter) === id) ?? id;
}

function byKey(odds: unknown): Record<string, number> {
  const named = Object.entries(odds as Record<string, number>);
  return Object.fromEntries(named.map(([letter, value]) => [keyOf(letter), value]));
}

// The events of the vectors are the slip's own, except that selections are letters and some stand for several steps.
// The vectors are JSON without our types: each cast below says what the event's type promises.
function apply(state: SlipState, event: RowEvent): { state: SlipState; effects: readonly SlipEffect[] } {
  const letter = event.selection as Letter;
  switch (event.type) {
    case 'selection-added':
    case 'selection-toggled':
      return reduceSlip(state, { type: event.type, selection: input(letter) });
    case 'selection-removed':
      return reduceSlip(state, { type: event.type, id: keyOf(event.id as string) });
    case 'add-many':
      return Array.from({ length: event.count as number }).reduce<{
        state: SlipState;
        effects: readonly SlipEffect[];
      }>(
        (before, _none, index) => {
          const many = selectionInput({
            matchId: `9${index}`,
            outcomeId: '1',
            odds: 20_000,
            provider: 'betradar',
          });
          return reduceSlip(before.state, { type: 'selection-added', selection: many });
        },
        { state, effects: [] },
      );
    case 'custom': {
      const letters = event.selections as Letter[];
      const singles = letters.reduce(
        (before, one) => apply(before, { type: 'selection-added', selection: one }).state,
        state,
      );
      const selections = singles.bets.flatMap((bet) => bet.selections);
      const custom = { ...newBet('b1', selections, state.rules, 'CUSTOM_BET'), customOdds: 26_000 };
      return { state: withBets(singles, [custom]), effects: [] };
    }
    case 'market': {
      const { outcomeId, odds } = input(letter);
      const outcomes = event.outcomes ?? [
        { id: outcomeId, odds: event.odds ?? odds, active: event.active ?? true },
      ];
      const key = keyOf(letter).replace(/\/[^/]*$/, '');
      const market = { key, status: event.status ?? 1, outcomes };
      return reduceSlip(state, { type: 'markets-updated', markets: [market] } as unknown as SlipEvent);
    }
    case 'match':
      return reduceSlip(state, {
        type: 'match-updated',
        matchId: input(letter).matchId,
        status: event.status as number,
      });
    case 'placement-answered':
    case 'bet-decided':
      return reduceSlip(state, { ...event, currentOdds: byKey(event.currentOdds) } as unknown as SlipEvent);
    case 'reload': {
      const saved: unknown = JSON.parse(JSON.stringify(savedSlip(state)));
      const into = event.into as RestoreCurrency | undefined;
      const fresh = emptySlip(DEFAULT_SLIP_RULES, state.systemTypes);
      return reduceSlip(fresh, into ? { type: 'restored', saved, into } : { type: 'restored', saved });
    }
    case 'share':
      return reduceSlip(state, { type: 'share-restored', bets: JSON.parse(JSON.stringify(state.bets)) });
    default:
      return reduceSlip(state, event as unknown as SlipEvent);
  }
}

function run(row: Row) {
  const rules = 'rules' in row ? row.rules : {};
  const start = emptySlip({ ...DEFAULT_SLIP_RULES, ...rules } as SlipState['rules'], standardSystemTypes());
  return row.events.reduce<{ state: SlipState; effects: readonly SlipEffect[] }>(
    ({ state }, event) => apply(state, event as RowEvent),
    { state: start, effects: [] },
  );
}

// What the vectors write of a state: selections as letters, systems by id, receipts by reference.
function seen(state: SlipState) {
  const selections = state.bets.flatMap((bet) => bet.selections);
  return {
    ...state,
    bets: state.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((selection) => letterOf(selection.id)),
      systemType: bet.systemType?.id ?? null,
    })),
    selections: Object.fromEntries(selections.map((selection) => [letterOf(selection.id), selection])),
    processing: state.processingBets.map((bet) => bet.betId),
    placed: state.placedBets.map((bet) => bet.ref),
    count: state.selectedOutcomeIds.length,
  };
}

describe('the slip does what the specification says', () => {
  test.each(vectors.rows)('$name ($source)', (row) => {
    const { state, effects } = run(row);
    expect(seen(state)).toMatchObject(row.expect);
    if ('effects' in row) expect(effects.map((effect) => effect.kind)).toEqual(row.effects);
  });

  test('every row quotes a section of the specification', () => {
    expect(vectors.rows.filter((row) => !row.source.startsWith('§'))).toEqual([]);
  });
});
