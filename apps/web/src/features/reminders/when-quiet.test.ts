// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeModal, openModal } from '#data/modal.ts';
import { whenQuiet } from './when-quiet.ts';

const run = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('runs once after its delay', () => {
  whenQuiet(run, 10_000);
  vi.advanceTimersByTime(9_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

test('waits while somebody types', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  whenQuiet(run, 1_000);
  vi.advanceTimersByTime(30_000);
  expect(run).not.toHaveBeenCalled();
  field.blur();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

test('waits while a modal or a sheet is open', () => {
  openModal('search');
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.setAttribute('role', 'dialog');
  whenQuiet(run, 1_000);
  vi.advanceTimersByTime(5_000);
  closeModal();
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
  sheet.remove();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

test('is called off, also while it waits', () => {
  const stops = [whenQuiet(run, 1_000), whenQuiet(run, 1_000)];
  stops[0]?.();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  vi.advanceTimersByTime(2_000);
  stops[1]?.();
  field.blur();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
