import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jackpotHitsQuery, jackpotQuery, jackpotsQuery, unseenHitsQuery } from './jackpots.ts';
import * as report from './report.ts';
import { SYSTEM_KEY } from './settings-key.ts';
import { refusedWith } from './test/backend-answers.ts';
import { backendWith, pageServices } from './test/page-services.ts';
import { sampleHit, sampleJackpot } from './test/sample-bonus.ts';

let calls: string[] = [];
let answer: () => Response = () => Response.json({ data: [] });
let queryClient = new QueryClient();

beforeEach(() => {
  calls = [];
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(SYSTEM_KEY, { feature_flags: [], currencies: [] });
  pageServices({
    queryClient,
    backend: backendWith(async ({ url }) => {
      const { pathname, search } = new URL(url);
      calls.push(`${pathname}${search}`);
      return answer();
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
});

test('jackpots are asked every 15 s and hits every 60 s, in sight alone', () => {
  expect(
    [jackpotsQuery(), jackpotQuery('j1'), jackpotHitsQuery(), unseenHitsQuery()].map(
      (query) => query.refetchInterval,
    ),
  ).toEqual([15_000, 15_000, 60_000, 60_000]);
  for (const query of [jackpotsQuery(), jackpotQuery('j1'), jackpotHitsQuery(), unseenHitsQuery()])
    expect(query.refetchIntervalInBackground).toBe(false);
});

test.each([400, 404, 500])('%i says nothing, reports nothing, and what was read stays', async (status) => {
  const reported = vi.spyOn(report, 'reportError').mockImplementation(() => undefined);
  answer = () => Response.json({ data: [sampleJackpot()] });
  await queryClient.fetchQuery(jackpotsQuery());
  answer = () => refusedWith({ status: status, code: 0, message: '' });
  expect(await queryClient.fetchQuery({ ...jackpotsQuery(), staleTime: 0 })).toEqual([sampleJackpot()]);
  expect(await queryClient.fetchQuery(jackpotHitsQuery())).toEqual([]);
  expect(reported).not.toHaveBeenCalled();
});

test('another failure is reported', async () => {
  const reported = vi.spyOn(report, 'reportError').mockImplementation(() => undefined);
  answer = () => refusedWith({ status: 503, code: 0, message: '' });
  expect(await queryClient.fetchQuery(jackpotQuery('j1'))).toBeNull();
  expect(reported).toHaveBeenCalledTimes(1);
});

test('an inactive flag makes no call', async () => {
  queryClient.setQueryData(SYSTEM_KEY, { feature_flags: [{ name: 'jackpots', status: 'inactive' }] });
  const observer = new QueryObserver(queryClient, jackpotsQuery());
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([]));
  expect(await queryClient.fetchQuery(unseenHitsQuery())).toEqual([]);
  expect(calls).toEqual([]);
  stop();
});

test('own unseen hits leave out what was seen', async () => {
  const pagination = { total: 2, page: 1, limit: 10, last_page: 1 };
  answer = () => Response.json({ data: [sampleHit(), sampleHit({ id: 'h2', seen: true })], pagination });
  expect(await queryClient.fetchQuery(unseenHitsQuery())).toEqual([sampleHit()]);
  expect(calls).toEqual(['/book/jackpot-hits?for_user=true&unseen=true&status=approved%2Cpaid']);
});
