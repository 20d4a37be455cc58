import { createRouter } from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { SeedMatch } from '@touchline/client/live';
import { SCREENS } from '@touchline/contract/layout';
import { expect, test } from 'vitest';
import { localeSetup } from '../src/data/locale.ts';
import { createMessages } from '../src/data/messages.ts';
import { addressOptions } from '../src/data/router-address.ts';
import { compiled } from '../src/data/test/compiled.ts';
import { backendWith, pageServices } from '../src/data/test/page-services.ts';
import { loadPriceFormat } from '../src/parts/odds/price-text.ts';
import { routeTree } from '../src/route-tree.gen.ts';
import { ErrorPage, NotFoundPage } from '../src/shell/error-page.tsx';
import { renderPage } from '../src/shell/render-page.tsx';
import { readCatalog } from '../vite/catalogs.ts';

// Every screen as it is read with scripts off, with a backend that has no matches and no layouts of its own.

const ORIGIN = 'http://book.example';
const setup = localeSetup('en,ar', false);
const folder = new URL('../../../packages/i18n/src/locales', import.meta.url).pathname;

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/platform/system': { platform_settings: { time_zone: 'UTC', currencies: [] }, locales: [], countries: [] },
  '/book/settings': {
    capabilities: [],
    is_horse_racing_enabled: true,
    is_lottery_enabled: true,
    sport_type_providers: { cyber: ['oddin'] },
  },
};

async function answerTo({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  if (/layout/.test(pathname)) return Response.json({}, { status: 404 });
  return Response.json(ANSWERS[pathname] ?? { data: [], pagination: { total: 0 } });
}

/** What a visitor reads at an address; `seeds` are the matches of the page. */
async function open(path: string, seeds: SeedMatch[][] = []) {
  await loadPriceFormat('european');
  const services = pageServices({
    backend: backendWith(answerTo),
    messages: createMessages('en', compiled(readCatalog(folder, 'en'))),
    localeSetup: setup,
    origin: ORIGIN,
    opened: { path, search: '' },
    seeds,
  });
  const router = createRouter({
    routeTree,
    context: { services },
    ...addressOptions(services),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  const handle = createRequestHandler({
    request: new Request(`${ORIGIN}${path}`),
    createRouter: () => router,
  });
  const answer = await handle(renderPage);
  return { status: answer.status, html: await answer.text() };
}
/** The page without what styles hide from a reader without scripts. */
function withoutHidden(html: string): string {
  const start = html.search(/<div class="_waiting_\w+">/);
  if (start < 0) return html;
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1;
    if (depth === 0) return withoutHidden(html.slice(0, start) + html.slice(start + index));
  }
  throw new Error('A place that waits has no end.');
}

const NEEDS: Readonly<Record<string, string>> = {
  '/sports/bets-history': 'Turn on JavaScript for your bets',
  '/sports/favorites': 'Turn on JavaScript for your favourites',
  '/sports/racing': 'Turn on JavaScript for horse racing',
  '/sports/lotteries': 'Turn on JavaScript for lotteries',
};

test.each(['/sports', ...Object.keys(SCREENS).map((screen) => `/sports/${screen}`)])(
  'with scripts off nothing on %s waits for ever, and what needs them says so',
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(withoutHidden(html)).not.toMatch(/_skeleton|aria-busy|role="status"/);
    const notes = [...html.matchAll(/<noscript[^>]*>(.+?)<\/noscript>/g)].map(([, note = '']) => note);
    expect(notes).toHaveLength(NEEDS[path] === undefined ? 0 : 1);
    for (const note of notes) {
      expect(note).toContain(`>${NEEDS[path]}<`);
      expect(note).toMatch(/<a [^>]*href="\/sports">Go to sports<\/a>/);
    }
  },
);

test('the time of prices stands where prices are', async () => {
  const price = { id: '1', sp: '', st: 1 as const, o: [['1', 20_000, 1] as [string, number, 0 | 1]] };
  const seed = { id: '7', pr: 'betradar', v: 1, ts: 1, full: 0 as const, state: null };
  const note = /<noscript[^>]*><p>Prices as of 1 Jan 1970, 00:00\. Turn on JavaScript/;
  expect((await open('/sports', [[{ ...seed, m: [price] }]])).html).toMatch(note);
  expect((await open('/sports', [[{ ...seed, m: [] }]])).html).not.toMatch(note);
});
