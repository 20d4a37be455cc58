import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { LinkTarget } from '@touchline/contract/layout';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localeSetup } from '#data/locale.ts';
import { matchQuery, tournamentQuery } from '#data/queries.ts';
import { type Services, ServicesContext, setCurrentServices } from '#data/services.ts';
import { TargetLink } from './target-link.tsx';
import { targetQueries } from './use-target-href.ts';

const sport = { key: 'football' };

/** The link as the page of a locale at a place below it shows it. */
function shown(target: LinkTarget, locale = 'en', place = '/'): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(tournamentQuery('17').queryKey, { id: '17', slug: 'premier', sport } as never); // only this is read
  queryClient.setQueryData(matchQuery('5').queryKey, { id: '5', slug: 'a-b', sport } as never); // as above
  const setup = { localeSetup: localeSetup('en,ar', false), locale, queryClient };
  const services = setup as unknown as Services; // only what is read
  setCurrentServices(services);
  const history = createMemoryHistory({ initialEntries: [place] });
  const router = createRouter({ routeTree: createRootRoute(), history, isServer: true });
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>
        <RouterContextProvider router={router}>
          <TargetLink target={target} className="way">
            On
          </TargetLink>
        </RouterContextProvider>
      </ServicesContext>
    </QueryClientProvider>,
  );
}

const hrefIn = (html: string) => /href="([^"]*)"/.exec(html)?.[1];
const url = (href: string): LinkTarget => ({ kind: 'url', href });

test.each<[LinkTarget, inEnglish: string, inArabic: string]>([
  [{ kind: 'section', section: 'sports' }, '/sports', '/sports/ar'],
  [{ kind: 'section', section: 'in_play' }, '/sports/live', '/sports/ar/live'],
  [{ kind: 'sport', sport_key: 'tennis' }, '/sports/tennis', '/sports/ar/tennis'],
  [{ kind: 'league', id: '17' }, '/sports/football/premier-l17', '/sports/ar/football/premier-l17'],
  [{ kind: 'event', id: '5' }, '/sports/football/a-b-m5', '/sports/ar/football/a-b-m5'],
  [{ kind: 'promo', id: 'derby' }, '/sports/promotions#derby', '/sports/ar/promotions#derby'],
  [{ kind: 'page', path: 'derby-day' }, '/sports/derby-day', '/sports/ar/derby-day'],
  [url('/sports'), '/sports', '/sports/ar'],
  [url('/sports?modal=sign-in'), '/sports?modal=sign-in', '/sports/ar?modal=sign-in'],
  [url('/sports/live#top'), '/sports/live#top', '/sports/ar/live#top'],
  [
    url('/sports/schedule?date=2026-11-14'),
    '/sports/schedule?date=2026-11-14',
    '/sports/ar/schedule?date=2026-11-14',
  ],
])('%j leads to %s in English and to %s in Arabic', (target, inEnglish, inArabic) => {
  expect([hrefIn(shown(target)), hrefIn(shown(target, 'ar'))]).toEqual([inEnglish, inArabic]);
});

test.each([
  'https://a.example/sports/live',
  'http://a.example',
  'sms:123',
  'mailto:a@b.example',
  '/casino',
  '/sportsbook/live',
  '/sports/ar/live',
  '/sports/en/live',
  '/sports/icon.png',
  '/sports/api/book/match-export',
])('%s is used as it is in every locale', (href) => {
  const target = LinkTarget.parse(url(href));
  expect([hrefIn(shown(target)), hrefIn(shown(target, 'ar'))]).toEqual([href, href]);
});

test('the page that is shown is marked, in every locale; what is elsewhere tells nothing of it', () => {
  const live = url('/sports/live#top');
  expect(shown(live, 'en', '/live')).toContain('aria-current="page"');
  expect(shown(live, 'ar', '/live')).toContain('aria-current="page"');
  expect(shown(live, 'en', '/results')).not.toContain('aria-current');
  expect(shown(url('https://a.example/live'), 'en', '/live')).not.toContain('aria-current');
  expect(shown(url('https://a.example/live'))).toContain('rel="noopener"');
  expect(shown(live)).not.toContain('rel=');
});

test('what is not there, or is no place, is no link', () => {
  expect(shown({ kind: 'league', id: 'gone' })).toBe('');
  expect(shown({ kind: 'event', id: 'gone' })).toBe('');
  expect(shown({ kind: 'section', section: 'match' })).toBe('');
});

test('a league and a match have to be known before a link leads there', () => {
  const keys = (target: LinkTarget | null) => targetQueries(target).map(({ queryKey }) => queryKey);
  expect(keys({ kind: 'league', id: '17' })).toEqual([tournamentQuery('17').queryKey]);
  expect(keys({ kind: 'event', id: '5' })).toEqual([matchQuery('5').queryKey]);
  expect(keys(url('/sports'))).toEqual([]);
  expect(keys(null)).toEqual([]);
});
