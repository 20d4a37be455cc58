import { expect, test } from 'vitest';
import { LEAGUES_BY_SPORT } from '../catalogue/leagues-by-sport.ts';
import { RESERVED_PATHS } from './custom-pages.ts';

test('no sport has the address of an account path or a screen', () => {
  for (const path of ['users', 'account', 'wallet', 'live']) expect(RESERVED_PATHS).toContain(path);
  const keys = ['football', ...Object.keys(LEAGUES_BY_SPORT)];
  expect(keys.filter((key) => RESERVED_PATHS.has(key))).toEqual([]);
});
