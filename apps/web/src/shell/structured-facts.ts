import { MATCH_STATUS } from '@touchline/contract/constants';
import { SCREENS } from '@touchline/contract/layout';
import { joinTexts } from '@touchline/i18n';
import type { PageContext } from '#data/block.ts';
import { brandName } from '#data/brand-name.ts';
import { customPage } from '#data/custom-page.ts';
import { fullPath } from '#data/locale.ts';
import { LOGO_PATH } from '#data/logo-path.ts';
import { messageOf, type PlainKey } from '#data/messages.ts';
import { PLACES } from '#data/navigation.ts';
import { categoryQuery, matchQuery, sportsQuery, tournamentQuery } from '#data/queries.ts';
import type { Services } from '#data/services.ts';
import type { MatchView } from '#data/views.ts';

/** Events of a list that are told of at the most. */
const MOST_EVENTS = 20;

interface Crumb {
  readonly name: string;
  readonly place: string;
}

const address = ({ origin, localeSetup, locale }: Services, place: string) =>
  `${origin}${fullPath(localeSetup, locale, place)}`;

/** Who runs the site. */
export const organisation = (name: string, origin: string, home: string) => ({
  '@type': 'Organization',
  name,
  url: `${origin}${home}`,
  logo: `${origin}${LOGO_PATH}`,
});

const nameOf = (match: MatchView) =>
  match.name ?? [match.home?.name, match.away?.name].filter(Boolean).join(' – ');

const SCHEDULED = new Set<number>([MATCH_STATUS.prematch, MATCH_STATUS.live]);

function eventOf(services: Services, match: MatchView) {
  const team = (side: MatchView['home']) => side && { '@type': 'SportsTeam', name: side.name };
  const place = joinTexts([match.stadium, match.city], services.locale);
  return {
    '@type': 'SportsEvent',
    name: nameOf(match),
    url: address(services, PLACES.match(match)),
    startDate: new Date(match.start_time).toISOString(),
    sport: match.sport.name,
    ...(SCHEDULED.has(match.status) && { eventStatus: 'https://schema.org/EventScheduled' }),
    ...(match.home && match.away && { homeTeam: team(match.home), awayTeam: team(match.away) }),
    ...(place !== '' && { location: { '@type': 'Place', name: place } }),
    superEvent: { '@type': 'SportsEvent', name: match.tournament.name },
  };
}

/** The matches of the lists that a page shows, each once. */
function listed({ queryClient }: Services): MatchView[] {
  const lists = queryClient.getQueriesData<{ matches: readonly MatchView[] }>({ queryKey: ['matches'] });
  const matches = lists.flatMap(([, list]) => list?.matches ?? []);
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}

function eventsOf(services: Services, page: PageContext): MatchView[] {
  if (page.matchId === undefined)
    return page.leagueId === undefined ? [] : listed(services).slice(0, MOST_EVENTS);
  const match = services.queryClient.getQueryData(matchQuery(page.matchId).queryKey);
  return match ? [match] : [];
}

/** The sport, category and league above a page and the page itself, as far as they are known. */
function crumbsBelow(services: Services, page: PageContext): Crumb[] {
  const { queryClient } = services;
  const match = page.matchId && queryClient.getQueryData(matchQuery(page.matchId).queryKey);
  const leagueId = match ? match.tournament.id : page.leagueId;
  const league = match
    ? match.tournament
    : leagueId && queryClient.getQueryData(tournamentQuery(leagueId).queryKey);
  const category = page.categoryId && queryClient.getQueryData(categoryQuery(page.categoryId).queryKey);
  const { sportKey = '' } = page;
  const sport = queryClient.getQueryData(sportsQuery().queryKey)?.find(({ key }) => key === sportKey);
  return [
    ...(sport ? [{ name: sport.name, place: PLACES.sport(sport.key) }] : []),
    ...(category ? [{ name: category.name, place: PLACES.category(sportKey, category) }] : []),
    ...(league ? [{ name: league.name, place: PLACES.league(sportKey, league) }] : []),
    ...(match ? [{ name: nameOf(match), place: PLACES.match(match) }] : []),
  ];
}

function crumbsOf(services: Services, page: PageContext): Crumb[] {
  const { messages } = services;
  const home = { name: messages('book.nav.home'), place: PLACES.home };
  if (page.sportKey !== undefined) return [home, ...crumbsBelow(services, page)];
  const own = customPage(services, page.customPath);
  if (own) return [home, { name: own.title, place: `/${own.path}` }];
  // The shell has no title.
  if (page.page === 'shell') return [];
  const segment = Object.entries(SCREENS).find(([, shown]) => shown === page.page)?.[0];
  const name = segment && messageOf(messages, SCREEN_NAMES[page.page] ?? `page.${page.page}.title`);
  return name === undefined ? [] : [home, { name, place: `/${segment}` }];
}

/** Names of screens whose title is made of them. */
const SCREEN_NAMES: Partial<Record<PageContext['page'], PlainKey>> = { cybersport: 'book.nav.esports' };

function breadcrumbs(services: Services, page: PageContext) {
  const crumbs = crumbsOf(services, page);
  if (crumbs.length < 2) return [];
  const itemListElement = crumbs.map(({ name, place }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(services, place),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** The facts of a page as JSON-LD: who runs it, where it stands, and the events that it is about. */
export function structuredData(services: Services, page: PageContext | undefined): string {
  const { origin, localeSetup, locale } = services;
  return jsonLd([
    organisation(brandName(services), origin, fullPath(localeSetup, locale, PLACES.home)),
    ...(page ? breadcrumbs(services, page) : []),
    ...(page ? eventsOf(services, page).map((match) => eventOf(services, match)) : []),
  ]);
}

/** Facts as the text of a JSON-LD script. No tag can begin in it. */
export const jsonLd = (graph: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
