import type { BetLabel, MinorUnits, Odds } from '@touchline/betting';
import type { OffLabel } from './selection-state.ts';
import { offSelections, offSelectionsLabel } from './slip-action.ts';
import type { SlipModel } from './use-slip-model.ts';

/** What the dock of the slip says: how the slip stands, or what waits for the player. */
export interface DockView {
  readonly count: number;
  readonly type: BetLabel | 'singles';
  /** Null where several singles have no odds in common. */
  readonly totalOdds: Odds | null;
  readonly potentialReturn: MinorUnits;
  readonly currency: string;
  readonly needs:
    | { readonly kind: 'changed' | 'waiting' | OffLabel; readonly count: number }
    | { readonly kind: 'paused' | 'placed' | 'refused' | 'unconfirmed' }
    | null;
}

/** The dock of a slip; null while there is nothing to say. */
export function dockView(
  model: Pick<SlipModel, 'state' | 'quoted' | 'problems' | 'action'>,
): DockView | null {
  const { state, quoted } = model;
  if (state.bets.length === 0 && state.placedBets.length === 0) return null;
  const [first] = quoted.bets;
  const isOne = quoted.bets.length === 1;
  const type = isOne && first ? first.label : 'singles';
  return {
    count: quoted.selectionCount,
    type,
    // The multiplier of a system is no odds that anybody knows.
    totalOdds: isOne && type !== 'system' ? (first?.totalOdds ?? null) : null,
    potentialReturn: quoted.totalReturn,
    currency: quoted.currency,
    needs: needsOf(model),
  };
}

function needsOf({
  state,
  action,
  problems,
}: Pick<SlipModel, 'state' | 'problems' | 'action'>): DockView['needs'] {
  if (action.kind === 'unconfirmed') return { kind: 'unconfirmed' };
  if (action.kind === 'done') {
    const waiting = state.placedBets.filter(({ status }) => status === 'submitted').length;
    return waiting > 0 ? { kind: 'waiting', count: waiting } : { kind: 'placed' };
  }
  if (state.state === 'error') return { kind: 'refused' };
  if (action.kind === 'paused') return { kind: 'paused' };
  if (action.kind === 'accept') return { kind: 'changed', count: action.count };
  const off = offSelections(problems).length;
  return off > 0 ? { kind: offSelectionsLabel(state, problems), count: off } : null;
}
