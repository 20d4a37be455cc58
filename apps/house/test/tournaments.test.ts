import type { Category, Match, Sport, Tournament } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  callerOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const CIRCUIT = '17900';
const ROAD = '28900';

let house: TestHouse;
let visitor: Caller;

beforeAll(async () => {
  house = await startTestHouse({ sports: ['football', 'valorant', 'dota_2'] });
  visitor = callerOf(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

const tournaments = async (query = ''): Promise<Tournament[]> =>
  (await visitor.get(`/book/tournaments?${query}`)).body.data;
const leagueIdsOf = (matches: readonly Match[]) => new Set(matches.map(({ tournament }) => tournament.id));

test('stages say what they are parts of, and that has a page of its own', async () => {
  const all = await tournaments('sport_key=valorant');
  const stages = all.filter(({ kind }) => kind === 'stage');
  expect(stages.map(({ name }) => name)).toEqual([
    'Apex Circuit International',
    'Apex Circuit West',
    'Apex Circuit Pacific',
  ]);
  const circuit = (await visitor.get(`/book/tournaments/${CIRCUIT}`)).body;
  expect(circuit).toMatchObject({ name: 'Apex Circuit', kind: 'match', parent: null });
  const { id, slug, name } = circuit;
  for (const { parent } of stages) expect(parent).toEqual({ id, slug, name });
});

test('every kind of tournament is in the catalogue, and its global id names the kind', async () => {
  const all = await tournaments();
  const kinds = new Set(all.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['match', 'stage', 'season', 'simple_tournament']));
  for (const { id, kind, urn_id } of all)
    expect(urn_id).toBe(`sr:${kind === 'match' ? 'tournament' : kind}:${id}`);
});

test('a season and a simple tournament are parts of a tournament that has the matches of both', async () => {
  const parts = (await tournaments('sport_key=dota_2')).filter(({ parent }) => parent?.id === ROAD);
  expect(parts.map(({ name, kind }) => [name, kind])).toEqual([
    ['Ancient Road Premier', 'season'],
    ['Ancient Road Evening Cup', 'simple_tournament'],
  ]);
  const { body } = await visitor.get(`/book/matches?tournament_id=${ROAD}&type=match&match_status=0,1`);
  const kinds = new Set((body.data as Match[]).map(({ tournament }) => tournament.kind));
  expect([...kinds].sort()).toEqual(['season', 'simple_tournament']);
});

test('categories, leagues and matches carry their sport with all its fields', async () => {
  const sports: Sport[] = (await visitor.get('/book/sports')).body.data;
  const sportOf = (id: string) => sports.find((sport) => sport.id === id);
  const categories: Category[] = (await visitor.get('/book/categories')).body.data;
  const matches: Match[] = (await visitor.get('/book/matches?max_per_sport=5')).body.data;
  for (const { sport } of [...categories, ...(await tournaments()), ...matches])
    expect(sport).toEqual(sportOf(sport.id));
  expect(new Set(matches.map(({ sport }) => sport.id)).size).toBe(3);
});

test('the matches of a tournament are those of its stages, in lists and in counts', async () => {
  const { body } = await visitor.get(`/book/matches?tournament_id=${CIRCUIT}&type=match&match_status=0,1`);
  expect(leagueIdsOf(body.data)).toEqual(new Set(['17001', '17002', '17003']));
  const stage = await visitor.get('/book/matches?tournament_id=17002&type=match&match_status=0,1');
  expect(leagueIdsOf(stage.body.data)).toEqual(new Set(['17002']));
  const counted = await visitor.post('/book/counters', { type: 'match', ids: [CIRCUIT] });
  expect(counted.body.tournaments).toMatchObject([{ id: CIRCUIT, total: body.pagination.total }]);
});

test('a favourite tournament brings the matches of its stages', async () => {
  const player = await signUpPlayer(house.url);
  await player.post(`/book/favourites/tournaments/${CIRCUIT}`, {});
  const { body } = await player.get('/book/matches?favourite=true&type=match&match_status=0,1');
  expect(leagueIdsOf(body.data)).toEqual(new Set(['17001', '17002', '17003']));
  expect((await player.get('/book/favourites/tournaments?match_status=0,1')).body.data).toEqual([CIRCUIT]);
});

test('where leagues are listed decides who comes first', async () => {
  const ids = async (query: string) => (await tournaments(query)).map(({ id }) => id);
  expect((await ids('context=top')).slice(0, 4)).toEqual(['17', '31', '21', CIRCUIT]);
  expect(await ids('context=sport&sport_key=football')).toEqual(await ids('sport_key=football'));
  const [first] = await tournaments('context=top');
  expect(first?.priority).toBe(1);
  expect((await visitor.get('/book/tournaments?context=moon')).status).toBe(400);
});
