import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Brand, OWN_BRAND } from '@touchline/contract/brand';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { LOGO_PATH } from '#data/logo-path.ts';
import { renderStaticPage } from '#shell/static-page.tsx';
import { readConfig } from '../config.ts';
import { createHandler } from '../handler.ts';
import { createPages } from '../pages.ts';
import { createWorkerFile } from '../worker/serve-worker.ts';
import { createLooks } from './house-look.ts';
import { createLookFiles } from './serve-look.ts';

const SPRITE =
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="bell" viewBox="0 0 24 24"><path d="M1 1"/></symbol><symbol id="hockey" viewBox="0 0 24 24"><path d="M2 2"/></symbol></svg>';
const VERSION = 'aaaaaaaaaaaa';
const NIGHT: Brand = { ...OWN_BRAND, name: 'Night', short_name: 'Night', hue: 200, density: 'compact' };
const NO_ICONS = { version: VERSION, icons: [], sport_icons: [] };

/** What the house answers, by the end of the path; nothing: it cannot be reached. */
type Answers = Record<string, () => Response>;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A web server with a look, in front of a house that answers as given. */
async function serving(answers: Answers) {
  let at = 0;
  const report = vi.fn();
  const house = vi.fn(async (input: URL | RequestInfo) => {
    const answer = answers[String(input).split('/').slice(-1)[0] ?? ''];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
  const config = readConfig({ LOCALES: 'en,ar,de' });
  const { setup, houseUrl } = config;
  const looks = createLooks({ houseUrl, builtSprite: SPRITE, fetch: house, now: () => at, report });
  const product = async () =>
    new Response('<html lang="en"><head><title>t</title></head><body>product</body></html>');
  const pages = createPages(
    config,
    async () => ({ page: product, staticPage: renderStaticPage, takeSprite: () => {} }),
    looks,
  );
  const assets = ['/sports/assets/style-1.css', '/sports/assets/main-1.js'];
  const places = [
    createLookFiles(looks, setup, report),
    createWorkerFile({ setup, assets, look: looks.current }),
  ];
  const server = createServer(
    createHandler({ config, assets: new Map(), forward: () => undefined, pages, places }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const read = async (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const html = async (path: string) => (await read(path)).text();
  /** Time goes by until the look is asked for again, and what was asked is there. */
  const later = async () => {
    at += 60_000;
    await looks.current();
    await looks.renewed();
  };
  return { read, html, later, report, answers };
}

const ofBrand = (brand: Brand, version = VERSION): Answers => ({
  brand: () => Response.json({ ...brand, version }),
  svg: () => Response.json(NO_ICONS),
});
const linked = (page: string, pattern: RegExp) => pattern.exec(page)?.[1] ?? '';
const STYLE = /<link rel="stylesheet" href="(\/sports\/look\/[^"]*)"/;

test("a page in an operator's brand names a style sheet that never changes, and the frame its colours", async () => {
  const { read, html } = await serving(ofBrand(NIGHT));
  const page = await html('/sports');
  expect(page).toMatch(/^<html data-density="compact" lang="en">/);
  expect(page.indexOf('theme-color')).toBeLessThan(page.indexOf('</head>'));
  const style = await read(linked(page, STYLE));
  expect(style.headers.get('cache-control')).toContain('immutable');
  expect(style.headers.get('content-type')).toContain('text/css');
  const css = await style.text();
  expect(css).toContain('--brand-h:200;');
  expect(css).toContain('--brand-font-text:"IBM Plex Sans Variable","IBM Plex Sans Arabic"');
});

test('a page names the picture that stands beside a link to it, with its whole address', async () => {
  const { html, read } = await serving(ofBrand({ ...NIGHT, name: 'Night & "Day"' }));
  const page = await html('/sports');
  const href = linked(page, /<meta property="og:image" content="([^"]*)"/);
  expect(linked(page, /<meta name="twitter:image" content="([^"]*)"/)).toBe(href);
  expect(page).toContain('<meta property="og:image:alt" content="Night &amp; &quot;Day&quot;"/>');
  const picture = await read(new URL(href).pathname);
  expect(picture.headers.get('cache-control')).toContain('immutable');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const { format, width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(page).toContain(`<meta property="og:image:width" content="${width}"/>`);
});

test('the logo of the brand of now has an address that stays, and may stand in other pages', async () => {
  const { read, later, answers } = await serving(ofBrand(NIGHT));
  const logo = async () => {
    const answer = await read(LOGO_PATH);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    return Buffer.from(await answer.arrayBuffer());
  };
  const before = await logo();
  const { format, width, height } = await sharp(before).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 512, height: 512 });
  Object.assign(answers, ofBrand({ ...NIGHT, hue: 80 }, 'bbbbbbbbbbbb'));
  await later();
  expect((await logo()).equals(before)).toBe(false);
});

test("the product's own brand needs no style sheet of its own", async () => {
  const { html } = await serving(ofBrand(OWN_BRAND));
  expect(await html('/sports')).not.toMatch(STYLE);
});

test('a page that stands alone wears the brand too, and another one once it has changed', async () => {
  const { html, later, answers } = await serving(ofBrand(NIGHT));
  const before = linked(await html('/sports/locked'), STYLE);
  expect(before).toContain(VERSION);
  Object.assign(answers, ofBrand({ ...NIGHT, hue: 80 }, 'bbbbbbbbbbbb'));
  await later();
  expect(linked(await html('/sports/locked'), STYLE)).toContain('bbbbbbbbbbbb');
  // Pages that were made before are still open.
  expect(await html(before)).toContain('--brand-h:200;');
});

test('while the house cannot be reached the last look stays, and nothing is reported', async () => {
  const { html, later, report, answers } = await serving(ofBrand(NIGHT));
  await html('/sports');
  for (const name of Object.keys(answers)) delete answers[name];
  await later();
  expect(linked(await html('/sports/locked'), STYLE)).toContain(VERSION);
  expect(report).not.toHaveBeenCalled();
});

test('without a house from the start, and at one without the calls, the product is its own', async () => {
  for (const answers of [{}, { brand: () => new Response('', { status: 404 }) }]) {
    const { html, report } = await serving(answers);
    const page = await html('/sports');
    expect(page).not.toMatch(STYLE);
    expect(page).not.toContain('data-sprite');
    expect(report).not.toHaveBeenCalled();
  }
});

test('what is no brand is reported, and the product keeps its own', async () => {
  const answers = { ...ofBrand(NIGHT), brand: () => Response.json({ hue: 'red' }) };
  const { html, report } = await serving(answers);
  expect(await html('/sports')).not.toMatch(STYLE);
  expect(report).toHaveBeenCalledOnce();
});

const bell = { name: 'bell', view_box: '0 0 10 10', shapes: '<path d="M9 9"/>' };

test('icons of both lists take the place of those that were built in, under an address of their version', async () => {
  const sport = { name: 'ice_hockey', view_box: '0 0 10 10', shapes: '<path d="M8 8"/>' };
  const unknown = { ...sport, name: 'curling' };
  const lists = { version: VERSION, icons: [bell], sport_icons: [sport, unknown] };
  const { read, html } = await serving({ ...ofBrand(OWN_BRAND), svg: () => Response.json(lists) });
  const href = linked(await html('/sports'), /data-sprite="([^"]*)"/);
  const sprite = await read(href);
  expect(sprite.headers.get('cache-control')).toContain('immutable');
  expect(sprite.headers.get('content-type')).toBe('image/svg+xml');
  const text = await sprite.text();
  expect(text).toContain('<symbol id="bell" viewBox="0 0 10 10"><path d="M9 9"/></symbol>');
  expect(text).toContain('<symbol id="hockey" viewBox="0 0 10 10"><path d="M8 8"/></symbol>');
  expect(text.match(/<symbol/g)).toHaveLength(2);
});

