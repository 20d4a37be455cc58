import type { MarketRule } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

async function rulesIn(locale: string, query = ''): Promise<MarketRule[]> {
  const { status, body } = await callerOf(house.url).get(`/book/markets/rules${query}`, {
    'accept-language': locale,
  });
  expect(status).toBe(200);
  return body.data;
}

test.each(['en', 'de', 'ar'])(
  'every market type that the house offers has its rule in %s',
  async (locale) => {
    const rules = await rulesIn(locale);
    const told = new Map(rules.map((rule) => [`${rule.sport_key}/${rule.market_id}`, rule]));
    for (const sport of house.world.sports()) {
      for (const { id } of house.world.templates(sport.id)) {
        const { wins = '', counts = '', returned = '' } = told.get(`${sport.key}/${id}`) ?? {};
        for (const text of [wins, counts, returned])
          expect(text.length, `${sport.key}/${id}`).toBeGreaterThan(10);
      }
    }
  },
);

test('every market in the book belongs to a type that has a rule', async () => {
  const told = new Set((await rulesIn('en')).map((rule) => `${rule.sport_key}/${rule.market_id}`));
  for (const match of house.world.matches()) {
    const sport = house.world.sports().find(({ id }) => id === match.sportId);
    for (const market of match.markets.values()) expect(told).toContain(`${sport?.key}/${market.id}`);
  }
});

test('one market type is asked for by its sport and id', async () => {
  const [rule, ...others] = await rulesIn('en', '?sport_key=football&market_id=10012');
  expect(others).toEqual([]);
  expect(rule).toMatchObject({ market_id: '10012', sport_key: 'football' });
  expect(rule?.counts).toContain('If it is an own goal, all stakes are refunded.');
  expect(await rulesIn('en', '?sport_key=nowhere')).toEqual([]);
});

test(
  'a house without the capability has no such call',
  async () => {
    const plain = await startTestHouse({ capabilities: [] });
    expect((await callerOf(plain.url).get('/book/markets/rules')).status).toBe(404);
    await plain.end();
  },
  START_LIMIT_MS,
);
