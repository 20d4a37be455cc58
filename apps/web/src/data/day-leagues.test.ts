import { expect, test } from 'vitest';
import { dayLeaguesQuery } from './day-leagues.ts';
import { dayMatchesQuery } from './day-lists.ts';
import { backendWith, pageServices } from './test/page-services.ts';

const league = (id: string, sportKey: string, priority: number) => ({
  id,
  name: `League ${id}`,
  kind: 'match',
  priority,
  category: { name: 'Albion' },
  sport: { key: sportKey, type: 'regular' },
  parent: null,
});
const shown = (id: string) => ({ id, name: `League ${id}`, place: 'Albion' });

const LEAGUES = [league('17', 'football', 2), league('18', 'football', 1), league('30', 'tennis', 1)];
const pageOf = (data: readonly unknown[]) => ({
  data,
  pagination: { total: data.length, page: 1, limit: 500, last_page: 1 },
});

/** What a backend of these sports answers. */
function answerTo({ pathname, searchParams }: URL, sports: readonly string[]): Response {
  const [, id] = /\/tournaments\/(.+)$/.exec(pathname) ?? [];
  if (id !== undefined) {
    const found = LEAGUES.find((one) => one.id === id);
    const failure = Response.json({ code: 1 }, { status: id === 'broken' ? 500 : 404 });
    return found ? Response.json(found) : failure;
  }
  if (pathname.endsWith('/sports')) return Response.json({ data: sports.map((key) => ({ key })) });
  if (!pathname.endsWith('/tournaments')) return Response.json(pageOf([]));
  return Response.json(pageOf(LEAGUES.filter(({ sport }) => sport.key === searchParams.get('sport_key'))));
}

/** A page of a backend with these sports, and the queries of the lists of matches that it asked for. */
function pageWith(...sports: string[]) {
  const lists: string[] = [];
  const { queryClient } = pageServices({
    backend: backendWith(async (request) => {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/matches')) lists.push(url.searchParams.toString());
      return answerTo(url, sports);
    }),
  });
  return {
    lists,
    leagues: (sportKey?: string, leagueId?: string) =>
      queryClient.fetchQuery(dayLeaguesQuery({ sportKey, leagueId })),
    list: (filter: Parameters<typeof dayMatchesQuery>[0]) => queryClient.fetchQuery(dayMatchesQuery(filter)),
  };
}

test('of all sports no leagues are offered, of one sport its own, the foremost first', async () => {
  const { leagues } = pageWith('football', 'tennis');
  expect(await leagues()).toEqual({ sportKey: null, leagues: [], chosen: null });
  expect(await leagues('football')).toEqual({
    sportKey: 'football',
    leagues: [shown('18'), shown('17')],
    chosen: null,
  });
});

test('a league alone brings its sport along', async () => {
  expect(await pageWith('football', 'tennis').leagues(undefined, '30')).toEqual({
    sportKey: 'tennis',
    leagues: [shown('30')],
    chosen: shown('30'),
  });
});

test('where there is one sport its leagues are offered without asking', async () => {
  expect((await pageWith('tennis').leagues()).leagues).toEqual([shown('30')]);
});

test('a league that there is not, or of another sport, narrows nothing', async () => {
  const { leagues, list, lists } = pageWith('football', 'tennis');
  expect((await leagues('football', '99')).chosen).toBeNull();
  expect((await leagues('football', '30')).chosen).toBeNull();
  expect((await leagues('chess', '30')).chosen).toEqual(shown('30'));
  await list({ sport_key: 'football', tournament_id: '17' });
  await list({ sport_key: 'football', tournament_id: '30' });
  await list({ tournament_id: '99' });
  await list({ sport_key: 'chess', tournament_id: '30' });
  expect(lists).toEqual([
    'sport_key=football&tournament_id=17',
    'sport_key=football',
    '',
    'tournament_id=30',
  ]);
});

test('a league that could not be asked for is an error, not all leagues', async () => {
  await expect(pageWith('football').leagues(undefined, 'broken')).rejects.toThrow();
});
