import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listening } from '../test/listening.ts';
import { createImageCache } from './image-cache.ts';
import { formatFor } from './image-request.ts';
import { createImages } from './serve-image.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-images-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const photo = (width = 800, height = 400, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 40, alpha } } });
const png = await photo(800, 400, 0.5).png().toBuffer();
const jpeg = await photo().jpeg().toBuffer();

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** What a place with pictures answers, by path. */
const PICTURES: Record<string, [status: number, headers: Record<string, string>, body: Buffer | string]> = {
  '/media/banner.png': [200, { 'content-type': 'image/png' }, png],
  '/media/photo.jpg': [200, { 'content-type': 'image/jpeg' }, jpeg],
  '/media/competitors/7.png?v=0123456789ab': [200, { 'content-type': 'image/png' }, png],
  '/media/competitors/7.svg?v=0123456789ab': [200, { 'content-type': 'image/svg+xml' }, DRAWING],
  '/media/competitors/8.svg': [200, { 'content-type': 'text/html' }, '<p>no picture'],
  '/media/page.png': [200, { 'content-type': 'text/html' }, '<p>no picture'],
  '/media/drawn.png': [200, { 'content-type': 'image/png' }, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  '/media/away.png': [302, { location: 'http://127.0.0.1:9/secret' }, ''],
  '/media/large.png': [200, { 'content-type': 'image/png' }, Buffer.alloc(11 * 1024 * 1024)],
};

/** A web server with pictures of a house, and of a second origin that the operator allows or not. */
async function serving({ isAllowed = true } = {}) {
  const asked: string[] = [];
  const answer: RequestListener = ({ url = '' }, response) => {
    asked.push(url);
    const [status, headers, body] = PICTURES[url] ?? [404, {}, ''];
    response.writeHead(status, headers).end(body);
  };
  const [houseUrl, other] = await Promise.all([listening(answer), listening(answer)]);
  const cache = createImageCache({ folder, maxBytes: 1e6, maxAgeMs: 1e6, now: Date.now });
  const report = vi.fn();
  const serve = createImages({ houseUrl, origins: isAllowed ? [other.origin] : [], cache, report });
  const web = await listening((request, response) => {
    if (!serve(new URL(request.url ?? '', 'http://web'), request, response)) response.writeHead(404).end();
  });
  const get = (
    src: string,
    { w = '384', q, accept = 'image/*' }: { w?: string; q?: string; accept?: string } = {},
  ) =>
    fetch(`${web.origin}/sports/image?${new URLSearchParams({ src, w, ...(q && { q }) })}`, {
      headers: { accept },
    });
  return { get, asked, other, report };
}

const MODERN = 'image/avif,image/webp,image/*,*/*;q=0.8';
const facts = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer())).metadata();

