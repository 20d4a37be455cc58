import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { players } from '../src/db/schema.ts';
import { openApiDocument } from '../src/http/openapi.ts';
import { fitting, type Known, type Schema, values } from './support/fuzz-input.ts';
import {
  type Caller,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const SEED = 20_261_127;
const RUNS = 40;
const LIMIT_MS = 120_000;
/** Statuses and code that say that a request is not as the contract describes it. */
const UNREADABLE = 400;
const INVALID = 422;
const SHARE = '/book/bets/share-code';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
}
// Through JSON, as a client reads it.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

type Described = (typeof operations)[number];

let house: TestHouse;
let player: Caller;
let known: Known;
/** The same with bets whose parts fit together. */
let shareOfMatch: Known;

/** A subscription as a browser makes it. It is told of nothing: no test of this file lets its device hear of anything. */
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-device-of-a-test';
const SUBSCRIPTION = {
  endpoint: ENDPOINT,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  kinds: [],
};

const PHONE = '+447400123456';

/** The body with an email or a phone. */
function withOneLogin(body: object): object {
  const { phone = PHONE, ...rest } = body as { phone?: unknown; email?: unknown }; // what the schema of the three says
  return 'email' in rest ? rest : { ...rest, phone };
}

/**
 * Bodies with what the document leaves open: an email or a phone, never both; what `player_fields` names; and the period
 * that types of a limit have. By method and path.
 */
const FITTED: Readonly<Record<string, (body: object) => object>> = {
  'POST /platform/users/sign_in': withOneLogin,
  'POST /platform/users/password': withOneLogin,
  'POST /platform/users/sign_up': (body) => ({
    country: 'GB',
    currency: 'EUR',
    birth_date: '1990-05-05',
    ...withOneLogin(body),
  }),
  // A text of spaces alone says nothing.
  'POST /platform/player/chat': (body) => ({ ...body, text: 'Where is my bet?' }),
  'POST /platform/user_limits': (body) => ({ ...body, type: 'wager', period: 'week' }),
};

beforeAll(async () => {
  house = await startTestHouse({
    phoneVerification: true,
    signUpByPhone: true,
    realityCheckMinutes: 60,
  });
  const signedUp = await signUpPlayer(house.url);
  player = signedUp;
  const verified = { phone: '+447400123457', phoneVerifiedAt: 1 };
  await house.db.update(players).set(verified).where(eq(players.id, signedUp.id));
  const match = quietMatch(house);
  const selection = pinned(house, match);
  const { body } = await player.post('/book/bets', placementOf([{ selections: [selection] }]));
  const device = await player.post('/book/push/subscriptions', SUBSCRIPTION);
  const shared = {
    selections: [selection],
    type: 'SINGLE',
    system_id: null,
    custom_odds: null,
    currency: 'EUR',
    stake: null,
    potentialWin: null,
    sharing: true,
  };
  // What names something names what there is: a schema does not say what a backend has.
  known = {
    schemas: document.components.schemas,
    ids: [match.id, '1', 'EUR'],
    isStrict: true,
    byName: {
      match_id: [match.id],
      prediction_id: [match.id],
      market_id: ['1'],
      outcome_id: ['1', '2', '3'],
      specifier: [''],
      currency: ['EUR', 'BTC'],
      country: ['GB'],
      number: [PHONE],
      phone: [PHONE],
      mobile_phone: [PHONE],
      birth_date: ['1990-05-05'],
      // Leaves out those that anybody guesses.
      password: ['correct horse'],
      current_password: ['correct horse'],
      first_name: ['Ada', null],
      last_name: ['Moor', null],
      nickname: ['Ace', null],
      locale: ['en', 'ar'],
      channels: [[], [`$user:${signedUp.id}`]],
      bet_id: [String(body.bets[0].id)],
      endpoint: [ENDPOINT],
      one_signal_push_notification_subscription: [String(device.body.id)],
      stakes: [{}, { EUR: [100, 500, 1_000] }],
    },
  };
  shareOfMatch = { ...known, byName: { ...known.byName, bets: [[shared]] } };
}, START_LIMIT_MS);

