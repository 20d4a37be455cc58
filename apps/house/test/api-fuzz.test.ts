import { ErrorBody } from '@touchline/contract';
import * as routes from '@touchline/contract/http';
import { type Call, faultsOf } from '@touchline/contract-check';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../src/http/openapi.ts';
import { type Known, type Schema, textsAndBroken, valuesAndBroken } from './support/fuzz-input.ts';
import {
  type Answer,
  bettableMatches,
  type Caller,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const SEED = 20_261_123;
const RUNS = 80;
const LIMIT_MS = 120_000;
/** Part of the calls that has to be answered with success at least once; the rest needs more than chance finds. */
const MOST = 0.7;
/** Calls that would stop what the others need, in order: limits stop bets, and the others end the session. */
const LAST = ['/platform/user_limits', '/platform/player/breaks', '/platform/users/sign_out'];
/** Its 401 is about what was typed. */
const SIGN_IN = '/platform/users/sign_in';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}
// Through JSON, as a client reads it.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.entries(document.paths)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  .toSorted((a, b) => LAST.indexOf(a.path) - LAST.indexOf(b.path));
const callOf = new Map<string, Call>(
  Object.values(routes).flatMap((route) =>
    'operationId' in route ? [[route.operationId, route] as const] : [],
  ),
);

let house: TestHouse;
let player: Caller;
/** Stays signed in, whatever the fuzz does to the other one. */
let refused: Caller;
let known: Known;
/** Calls of which a request was answered with success: without one its depths were not looked at. */
const succeeded = new Set<string>();

