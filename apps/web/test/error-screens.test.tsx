import { createRouter } from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import ar from '@touchline/i18n/locales/ar/shell.json' with { type: 'json' };
import en from '@touchline/i18n/locales/en/shell.json' with { type: 'json' };
import { beforeAll, expect, test, vi } from 'vitest';
import { fullPath, innerPath, localeSetup, splitLocale } from '../src/data/locale.ts';
import { createMessages } from '../src/data/messages.ts';
import { backendWith, pageServices } from '../src/data/test/page-services.ts';
import { routeTree } from '../src/route-tree.gen.ts';
import { ErrorPage, errorWords, NotFoundPage } from '../src/shell/error-page.tsx';
import { ErrorView } from '../src/shell/error-view.tsx';
import { NotFoundView } from '../src/shell/not-found-view.tsx';
import { renderPage } from '../src/shell/render-page.tsx';

// The product's routes, rendered with a house that has no matches, or cannot be reached.

const ORIGIN = 'http://book.example';
const setup = localeSetup('en,ar', false);

beforeAll(() => {
  errorWords.error.provide(ErrorView);
  errorWords.notFound.provide(NotFoundView);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** No sport has this segment below it, so that nothing needs to be asked to know that it is not there. */
const UNKNOWN = '/football/nowhere';

const servicesIn = (locale: string, isReached: boolean) =>
  pageServices({
    backend: backendWith(async () => {
      if (isReached) return Response.json({ data: [] });
      throw new TypeError('unreachable');
    }, locale),
    messages: createMessages(locale, locale === 'ar' ? ar : en),
    locale,
    localeSetup: setup,
    origin: ORIGIN,
  });

/** What a visitor gets at an address: status and document. */
async function open(path: string) {
  const [locale] = splitLocale(setup, path.slice('/sports'.length));
  const router = createRouter({
    routeTree,
    context: { services: servicesIn(locale, path.endsWith(UNKNOWN)) },
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: innerPath(setup, url.pathname) }),
      output: ({ url }) => Object.assign(url, { pathname: fullPath(setup, locale, url.pathname) }),
    },
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

const textOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'g'))].map(([, text]) =>
    text?.replaceAll('&#x27;', "'"),
  );

test('the page of an unknown address answers 404 with its words', async () => {
  const { status, html } = await open(`/sports${UNKNOWN}`);
  expect(status).toBe(404);
  expect(textOf(html, 'p')).toContain("Oops, sorry. We can't find that page.");
  expect(textOf(html, 'title')).toEqual(['Page not found · Touchline']);
});

test('the page about an error answers with its words, and 503 where the house is away', async () => {
  const { status, html } = await open('/sports');
  expect(status).toBe(503);
  expect(textOf(html, 'p')[0]).toMatch(/^Oops! Sorry, something went wrong\. Please come back in a while\./);
});

test('a page whose house does not answer is the page about an error, and says nothing of the cause', async () => {
  const { status, html } = await open('/sports/live');
  expect(status).toBe(503);
  expect(html).toContain(en['error.page.error.title']);
  expect(html).not.toMatch(/unreachable|house\.example/);
});

test.each([
  [`/sports${UNKNOWN}`, '/sports'],
  [`/sports/ar${UNKNOWN}`, '/sports/ar'],
  ['/sports/ar', '/sports/ar'],
])('on %s a shell without navigation leads to %s', async (path, home) => {
  const { html } = await open(path);
  expect(html).not.toContain('<nav');
  expect(html).toContain('<h1>');
  const [button] = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].slice(-1);
  expect(button?.slice(1)).toEqual([home, (home === '/sports' ? en : ar)['error.page.home']]);
});

test.each([
  [`/sports${UNKNOWN}`, 'not_found', 'en', 'ltr'],
  [`/sports/ar${UNKNOWN}`, 'not_found', 'ar', 'rtl'],
  ['/sports', 'error', 'en', 'ltr'],
])('%s is marked as %s in %s, read %s', async (path, page, locale, direction) => {
  const { html } = await open(path);
  expect(html).toContain(`<body data-page="${page}" data-locale="${locale}" data-country="-">`);
  expect(html).toMatch(new RegExp(`<html lang="${locale}" dir="${direction}"`));
});
