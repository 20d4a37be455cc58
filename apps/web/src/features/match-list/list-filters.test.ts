import { SORT_FIELDS } from '@touchline/contract/http';
import { expect, test } from 'vitest';
import type { PageContext, PageSearch } from '#data/block.ts';
import { liveFilter } from './list-filters.ts';

const settings = { sport_key: null, limit: 50, title: true };
const live = (search: PageSearch): PageContext => ({ page: 'live', locale: 'en', search });

test('an address with values that there are not shows the list of an address without any', () => {
  const unknown = {
    time: 'never',
    date: 'tomorrow-ish',
    sortBy: 'odds',
    page: '-3',
    isBettable: 'perhaps',
    sportType: 'board',
    tab: 'nothing',
  };
  expect(liveFilter(settings, live(unknown))).toEqual(liveFilter(settings, live({})));
});

test('the live list reads sport, kind of sport, page and what takes bets from the address', () => {
  const search = { sport: 'tennis', sportType: 'regular', page: '2', isBettable: '1' };
  expect(liveFilter(settings, live(search))).toMatchObject({
    sport_key: 'tennis',
    sport_type: 'regular',
    limit: 100,
    bettable: 'true',
  });
});

test.each(SORT_FIELDS.flatMap((field) => [field, `-${field}`]))(
  'the live list asks for the order %s',
  (sortBy) => {
    expect(liveFilter(settings, live({ sortBy })).sort_by?.split(',')).toContain(sortBy);
  },
);
