import { createLiveStore } from '@touchline/client/live';
import { beforeAll, expect, test } from 'vitest';
import type { PageSearch } from '#data/block.ts';
import { type Services, setCurrentServices } from '#data/services.ts';
import { resultsLeague, resultsOfDayFilter, scheduleCounted, scheduleFilter } from './day-filters.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 10);
const MIDNIGHT = Date.UTC(2026, 10, 21);
const DAY_MS = 24 * 3_600_000;
const TODAY = { start_from: MIDNIGHT, start_to: MIDNIGHT + DAY_MS - 1 };

beforeAll(() => {
  const live = createLiveStore({ now: () => NOW });
  setCurrentServices({ live } as unknown as Services); // only the clock is read
});

const settings = { sport_key: null, limit: 80, title: true };
const schedule = (search: PageSearch) =>
  scheduleFilter(settings, { page: 'schedule', locale: 'en', search }, 'UTC');
const results = (search: PageSearch) =>
  resultsOfDayFilter(settings, { page: 'results', locale: 'en', search }, 'UTC');

const USUAL = {
  type: 'match',
  match_status: '0,2,5',
  sort_by: 'sport_priority,tournament_priority,start_time',
  page: 1,
  limit: 80,
  ...TODAY,
};

test('without parameters the schedule is all of today, by sport and league', () => {
  expect(schedule({})).toEqual(USUAL);
});

test('every parameter narrows or orders the schedule', () => {
  expect(
    schedule({
      date: '2026-11-23',
      sport: 'tennis',
      sportType: 'regular',
      isBettable: '1',
      sortBy: '-bets_count',
      page: '3',
    }),
  ).toEqual({
    ...USUAL,
    start_from: MIDNIGHT + 2 * DAY_MS,
    start_to: MIDNIGHT + 3 * DAY_MS - 1,
    sport_key: 'tennis',
    sport_type: 'regular',
    bettable: 'true',
    sort_by: '-bets_count,sport_priority,tournament_priority,start_time',
    limit: 240,
  });
  expect(schedule({ time: '1h' }).start_to).toBe(Date.UTC(2026, 10, 21, 10, 15));
});

test('values that there are not leave the list as it is', () => {
  const odd = { date: 'x', time: 'soon', sportType: 'sea', isBettable: 'yes', sortBy: 'odds', page: '-1' };
  expect(schedule(odd)).toEqual(USUAL);
});

test('results are those that ended, the last of a league first', () => {
  expect(results({ date: '2026-11-20', sport: 'darts' })).toEqual({
    ...USUAL,
    sport_key: 'darts',
    match_status: '4,3',
    sort_by: 'sport_priority,tournament_priority,-start_time',
    start_from: MIDNIGHT - DAY_MS,
    start_to: MIDNIGHT - 1,
  });
});

test('results are narrowed to a league, the schedule is not', () => {
  expect(results({ sport: 'darts', league: '17' })).toMatchObject({
    sport_key: 'darts',
    tournament_id: '17',
  });
  expect(schedule({ league: '17' })).toEqual(USUAL);
});

test('the league of results is one of the sport of the block, else of the address', () => {
  const page = { page: 'results' as const, locale: 'en', search: { sport: 'darts', league: '17' } };
  expect(resultsLeague(settings, page)).toEqual({ sportKey: 'darts', leagueId: '17' });
  expect(resultsLeague({ ...settings, sport_key: 'tennis' }, page).sportKey).toBe('tennis');
});

test('the sports of a day are counted over the range that is listed', () => {
  const { start_from: from, start_to: to } = TODAY;
  expect(scheduleCounted({ page: 'schedule', locale: 'en', search: {} }, 'UTC')).toEqual({
    status: [0, 2, 5],
    from,
    to,
  });
});
