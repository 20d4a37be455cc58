import { TOAST_CLOSE_MS } from '@touchline/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissNotice, holdNotice, notify, resumeNotice, useNotice } from './notices.ts';

// The store is read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

const shown = () => useNotice()?.titleKey;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissNotice();
  vi.useRealTimers();
});

test('one toast shows at a time: a new one stands in place of the one before', () => {
  const first = notify({ kind: 'info', titleKey: 'toast.session.title' });
  notify({ kind: 'error', titleKey: 'toast.error.title' });
  expect(shown()).toBe('toast.error.title');
  dismissNotice(first);
  expect(shown()).toBe('toast.error.title');
});

test('a toast closes itself after five seconds', () => {
  notify({ kind: 'info', titleKey: 'toast.session.title' });
  vi.advanceTimersByTime(TOAST_CLOSE_MS - 1);
  expect(shown()).toBe('toast.session.title');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('the time of a toast does not close the one that followed', () => {
  notify({ kind: 'info', titleKey: 'toast.session.title' });
  vi.advanceTimersByTime(TOAST_CLOSE_MS - 1_000);
  notify({ kind: 'error', titleKey: 'toast.error.title' });
  vi.advanceTimersByTime(TOAST_CLOSE_MS - 1);
  expect(shown()).toBe('toast.error.title');
});

test('a toast that is pointed at, or that lasts, stays', () => {
  notify({ kind: 'info', titleKey: 'toast.session.title' });
  holdNotice();
  vi.advanceTimersByTime(10 * TOAST_CLOSE_MS);
  expect(shown()).toBe('toast.session.title');
  resumeNotice();
  vi.advanceTimersByTime(TOAST_CLOSE_MS);
  expect(shown()).toBeUndefined();
  notify({ kind: 'error', titleKey: 'toast.offline.title', isLasting: true });
  vi.advanceTimersByTime(10 * TOAST_CLOSE_MS);
  expect(shown()).toBe('toast.offline.title');
});
