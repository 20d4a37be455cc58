import { expect, test } from 'vitest';
import { chooseSource, languagesOf, providersOf, sourcesOf } from './sources.ts';

const video = (provider: string, language: string) => ({
  link: `/${provider}/${language}`,
  provider,
  language,
});
const page = { link: '/window', frame: '/frame', provider: 'C', language: 'en' };
const sources = sourcesOf([video('A', 'en'), video('A', 'de-AT'), video('B', 'fr')], [page]);

test('providers are named once, playlists before pages, each with its languages', () => {
  expect(providersOf(sources)).toEqual(['A', 'B', 'C']);
  expect(languagesOf(sources, 'A')).toEqual(['en', 'de-AT']);
  expect(sources.at(-1)).toMatchObject({ frame: '/frame', link: '/window', playlist: null });
});

test.each([
  [{}, 'A', 'en'],
  [{ language: 'de' }, 'A', 'de-AT'],
  [{ language: 'fr' }, 'B', 'fr'],
  [{ language: 'ar' }, 'A', 'en'],
  [{ provider: 'B', language: 'en' }, 'B', 'fr'],
  [{ provider: 'gone', language: 'de-AT' }, 'A', 'de-AT'],
])('%j finds %s in %s', (wish, provider, language) => {
  expect(chooseSource(sources, wish)).toMatchObject({ provider, language });
});

test('nothing is found where there is nothing', () => {
  expect(chooseSource([], { language: 'en' })).toBeUndefined();
});
