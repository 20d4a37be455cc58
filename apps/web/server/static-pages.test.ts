import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Renderer } from './pages.ts';
import { serve } from './test/serving.ts';

const reported = vi.spyOn(console, 'error');
beforeEach(() => void reported.mockImplementation(() => {}));
afterEach(() => void reported.mockReset());

/** A web server whose product answers as given; what stands alone is as it is. */
async function serving(
  page: Renderer['page'],
  staticPage?: Renderer['staticPage'],
  env: Record<string, string> = {},
) {
  const read = await serve({ page, ...(staticPage && { staticPage }) }, env);
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await read(path, headers);
    return {
      status: answer.status,
      kept: answer.headers.get('cache-control'),
      html: await answer.text(),
    };
  };
}

const html = (status: number) => async () => new Response('<p>product</p>', { status });
const lang = (page: string) => /<html lang="([^"]*)" dir="([^"]*)"/.exec(page)?.slice(1);
const homeOf = (page: string) => /href="(\/sports[^"]*)"[^>]*>[^<]*<\/a><\/div><\/main>/.exec(page)?.[1];

test.each([
  ['/sports/404', 404, 'not_found', 'Oops, sorry. We can&#x27;t find that page.'],
  ['/sports/500', 500, 'error', 'Oops! Sorry, something went wrong.'],
  ['/sports/blocked', 451, 'blocked', 'not available in your country right now.'],
  ['/sports/locked', 401, 'locked', 'you are not authorized to view the page.'],
])('%s answers %i, is kept by nobody and says what it is', async (path, status, name, text) => {
  const read = await serving(html(200));
  const page = await read(path);
  expect(page).toMatchObject({ status, kept: 'no-store' });
  expect(page.html).toContain(`data-page="${name}"`);
  expect(page.html).toContain(text);
  expect(homeOf(page.html)).toBe('/sports');
  expect(page.html).not.toContain('Try again');
  expect(page.html).toContain('18+');
});

/** What a head says: texts by name or property, in their order, and the links of one kind. */
function headOf(page: string) {
  const texts = (name: string) =>
    [...page.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].flatMap(
      ([, given, content]) => (given === name ? [content] : []),
    );
  const links = [...page.matchAll(/<link rel="(?:canonical|alternate)"([^>]*)>/g)].map(
    ([, attributes = '']) => [
      /hrefLang="([^"]*)"/.exec(attributes)?.[1],
      /href="http:\/\/book\.example([^"]*)"/.exec(attributes)?.[1],
    ],
  );
  const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  return { texts, links, facts: JSON.parse(facts)['@graph'] };
}

const BOOK = { PUBLIC_ORIGIN: 'http://book.example' };

test.each([
  ['/sports/404', '404'],
  ['/sports/nowhere', '404'],
  ['/sports/500', '500'],
  ['/sports/blocked', 'blocked'],
  ['/sports/locked', 'locked'],
  ['/sports/offline', 'offline'],
])('%s carries the tags of every page, for the address of %s', async (path, place) => {
  const read = await serving(html(404), undefined, BOOK);
  const page = await read(path);
  const { texts, links, facts } = headOf(page.html);
  const [, fullTitle = '', name = ''] = /<title>((.+) · Touchline)<\/title>/.exec(page.html) ?? [];
  expect(texts('og:title')).toEqual([fullTitle]);
  expect(texts('description')[0]).toMatch(/\w.{10,}/);
  expect(texts('og:description')).toEqual(texts('description'));
  expect(texts('keywords')).toEqual([`${name}, Touchline`]);
  expect(texts('robots')).toEqual(['noindex']);
  expect(texts('twitter:title')).toEqual([fullTitle]);
  expect(texts('og:url')).toEqual([`http://book.example/sports/${place}`]);
  expect([texts('og:locale'), texts('og:locale:alternate')]).toEqual([['en_GB'], ['ar_AR', 'de_DE']]);
  expect(links).toEqual([
    [undefined, `/sports/${place}`],
    ['en', `/sports/${place}`],
    ['ar', `/sports/ar/${place}`],
    ['de', `/sports/de/${place}`],
    ['x-default', `/sports/${place}`],
  ]);
  expect(facts).toEqual([
    {
      '@type': 'Organization',
      name: 'Touchline',
      url: 'http://book.example/sports',
      logo: 'http://book.example/sports/look/logo.png',
    },
  ]);
});

