import { expect, test } from 'vitest';
import { distinctRows } from './distinct-rows.ts';

test('a row that slid to the next page is shown once, where it stood first', () => {
  const rows = distinctRows([
    [{ id: '4' }, { id: '3' }],
    [{ id: '3' }, { id: '2' }],
  ]);
  expect(rows.map(({ id }) => id)).toEqual(['4', '3', '2']);
});
