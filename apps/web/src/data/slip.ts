import {
  emptySlip,
  type OutcomeKey,
  reduceSlip,
  type SlipEffect,
  type SlipEvent,
  type SlipState,
  savedSlip,
} from '@touchline/betting';
import { useSyncExternalStore } from 'react';
import { notify } from './notices.ts';
import type { Services } from './services.ts';
import { type SelectionSeed, selectionOf } from './slip-seed.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { closePanel, closeSheet, openPanel } from './ticket-panel.ts';

export type { SelectionSeed } from './slip-seed.ts';

/** What the server renders with: nobody's slip. */
const EMPTY = emptySlip();

let state = EMPTY;
let selected: ReadonlySet<OutcomeKey> = new Set();
const listeners = new Set<() => void>();
const byOutcome = new Map<OutcomeKey, Set<() => void>>();
const waiting: SlipEffect[] = [];
let prices: Services['live'] | null = null;
let performLater: ((effect: SlipEffect) => void) | null = null;

/** The slip as it is now. */
export const slipState = (): SlipState => state;

/** Calls back after each change of the slip. */
export function subscribeSlip(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** Lets something happen to the slip, and does what follows from it. */
export function dispatchSlip(event: SlipEvent): void {
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
  return useSyncExternalStore(
    (callback) => subscribeSelected(key, callback),
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
  dispatchSlip({ type: 'selection-toggled', selection });
  return true;
}

/** Takes over what this tab kept. Once, after hydration; the runtime of the slip brings prices, rules and placing. */
export function startSlip(services: Pick<Services, 'live'>): void {
  if (prices) return;
  prices = services.live;
  const saved = readStored('bets');
  if (saved) dispatchSlip({ type: 'restored', saved });
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
  const before = selected;
  const isSameSelection = next.selectedOutcomeIds === state.selectedOutcomeIds;
  state = next;
  keep(next);
  if (!isSameSelection) {
    selected = new Set(next.selectedOutcomeIds);
    for (const key of new Set([...before, ...selected])) {
      if (before.has(key) === selected.has(key)) continue;
      for (const callback of [...(byOutcome.get(key) ?? [])]) callback();
    }
  }
  for (const callback of [...listeners]) callback();
}

function keep(next: SlipState): void {
  if (next.bets.length === 0 && next.requestId === null) removeStored('bets');
  else writeStored('bets', { ...savedSlip(next) });
}

function perform(effect: SlipEffect): void {
  switch (effect.kind) {
    case 'panel-open':
      openPanel('BET_SLIP');
      break;
    case 'panel-close':
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