test.each([
  ['a house that says nothing', () => new Response('', { status: 503 }), 0],
  ['a failure', () => new Response('', { status: 500 }), 1],
  [
    'an outline that would run',
    () => Response.json({ ...NO_ICONS, icons: [{ ...bell, shapes: '<script>1</script>' }] }),
    1,
  ],
])('at %s the built-in icons stay', async (_, svg, reports) => {
  const { html, report } = await serving({ ...ofBrand(OWN_BRAND), svg });
  expect(await html('/sports')).not.toContain('data-sprite');
  expect(report).toHaveBeenCalledTimes(reports);
});

test('the manifest installs the product in the language of its page, with pictures of the brand', async () => {
  const { read, html } = await serving(ofBrand(NIGHT));
  const page = await html('/sports/ar');
  const answer = await read(linked(page, /<link rel="manifest" href="([^"]*)"/));
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Night',
    lang: 'ar',
    dir: 'rtl',
    id: '/sports',
    scope: '/sports',
    start_url: '/sports/ar',
    display: 'standalone',
  });
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await read(src);
    expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type]);
    if (type === 'image/svg+xml') continue;
    const { width, height, format } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`);
  }
  expect((await (await read('/sports/look/de.webmanifest')).json()).dir).toBe('ltr');
});

test('what was not made is not found, and what has not changed is not sent again', async () => {
  const { read, html } = await serving(ofBrand(NIGHT));
  const style = linked(await html('/sports'), STYLE);
  const etag = (await read(style)).headers.get('etag') ?? '';
  expect((await read(style, { 'if-none-match': etag })).status).toBe(304);
  for (const name of [
    'cccccccccccc.css',
    `${VERSION}-icon-9.png`,
    'fr.webmanifest',
    '../health',
    `${VERSION}.js`,
  ])
    expect([name, (await read(`/sports/look/${name}`)).status === 200]).toEqual([name, name === '../health']);
});

test('the worker may look after home, holds no page but the offline one, and is another for another brand', async () => {
  const { read, later, answers } = await serving(ofBrand(NIGHT));
  const answer = await read('/sports/worker.js');
  expect(answer.headers.get('service-worker-allowed')).toBe('/sports');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const text = await answer.text();
  const known = JSON.parse(/^self\.touchline = (.*);$/m.exec(text)?.[1] ?? '');
  expect(known).toMatchObject({ base: '/sports', locales: ['en', 'ar', 'de'] });
  expect(known.files).toEqual(['/sports/assets/style-1.css', `/sports/look/${VERSION}.css`]);
  Object.assign(answers, ofBrand({ ...NIGHT, hue: 80 }, 'bbbbbbbbbbbb'));
  await later();
  expect(await (await read('/sports/worker.js')).text()).not.toBe(text);
});

test('the offline page is in the language of its address and needs nothing of the product', async () => {
  const { read } = await serving({});
  const answer = await read('/sports/de/offline');
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('<html lang="de" dir="ltr">');
  expect(page).toContain('Keine Verbindung');
  expect(page).not.toContain('<script type="module"');
});
