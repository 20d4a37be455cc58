import { MatchExportRecord } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bettableMatches,
  type Caller,
  callerOf,
  START_LIMIT_MS,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;
let visitor: Caller;

beforeAll(async () => {
  house = await startTestHouse({ sports: ['football', 'tennis'] });
  visitor = callerOf(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

const exported = async (query: Record<string, string> = {}): Promise<MatchExportRecord[]> => {
  const { status, body } = await visitor.get(`/book/matches/export?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.data;
};

test('every match before and in play is exported in the shape of the contract, outrights are not', async () => {
  const rows = await exported();
  for (const row of rows) expect(MatchExportRecord.parse(row)).toEqual(row);
  const open = [...house.world.matches()].filter(({ type, status }) => type === 'match' && status <= 1);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ match_id }) => match_id).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
});

test('prices are those of the main market, with the time at which they were read', async () => {
  const before = Date.now() - 60_000;
  const [match] = bettableMatches(house);
  const row = (await exported({ sport_key: match?.sportId === '1' ? 'football' : 'tennis' })).find(
    ({ match_id }) => match_id === match?.id,
  );
  const { body } = await visitor.get(`/book/matches/${match?.id}`);
  const [home, draw, away] = body.main_market.outcomes;
  expect(row).toMatchObject({
    team_home_name: match?.home?.name,
    team_away_name: match?.away?.name,
    scheduled: match?.startTime,
    odds_home: home.odds,
    odds_draw: draw.odds,
    odds_away: away.odds,
    sr_match_id: match?.urnId,
  });
  expect(row?.odds_at).toBeGreaterThan(before);
});

test('a sport without a draw has none, and its two prices', async () => {
  const rows = await exported({ sport_key: 'tennis', match_status: '0' });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ odds_draw, sport }) => odds_draw === null && sport === 'tennis')).toBe(true);
  expect(rows.some(({ odds_home, odds_away }) => odds_home !== null && odds_away !== null)).toBe(true);
});

test('a match that takes no bets is exported without prices', async () => {
  const rows = await exported({ match_status: '4' });
  expect(rows.length).toBeGreaterThan(0);
  for (const { odds_home, odds_draw, odds_away } of rows)
    expect([odds_home, odds_draw, odds_away]).toEqual([null, null, null]);
});

test('sport, league, status and time narrow the export', async () => {
  const [first] = await exported({ sport_key: 'football', match_status: '0' });
  const { body } = await visitor.get(`/book/matches/${first?.match_id}`);
  const ofLeague = await exported({ tournament_id: body.tournament.id });
  expect(new Set(ofLeague.map(({ tournament_name }) => tournament_name))).toEqual(
    new Set([first?.tournament_name]),
  );
  const at = String(first?.scheduled);
  const then = await exported({ start_from: at, start_to: at });
  expect(new Set(then.map(({ scheduled }) => scheduled))).toEqual(new Set([first?.scheduled]));
  expect(await exported({ sport_key: 'nowhere' })).toEqual([]);
});

test('as CSV it is a file with a row for every match', async () => {
  const rows = await exported({ sport_key: 'tennis' });
  const { headers, body } = await visitor.get('/book/matches/export?format=csv&sport_key=tennis');
  expect(headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/i);
  expect(headers.get('content-disposition')).toBe('attachment; filename="matches.csv"');
  expect(headers.get('cache-control')).toBe('public, max-age=5');
  expect(String(body).trim().split('\r\n')).toHaveLength(rows.length + 1);
});

test('a form that there is not, and a time that is none, are refused', async () => {
  for (const query of ['format=xml', 'start_from=soon']) {
    const { status, body } = await visitor.get(`/book/matches/export?${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(body.data.details).toEqual([{ key: 'error.request.invalid', field: query.split('=')[0] }]);
  }
});