beforeAll(async () => {
  house = await startTestHouse({ payments: 'stand-in' });
  const signedUp = await signUpPlayer(house.url);
  player = signedUp;
  refused = await signUpPlayer(house.url);
  const match = quietMatch(house);
  const placement = placementOf([{ selections: [pinned(house, match)] }]);
  const { body } = await player.post('/book/bets', placement);
  const bets = await player.get('/book/bets');
  const deposit = await player.post('/platform/player/deposits', {
    request_id: 'deposit-of-the-fuzz',
    currency: 'EUR',
    amount: 1_000,
    card: 'test_code',
  });
  known = {
    schemas: document.components.schemas,
    ids: [
      match.id,
      ...bettableMatches(house, 1)
        .slice(0, 2)
        .map(({ id }) => id),
      ...['1', '2', '3', 'X', '', 'total=2.5', 'EUR', 'BTC', 'en', 'ar', 'football', 'home', 'betradar'],
      ...[signedUp.email, `$user:${signedUp.id}`, `markets:${match.id}`, 'start_time', '-bets_count'],
      String(body.bets[0].id),
      String(bets.body.data[0].ref),
      String(placement.meta.request_id),
    ],
    byName: {
      id: [match.id, String(body.bets[0].id), String(deposit.body.id)],
      card: ['test_success', 'test_code'],
      amount: [1_000],
      return_to: ['/sports'],
      match_id: [match.id],
      matchId: [match.id],
      prediction_id: [match.id],
      market_id: ['1'],
      specifier: [''],
      outcome_id: ['1', '2', '3'],
      odds: [20_000],
      currency: ['EUR'],
      value: [100],
      sport_key: ['football'],
      provider: ['betconstruct'],
      app: ['horse_racing', 'lotteries'],
      page: ['home', 'match', '1'],
      name: ['about'],
      q: ['united', 'league'],
      ids: [['1']],
      channels: [[`$user:${signedUp.id}`]],
      country: ['GB'],
      birth_date: ['1990-05-05'],
      system_id: [null],
      custom_odds: [null],
      bonus: [null],
    },
  };
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** Calls that answer a table where they are asked for one. */
const MAY_BE_TEXT = new Set(['getMatchExport', 'getMovementsCsv']);

/** What is wrong with an answer. */
function wrongIn(
  { operationId, responses }: Operation,
  { status, headers, body }: Answer,
): readonly string[] {
  if (headers.get('x-content-type-options') !== 'nosniff') return [`answered ${status} without nosniff`];
  if (!(status in responses))
    return [`answered ${status}, the document names ${Object.keys(responses).join(', ')}`];
  if (status >= 400) return faultsOf(ErrorBody, body);
  const schema = callOf.get(operationId)?.responses[200]?.content['application/json']?.schema;
  if (typeof body === 'string' && MAY_BE_TEXT.has(operationId))
    return status === 200 ? [] : [`answered ${status}`];
  if (!schema) return status === 204 ? [] : [`answered ${status}, due is 204`];
  return faultsOf(schema, body);
}

/** Requests of a call: some as the document allows, some broken at one place, some anything. */
function requestsOf(path: string, { parameters = [], requestBody }: Operation) {
  const partsIn = (place: string) => parameters.filter((one) => one.in === place);
  const of = (place: string, requiredKeys?: string[]) =>
    fc.record(
      Object.fromEntries(
        partsIn(place).map(({ name, schema }) => [name, textsAndBroken(name, schema, known)]),
      ),
      requiredKeys && { requiredKeys },
    );
  const schema = requestBody?.content['application/json'].schema;
  return fc
    .record({
      params: of('path'),
      query: of('query', []),
      body: schema ? valuesAndBroken(schema, known) : fc.constant(undefined),
    })
    .map(({ params, query, body }) => {
      const place = path.replace(/\{(\w+)\}/g, (_, name) => encodeText(params[name] ?? ''));
      const search = Object.entries(query).map(([name, text]) => `${name}=${encodeText(text ?? '')}`);
      return { address: `${place}?${search.join('&')}`, body };
    });
}

/** Half of a surrogate pair cannot be written in an address. */
const encodeText = (text: string) => encodeURIComponent(text.toWellFormed());

describe('whatever is sent, the house answers in the shape of its document and never with a fault of its own', () => {
  test.each(operations)('$method $path', { timeout: LIMIT_MS }, async ({ path, method, operation }) => {
    const visitor = callerOf(house.url);
    await fc.assert(
      fc.asyncProperty(requestsOf(path, operation), fc.boolean(), async ({ address, body }, isSignedIn) => {
        const caller = isSignedIn ? player : visitor;
        const answer =
          method === 'GET'
            ? await caller.get(address)
            : await caller.send(method as 'POST' | 'PATCH' | 'DELETE', address, body);
        if (answer.status < 300) succeeded.add(operation.operationId);
        expect(wrongIn(operation, answer)).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test.each(operations)('$method $path is refused as its document names it', async (one) => {
    const { path, method, operation } = one;
    const address = path.replace(/\{\w+\}/g, 'none');
    const refuses = async (
      caller: Caller,
      status: number,
      body: unknown,
      headers: Record<string, string>,
    ) => {
      if (!(status in operation.responses)) return;
      const answer =
        method === 'GET'
          ? await caller.get(address, headers)
          : await caller.send(method as 'POST' | 'PATCH' | 'DELETE', address, body, headers);
      expect([answer.status, faultsOf(ErrorBody, answer.body)]).toEqual([status, []]);
    };
    const otherVersion = { accept: 'application/vnd.nobody.v999+json' };
    await refuses(refused, 406, {}, otherVersion);
    // Who only reads is not asked where he comes from.
    if (method !== 'GET') await refuses(refused, 403, {}, { origin: 'https://elsewhere.example' });
    await refuses(refused, 413, 'x'.repeat(300 * 1024), {});
    // Who asks comes before which version is asked for.
    if (406 in operation.responses && path !== SIGN_IN)
      await refuses(callerOf(house.url), 401, {}, otherVersion);
  });

  test('most calls were also answered with success', () => {
    expect(succeeded.size).toBeGreaterThan(operations.length * MOST);
  });
});
