import { expect } from 'vitest';
import { upcomingMatches } from '../support/book.ts';
import { test } from './test.ts';
import { attributeOf, textsOf } from './texts.ts';

// What pages say before any script runs, and as they are read without scripts.

const STANDING_ALONE = [
  ['404', 404, 'Page not found', "Oops, sorry. We can't find that page."],
  ['500', 500, 'Something went wrong', 'Oops! Sorry, something went wrong. Please come back in a while.'],
  ['blocked', 451, 'Not available here', "Sorry, we're not available in your country right now."],
  ['locked', 401, 'Unauthorized', 'Sorry, but you are not authorized to view the page.'],
] as const;

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
/** The texts of links with where they lead. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href = '', inner = '']) => [
    inner.replace(/<[^>]*>/g, '').trim(),
    href,
  ]);

for (const [name, status, title, text] of STANDING_ALONE)
  test(`/${name} stands alone: a picture, words, and a way home`, async ({ request }) => {
    const answer = await request.get(`/sports/${name}`);
    expect(answer.status()).toBe(status);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const html = await answer.text();
    expect(textsOf(html, 'title')[0]).toBe(`${title} · Touchline`);
    expect(textsOf(html, 'h1')).toEqual([title]);
    expect(textsOf(html, 'main')[0]).toContain(text);
    expect(mainOf(html)).toContain('<svg');
    expect(linksOf(html)).toContainEqual(['Go to sports', '/sports']);
  });

test('a page that stands alone speaks the language of its address, and leads home in it', async ({
  request,
}) => {
  const arabic = await (await request.get('/sports/ar/locked')).text();
  expect(attributeOf(arabic, 'html', 'dir')).toBe('rtl');
  expect(textsOf(arabic, 'h1')).toEqual(['غير مصرّح']);
  expect(linksOf(arabic)).toContainEqual(['إلى الرياضات', '/sports/ar']);
  // A language that the product is not offered in has these pages alone.
  const spanish = await (await request.get('/sports/es/nowhere-at-all')).text();
  expect(attributeOf(spanish, 'html', 'lang')).toBe('es');
  expect(textsOf(spanish, 'main')[0]).toContain('Lo sentimos, no encontramos esa página.');
  expect(linksOf(spanish)).toContainEqual(['Ir a deportes', '/sports']);
});

test('a page that stands alone is in the language of the browser where its address names none', async ({
  request,
}) => {
  const finnish = await request.get('/sports/500', { headers: { 'accept-language': 'fi-FI' } });
  const html = await finnish.text();
  expect(attributeOf(html, 'html', 'lang')).toBe('fi');
  expect(textsOf(html, 'h1')).toEqual(['Jokin meni pieleen']);
});

test('the page for a blocked country names it', async ({ request }) => {
  const answer = await request.get('/sports/de/blocked', { headers: { 'cf-ipcountry': 'FR' } });
  expect(answer.status()).toBe(451);
  expect(await answer.text()).toContain(
    'Leider sind wir in Ihrem Land (Frankreich) zurzeit nicht verfügbar.',
  );
});

test('each page ends with the age sign, the licence, help and the rules', async ({ request }) => {
  const [match] = await upcomingMatches(request, 1);
  for (const path of ['/sports', match?.path ?? '', '/sports/live']) {
    const html = await (await request.get(path)).text();
    const foot = /<footer\b[\s\S]*?<\/footer>/.exec(mainOf(html))?.[0] ?? '';
    expect(foot, path).toContain('18+');
    expect(foot, path).toContain('No licence, no real money.');
    expect(foot, path).toMatch(/<a\b[^>]*href="https:\/\/www\.begambleaware\.org\/"[^>]*>/);
    expect(foot, path).toContain('Help with gambling: BeGambleAware');
    expect(linksOf(foot), path).toContainEqual(['Rules', '/sports/general-rules']);
  }
});

test('the foot is in the language of the page', async ({ request }) => {
  const html = await (await request.get('/sports/de/about')).text();
  expect(textsOf(html, 'footer')[0]).toContain('Keine Lizenz, kein echtes Geld.');
});

for (const [path, title, foot] of [
  ['/sports/general-rules', 'Rules of betting', '18+ only.'],
  ['/sports/de/general-rules', 'Wettregeln', 'Nur ab 18 Jahren.'],
  ['/sports/ar/about', 'من نحن', 'لمن بلغوا'],
  ['/sports/promotions', 'Promotions', '18+'],
] as const)
  test(`${path} reads without scripts, down to its foot`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(textsOf(html, 'h1')).toEqual([title]);
    expect(textsOf(html, 'h2')[0]).toMatch(/\S/);
    expect(textsOf(html, 'footer')[0]).toContain(foot);
  });

/** Names of the scripts that the head announces, without their hashes. */
const announced = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="\/sports\/assets\/([\w-]+)-.{8}\.js"/g)].map(
    ([, name = '']) => name,
  );

for (const [path, names] of [
  ['/sports', ['views', 'prices', 'lists']],
  // A block that every page has wakes in the main zone as early as the page's own.
  ['/sports/bets-history', ['shell', 'base']],
] as const)
  test(`the head of ${path} announces the code that the page acts with`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(announced(html)).toEqual(expect.arrayContaining([...names]));
  });
