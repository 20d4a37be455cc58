import { runInNewContext } from 'node:vm';
import { OWN_BRAND } from '@touchline/contract/brand';
import { expect, test } from 'vitest';
import { workerText } from './serve-worker.ts';

const ORIGIN = 'https://book.example';
const LOOK = { brand: OWN_BRAND, version: 'aaaaaaaaaaaa', isOwn: true } as Parameters<typeof workerText>[1]; // what the text reads

interface Page {
  url: string;
  focus: () => Promise<Page>;
  navigate: (url: string) => Promise<Page>;
}

/** The worker in the place of a browser, which it asks for nothing but what stands here. */
function startWorker({ required = false, pages = [] as string[], canNavigate = true } = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const log: string[] = [];
  const open = pages.map((url): Page => {
    const page: Page = {
      url,
      focus: async () => {
        log.push(`focus ${page.url}`);
        return page;
      },
      navigate: async (to) => {
        if (!canNavigate) throw new TypeError('Not controlled.');
        log.push(`navigate ${to}`);
        return page;
      },
    };
    return page;
  });
  const self = {
    location: new URL('/sports/worker.js', ORIGIN),
    addEventListener: (type: string, listen: (event: unknown) => void) => listeners.set(type, listen),
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => open,
      openWindow: async (url: string) => void log.push(`open ${url}`),
    },
  };
  const text = workerText({ setup: { locales: ['en', 'ar'], required }, assets: [] }, LOOK);
  runInNewContext(text, { self, URL, caches: {}, fetch: () => undefined });
  const fire = async (type: string, event: Record<string, unknown>) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  return { fire, shown, log };
}

const MESSAGE = {
  title: 'هدف',
  body: 'ب ٢–١ ج',
  tag: 'goal-7',
  lang: 'ar',
  dir: 'rtl',
  locale: 'ar',
  place: '/football/harbour-city-m7',
};
const pushed = (message: object) => ({ data: { json: () => message } });
const clicked = (data: string) => ({ notification: { data, close: () => undefined } });

test('a message is shown with its words, language and direction, and replaces one about the same', async () => {
  const { fire, shown } = startWorker();
  await fire('push', pushed(MESSAGE));
  expect(shown).toEqual([
    {
      title: 'هدف',
      options: expect.objectContaining({
        body: 'ب ٢–١ ج',
        tag: 'goal-7',
        lang: 'ar',
        dir: 'rtl',
        icon: '/sports/look/aaaaaaaaaaaa-icon-192.png',
        data: '/sports/ar/football/harbour-city-m7',
      }),
    },
  ]);
});

test.each([
  ['en', false, '/sports/live'],
  ['en', true, '/sports/en/live'],
  ['ar', false, '/sports/ar/live'],
  ['de', false, '/sports/live'],
])('an address in %s, the locale required: %s, is %s', async (locale, required, address) => {
  const { fire, shown } = startWorker({ required });
  await fire('push', pushed({ ...MESSAGE, locale, place: '/live' }));
  expect(shown[0]?.options.data).toBe(address);
});

test('a click goes to the page where it is open', async () => {
  const { fire, log } = startWorker({ pages: [`${ORIGIN}/sports`, `${ORIGIN}/sports/live`] });
  await fire('notificationclick', clicked('/sports/live'));
  expect(log).toEqual([`focus ${ORIGIN}/sports/live`]);
});

test('a click takes another page of the product there, and no page of somebody else', async () => {
  const own = startWorker({ pages: [`${ORIGIN}/sportsbook`, `${ORIGIN}/sports/ar`] });
  await own.fire('notificationclick', clicked('/sports/live'));
  expect(own.log).toEqual([`focus ${ORIGIN}/sports/ar`, `navigate ${ORIGIN}/sports/live`]);
  const stranger = startWorker({ pages: [`${ORIGIN}/sportsbook`] });
  await stranger.fire('notificationclick', clicked('/sports/live'));
  expect(stranger.log).toEqual([`open ${ORIGIN}/sports/live`]);
});

test('a click opens a page where none is open, or the open one cannot be sent there', async () => {
  const none = startWorker();
  await none.fire('notificationclick', clicked('/sports/live'));
  expect(none.log).toEqual([`open ${ORIGIN}/sports/live`]);
  const stuck = startWorker({ pages: [`${ORIGIN}/sports`], canNavigate: false });
  await stuck.fire('notificationclick', clicked('/sports/live'));
  expect(stuck.log).toEqual([`focus ${ORIGIN}/sports`, `open ${ORIGIN}/sports/live`]);
});
