import { QueryClient } from '@tanstack/react-query';
import { SCREENS } from '@touchline/contract/layout';
import around from '@touchline/i18n/locales/en/around.json' with { type: 'json' };
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import shell from '@touchline/i18n/locales/en/shell.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { PageContext } from '#data/block.ts';
import { localeSetup } from '#data/locale.ts';
import { createMessages } from '#data/messages.ts';
import { matchesQuery, matchQuery, sportsQuery, systemQuery, tournamentQuery } from '#data/queries.ts';
import type { Services } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { structuredData } from './structured-facts.ts';

const football = { id: '1', key: 'football', name: 'Football' };
const league = { id: '17', slug: 'albion-premier', name: 'Albion </script> Premier', sport: football };
const match = {
  id: '42',
  slug: 'harbour-nordvik',
  name: null,
  sport: football,
  tournament: league,
  home: { name: 'Harbour City' },
  away: { name: 'Nordvik' },
  start_time: Date.parse('2026-11-14T17:00:00Z'),
  status: 0,
  stadium: 'Dockside',
  city: 'Harbour',
};

const queryClient = new QueryClient();
const hold = (query: { queryKey: readonly unknown[] }, data: unknown) =>
  queryClient.setQueryData(query.queryKey, data);
hold(sportsQuery(), [football]);
hold(tournamentQuery('17'), league);
hold(matchQuery('42'), match);
hold(matchesQuery({}), { matches: [match, match, { ...match, id: '43', slug: 'other' }] });
hold(systemQuery(), { platform_settings: { pages: [{ path: 'derby-day', title: 'Derby day' }] } });

const messages = Object.assign((key: string) => key, { locale: 'ar', has: () => true });
const services = {
  queryClient,
  messages,
  locale: 'ar',
  localeSetup: localeSetup('en,ar', false),
  origin: 'http://book.example',
} as unknown as Services; // only what the facts read

type Fact = Record<string, unknown> & { itemListElement?: { name: string; item: string }[] };
function factsOf(page: Partial<PageContext> & Pick<PageContext, 'page'>, given = services): Fact[] {
  const text = structuredData(given, { locale: 'ar', search: {}, ...page });
  expect(text).not.toContain('<');
  return JSON.parse(text)['@graph'];
}
const ofType = (facts: readonly Fact[], type: string) => facts.filter((fact) => fact['@type'] === type);
const crumbs = (facts: readonly Fact[]) =>
  ofType(facts, 'BreadcrumbList')[0]?.itemListElement?.map(({ name, item }) => [name, item]);

test('every page says who runs it, under its own locale', () => {
  expect(factsOf({ page: 'home' })).toEqual([
    {
      '@type': 'Organization',
      name: 'shell.brand',
      url: 'http://book.example/sports/ar',
      logo: 'http://book.example/sports/look/logo.png',
    },
  ]);
});

test('a match is an event with its sides, its start and its place, below sport and league', () => {
  const facts = factsOf({ page: 'match', sportKey: 'football', matchId: '42' });
  expect(ofType(facts, 'SportsEvent')).toMatchObject([
    {
      name: 'Harbour City – Nordvik',
      url: 'http://book.example/sports/ar/football/harbour-nordvik-m42',
      startDate: '2026-11-14T17:00:00.000Z',
      sport: 'Football',
      homeTeam: { name: 'Harbour City' },
      awayTeam: { name: 'Nordvik' },
      location: { name: 'Dockside، Harbour' },
      superEvent: { name: league.name },
    },
  ]);
  expect(crumbs(facts)).toEqual([
    ['book.nav.home', 'http://book.example/sports/ar'],
    ['Football', 'http://book.example/sports/ar/football'],
    [league.name, 'http://book.example/sports/ar/football/albion-premier-l17'],
    ['Harbour City – Nordvik', 'http://book.example/sports/ar/football/harbour-nordvik-m42'],
  ]);
});

test('a league tells of the events that it lists, each once', () => {
  const facts = factsOf({ page: 'league', sportKey: 'football', leagueId: '17' });
  expect(ofType(facts, 'SportsEvent')).toHaveLength(2);
  expect(crumbs(facts)).toHaveLength(3);
});

// The shell is no page to find.
const screens = Object.entries(SCREENS).filter(([, page]) => page !== 'shell');
test.each(screens)('%s stands below home, by its name', (segment, page) => {
  const named = { ...services, messages: createMessages('ar', compiled({ ...around, ...book, ...shell })) };
  const [home, own, ...more] = crumbs(factsOf({ page }, named)) ?? [];
  expect(home).toEqual(['Home', 'http://book.example/sports/ar']);
  expect(own).toEqual([expect.stringMatching(/^[A-Z][a-z ]+$/), `http://book.example/sports/ar/${segment}`]);
  expect(more).toEqual([]);
});

test("an operator's page stands below home", () => {
  expect(crumbs(factsOf({ page: 'custom', customPath: 'derby-day' }))?.[1]).toEqual([
    'Derby day',
    'http://book.example/sports/ar/derby-day',
  ]);
});

test('the frame without a page is asked for no title, since it has none', () => {
  const asked: string[] = [];
  const note = (key: string) => {
    asked.push(key);
    return key;
  };
  const noting = Object.assign(note, { locale: 'ar', has: () => true });
  factsOf({ page: 'shell' }, { ...services, messages: noting as unknown as Services['messages'] }); // as above
  expect(asked.filter((key) => key.startsWith('page.'))).toEqual([]);
});
