import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callerOf,
  eventually,
  placementOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ sports: ['football', 'tennis', 'counter_strike'], betDelayMs: 0 });
}, START_LIMIT_MS);
afterAll(() => house.end());

const keysOf = (rows: readonly { sport: { key: string } }[]) => [
  ...new Set(rows.map(({ sport }) => sport.key)),
];

test('lists are narrowed to a sport or a kind of sport, and sorted by sport', async () => {
  const visitor = callerOf(house.url);
  const list = async (query: string) => (await visitor.get(`/book/matches?limit=100&${query}`)).body.data;
  expect((await visitor.get('/book/sports')).body.data.map(({ key }: { key: string }) => key)).toEqual([
    'football',
    'tennis',
    'counter_strike',
  ]);
  expect(keysOf(await list('sport_key=tennis'))).toEqual(['tennis']);
  expect(keysOf(await list('sport_type=cyber'))).toEqual(['counter_strike']);
  expect(keysOf(await list('max_per_sport=2'))).toEqual(['football', 'tennis', 'counter_strike']);
  expect(await list('max_per_sport=2')).toHaveLength(6);
});

test('market types are named for the sport that has them', async () => {
  const visitor = callerOf(house.url);
  const typesOf = async (key: string) =>
    (await visitor.get(`/book/markets/templates?sport_key=${key}`)).body.data.map(
      ({ id }: { id: string }) => id,
    );
  const [football, tennis] = [await typesOf('football'), await typesOf('tennis')];
  expect(football).toContain('29');
  expect(tennis).toContain('186');
  expect(tennis).not.toContain('29');
});

test('while one provider is inactive bets on its matches are refused, and on those of another taken', async () => {
  const player = await signUpPlayer(house.url);
  const bet = (key: string) => {
    const sport = house.world.sports().find((one) => one.key === key);
    const match = [...house.world.matches()].find(
      (one) =>
        one.sportId === sport?.id &&
        one.status === 0 &&
        one.startTime > Date.now() + 30 * 60_000 &&
        one.type === 'match',
    );
    const market = [...(match?.markets.values() ?? [])].find(
      ({ id, status }) => id === sport?.strip.main.id && status === 1,
    );
    const [outcome] = market?.outcomes ?? [];
    if (!match || !market || !outcome) throw new Error(`There is no bet on ${key}.`);
    house.world.control.movePrice(match.id, market.key, outcome.id, 20_000);
    return placementOf([
      {
        selections: [
          {
            match_id: match.id,
            market_id: market.id,
            specifier: market.specifier,
            outcome_id: outcome.id,
            odds: 20_000,
          },
        ],
      },
    ]);
  };
  const place = async (key: string) => await player.post('/book/bets', bet(key));
  house.world.control.setProviderStatus('oddin', 'INACTIVE');
  const refused = await place('counter_strike');
  expect([refused.status, refused.body.code]).toEqual([422, 109]);
  expect((await place('tennis')).status).toBe(200);
  house.world.control.setProviderStatus('oddin', 'ACTIVE');
  await eventually(
    () => place('counter_strike'),
    ({ status }) => status === 200,
  );
});

test('a sport that the house does not know is named in a sentence', async () => {
  await expect(startTestHouse({ sports: ['quidditch'] })).rejects.toThrow('"quidditch"');
});
