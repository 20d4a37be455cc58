import { type Page, SCREENS } from '@touchline/contract/layout';
import { languageTag } from '@touchline/i18n';
import { socialLocale } from '@touchline/i18n/social-locale';
import type { PageContext } from '#data/block.ts';
import { brandName } from '#data/brand-name.ts';
import { customPage, withCustomPage } from '#data/custom-page.ts';
import { fullPath } from '#data/locale.ts';
import type { PlainKey } from '#data/messages.ts';
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

/** What each page is about: its canonical place and the values of its texts. */
const SUBJECTS: Partial<Record<Page, Reader>> = {
  home: () => ({ place: PLACES.home, values: {} }),
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

/** What a page is about; a screen with an address of its own is about nothing else. */
function subjectOf(services: Services, page: PageContext): Subject | undefined {
  if (page.customPath !== undefined) return { place: `/${page.customPath}`, values: {} };
  const read = SUBJECTS[page.page];
  if (read) return read(services, page);
  const segment = Object.entries(SCREENS).find(([, shown]) => shown === page.page)?.[0];
  return segment === undefined ? undefined : { place: `/${segment}`, values: {} };
}

type Named = Exclude<Page, 'cybersport' | 'custom' | 'shell' | 'not_found' | 'error'>;

/** The page whose texts a page has. */
const named = (page: Page): Named =>
  page === 'cybersport' ? 'sport' : page === 'shell' ? 'home' : (page as Named); // the others have no subject

/** Pages about one player alone. */
const PRIVATE: ReadonlySet<Page> = new Set(['account', 'wallet', 'limits']);

/** What robots may do with a page: nothing with a private one, or where the operator says nothing. Known to the server alone. */
const robotsTag = ({ robots = 'noindex' }: Services, page: Page) => ({
  name: 'robots',
  content: PRIVATE.has(page) ? 'noindex' : robots,
});

/** What the page names, else what it is called, then what every page is about. HTML separates keywords with ASCII commas. */
function keywordsOf(services: Services, page: Page, { values }: Subject, title: string): string {
  const names = Object.values(values);
  const own = page === 'home' ? brandName(services) : title;
  return [...(names.length > 0 ? names : [own]), services.messages('page.keywords')].join(', ');
}

interface PageTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly url: string;
}

/**
 * Tags for whoever fetches a page, not for a visitor who moves on in it: they come with the document alone. The router keeps
 * one tag of each property, so other locales are not among them (`SocialLocales`).
 */
function textTags(services: Services, page: Page, { title, description, keywords, url }: PageTexts) {
  return [
    robotsTag(services, page),
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: brandName(services) },
    { property: 'og:locale', content: socialLocale(services.locale) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
}

/** Name and description of a page: an operator's own of a page that he added. */
function wordsOf(services: Services, page: PageContext, { values }: Subject) {
  const own = customPage(services, page.customPath);
  if (own) return own;
  const { messages: text } = services;
  const name = named(page.page);
  return {
    title: text(`page.${name}.title`, values),
    description: import.meta.env.SSR ? text(`page.${name}.description`, values) : '',
  };
}

/** What a page is called, without the brand; undefined where it is about nothing. */
export function pageTitle(services: Services, page: PageContext): string | undefined {
  const subject = subjectOf(services, page);
  return subject && wordsOf(services, page, subject).title;
}

/** Title, description, keywords, canonical and alternate links, robots and social tags of a page. */
export function pageHead(services: Services, given: PageContext) {
  const { localeSetup, locale, origin } = services;
  const page = withCustomPage(services, given);
  const subject = subjectOf(services, page);
  if (!subject)
    return brokenHead(services, page.page === 'error' ? 'page.error.title' : 'page.not_found.title');
  const words = wordsOf(services, page, subject);
  const title = `${words.title} · ${brandName(services)}`;
  const address = (code: string) => `${origin}${fullPath(localeSetup, code, subject.place)}`;
  return {
    meta: [
      { title },
      ...(import.meta.env.SSR
        ? textTags(services, page.page, {
            title,
            description: words.description,
            keywords: keywordsOf(services, page.page, subject, words.title),
            url: address(locale),
          })
        : []),
    ],
    links: [
      { rel: 'canonical', href: address(locale) },
      ...localeSetup.locales.map((code) => ({
        rel: 'alternate',
        hrefLang: languageTag(code),
        href: address(code),
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: address(localeSetup.locales[0] ?? locale) },
    ],
  };
}

/** Head of a page that is about nothing. */
export const brokenHead = (services: Services, titleKey: PlainKey) => ({
  meta: [
    { title: `${services.messages(titleKey)} · ${brandName(services)}` },
    ...(import.meta.env.SSR ? [{ name: 'robots', content: 'noindex' }] : []),
  ],
});
