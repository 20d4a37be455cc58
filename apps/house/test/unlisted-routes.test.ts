import { ErrorBody } from '@touchline/contract';
import { faultsOf } from '@touchline/contract-check';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp } from '../src/http/http-app.ts';
import { openApiDocument } from '../src/http/openapi.ts';
import { anything, nastyText } from './support/fuzz-input.ts';
import { START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { OPERATORS, SECRET } from './support/operator.ts';
import { type RawAnswer, rawRequest } from './support/raw-request.ts';

const SEED = 20_261_126;
const RUNS = 40;
const LIMIT_MS = 120_000;
/** Parts of a path that decode to nothing, lead elsewhere, or end it. */
const NASTY_PARTS = [
  '%ff',
  '%',
  '%zz',
  '%c0%af',
  '..',
  '.',
  '%2e%2e%2f',
  '%00',
  '%25ff',
  '%2f',
  '',
  ';',
  '*',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** A part of a route's pattern that a request fills in. */
const PART = /:(\w+)(?:\{[^}]*\})?/g;

let house: TestHouse;
/** What fits a part of a path with this name. */
let known: Record<string, readonly string[]>;
/** Methods of each pattern of the backend's routes. */
let routes: ReadonlyMap<string, readonly string[]>;

const NO_SOCKETS = {
  drop: () => undefined,
  loseHistory: () => undefined,
  admit: () => undefined,
  stats: () => ({}),
};

function routesOf(app: ReturnType<typeof createHttpApp>) {
  const found = new Map<string, string[]>();
  for (const { method, path } of app.routes.filter((one) => one.method !== 'ALL')) {
    const methods = found.get(path) ?? [];
    if (!methods.includes(method)) found.set(path, [...methods, method]);
  }
  return found;
}

beforeAll(async () => {
  house = await startTestHouse({ dev: true, operators: OPERATORS });
  routes = routesOf(createHttpApp(house, NO_SOCKETS));
  const player = await signUpPlayer(house.url);
  const launched = await player.post('/book/betconstruct/launch', { app: 'horse_racing' });
  const shown = [...house.world.matches()].find((one) => one.status === 1 && one.hasVideo);
  const video = await player.get(`/book/matches/${shown?.id}/video`);
  const [, , , id = '', ticket = ''] = String(video.body.data[0].link).split('/');
  known = {
    id: [id],
    ticket: [ticket, String(launched.body.url).split('/').at(-1) ?? ''],
    file: ['live.m3u8', 'page', 'clip.mp4', '0.m4s'],
    name: ['logo.png'],
  };
}, START_LIMIT_MS);
afterAll(() => house?.end());

const nastyPart = fc.oneof(
  nastyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(...NASTY_PARTS),
);
const queries = fc
  .dictionary(fc.constantFrom('event', 'placed', 'locale', 'before', 'limit', 'x'), nastyPart, { maxKeys: 3 })
  .map((query) =>
    Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );
const json = fc.oneof(
  anything.map((value) => JSON.stringify(value) ?? ''),
  fc.constantFrom('', '{', '[1', 'null'),
);
const FORM_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
];
/** With a password that is too short, so that no form seeds a player. */
const FORMS = ['', '%ff=%', 'request=request-12345678&event=NaN', 'a'.repeat(2_000)].map(
  (fields) => `${fields}&password=1`,
);
const bodies = fc.oneof(
  fc.tuple(fc.constantFrom('application/json', ''), json),
  fc.tuple(fc.constantFrom(...FORM_TYPES, 'text/plain'), fc.constantFrom(...FORMS, '--x\r\nbroken')),
);

/** Requests for a route, its parts filled with what fits and what does not. */
function requestsFor(pattern: string, methods: readonly string[]) {
  const names = [...pattern.matchAll(PART)].map(([, name = '']) => name);
  const fitting = (name: string) => fc.oneof(fc.constantFrom(...(known[name] ?? ['1'])), nastyPart);
  return fc
    .record({
      method: fc.constantFrom(...methods),
      given: fc.tuple(...names.map(fitting)),
      query: queries,
      body: bodies,
      range: nastyPart,
    })
    .map(({ method, given, query, body: [type, body], range }) => {
      const filled = given.values();
      const path = pattern.replace(PART, () => filled.next().value ?? '');
      const headers = ['x-touchline-app', 'web', 'authorization', `Bearer ${SECRET}`];
      headers.push('range', `bytes=${range}`, 'content-type', type);
      return { path: `${path}?${query}`, method, headers, ...(method !== 'GET' && { body }) };
    });
}

/** What is wrong with an answer. */
function faultsIn({ status, headers, text }: RawAnswer): readonly string[] {
  if (status >= 500) return [`answered ${status}: ${text.slice(0, 200)}`];
  if (headers['x-content-type-options'] !== 'nosniff') return [`answered ${status} without nosniff`];
  const isErrorBody = status >= 400 && String(headers['content-type']).includes('json');
  return isErrorBody ? faultsOf(ErrorBody, JSON.parse(text)) : [];
}

/** Addresses of routes that the document does not list. */
function unlistedRoutes() {
  const listed = Object.keys(openApiDocument().paths ?? {}).map((path) =>
    path.replaceAll('{', ':').replaceAll('}', ''),
  );
  return [...routes].filter(([pattern]) => !listed.includes(pattern));
}

test('whatever is sent to a route outside of the document, the backend answers without a fault of its own', {
  timeout: LIMIT_MS,
}, async () => {
  const unlisted = unlistedRoutes();
  expect(unlisted.map(([pattern]) => pattern)).toContain('/media/:name{.+}');
  const faults: object[] = [];
  for (const [pattern, methods] of unlisted) {
    const property = fc.asyncProperty(requestsFor(pattern, methods), async ({ path, ...request }) => {
      const found = faultsIn(await rawRequest(house.url, path, request));
      if (found.length > 0) faults.push({ pattern, path, ...request, found });
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
  }
  expect(faults).toEqual([]);
});

test.each(['/media/%ff', '/%ff', '/book/matches/%ff', '/book/streams/%ff/%/page', '/games/%e0%a4'])(
  '%s, which cannot be decoded, is refused and not an error of the backend',
  async (path) => {
    expect((await rawRequest(house.url, path)).status).toBeLessThan(500);
  },
);

/** Methods of every pattern that a path fits. */
const methodsOf = (path: string): readonly string[] =>
  [...routes].flatMap(([pattern, methods]) =>
    new RegExp(`^${pattern.replace(PART, '[^/]+')}$`).test(path) ? [...methods] : [],
  );

test('a method that a route does not have is refused with 405 and those that it has', async () => {
  const faults: object[] = [];
  for (const [pattern, methods] of [
    ...routes,
    ['/healthz', ['GET']] as const,
    ['/readyz', ['GET']] as const,
  ]) {
    const path = pattern.replace(PART, (_, name) => known[name]?.[0] ?? '1');
    const own = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])];
    // Another pattern may also stand for the filled-in path.
    const has = [...own, ...methodsOf(path)];
    for (const method of METHODS.filter((one) => !has.includes(one))) {
      const { status, headers } = await rawRequest(house.url, path, { method });
      const allowed = String(headers.allow).split(', ').toSorted();
      const isRight =
        status === 405 && has.every((one) => allowed.includes(one)) && !allowed.includes(method);
      if (!isRight) faults.push({ method, path, status, allowed });
    }
  }
  expect(faults).toEqual([]);
  expect((await rawRequest(house.url, '/nowhere', { method: 'PUT' })).status).toBe(404);
});
