import { QueryClient } from '@tanstack/react-query';
import type { Category, MatchDetail, Sport, Tournament } from '@touchline/contract';
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import head from '@touchline/i18n/locales/en/head.json' with { type: 'json' };
import shell from '@touchline/i18n/locales/en/shell.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import type { PageContext } from '#data/block.ts';
import { localeSetup } from '#data/locale.ts';
import { createMessages } from '#data/messages.ts';
import { categoryQuery, matchQuery, sportsQuery, systemQuery, tournamentQuery } from '#data/queries.ts';
import type { Services } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { pageHead } from './page-head.ts';

// Texts for those who fetch a page come with the document, which the server writes.
vi.stubEnv('SSR', true);

const football = { id: '1', key: 'football', name: 'Football' };
const albion = { id: '3', slug: 'albion', name: 'Albion', sport: football };
const league = {
  id: '17',
  slug: 'albion-premier',
  name: 'Albion Premier',
  sport: football,
  category: albion,
};
const match = {
  id: '42',
  slug: 'harbour-city-nordvik',
  name: null,
  sport: football,
  tournament: league,
  home: { name: 'Harbour City' },
  away: { name: 'Nordvik' },
};

const queryClient = new QueryClient();
queryClient.setQueryData(sportsQuery().queryKey, [football] as unknown as Sport[]); // only what a head reads
queryClient.setQueryData(categoryQuery('3').queryKey, albion as unknown as Category); // as above
queryClient.setQueryData(tournamentQuery('17').queryKey, league as unknown as Tournament); // as above
queryClient.setQueryData(matchQuery('42').queryKey, match as unknown as MatchDetail); // as above

const services = {
  queryClient,
  messages: createMessages('en', compiled({ ...book, ...shell, ...head })),
  locale: 'en',
  localeSetup: localeSetup('en,ar', false),
  origin: 'http://book.example',
} as unknown as Services; // as above

const system = {
  platform_settings: { pages: [{ path: 'derby-day', title: 'Derby day', description: 'All about it' }] },
};
queryClient.setQueryData(systemQuery().queryKey, system as never); // as above

type Tag = Record<string, string>;
function headOf(page: Partial<PageContext> & Pick<PageContext, 'page'>) {
  const { meta, ...rest } = pageHead(services, { locale: 'en', search: {}, ...page });
  const tags = meta as Tag[]; // every tag is a record of texts
  return {
    title: tags.find(({ title }) => title)?.title,
    description: tags.find(({ name }) => name === 'description')?.content,
    canonical:
      'links' in rest ? (rest.links as Tag[]).find(({ rel }) => rel === 'canonical')?.href : undefined,
  };
}

test.each<[PageContext['page'], Partial<PageContext>, RegExp, string]>([
  ['home', {}, /\w/, '/sports'],
  ['live', {}, /\w/, '/sports/live'],
  ['bets_history', {}, /\w/, '/sports/bets-history'],
  ['account', {}, /Account/, '/sports/account'],
  ['sport', { sportKey: 'football' }, /Football/, '/sports/football'],
  ['category', { sportKey: 'football', categoryId: '3' }, /Albion/, '/sports/football/albion-c3'],
  [
    'league',
    { sportKey: 'football', leagueId: '17' },
    /Albion Premier/,
    '/sports/football/albion-premier-l17',
  ],
  [
    'match',
    { sportKey: 'football', matchId: '42' },
    /Harbour City – Nordvik/,
    '/sports/football/harbour-city-nordvik-m42',
  ],
])('the %s page has a title, a description and its own address', (page, about, subject, address) => {
  const { title, description, canonical } = headOf({ page, ...about });
  expect(title).toMatch(subject);
  expect(title).toMatch(/ · Touchline$/);
  expect(description).toMatch(/\w.{20,}/);
  expect(`${title}${description}`).not.toMatch(/[{}]|page\./);
  expect(canonical).toBe(`http://book.example${address}`);
});

test('pages differ in title and description', () => {
  const pages = (['home', 'live', 'bets_history'] as const).map((page) => headOf({ page }));
  expect(new Set(pages.map(({ title }) => title)).size).toBe(3);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(3);
});

test('pages that are not there and pages about errors have a title', () => {
  expect(headOf({ page: 'not_found' }).title).toBe('Page not found · Touchline');
  expect(headOf({ page: 'match', matchId: 'unknown' }).title).toBe('Page not found · Touchline');
  expect(headOf({ page: 'error' }).title).toBe('Something went wrong · Touchline');
});

const tagsOf = (
  given: Partial<Services>,
  page: PageContext['page'] = 'home',
  about: Partial<PageContext> = {},
) => pageHead({ ...services, ...given }, { page, locale: 'en', search: {}, ...about }).meta as Tag[]; // every tag is a record of texts
const contentOf = (tags: readonly Tag[], name: string) =>
  tags.flatMap((tag) => (tag.name === name || tag.property === name ? [tag.content] : []));

test('robots may do nothing, unless the operator says what they may', () => {
  expect(contentOf(tagsOf({}), 'robots')).toEqual(['noindex']);
  expect(contentOf(tagsOf({ robots: 'index, follow' }), 'robots')).toEqual(['index, follow']);
  for (const page of ['not_found', 'account'] as const)
    expect(contentOf(tagsOf({ robots: 'index, follow' }, page), 'robots')).toEqual(['noindex']);
});

test.each<[PageContext['page'], Partial<PageContext>, string]>([
  ['home', {}, 'Touchline'],
  ['results', {}, 'Results'],
  ['cybersport', {}, 'Esports'],
  ['sport', { sportKey: 'football' }, 'Football'],
  ['category', { sportKey: 'football', categoryId: '3' }, 'Football, Albion'],
  ['league', { sportKey: 'football', leagueId: '17' }, 'Albion Premier'],
  ['match', { sportKey: 'football', matchId: '42' }, 'Harbour City – Nordvik, Albion Premier'],
  ['sport', { sportKey: 'derby-day' }, 'Derby day'],
])('the keywords of the %s page name it', (page, about, names) => {
  expect(contentOf(tagsOf({}, page, about), 'keywords')).toEqual([`${names}, ${head['page.keywords']}`]);
});

test('a page says in its social tags what it is called, where it is and in which language', () => {
  const tags = tagsOf({});
  const [title] = contentOf(tags, 'og:title');
  expect(title).toMatch(/ · Touchline$/);
  expect(contentOf(tags, 'twitter:title')).toEqual([title]);
  expect(contentOf(tags, 'og:url')).toEqual(['http://book.example/sports']);
  expect(contentOf(tags, 'og:locale')).toEqual(['en_GB']);
});

test('a page names its address in each locale, and the one for everybody else', () => {
  const { links } = pageHead(services, { page: 'live', locale: 'en', search: {} }) as { links: Tag[] }; // it has a subject
  expect(links.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    [undefined, 'http://book.example/sports/live'],
    ['en', 'http://book.example/sports/live'],
    ['ar', 'http://book.example/sports/ar/live'],
    ['x-default', 'http://book.example/sports/live'],
  ]);
});

test("an operator's page is called and described as he says", () => {
  const { title, description, canonical } = headOf({ page: 'sport', sportKey: 'derby-day' });
  expect(title).toBe('Derby day · Touchline');
  expect(description).toBe('All about it');
  expect(canonical).toBe('http://book.example/sports/derby-day');
});
