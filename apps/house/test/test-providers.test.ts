import { type PublicMessage, publicChannel } from '@touchline/contract/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, START_LIMIT_MS, startTestHouse, type TestHouse } from './support/house.ts';

let house: TestHouse;
const testing = (providers: string) => ({ cookie: `test_providers=${providers}` });
/** No e-sport comes from this provider. */
const NO_CYBER = testing('cyber:betradar');

beforeAll(async () => {
  house = await startTestHouse({ sports: ['football', 'dota_2'], dev: true });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const read = async (path: string, headers = {}) =>
  (await callerOf(house.url).get(`/book${path}`, headers)).body;
const sportIds = new Map<string, string>();
beforeAll(async () => {
  for (const { id, key } of (await read('/sports')).data) sportIds.set(key, id);
});
const sportsOf = (rows: readonly { sport: { key: string } }[]) =>
  [...new Set(rows.map(({ sport }) => sport.key))].toSorted();
const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key).toSorted();

test.each([
  ['nothing', {}, ['dota_2', 'football']],
  ['a broken value', testing('cyber=betradar'), ['dota_2', 'football']],
  ['its own provider', testing('cyber:oddin'), ['dota_2', 'football']],
  ['another provider', NO_CYBER, ['football']],
  ['two providers', testing('cyber:betradar%7Ccyber:oddin'), ['dota_2', 'football']],
  ['both types', testing('regular:oddin|cyber:oddin'), ['dota_2']],
])('with %s in the cookie, lists of sports and matches show these sports', async (_, headers, sports) => {
  expect(keysOf((await read('/sports', headers)).data)).toEqual(sports);
  expect(sportsOf((await read('/matches?limit=500&max_per_sport=2', headers)).data)).toEqual(sports);
  expect(sportsOf((await read('/tournaments?limit=500', headers)).data)).toEqual(sports);
  expect(sportsOf((await read('/categories?limit=500', headers)).data)).toEqual(sports);
});

test('matches that are named in the query, and pages of lists, keep to the providers', async () => {
  const all = (await read('/matches?limit=500&sport_key=dota_2')).data;
  expect(all.length).toBeGreaterThan(0);
  expect((await read(`/matches?id=${all[0].id}`, NO_CYBER)).data).toEqual([]);
  expect((await read('/matches?limit=1&sport_key=dota_2', NO_CYBER)).pagination.total).toBe(0);
});

test('counters count what is shown', async () => {
  const counted = async (headers = {}) =>
    (await callerOf(house.url).post('/book/counters', {}, headers)).body;
  const all = await counted();
  const some = await counted(NO_CYBER);
  const idsOf = ({ sports }: { sports: { id: string }[] }) => sports.map(({ id }) => id).toSorted();
  expect(idsOf(all)).toEqual([...sportIds.values()].toSorted());
  expect(idsOf(some)).toEqual([sportIds.get('football')]);
  expect(some.live).toBeLessThanOrEqual(all.live);
});

test('search finds no match, league or sport of another provider', async () => {
  const [match] = (await read('/matches?limit=1&sport_key=dota_2')).data;
  const find = (q: string, headers = {}) => read(`/search?q=${encodeURIComponent(q)}`, headers);
  const isDota = ({ sport }: { sport: { key: string } }) => sport.key === 'dota_2';
  expect((await find(match.home.name)).matches.some(isDota)).toBe(true);
  expect((await find(match.home.name, NO_CYBER)).matches.some(isDota)).toBe(false);
  expect((await find('dota')).sports).toHaveLength(1);
  expect(await find('dota', NO_CYBER)).toMatchObject({ sports: [], tournaments: [], categories: [] });
});

test('a match of another provider, its markets, its league and its category are not there', async () => {
  const [match] = (await read('/matches?limit=1&sport_key=dota_2')).data;
  const [league] = (await read('/tournaments?limit=1&sport_key=dota_2')).data;
  const [category] = (await read('/categories?limit=1&sport_key=dota_2')).data;
  const paths = [
    `/matches/${match.id}`,
    `/matches/${match.id}/markets`,
    `/matches/${match.id}/match`,
    `/tournaments/${league.id}`,
    `/categories/${category.id}`,
  ];
  for (const path of paths) {
    const statusOf = async (headers = {}) => (await callerOf(house.url).get(`/book${path}`, headers)).status;
    expect([path, await statusOf(), await statusOf(NO_CYBER)]).toEqual([path, 200, 404]);
  }
});

test('no cache keeps an answer to a test, and each keeps the others', async () => {
  const cacheOf = async (headers = {}) =>
    (await callerOf(house.url).get('/book/sports', headers)).headers.get('cache-control');
  expect(await cacheOf()).toBe('public, max-age=60');
  expect(await cacheOf(testing('cyber'))).toBe('public, max-age=60');
  expect(await cacheOf(testing('cyber:oddin'))).toBe('private, no-store');
});

/** Changes of lists that were published last. */
async function listChanges() {
  const { publications } = await house.port.history(publicChannel('en'), 50);
  return publications.flatMap(({ data }) => {
    const message = data as PublicMessage; // the house published it
    return message.event === 'match_changed' ? [message] : [];
  });
}

test('changes of lists say of which sport types and providers they are', async () => {
  const sources = new Set<string>();
  // Not every hour has a match that begins, and the channel keeps the last messages alone.
  for (let hours = 0; hours < 12 && sources.size === 0; hours += 1) {
    await callerOf(house.url).post('/dev/jump', { by_ms: 3_600_000 });
    for (const { src = [] } of await listChanges()) for (const source of src) sources.add(source.join(':'));
  }
  expect(sources.size).toBeGreaterThan(0);
  for (const source of sources) expect(['cyber:oddin', 'regular:betradar']).toContain(source);
});
