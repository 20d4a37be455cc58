import { PAGE_CAP, PAGE_LIMIT } from '@touchline/contract/constants';
import { expect, test } from 'vitest';
import { fetchAll } from './fetch-all.ts';

/** A list of so many items behind pages, and which pages were asked for. */
function listOf(count: number, lastPage = Math.ceil(count / PAGE_LIMIT)) {
  const asked: [page: number, limit: number][] = [];
  return {
    asked,
    read: async (page: number, limit: number) => {
      asked.push([page, limit]);
      const from = (page - 1) * limit;
      const data = Array.from({ length: Math.max(0, Math.min(limit, count - from)) }, (_, nth) => from + nth);
      return { data, pagination: { last_page: lastPage } };
    },
  };
}

test('a list of three pages is read with limit 500 until the last page', async () => {
  const { asked, read } = listOf(1_001);
  expect(await fetchAll(read)).toEqual(Array.from({ length: 1_001 }, (_, nth) => nth));
  expect(asked).toEqual([
    [1, 500],
    [2, 500],
    [3, 500],
  ]);
});

test('a list without items is one call', async () => {
  const { asked, read } = listOf(0);
  expect(await fetchAll(read)).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('a last page that is named wrongly ends at the first empty one, and at the cap', async () => {
  const short = listOf(600, 9);
  expect(await fetchAll(short.read)).toHaveLength(600);
  expect(short.asked).toHaveLength(3);
  const endless = listOf(Number.MAX_SAFE_INTEGER);
  await fetchAll(async (page, limit) => {
    const { pagination } = await endless.read(page, limit);
    return { data: [page], pagination };
  });
  expect(endless.asked).toHaveLength(PAGE_CAP);
});

test('an aborted reading stops between two pages, and a failing page fails it', async () => {
  const controller = new AbortController();
  const { asked, read } = listOf(2_000);
  const reading = fetchAll(async (page, limit) => {
    if (page === 2) controller.abort(new Error('left'));
    return read(page, limit);
  }, controller.signal);
  await expect(reading).rejects.toThrow('left');
  expect(asked).toHaveLength(2);
  await expect(fetchAll(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
});
