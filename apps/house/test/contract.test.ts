import { readFileSync } from 'node:fs';
import * as contract from '@touchline/contract';
import * as routes from '@touchline/contract/http';
import { checkLayout } from '@touchline/contract/layout';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { openApiDocument } from '../src/http/openapi.ts';
import {
  type Caller,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  type TestHouse,
} from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;
let player: Caller & { id: string };
let visitor: Caller;

beforeAll(async () => {
  house = await sharedHouse();
  player = await signUpPlayer(house.url);
  visitor = callerOf(house.url);
}, START_LIMIT_MS);

type AnyRoute = {
  readonly responses: {
    readonly 200?: { readonly content: { readonly 'application/json': { readonly schema: z.ZodType } } };
  };
};

/** The answer parses with the schema of its route, and holds nothing that the schema does not name. */
function expectAnswer(route: AnyRoute, answer: { status: number; body: unknown }): void {
  expect(answer.status).toBe(200);
  const schema = route.responses[200]?.content['application/json'].schema;
  expect(schema?.parse(answer.body)).toEqual(answer.body);
}

const live = () => [...house.world.matches()].find((match) => match.status === 1);
const outright = () =>
  [...house.world.matches()].find((match) => match.type === 'outright' && match.status === 0);

test('every public call answers in the shape of the contract', async () => {
  const league = house.world.tournaments()[0]?.id;
  const category = house.world.categories()[0]?.id;
  const calls: [AnyRoute, string][] = [
    [routes.getPlayer, '/platform/player'],
    [routes.getSystem, '/platform/system'],
    [routes.getSports, '/book/sports'],
    [routes.getCategories, '/book/categories?sport_key=football'],
    [routes.getCategory, `/book/categories/${category}`],
    [routes.getTournaments, `/book/tournaments?category_id=${category}`],
    [routes.getTournament, `/book/tournaments/${league}`],
    [routes.getMatches, '/book/matches?limit=500'],
    [routes.getMatches, '/book/matches?limit=500&page=2'],
    [routes.getMatch, `/book/matches/${live()?.id}`],
    [routes.getMatch, `/book/matches/${outright()?.id}`],
    [routes.getMatchMarkets, `/book/matches/${live()?.id}/markets`],
    [routes.getMatchMarkets, `/book/matches/${quietMatch(house).id}/markets`],
    [routes.getMatchMarkets, `/book/matches/${outright()?.id}/markets`],
    [routes.getMatchStatistics, `/book/matches/${live()?.id}/match`],
    [routes.getHeadToHead, `/book/matches/${quietMatch(house).id}/head-to-head`],
    [routes.getStandings, `/book/matches/${quietMatch(house).id}/standings`],
    [routes.getForm, `/book/matches/${quietMatch(house).id}/form`],
    [routes.getEndingSoon, '/book/markets/ending-soon?sport_key=football'],
    [routes.getMarketTemplates, '/book/markets/templates'],
    [routes.getMarketRules, '/book/markets/rules?sport_key=football'],
    [routes.getSettings, '/book/settings'],
    [routes.getLayout, '/book/layouts/home'],
  ];
  for (const language of ['en', 'ar']) {
    for (const [route, path] of calls)
      expectAnswer(route, await visitor.get(path, { 'accept-language': language }));
  }
});

test('every call that changes something answers in the shape of the contract', async () => {
  expectAnswer(routes.postCounters, await visitor.post('/book/counters', {}));
  expectAnswer(routes.postWebsocketToken, await visitor.post('/book/websocket/token'));
  expectAnswer(
    routes.postWebsocketAuthorize,
    await player.post('/book/websocket/authorize', { channels: [`$user:${player.id}`] }),
  );
  expectAnswer(routes.postSettings, await player.post('/book/settings', { odds_type: 'percent' }));
  expectAnswer(
    routes.postPlayerAccounts,
    await player.post('/platform/player/accounts', { currency: 'BTC' }),
  );
  expectAnswer(routes.getPlayerAccounts, await player.get('/platform/player/accounts'));
  expectAnswer(
    routes.patchPlayerLocale,
    await player.send('PATCH', '/platform/player/update_locale', { locale: 'en' }),
  );
  const placement = placementOf([{ selections: [pinned(house, quietMatch(house))] }]);
  expectAnswer(routes.postBets, await player.post('/book/bets', placement));
  expectAnswer(routes.getBets, await player.get('/book/bets'));
  expectAnswer(routes.getFavourites, await player.get('/book/favourites/matches'));
  expectAnswer(routes.getBetRequest, await player.get(`/book/bets/requests/${placement.meta.request_id}`));
  expectAnswer(
    routes.postSignIn,
    await player.post('/platform/users/sign_in', {
      email: 'demo@touchline.example',
      password: 'demo-pass-1',
    }),
  );
  expect((await player.send('DELETE', '/platform/users/sign_out')).status).toBe(204);
});

test('what does not exist answers 404, what cannot be read 400 and 422, with an error body', async () => {
  const answers = [
    [404, await visitor.get('/book/matches/999999')],
    [404, await visitor.get('/book/matches/999999/markets')],
    [404, await visitor.get('/book/matches/999999/match')],
    [404, await visitor.get('/book/categories/999')],
    [404, await visitor.get('/book/tournaments/999')],
    [404, await visitor.get('/book/layouts/nowhere')],
    [404, await visitor.get('/book/nothing')],
    [404, await visitor.get('/nothing')],
    [400, await visitor.get('/book/matches?limit=501')],
    [400, await visitor.get('/book/matches?type=party')],
    [422, await visitor.post('/platform/users/sign_in', { email: 'a@b.example' })],
    [401, await visitor.get('/platform/player/accounts')],
    [401, await visitor.get('/book/bets')],
    [401, await visitor.post('/book/settings', {})],
  ] as const;
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status);
    contract.ErrorBody.parse(answer.body);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  }
  const garbled = await fetch(`${house.url}/platform/users/sign_in`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json', 'x-touchline-app': 'web' },
  });
  expect(garbled.status).toBe(400);
  contract.ErrorBody.parse(await garbled.json());
});

test('the committed OpenAPI document is the one that the house serves', async () => {
  const committed = JSON.parse(
    readFileSync(new URL('../../../packages/contract/openapi.json', import.meta.url), 'utf8'),
  );
  expect(JSON.parse(JSON.stringify(openApiDocument()))).toEqual(committed);
  expect((await visitor.get('/openapi.json')).body).toEqual(committed);
});

test('the page of the API names every call, and every extension with its reason', async () => {
  const { body } = await visitor.get('/docs');
  for (const route of Object.values(routes)) {
    if (!('path' in route)) continue;
    expect(body).toContain(route.path);
    if ('x-touchline-reason' in route)
      expect(body).toContain(route['x-touchline-reason'].replaceAll('"', '&quot;').replaceAll("'", '&#39;'));
  }
  expect(body).not.toMatch(/<script|https?:\/\/(?!127)/);
});

test('health says when the house answers', async () => {
  const answer = await visitor.get('/health');
  expect([answer.status, answer.body]).toEqual([200, { ok: true, ready: true }]);
});

test('the layout that is served needs no repair', async () => {
  const { body } = await visitor.get('/book/layouts/match');
  expect(checkLayout(body)).toEqual({ layout: body, faults: [] });
});