afterAll(() => house?.end());

/** Requests of a call as the document allows them: what names something names what is there. */
function validRequests({ path, method, operation }: Described) {
  const { parameters = [], requestBody } = operation;
  const facts = path === SHARE ? shareOfMatch : known;
  const partsIn = (place: string) => parameters.filter((one) => one.in === place);
  const recordOf = (place: string) => {
    const parts = partsIn(place);
    return fc.record(
      Object.fromEntries(parts.map(({ name, schema }) => [name, fitting(name, schema, facts).map(String)])),
      { requiredKeys: parts.filter(({ required }) => required).map(({ name }) => name) },
    );
  };
  const schema = requestBody?.content['application/json'].schema;
  const any = schema ? values(schema, facts) : fc.constant(undefined);
  const fitted = FITTED[`${method} ${path}`];
  const filled = fitted ? any.map((body) => fitted(Object(body))) : any;
  const body = requestBody && requestBody.required !== true ? fc.option(filled, { nil: undefined }) : filled;
  return fc
    .record({ params: recordOf('path'), query: recordOf('query'), body })
    .map(({ params, query, body }) => {
      const place = path.replace(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent((params[name] ?? '').toWellFormed()),
      );
      const search = Object.entries(query).map(
        ([name, text]) => `${name}=${encodeURIComponent((text ?? '').toWellFormed())}`,
      );
      return { address: `${place}?${search.join('&')}`, body };
    });
}

describe('what the document allows is accepted', () => {
  test.each(operations)('$method $path', { timeout: LIMIT_MS }, async ({ path, method, operation }) => {
    // Signing in and out, and a break, would end the session that the others need.
    const caller = /\/users\/|\/sessions|\/password|\/breaks/.test(path)
      ? await signUpPlayer(house.url)
      : player;
    const refused: object[] = [];
    await fc.assert(
      fc.asyncProperty(validRequests({ path, method, operation }), async ({ address, body }) => {
        const answer =
          method === 'GET'
            ? await caller.get(address)
            : await caller.send(method as 'POST' | 'PATCH' | 'DELETE', address, body);
        const isRefused = answer.status === UNREADABLE || answer.body?.code === INVALID;
        if (isRefused)
          refused.push({ address, body, status: answer.status, details: answer.body.data.details });
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(refused.slice(0, 3)).toEqual([]);
  });
});

const LISTED = ['sort_by', 'match_status', 'excluded_statuses', 'currency'];
const withListed = operations.flatMap(({ path, operation }) =>
  (operation.parameters ?? [])
    .filter(({ name }) => LISTED.includes(name))
    .map(({ name }) => ({ path: path.replace('{type}', 'matches'), name })),
);

test.each(withListed)(
  '$path refuses an unknown value of $name with 422 and its name',
  async ({ path, name }) => {
    const q = path.endsWith('/search') ? '&q=united' : '';
    for (const value of ['nonsense', '99', 'EUR,']) {
      const { status, body } = await player.get(`${path}?${name}=${value}${q}`);
      expect([value, status, body.data?.details?.[0]?.field]).toEqual([value, 422, name]);
    }
  },
);

test('a currency that there is not is refused with 422 wherever a body names one', async () => {
  const selections = [pinned(house, quietMatch(house, 1))];
  const { bets, ...placement } = placementOf([{ selections, currency: 'XXX' }]);
  const answers = [
    await player.post('/book/bets', { ...placement, bets }),
    await player.post('/book/bets/max-stake', bets[0]),
    await player.post('/platform/player/accounts', { currency: 'XXX' }),
    await player.post('/book/settings', { stakes: { XXX: [100, 200, 300] } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
});
