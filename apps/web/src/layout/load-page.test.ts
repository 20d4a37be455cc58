import type { Layout } from '@touchline/contract/layout';
import { afterEach, expect, test, vi } from 'vitest';
import { layoutQuery } from '#data/layout-query.ts';
import { backendWith, pageServices } from '#data/test/page-services.ts';
import { loadPage } from './load-page.ts';
import { isVital, needsLaterTexts } from './vital.ts';

afterEach(() => vi.restoreAllMocks());

test('an unknown block and one whose data fail are reported, and the page stands without them', async () => {
  const reported: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void reported.push(words.join(' ')));
  const services = pageServices({
    backend: backendWith(async () => Response.json({}, { status: 500 })),
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

test('what is taken over at once waits for its texts, unless they come with the page', () => {
  expect(
    ['match_info', 'favorites', 'my_bets', 'odds'].map((kind) => [isVital(kind), needsLaterTexts(kind)]),
  ).toEqual(Array.from({ length: 4 }, () => [true, true]));
  expect(['live_events', 'event_markets'].map(needsLaterTexts)).toEqual([false, false]);
});
