import { createRouter } from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { localeSetup } from '../src/data/locale.ts';
import { createMessages } from '../src/data/messages.ts';
import { addressOptions } from '../src/data/router-address.ts';
import type { Services } from '../src/data/services.ts';
import { compiled } from '../src/data/test/compiled.ts';
import { backendWith, pageServices } from '../src/data/test/page-services.ts';
import { loadPriceFormat } from '../src/parts/odds/price-text.ts';
import { routeTree } from '../src/route-tree.gen.ts';
import { ErrorPage, NotFoundPage } from '../src/shell/error-page.tsx';
import { renderPage } from '../src/shell/render-page.tsx';
import { readCatalog } from '../vite/catalogs.ts';

const ORIGIN = 'http://book.example';
const setup = localeSetup('en,ar', false);
const folder = new URL('../../../packages/i18n/src/locales', import.meta.url).pathname;

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/platform/system': { platform_settings: { time_zone: 'UTC', currencies: [] }, locales: [], countries: [] },
  '/book/counters': { live: 0, sports: [], categories: [], tournaments: [] },
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

/** Renders an address in English, with a backend that has no matches and no layouts of its own. */
export async function openPage(path: string, parts: Partial<Services> = {}) {
  const [pathname = '', query] = path.split('?');
  await loadPriceFormat('european');
  const services = pageServices({
    backend: backendWith(answerTo),
    messages: createMessages('en', compiled(readCatalog(folder, 'en'))),
    localeSetup: setup,
    origin: ORIGIN,
    opened: { path: pathname, search: query === undefined ? '' : `?${query}` },
    ...parts,
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
