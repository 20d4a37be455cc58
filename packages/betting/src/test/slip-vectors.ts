import vectors from '../../../../fixtures/betting/slip.json';
import { outcomeKey } from '../selection.ts';
import { reduceSlip } from '../slip.ts';
import type { SelectionInput } from '../slip-bet.ts';
import type { RestoreCurrency, SlipEffect, SlipEvent } from '../slip-event.ts';
import { savedSlip } from '../slip-restore.ts';
import { DEFAULT_SLIP_RULES, emptySlip, type SlipState } from '../slip-state.ts';
import { fullCoverTypes, standardSystemTypes } from '../system.ts';
import { selectionInput } from './selection-input.ts';

type Letter = keyof typeof vectors.selections;
/** An event of the vectors: the slip's own, except that selections are letters and some stand for several steps. */
export type RowEvent = { readonly type: string; readonly [field: string]: unknown };

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

// The vectors are JSON without our types: each cast below says what the event's type promises.
function apply(state: SlipState, event: RowEvent): { state: SlipState; effects: readonly SlipEffect[] } {
  const letter = event.selection as Letter;
  switch (event.type) {
    case 'selection-added':
    case 'selection-toggled':
      return reduceSlip(state, { type: event.type, selection: input(letter) });
    case 'selection-removed':
      return reduceSlip(state, { type: event.type, id: keyOf(event.id as string) });
    case 'custom-bet-replaced':
    case 'custom-bet-grown':
    case 'custom-bet-split':
      return reduceSlip(state, { ...event, selection: input(letter) } as unknown as SlipEvent);
    case 'custom-bet-set': {
      const selections = (event.selections as Letter[]).map(input);
      return reduceSlip(state, { ...event, selections } as unknown as SlipEvent);
    }
    case 'covers-offered':
      return reduceSlip(state, {
        type: 'system-types-changed',
        systemTypes: [...standardSystemTypes(), ...fullCoverTypes()],
      });
    case 'add-many':
      return addMany(state, event.count as number);
    case 'custom': {
      const selections = (event.selections as Letter[]).map(input);
      return reduceSlip(state, { type: 'custom-bet-set', selections, customOdds: 26_000 });
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

function addMany(state: SlipState, count: number): { state: SlipState; effects: readonly SlipEffect[] } {
  const numbers = Array.from({ length: count }, (_none, index) => index);
  return numbers.reduce<{ state: SlipState; effects: readonly SlipEffect[] }>(
    (before, index) =>
      reduceSlip(before.state, {
        type: 'selection-added',
        selection: selectionInput({ matchId: `9${index}` }),
      }),
    { state, effects: [] },
  );
}

/** A row of the vectors: events one after another, the last of which is the one that is shown. */
export type VectorRow = {
  readonly name: string;
  readonly source: string;
  readonly rules?: object;
  readonly events: readonly RowEvent[];
};

/** The slip after the events of a row, and what the last of them asks of the screen. */
export function run(row: VectorRow): { state: SlipState; effects: readonly SlipEffect[] } {
  // The rules of the vectors are JSON of the type that they replace a part of.
  const rules = { ...DEFAULT_SLIP_RULES, ...row.rules } as SlipState['rules'];
  return row.events.reduce<{ state: SlipState; effects: readonly SlipEffect[] }>(
    ({ state }, event) => apply(state, event),
    { state: emptySlip(rules, standardSystemTypes()), effects: [] },
  );
}

/** What the vectors write of a state: selections as letters, systems by id, receipts by reference. */
export function seen(state: SlipState) {
  const selections = state.bets.flatMap((bet) => bet.selections);
  return {
    ...state,
    bets: state.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((selection) => letterOf(selection.id)),
      systemType: bet.systemType?.id ?? null,
    })),
    undo: state.undo && { ...state.undo, bets: state.undo.bets.map((bet) => bet.betId) },
    selections: Object.fromEntries(selections.map((selection) => [letterOf(selection.id), selection])),
    processing: state.processingBets.map((bet) => bet.betId),
    placed: state.placedBets.map((bet) => bet.ref),
    count: state.selectedOutcomeIds.length,
  };
}
