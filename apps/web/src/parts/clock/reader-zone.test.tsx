import { createLiveStore } from '@touchline/client/live';
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import lists from '@touchline/i18n/locales/en/lists.json' with { type: 'json' };
import shell from '@touchline/i18n/locales/en/shell.json' with { type: 'json' };
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import { type Services, ServicesContext, setCurrentServices } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { pageServices } from '#data/test/page-services.ts';
import { changeTimeZone } from '#data/time-zone.ts';
import { View as Clock } from '#features/content/clock-block.tsx';
import { KickOff } from './kick-off.tsx';

const render = vi.hoisted(() => ({ isFirst: true }));

// A render on the server and the first one in the browser read the server's value, later ones the store's: React's own rule.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <T,>(_subscribe: unknown, read: () => T, readServed: () => T) =>
    render.isFirst ? readServed() : read(),
}));

const NOW = Date.UTC(2026, 10, 20, 20, 30);
const KICK_OFF = NOW + 3_600_000;

let services: Services;

function pageIn(time_zone: string) {
  services = pageServices({
    messages: createMessages('en', compiled({ ...book, ...lists, ...shell })),
    live: createLiveStore({ now: () => NOW }),
  });
  services.queryClient.setQueryData(systemQuery().queryKey, { platform_settings: { time_zone } } as never); // only the zone is read
  setCurrentServices(services);
}

const clock = {
  block: {},
  page: {},
  zone: 'header',
  settings: { seconds: false, date: false },
} as unknown as ComponentProps<typeof Clock>; // only the settings are read

function html(): string {
  return renderToString(
    <ServicesContext value={services}>
      <Clock {...clock} />
      <KickOff at={KICK_OFF} show="both" />
    </ServicesContext>,
  );
}

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');

beforeEach(() => {
  render.isFirst = true;
  pageIn('UTC');
});
afterEach(() => void changeTimeZone('UTC', async () => {}));

test('the HTML is in UTC and says so; after hydration it is in the zone of the reader and names that', async () => {
  const served = html();
  expect(textOf(served)).toMatch(/20:30.*UTC.*Today.*21:30/);
  await changeTimeZone('Asia/Kolkata', async () => {});
  // A part of the page that is hydrated after the change still equals its HTML.
  expect(html()).toBe(served);
  render.isFirst = false;
  const shown = html();
  expect(textOf(shown)).toMatch(/02:00.*UTC\+5:30.*Today.*03:00/);
  expect(shown).toContain('title="Kolkata (UTC+5:30)"');
});

test('with a fixed zone the HTML and the page are in it, and name it', () => {
  pageIn('America/New_York');
  const served = html();
  expect(textOf(served)).toMatch(/15:30.*UTC−5.*Today.*16:30/);
  expect(served).toContain('title="New York (UTC−5)"');
});

test('the page changes once the data of the other zone is there, and the last choice wins', async () => {
  render.isFirst = false;
  let arrive = () => {};
  const slow = changeTimeZone('America/New_York', () => new Promise((resolve) => (arrive = resolve)));
  expect(textOf(html())).toMatch(/Today.*21:30/);
  await changeTimeZone('Pacific/Auckland', async () => {});
  expect(textOf(html())).toMatch(/Today.*10:30/);
  arrive();
  await slow;
  expect(textOf(html())).toMatch(/Today.*10:30/);
});

test('a page that its reader is served in his own zone loads nothing more', async () => {
  const load = vi.fn(async () => {});
  await changeTimeZone('UTC', load);
  expect(load).not.toHaveBeenCalled();
  await changeTimeZone('Asia/Kolkata', load);
  expect(load).toHaveBeenCalledOnce();
});
