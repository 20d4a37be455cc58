import {
  emptySlip,
  type OutcomeKey,
  outcomeKey,
  type SelectionInput,
  type SlipEffect,
  type SlipEvent,
  type SlipState,
} from '@touchline/betting';
import { useCallback, useSyncExternalStore } from 'react';
import { afterFrame } from './after-frame.ts';
import { late } from './late.ts';
import { notify } from './notices.ts';
import { reportError } from './report.ts';
import type { Services } from './services.ts';
import { type SelectionSeed, selectionOf } from './slip-seed.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { closePanel, closeSheet, isSheetShown, openPanel } from './ticket-panel.ts';

export type { SelectionSeed } from './slip-seed.ts';

type SlipEngine = typeof import('./slip-engine.ts');

/** What the server renders with: nobody's slip. */
const EMPTY = emptySlip();

let state = EMPTY;
let selected: ReadonlySet<OutcomeKey> = new Set();
const listeners = new Set<() => void>();
const byOutcome = new Map<OutcomeKey, Set<() => void>>();
const waiting: SlipEffect[] = [];
let prices: Services['live'] | null = null;
let engine: SlipEngine | null = null;
let isEngineComing = false;
/** What happened before the rules of the slip were here. */
const early: SlipEvent[] = [];
let performLater: ((effect: SlipEffect) => void) | null = null;
let takeTap: ((selection: SelectionInput) => boolean) | null = null;

/** The slip as it is now. */
export const slipState = (): SlipState => state;

/** Calls back after each change of the slip. */
export function subscribeSlip(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** Lets something happen to the slip, and does what follows from it. Before its rules are here, the event waits. */
export function dispatchSlip(event: SlipEvent): void {
  if (engine) apply(engine, event);
  else foresee(event);
}

function apply({ reduceSlip }: SlipEngine, event: SlipEvent): void {
  const next = reduceSlip(state, event);
  if (next.state !== state) commit(next.state);
  for (const effect of next.effects) perform(effect);
}

/** A part of the slip. `select` returns a value that keeps its identity while nothing changed, or a primitive. */
export function useSlip<T>(select: (slip: SlipState) => T): T {
  return useSyncExternalStore(
    subscribeSlip,
    () => select(state),
    () => select(EMPTY),
  );
}

/** Whether an outcome is on the slip. Only the buttons of outcomes that come and go are told. */
export function useIsSelected(key: OutcomeKey): boolean {
  const subscribe = useCallback((callback: () => void) => subscribeSelected(key, callback), [key]);
  return useSyncExternalStore(
    subscribe,
    () => selected.has(key),
    () => false,
  );
}

const countSelections = (slip: SlipState) => slip.selectedOutcomeIds.length;

/** How many selections the slip holds. */
export const useSlipCount = (): number => useSlip(countSelections);

/**
 * A tap on a price: adds its outcome or takes it off.
 * Errors: false where the price is unknown and nothing was changed.
 */
export function toggleSelection(seed: SelectionSeed): boolean {
  const selection = prices && selectionOf(seed, prices);
  if (!selection) return false;
  if (!takeTap?.(selection)) dispatchSlip({ type: 'selection-toggled', selection });
  return true;
}

/** Whoever is asked first about a tap; where it takes it, the slip hears nothing of it. */
export function interceptTaps(handler: typeof takeTap): void {
  takeTap = handler;
}

/** Loads the slip's engine, which restores the stored bets and then applies queued taps. Call once, after hydration. */
export function startSlip(services: Pick<Services, 'live'>): void {
  prices = services.live;
  bringEngine();
}

function bringEngine(): void {
  if (engine || isEngineComing) return;
  isEngineComing = true;
  late(() => import('./slip-engine.ts'))
    .then(wake, giveUp)
    .finally(() => {
      isEngineComing = false;
    });
}

function wake(brought: SlipEngine): void {
  engine = brought;
  const saved = readStored('bets');
  if (saved) dispatchSlip({ type: 'restored', saved });
  for (const event of early.splice(0)) dispatchSlip(event);
  select(state.selectedOutcomeIds);
}

/** Nothing that was tapped is on the slip, so nothing looks as if it was; the next tap tries again. */
function giveUp(error: unknown): void {
  reportError(error);
  early.length = 0;
  select([]);
  notify({ kind: 'error', titleKey: 'toast.error.title', descriptionKey: 'error.default' });
}

/** Shows a tap at once, and queues it as the addition or removal that the player saw. */
function foresee(event: SlipEvent): void {
  bringEngine();
  if (event.type !== 'selection-toggled') {
    early.push(event);
    return;
  }
  const { selection } = event;
  const id = outcomeKey(selection);
  const isSelected = selected.has(id);
  early.push(isSelected ? { type: 'selection-removed', id } : { type: 'selection-added', selection });
  select(isSelected ? [...selected].filter((key) => key !== id) : [...selected, id]);
}

/** Hands over the effects that need code which comes after the first load; those that waited are performed now. */
export function setSlipEffects(handler: (effect: SlipEffect) => void): () => void {
  performLater = handler;
  for (const effect of waiting.splice(0)) handler(effect);
  return () => {
    performLater = null;
  };
}

function subscribeSelected(key: OutcomeKey, callback: () => void): () => void {
  const callbacks = byOutcome.get(key) ?? new Set();
  byOutcome.set(key, callbacks.add(callback));
  return () => {
    callbacks.delete(callback);
    if (callbacks.size === 0 && byOutcome.get(key) === callbacks) byOutcome.delete(key);
  };
}

function commit(next: SlipState): void {
  const isSameSelection = next.selectedOutcomeIds === state.selectedOutcomeIds;
  state = next;
  // A placement on its way is asked for by its id after a crash too, so its id is kept before it is sent.
  if (next.requestId !== null) keep(next);
  else afterFrame('bets', () => keep(state));
  if (!isSameSelection) select(next.selectedOutcomeIds);
  for (const callback of [...listeners]) callback();
}

function select(keys: readonly OutcomeKey[]): void {
  const before = selected;
  selected = new Set(keys);
  for (const key of new Set([...before, ...selected])) {
    if (before.has(key) === selected.has(key)) continue;
    for (const callback of [...(byOutcome.get(key) ?? [])]) callback();
  }
}

function keep(next: SlipState): void {
  if (next.bets.length === 0 && next.requestId === null) removeStored('bets');
  else if (engine) writeStored('bets', { ...engine.savedSlip(next) });
}

function perform(effect: SlipEffect): void {
  switch (effect.kind) {
    case 'panel-open':
      openPanel('BET_SLIP');
      break;
    case 'panel-close':
      // Who took the last selection off in the sheet is offered to have it back there: `slip-undo.ts` closes it.
      if (state.undo && isSheetShown()) break;
      closeSheet();
      closePanel();
      break;
    case 'selection-limit':
      notify({ kind: 'warning', titleKey: 'slip.limit', values: { count: effect.limit } });
      break;
    case 'locked':
      notify({ kind: 'info', titleKey: 'slip.locked.title', descriptionKey: 'slip.locked.text' });
      break;
    default:
      if (performLater) performLater(effect);
      else waiting.push(effect);
  }
}
