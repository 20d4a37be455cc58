import { basesUnder } from '@touchline/client/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyBackend } from '#data/lazy-backend.ts';
import { reportError, takeReport } from '#data/report.ts';
import { renderStaticPage } from '#shell/static-page.tsx';
import { createApiProxy } from './api-proxy.ts';
import { readConfig } from './config.ts';
import { createHandler } from './handler.ts';
import { loggedPath, nameRequests } from './name-requests.ts';
import { createPages } from './pages.ts';
import { createReport } from './report.ts';
import { listening } from './test/listening.ts';

const ID = 'a-chosen-request-id';
const MADE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

let lines: string[];
let errors: string[];
beforeEach(() => {
  lines = [];
  errors = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  takeReport((error) => console.error(error));
});

/** A web server before a house of which a page asks its settings, and what the house was asked for by which names. */
async function serving({ logs = true } = {}) {
  const asked: [path: string, id: unknown][] = [];
  const houseUrl = await listening(({ url = '', headers }, response) => {
    asked.push([url, headers['x-request-id']]);
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'the-name-of-another' });
    response.end('{}');
  });
  const config = readConfig({
    LOCALES: 'en',
    HOUSE_URL: houseUrl.origin,
    WEB_LOG_REQUESTS: logs ? '1' : '0',
  });
  takeReport(createReport(config.logsRequests, Date.now));
  const page = async ({ headers, url }: Request) => {
    const backend = createLazyBackend({
      ...basesUnder(houseUrl.origin),
      locale: () => 'en',
      timeoutMs: () => 5_000,
      requestId: headers.get('x-request-id') ?? undefined,
    });
    await backend.book.GET('/settings');
    if (url.includes('fails')) {
      reportError(new Error(`GET /x?token=hidden-token failed`));
      throw new Error('no page');
    }
    return new Response(`<p>product</p>${Math.random()}`);
  };
  const pages = createPages(config, async () => ({ page, staticPage: renderStaticPage }));
  const forward = createApiProxy(houseUrl);
  const handler = createHandler({ config, assets: new Map(), forward, pages });
  const web = await listening(nameRequests({ ...config, now: Date.now }, handler));
  return { asked, get: (path: string, init?: RequestInit) => fetch(new URL(path, web), init) };
}

const named = (id: string) => ({ headers: { 'x-request-id': id } });
const idOf = ({ headers }: Response) => headers.get('x-request-id');
/** The lines about requests, once there are as many. */
const written = (count: number) =>
  vi.waitFor(() => {
    expect(lines).toHaveLength(count);
    return lines.map((line) => JSON.parse(line));
  });

test('the name that a caller chose reaches the house by a call and by a page, and comes back', async () => {
  const { asked, get } = await serving();
  expect(idOf(await get('/sports/api/book/sports', named(ID)))).toBe(ID);
  expect(asked).toEqual([['/book/sports', ID]]);
  expect(idOf(await get('/sports', named('another-request')))).toBe('another-request');
  expect(asked.slice(1).toSorted()).toEqual([
    ['/book/layouts', 'another-request'],
    ['/book/settings', 'another-request'],
  ]);
});

test.each(['short', 'with spaces in it', 'x'.repeat(65)])('%j is no name: a new one is made', async (bad) => {
  const { asked, get } = await serving();
  const id = idOf(await get('/sports/api/book/sports', named(bad)));
  expect(id).toMatch(MADE);
  expect(asked).toEqual([['/book/sports', id]]);
});

test('a page out of the cache carries the name of who asks now, and nothing of who asked before', async () => {
  const { asked, get } = await serving();
  const first = await get('/sports', named(ID));
  const second = await get('/sports', named('another-request'));
  const html = await second.text();
  expect(html).toBe(await first.text());
  expect(html).not.toContain(ID);
  expect(asked.filter(([path]) => path === '/book/settings')).toHaveLength(1);
  expect([...second.headers].filter(([, value]) => value.includes(ID))).toEqual([]);
  expect(idOf(second)).toBe('another-request');
});

