import type { Match } from '@touchline/contract';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf, START_LIMIT_MS, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

const DAY_MS = 24 * 3_600_000;
const OVER = '3,4';

let house: TestHouse;
let visitor: Caller;

beforeAll(async () => {
  house = await sharedHouse();
  visitor = callerOf(house.url);
}, START_LIMIT_MS);

/** The UTC day that began so many days before this one. */
function dayAgo(days: number) {
  const from = Math.floor(Date.now() / DAY_MS) * DAY_MS - days * DAY_MS;
  return { from, to: from + DAY_MS - 1 };
}

async function resultsOf(days: number, more = ''): Promise<{ data: Match[]; total: number }> {
  const { from, to } = dayAgo(days);
  const query = `type=match&match_status=${OVER}&start_from=${from}&start_to=${to}&sort_by=-start_time${more}`;
  const { body } = await visitor.get(`/book/matches?${query}`);
  return { data: body.data, total: body.pagination.total };
}

/** Stages. */
const [ENDED, AFTER_EXTRA_TIME, AFTER_PENALTIES, POSTPONED, ABANDONED] = [100, 110, 120, 60, 90];
const OVER_STAGES = [ENDED, AFTER_EXTRA_TIME, AFTER_PENALTIES, POSTPONED, ABANDONED];

test.each([1, 2, 3, 5, 7])(
  '%i days ago matches have ended, with a score where they began, the last first',
  async (days) => {
    const { from, to } = dayAgo(days);
    const { data } = await resultsOf(days);
    expect(data.length).toBeGreaterThan(20);
    for (const match of data) {
      expect(match).toMatchObject({ type: 'match', available_markets_count: 0 });
      expect([3, 4]).toContain(match.status);
      expect(OVER_STAGES).toContain(match.stage);
      expect(match.total_score === null).toBe(match.stage === POSTPONED);
      expect(match.start_time).toBeGreaterThanOrEqual(from);
      expect(match.start_time).toBeLessThanOrEqual(to);
    }
    const starts = data.map((match) => match.start_time);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  },
);

test('a day of results is the same whenever it is asked for, and counted the same', async () => {
  const { from, to } = dayAgo(4);
  const first = await resultsOf(4);
  expect((await resultsOf(4)).data).toEqual(first.data);
  const counters = await visitor.post('/book/counters', {
    status: [3, 4],
    type: 'match',
    times: { from, to },
  });
  const [football] = counters.body.sports;
  expect(football.total).toBe(first.total);
});

test('a day of results can be narrowed to one league', async () => {
  const { data } = await resultsOf(4);
  const { id } = data[0]?.tournament ?? {};
  const narrowed = await resultsOf(4, `&tournament_id=${id}`);
  expect(narrowed.data).toEqual(data.filter(({ tournament }) => tournament.id === id));
  expect(narrowed.total).toBeLessThan(data.length);
  expect(await resultsOf(4, '&tournament_id=999999')).toEqual({ data: [], total: 0 });
});

test('what the world holds and what has left it meet without gap or repeat', async () => {
  const { from } = dayAgo(3);
  const { body } = await visitor.get(
    `/book/matches?type=match&match_status=${OVER}&start_from=${from}&sort_by=start_time&limit=500`,
  );
  const days = await Promise.all([3, 2, 1, 0].map(async (days) => (await resultsOf(days)).total));
  expect(body.pagination.total).toBe(days.reduce((sum, total) => sum + total, 0));
});

test('before the days that are kept there are no results', async () => {
  expect(await resultsOf(12)).toEqual({ data: [], total: 0 });
});

test('a list that does not ask for results alone holds none of them', async () => {
  const { from } = dayAgo(7);
  const { body } = await visitor.get(
    `/book/matches?type=match&match_status=0,4&start_from=${from}&start_to=${from + DAY_MS}`,
  );
  expect(body.data).toEqual([]);
});

const GOALS = new Set(['goal', 'own_goal', 'penalty_goal']);

test('an old match keeps its page: score, periods, incidents, no markets', async () => {
  const { data } = await resultsOf(5);
  const match = data.find(({ stage, total_score: score }) => stage === ENDED && (score?.home ?? 0) > 0);
  const detail = await visitor.get(`/book/matches/${match?.id}`);
  expect(detail.status).toBe(200);
  expect(detail.body).toMatchObject({ status: 3, stage: 100, total_score: match?.total_score });
  expect(detail.body.period_scores).toHaveLength(2);
  const statistics = await visitor.get(`/book/matches/${match?.id}/match`);
  const goals = statistics.body.incidents.filter(
    ({ type, side }: { type: string; side: string }) => GOALS.has(type) && side === 'home',
  );
  expect(goals).toHaveLength(match?.total_score?.home ?? -1);
  expect((await visitor.get(`/book/matches/${match?.id}/markets`)).body.data).toEqual([]);
});

test('a match that left the lists long ago is found, one that never was is not', async () => {
  const { data } = await resultsOf(7);
  const feed = house.world.past.find(data[0]?.id ?? '');
  expect(feed?.status).toBe(3);
  for (const id of ['999999999', 'x', '0'])
    expect((await visitor.get(`/book/matches/${id}`)).status).toBe(404);
});
