import { QueryClient } from '@tanstack/react-query';
import { createBackend } from '@touchline/client/backend';
import { createLiveStore } from '@touchline/client/live';
import type { Layout } from '@touchline/contract/layout';
import { afterEach, expect, test, vi } from 'vitest';
import { layoutQuery } from '#data/layout-query.ts';
import { localeSetup } from '#data/locale.ts';
import { createMessages } from '#data/messages.ts';
import { registerServices } from '#data/services.ts';
import { loadPage } from './load-page.ts';

afterEach(() => vi.restoreAllMocks());

test('an unknown block and one whose data fail are reported, and the page stands without them', async () => {
  const reported: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void reported.push(words.join(' ')));
  const services = registerServices({
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    backend: createBackend({
      platform: 'http://house.example/platform',
      book: 'http://house.example/book',
      locale: () => 'en',
      timeoutMs: () => 1_000,
      fetch: async () => Response.json({}, { status: 500 }),
    }),
    live: createLiveStore(),
    messages: createMessages('en', {}),
    locale: 'en',
    localeSetup: localeSetup('en', false),
    oddsFormat: 'european',
    origin: 'http://book.example',
    opened: { path: '/sports', search: '' },
    seeds: [],
    renderedAt: 0,
    failedBlocks: new Set(),
  });
  const block = (id: string, kind: string) => ({ id, kind, settings: { limit: 3, sport_key: null } });
  const main = [block('odd', 'fireworks'), block('live', 'live_events'), block('line', 'divider')];
  const bare = { header: [], left_sidebar: [], side_menu: [], tab_bar: [], right_sidebar: [] };
  const layout: Layout = { page: 'home', version: 1, zones: { ...bare, main } };
  services.queryClient.setQueryData(layoutQuery({ page: 'home', search: {} }).queryKey, layout);

  await loadPage(services, { page: 'home', locale: 'en', search: {} });

  expect([...services.failedBlocks]).toEqual(['live']);
  expect(reported.some((words) => words.includes('fireworks'))).toBe(true);
  expect(reported.some((words) => words.includes('500'))).toBe(true);
});