test('each request leaves one line, and without the switch none', async () => {
  const { get } = await serving();
  await (await get('/sports/health', named(ID))).text();
  expect(await written(1)).toEqual([
    {
      at: expect.stringMatching(/^20\d\d-.*Z$/),
      id: ID,
      method: 'GET',
      path: '/sports/health',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    },
  ]);
  expect(JSON.parse(lines[0] ?? '').bytes).toBeGreaterThan('{"status":"ok"}'.length);
  const silent = await serving({ logs: false });
  expect(idOf(await silent.get('/sports/health'))).toMatch(MADE);
  expect(lines).toHaveLength(1);
});

test('no line holds what a query, a cookie, a header, a body or the address of a call carries', async () => {
  const { get } = await serving();
  const secrets = ['in-query', 'in-cookie', 'in-header', 'in-body', 'T-CODE-CODE', 'a@mail.example'];
  const headers = {
    ...named(ID).headers,
    cookie: 'touchline_session=in-cookie',
    authorization: 'Bearer in-header',
    'user-agent': 'in-header',
    referer: 'http://in-header.example/',
  };
  for (const path of [
    '/sports?token=in-query&betcode=T-CODE-CODE',
    '/sports/fails?access_token=in-query',
    '/sports/api/book/bets/by-ref?ref=in-query',
    '/sports/api/book/bets/T-CODE-CODE/vip-offer?x=in-query',
    '/sports/api/platform/users/a@mail.example',
  ])
    await (await get(path, { headers })).text();
  const post = { method: 'POST', headers, body: '{"password":"in-body"}' };
  await (await get('/sports/api/platform/users/sign_in?from=in-query', post)).text();
  const noted = await written(6);
  expect(noted.map(({ path }) => path)).toEqual([
    '/sports',
    '/sports/fails',
    '/sports/api/book/bets/by-ref',
    '/sports/api/book/bets/{}/vip-offer',
    '/sports/api/platform/users/{}',
    '/sports/api/platform/users/sign_in',
  ]);
  for (const secret of secrets) expect(`${lines} ${errors}`).not.toContain(secret);
});

test('an error is told with the name of the request in which it happened, where a line each is wanted as such', async () => {
  const { get } = await serving();
  await get('/sports/fails', named(ID));
  expect(errors.map((line) => JSON.parse(line))).toEqual([
    { at: expect.any(String), level: 'error', id: ID, error: expect.stringContaining('/x?token=… failed') },
    { at: expect.any(String), level: 'error', id: ID, error: expect.stringContaining('no page') },
  ]);
  errors = [];
  const silent = await serving({ logs: false });
  await silent.get('/sports/fails', named(ID));
  expect(errors).toEqual([
    expect.stringContaining(`error [${ID}]: Error: GET /x?token=… failed`),
    expect.stringContaining(`error [${ID}]: Error: no page`),
  ]);
});

test('an error has its cause beside it', () => {
  createReport(false, Date.now)(new Error('no answer', { cause: new Error('refused') }));
  expect(errors[0]).toMatch(/^error: Error: no answer.*caused by Error: refused/s);
});

test('who goes away before the answer is noted as such', async () => {
  const leaving = new AbortController();
  const web = await listening(nameRequests({ logsRequests: true, now: Date.now }, () => leaving.abort()));
  await expect(fetch(web, { signal: leaving.signal })).rejects.toThrow();
  expect(await written(1)).toMatchObject([{ status: 499, bytes: 0 }]);
});

test.each([
  ['/sports/football/harbour-city-m7?tab=all#x', '/sports/football/harbour-city-m7'],
  ['/sports/api/book/matches/m7/head-to-head', '/sports/api/book/matches/{}/head-to-head'],
  ['/sports/api/games/races/', '/sports/api/games/races/'],
  [`/${'x'.repeat(5_000)}`, `/${'x'.repeat(199)}`],
])('of %s the log says %s', (target, path) => expect(loggedPath(target)).toBe(path));
