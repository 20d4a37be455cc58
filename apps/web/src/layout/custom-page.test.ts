import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { withCustomPage } from '#data/custom-page.ts';
import { systemQuery } from '#data/queries.ts';
import type { Services } from '#data/services.ts';
import { screenPage } from './screen-page.ts';

const given = { locale: 'en', search: {} };
function servicesWith(pages: readonly object[] | undefined): Services {
  const queryClient = new QueryClient();
  queryClient.setQueryData(systemQuery().queryKey, { platform_settings: { pages } } as never); // only what is read here
  return { queryClient } as unknown as Services; // as above
}
const derby = { path: 'derby-day', title: 'Derby day', description: '' };

test("an operator's page comes before a sport, and a screen of the product before both", () => {
  const services = servicesWith([derby, { ...derby, path: 'live' }, { ...derby, path: 'tennis' }]);
  const shown = (segment: string) => withCustomPage(services, screenPage(segment, given));
  expect(shown('derby-day')).toEqual({ ...given, page: 'custom', customPath: 'derby-day' });
  expect(shown('tennis')).toEqual({ ...given, page: 'custom', customPath: 'tennis' });
  expect(shown('live')).toMatchObject({ page: 'live' });
  expect(shown('football')).toMatchObject({ page: 'sport', sportKey: 'football' });
});

test('without pages of an operator every other address is a sport', () => {
  expect(withCustomPage(servicesWith(undefined), screenPage('derby-day', given))).toMatchObject({
    page: 'sport',
    sportKey: 'derby-day',
  });
});
