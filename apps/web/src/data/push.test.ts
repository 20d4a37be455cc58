import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canBeTold } from './push.ts';

beforeEach(() => {
  const window = { PushManager: {}, Notification: {} };
  vi.stubGlobal('window', Object.assign(window, { top: window }));
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('document', { querySelector: () => ({}) });
});
afterEach(() => vi.unstubAllGlobals());

test('a browser with all that it takes can be told', () => {
  expect(canBeTold()).toBe(true);
});

test.each([
  ['push', () => Reflect.deleteProperty(window, 'PushManager')],
  ['notifications', () => Reflect.deleteProperty(window, 'Notification')],
  ['a worker', () => vi.stubGlobal('navigator', {})],
  ['a manifest', () => vi.stubGlobal('document', { querySelector: () => null })],
  ['a window of its own', () => Object.assign(window, { top: {} })],
])('a browser without %s cannot be told', (_, take) => {
  take();
  expect(canBeTold()).toBe(false);
});