test.each([
  [MODERN, 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('to a browser that accepts %s a photograph goes as %s', async (accept, type, format) => {
  const { get } = await serving();
  const answer = await get('/media/photo.jpg', { accept });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect(answer.headers.get('vary')).toBe('accept');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await facts(answer)).toMatchObject({ format, width: 384, height: 192 });
});

test('the logo of a competitor may be kept for good, and stand in pages of others', async () => {
  const { get } = await serving();
  const answer = await get('/media/competitors/7.png?v=0123456789ab', { w: '128', accept: MODERN });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await facts(answer)).toMatchObject({ format: 'heif', width: 128 });
  expect((await get('/media/photo.jpg')).headers.get('cache-control')).toContain('max-age=3600');
});

test('a drawing goes as it is, and may do nothing', async () => {
  const { get, asked } = await serving();
  for (const accept of [MODERN, '*/*']) {
    const answer = await get('/media/competitors/7.svg?v=0123456789ab', { w: '128', accept });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe(DRAWING);
  }
  expect((await get('/media/competitors/7.svg?v=../a', { w: '128' })).status).toBe(400);
  expect(asked.every((url) => url === '/media/competitors/7.svg?v=0123456789ab')).toBe(true);
});

test('what is transparent stays so in every format, and nothing is made wider than it is', async () => {
  const { get } = await serving();
  for (const accept of [MODERN, 'image/webp', '*/*']) {
    const { hasAlpha, width } = await facts(await get('media/banner.png', { accept, w: '1920' }));
    expect([accept, hasAlpha, width]).toEqual([accept, true, 800]);
  }
});

test('a lower quality needs fewer bytes, and one beyond the bounds is as good as the bound', async () => {
  const noise = Buffer.from(Array.from({ length: 256 * 256 * 3 }, (_, n) => (n * 7919) % 251));
  PICTURES['/media/noise.png'] = [
    200,
    { 'content-type': 'image/png' },
    await sharp(noise, { raw: { width: 256, height: 256, channels: 3 } })
      .png()
      .toBuffer(),
  ];
  const { get } = await serving();
  const bytes = async (q: string) =>
    (await (await get('/media/noise.png', { w: '256', q })).arrayBuffer()).byteLength;
  expect(await bytes('20')).toBeLessThan(await bytes('90'));
  expect(await bytes('400')).toBe(await bytes('100'));
});

test('a picture is made once for all who ask for it, and stays on disk', async () => {
  const { get, asked } = await serving();
  const answers = await Promise.all(Array.from({ length: 5 }, () => get('/media/photo.jpg')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await get('/media/photo.jpg')).status).toBe(200);
  expect(asked).toEqual(['/media/photo.jpg']);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('another origin is asked only where the operator allows it', async () => {
  const allowed = await serving();
  expect((await allowed.get(`${allowed.other.origin}/media/photo.jpg`)).status).toBe(200);
  const refused = await serving({ isAllowed: false });
  expect((await refused.get(`${refused.other.origin}/media/photo.jpg`)).status).toBe(400);
  expect(refused.asked).toEqual([]);
});

test.each([
  ['a path out of the folder', '/media/../secret.png'],
  ['a path out of the folder in disguise', '/media/%2e%2e/secret.png'],
  ["a place of the house that is no picture's", '/book/settings'],
  ['a file', 'file:///etc/passwd'],
  ['a name in front of an allowed origin', 'http://user@127.0.0.1/media/photo.jpg'],
  ['data', 'data:image/png;base64,AAAA'],
  ['nothing', ''],
])('%s is not asked for', async (_, src) => {
  const { get, asked } = await serving();
  expect((await get(src)).status).toBe(400);
  expect(asked).toEqual([]);
});

test.each(['100', '0', '-64', '1e9', 'wide', ''])('a width of %j is none that is made', async (w) => {
  const { get, asked } = await serving();
  expect((await get('/media/photo.jpg', { w })).status).toBe(400);
  expect(asked).toEqual([]);
});

test.each([
  ['is not there', '/media/none.png', 404],
  ['is a page', '/media/page.png', 502],
  ['is a drawing that says it is a picture', '/media/drawn.png', 502],
  ['leads elsewhere', '/media/away.png', 502],
  ['is too large', '/media/large.png', 502],
  ['is a page in the name of a drawing', '/media/competitors/8.svg', 502],
])('an original that %s is answered with a fault that nobody keeps', async (_, src, status) => {
  const { get, report } = await serving();
  const answer = await get(src);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(report).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});

test('the disk holds no more than its bytes, and what was used longest ago goes', async () => {
  let at = 0;
  const cache = createImageCache({ folder, maxBytes: 100, maxAgeMs: 1_000, now: () => at });
  await cache.put('a', Buffer.alloc(40));
  await cache.put('b', Buffer.alloc(40));
  expect(await cache.get('a')).toHaveLength(40);
  await cache.put('c', Buffer.alloc(40));
  expect(cache.bytes()).toBe(80);
  expect([await cache.get('a'), await cache.get('b'), await cache.get('c')].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
  await cache.put('d', Buffer.alloc(101));
  expect(readdirSync(folder)).toHaveLength(2);
  at = 1_000;
  expect(await cache.get('a')).toBeUndefined();
});

test('a picture that another process made is found, and one whose file went is made again', async () => {
  const options = { folder, maxBytes: 100, maxAgeMs: 1e9, now: Date.now };
  await createImageCache(options).put('a', Buffer.from('picture'));
  const next = createImageCache(options);
  expect(String(await next.get('a'))).toBe('picture');
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  expect(await next.get('a')).toBeUndefined();
  expect(next.bytes()).toBe(0);
});

test('a browser that says nothing gets what every browser reads', () => {
  expect([undefined, '', 'text/html', MODERN, 'image/webp;q=0.5'].map(formatFor)).toEqual([
    'plain',
    'plain',
    'plain',
    'avif',
    'webp',
  ]);
});
