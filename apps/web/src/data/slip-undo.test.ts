import { createLiveStore } from '@touchline/client/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchSlip, slipState, startSlip } from './slip.ts';
import { dismissUndo, holdUndo, releaseUndo, startUndo } from './slip-undo.ts';
import { selectionInput } from './test/selection-input.ts';
import { closeSheet, isSheetShown, openSheet } from './ticket-panel.ts';

const live = createLiveStore({ schedule: (flush) => flush(), now: () => 1000 });
const PATIENCE_MS = 8_000;
let stop = () => {};

beforeEach(async () => {
  startSlip({ live });
  dispatchSlip({ type: 'selection-added', selection: selectionInput('7') });
  await vi.waitFor(() => expect(slipState().bets).toHaveLength(1));
  vi.useFakeTimers();
  stop = startUndo();
});
afterEach(() => {
  stop();
  dispatchSlip({ type: 'cleared' });
  dispatchSlip({ type: 'undo-dismissed' });
  closeSheet();
  vi.useRealTimers();
});

const removeLast = () => dispatchSlip({ type: 'selection-removed', id: '7/1//1' });

test('a removal can be undone for eight seconds', () => {
  removeLast();
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(slipState().undo).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(slipState().undo).toBeNull();
});

test('while somebody is at the offer it stays', () => {
  removeLast();
  holdUndo();
  vi.advanceTimersByTime(PATIENCE_MS * 10);
  expect(slipState().undo).not.toBeNull();
  releaseUndo();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(slipState().undo).toBeNull();
});

test('a sheet that was emptied waits for the offer to end, and one that was filled again stays', () => {
  openSheet();
  removeLast();
  expect(isSheetShown()).toBe(true);
  dispatchSlip({ type: 'undone' });
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(isSheetShown()).toBe(true);
  removeLast();
  dismissUndo();
  expect(isSheetShown()).toBe(false);
});
