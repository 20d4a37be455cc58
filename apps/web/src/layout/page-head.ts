import type { Page } from '@touchline/contract/layout';
import type { PageContext } from '#data/block.ts';
import { fullPath } from '#data/locale.ts';
import type { MessageKey } from '#data/messages.ts';
import { PLACES } from '#data/navigation.ts';
import { categoryQuery, matchQuery, sportsQuery, tournamentQuery } from '#data/queries.ts';
import type { Services } from '#data/services.ts';

interface Subject {
  readonly place: string;
  readonly values: Record<string, string>;
}

type Reader = (services: Services, page: PageContext) => Subject | undefined;

const sportOf = (services: Services, key: string) =>
  services.queryClient.getQueryData(sportsQuery().queryKey)?.find((sport) => sport.key === key);
const sportName = (services: Services, key: string) => sportOf(services, key)?.name ?? key;

const fixed =
  (place: string): Reader =>
  () => ({ place, values: {} });

/** What each page is about: its canonical place and the values of its texts. */
const SUBJECTS: Partial<Record<Page, Reader>> = {
  home: fixed(PLACES.home),
  live: fixed(PLACES.live),
  bets_history: fixed(PLACES.bets),
  cybersport: (services) => ({
    place: PLACES.esports,
    values: { sport: services.messages('book.nav.esports') },
  }),
  sport(services, { sportKey = '' }) {
    const sport = sportOf(services, sportKey);
    return sport && { place: PLACES.sport(sportKey), values: { sport: sport.name } };
  },
  category(services, { sportKey = '', categoryId = '' }) {
    const category = services.queryClient.getQueryData(categoryQuery(categoryId).queryKey);
    if (!category) return undefined;
    return {
      place: PLACES.category(sportKey, category),
      values: { sport: sportName(services, sportKey), category: category.name },
    };
  },
  league(services, { sportKey = '', leagueId = '' }) {
    const league = services.queryClient.getQueryData(tournamentQuery(leagueId).queryKey);
    return league && { place: PLACES.league(sportKey, league), values: { league: league.name } };
  },
  match(services, { matchId = '' }) {
    const match = services.queryClient.getQueryData(matchQuery(matchId).queryKey);
    if (!match) return undefined;
    const name = match.name ?? [match.home?.name, match.away?.name].filter(Boolean).join(' – ');
    return { place: PLACES.match(match), values: { match: name, league: match.tournament.name } };
  },
};

const TEXTS: Partial<Record<Page, readonly [title: MessageKey, description: MessageKey]>> = {
  home: ['page.home.title', 'page.home.description'],
  live: ['page.live.title', 'page.live.description'],
  bets_history: ['page.bets_history.title', 'page.bets_history.description'],
  cybersport: ['page.sport.title', 'page.sport.description'],
  sport: ['page.sport.title', 'page.sport.description'],
  category: ['page.category.title', 'page.category.description'],
  league: ['page.league.title', 'page.league.description'],
  match: ['page.match.title', 'page.match.description'],
};

/** What is read by those who fetch a page, not by who moves on in it: they come with the document alone. */
function textTags(services: Services, title: string, description: string, url: string) {
  const { messages: text, locale } = services;
  return [
    { name: 'description', content: description },
    { name: 'keywords', content: text('page.keywords') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: text('shell.brand') },
    { property: 'og:locale', content: locale },
    { name: 'twitter:card', content: 'summary' },
  ];
}

/** Title, description, keywords, canonical and alternate links, robots and social tags of a page. */
export function pageHead(services: Services, page: PageContext) {
  const { messages: text, localeSetup, locale, origin } = services;
  const texts = TEXTS[page.page];
  const subject = SUBJECTS[page.page]?.(services, page);
  if (!texts || !subject)
    return brokenHead(services, page.page === 'error' ? 'page.error.title' : 'page.not_found.title');
  const title = `${text(texts[0], subject.values)} · ${text('shell.brand')}`;
  const address = (code: string) => `${origin}${fullPath(localeSetup, code, subject.place)}`;
  return {
    meta: [
      { title },
      { name: 'robots', content: 'noindex' },
      ...(import.meta.env.SSR
        ? textTags(services, title, text(texts[1], subject.values), address(locale))
        : []),
    ],
    links: [
      { rel: 'canonical', href: address(locale) },
      ...localeSetup.locales.map((code) => ({ rel: 'alternate', hrefLang: code, href: address(code) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address(localeSetup.locales[0] ?? locale) },
    ],
  };
}

/** Head of a page that is about nothing. */
export const brokenHead = ({ messages: text }: Services, titleKey: MessageKey) => ({
  meta: [{ title: `${text(titleKey)} · ${text('shell.brand')}` }, { name: 'robots', content: 'noindex' }],
});