test.each([
  ['/sports/ar/nowhere', 'ar', 'ar_AR', ['en_GB', 'de_DE']],
  // Finnish has texts but no sports data; `fi-FI` is not offered.
  ['/sports/fi/404', 'fi', 'fi_FI', ['en_GB', 'ar_AR', 'de_DE']],
  ['/sports/fi-FI/404', 'fi', 'fi_FI', ['en_GB', 'ar_AR', 'de_DE']],
])('%s belongs to %s', async (path, locale, social, others) => {
  const read = await serving(html(404), undefined, BOOK);
  const { texts, links } = headOf((await read(path)).html);
  expect(links[0]).toEqual([undefined, `/sports/${locale}/404`]);
  expect([texts('og:locale'), texts('og:locale:alternate')]).toEqual([[social], others]);
});

test('the page for a blocked country names it', async () => {
  const read = await serving(html(200));
  const french = await read('/sports/de/blocked', { 'cf-ipcountry': 'fr' });
  expect(french.html).toContain('(Frankreich)');
  expect(french.html).toContain('data-country="FR"');
  expect((await read('/sports/blocked', { 'cf-ipcountry': '<b>' })).html).toContain('in your country');
});

test.each([
  ['/sports/ar/404', undefined, ['ar', 'rtl'], '/sports/ar'],
  ['/sports/fi/404', 'de', ['fi', 'ltr'], '/sports'],
  ['/sports/de-AT/404', undefined, ['de', 'ltr'], '/sports/de'],
  ['/sports/sr/404', undefined, ['sr-ME', 'ltr'], '/sports'],
  ['/sports/404', 'he, en;q=0.5', ['he', 'rtl'], '/sports'],
  ['/sports/404', 'de-CH', ['de', 'ltr'], '/sports/de'],
  ['/sports/404', 'xx', ['en', 'ltr'], '/sports'],
])('%s read in %s is in %s with a way home to %s', async (path, language, document, home) => {
  const read = await serving(html(200));
  const page = await read(path, language === undefined ? {} : { 'accept-language': language });
  expect([page.status, lang(page.html), homeOf(page.html)]).toEqual([404, document, home]);
});

test('an unknown address gets the page about it in its language', async () => {
  const read = await serving(html(404));
  const page = await read('/sports/fr/anything');
  expect(page).toMatchObject({ status: 404, kept: 'no-store' });
  expect(lang(page.html)).toEqual(['fr', 'ltr']);
  expect(page.html).not.toContain('product');
});

test.each([
  ['/sports/%ff', ['en', 'ltr']],
  ['/sports/%', ['en', 'ltr']],
  ['/sports/ar/football/%E0%A4%A', ['ar', 'rtl']],
  ['/sports//AR/%ff/', ['en', 'ltr']],
  ['/sports/foot%00ball', ['en', 'ltr']],
  ['/sports/img/%ff', ['en', 'ltr']],
])('%s, which nobody can read, gets the page about an unknown address at once', async (path, document) => {
  const read = await serving(html(200));
  const page = await read(path);
  expect(page).toMatchObject({ status: 404, kept: 'no-store' });
  expect(lang(page.html)).toEqual(document);
  expect(page.html).toContain('data-page="not_found"');
});

test('a page that fails is answered with the page about errors, which offers to try again', async () => {
  const answered = await serving(html(500));
  expect(await answered('/sports/live')).toMatchObject({ status: 500, kept: 'no-store' });
  const thrown = await serving(async () => {
    throw new Error('broken');
  });
  const page = await thrown('/sports/ar');
  expect(page.status).toBe(500);
  expect(lang(page.html)).toEqual(['ar', 'rtl']);
  expect(page.html).toContain('<a href="">حاول مجددًا</a>');
  expect(page.html).not.toContain('broken');
});

test('where even the page about errors fails, two words are left', async () => {
  const read = await serving(html(500), () => {
    throw new Error('broken, too');
  });
  for (const path of ['/sports', '/sports/500', '/sports/404']) {
    const page = await read(path);
    expect(page).toMatchObject({ status: 500, kept: 'no-store' });
    expect(page.html).toContain('<p>UNEXPECTED ERROR');
    expect(page.html).not.toContain('broken');
  }
});

test('the shell without content is kept by nobody', async () => {
  const read = await serving(html(200));
  expect((await read('/sports/_app')).kept).toBe('no-store');
  expect((await read('/sports/ar/_app')).kept).toBe('no-store');
  expect((await read('/sports/live')).kept).toMatch(/^public/);
});
