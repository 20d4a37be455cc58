import { SCREENS } from '@touchline/contract/layout';
import { expect, test } from 'vitest';
import { screenPage } from './screen-page.ts';

const given = { locale: 'en', search: {} };

test('each screen has its address, and any other first segment is a sport', () => {
  for (const [segment, page] of Object.entries(SCREENS))
    expect(screenPage(segment, given)).toMatchObject({ page });
  expect(screenPage('cybersport', given).sportType).toBe('cyber');
  expect(screenPage('football', given)).toEqual({ ...given, page: 'sport', sportKey: 'football' });
  expect(screenPage('constructor', given)).toMatchObject({ page: 'sport', sportKey: 'constructor' });
});
