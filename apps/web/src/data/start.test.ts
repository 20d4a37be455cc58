import { createLiveStore } from '@touchline/client/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOpenModal } from './modal.ts';
import { useNotice } from './notices.ts';
import { setCurrentServices } from './services.ts';
import { startPage } from './start.ts';
import { pageServices } from './test/page-services.ts';

// Stores are read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

let stop = () => {};
let visit = { href: '', left: [] as string[] };

beforeEach(() => {
  visit = { href: 'http://127.0.0.1:1/sports', left: [] };
  const page = Object.assign(new EventTarget(), { sessionStorage: null, localStorage: null });
  const location = {
    get href() {
      return visit.href;
    },
    get pathname() {
      return new URL(visit.href).pathname;
    },
    get search() {
      return new URL(visit.href).search;
    },
    get hash() {
      return new URL(visit.href).hash;
    },
    protocol: 'http:',
    host: '127.0.0.1:1',
  };
  const replaceState = (_state: unknown, _title: string, address: string) => visit.left.push(address);
  vi.stubGlobal('window', Object.assign(page, { location, history: { state: null, replaceState } }));
  vi.stubGlobal('HTMLElement', class {});
  const html = { dataset: {} };
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      activeElement: null,
      documentElement: html,
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  // What the page brings later has to be here before it can be stopped.
  await Promise.all([import('./slip-runtime.ts'), import('./realtime-start.ts')]);
  await new Promise((resolve) => setImmediate(resolve));
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start() {
  const services = pageServices({
    live: createLiveStore({ schedule: (flush) => flush() }),
    origin: 'http://127.0.0.1:1',
  });
  setCurrentServices(services);
  stop = startPage(services);
}

test('going offline shows an error toast with title and description until the network is back', () => {
  start();
  window.dispatchEvent(new Event('offline'));
  expect(useNotice()).toMatchObject({
    kind: 'error',
    titleKey: 'toast.offline.title',
    descriptionKey: 'toast.offline.text',
  });
  window.dispatchEvent(new Event('online'));
  expect(useNotice()).toBeNull();
});

test('what the head script took out of the address opens its modal once', async () => {
  window.touchlineAsked = 'http://127.0.0.1:1/sports?modal=sign_in&sport=football';
  start();
  await vi.waitFor(() => expect(useOpenModal()?.kind).toBe('sign_in'));
  expect(window.touchlineAsked).toBeUndefined();
});

test('a hash that is followed on the page opens its modal and leaves the address', async () => {
  start();
  visit.href = 'http://127.0.0.1:1/sports/live#sign-up';
  window.dispatchEvent(new Event('hashchange'));
  await vi.waitFor(() => expect(useOpenModal()?.kind).toBe('sign_up'));
  expect(visit.left).toEqual(['/sports/live']);
});
