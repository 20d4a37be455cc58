import { expect, test } from 'vitest';
import { isoBirthDate } from './birth-date.ts';

test.each([
  [{ day: '3', month: '7', year: '1990' }, '1990-07-03'],
  [{ day: '٠٣', month: '٧', year: '١٩٩٠' }, '1990-07-03'],
  [{ day: '29', month: '2', year: '2000' }, '2000-02-29'],
  [{ day: '29', month: '2', year: '1999' }, null],
  [{ day: '31', month: '4', year: '1990' }, null],
  [{ day: '1', month: '13', year: '1990' }, null],
  [{ day: '1', month: '1', year: '90' }, null],
  [{ day: '', month: '1', year: '1990' }, null],
])('%j is %s', (entered, iso) => {
  expect(isoBirthDate(entered)).toBe(iso);
});
