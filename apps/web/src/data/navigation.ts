import { useRouterState } from '@tanstack/react-router';
import { BASE_PATH } from '@touchline/contract/constants';
import type { Section } from '@touchline/contract/layout';
import type { PageSearch } from './block.ts';
import { fullPath, innerPath, splitLocale } from './locale.ts';
import { PAGE_PARAMETERS } from './page-parameters.ts';
import { currentServices, type Services, useServices } from './services.ts';
import { buildSlug } from './slugs.ts';

/** Whatever has a slug and an id. */
interface Addressed {
  readonly slug: string;
  readonly id: string;
}

/** What the address of a match is made of. */
export interface AddressedMatch extends Addressed {
  readonly sport: { readonly key: string };
}

/** Places of the product as paths below base and locale. */
export const PLACES = {
  home: '/',
  live: '/live',
  esports: '/cybersport',
  bets: '/bets-history',
  wallet: '/wallet',
  limits: '/limits',
  favorites: '/favorites',
  schedule: '/schedule',
  results: '/results',
  promotions: '/promotions',
  rules: '/general-rules',
  about: '/about',
  racing: '/racing',
  lotteries: '/lotteries',
  account: '/account',
  sport: (key: string) => `/${encodeURIComponent(key)}`,
  category: (sportKey: string, { slug, id }: Addressed) =>
    `/${encodeURIComponent(sportKey)}/${buildSlug('category', slug, id)}`,
  league: (sportKey: string, { slug, id }: Addressed) =>
    `/${encodeURIComponent(sportKey)}/${buildSlug('league', slug, id)}`,
  match: ({ sport, slug, id }: AddressedMatch) =>
    `/${encodeURIComponent(sport.key)}/${buildSlug('match', slug, id)}`,
} as const;

/** Path of each section of the specification that this product shows. */
const SECTION_PLACES: Partial<Record<Section, string>> = {
  sports: PLACES.home,
  in_play: PLACES.live,
  e_sports: PLACES.esports,
  bets_history: PLACES.bets,
  favorites: PLACES.favorites,
  schedule: PLACES.schedule,
  results: PLACES.results,
  promotions: PLACES.promotions,
  horse_racing: PLACES.racing,
  lotteries: PLACES.lotteries,
};

/** Full path of a place in the locale of the page. */
export function hrefOf(place: string): string {
  const { localeSetup, locale } = currentServices();
  return fullPath(localeSetup, locale, place);
}

export const hrefHome = () => hrefOf(PLACES.home);
export const hrefLive = () => hrefOf(PLACES.live);
export const hrefBets = () => hrefOf(PLACES.bets);
export const hrefWallet = () => hrefOf(PLACES.wallet);
export const hrefSport = (key: string) => hrefOf(PLACES.sport(key));
export const hrefCategory = (sportKey: string, category: Addressed) =>
  hrefOf(PLACES.category(sportKey, category));
export const hrefLeague = (sportKey: string, league: Addressed) => hrefOf(PLACES.league(sportKey, league));
export const hrefMatch = (match: AddressedMatch) => hrefOf(PLACES.match(match));

/** Path of a section, or undefined where the product does not show it. */
export function hrefSection(section: Section): string | undefined {
  const place = SECTION_PLACES[section];
  return place === undefined ? undefined : hrefOf(place);
}

/** A place of the product, and what follows its path. Calls and files are none. */
const OWN_PLACE = new RegExp(`^${BASE_PATH}(/(?!api/)[^?#.]*)?([?#].*)?$`);

/** An address as an operator wrote it. A place of the product that names no locale is that of the page's locale. */
export function hrefWritten(address: string): string {
  const [own, path = '/', tail = ''] = OWN_PLACE.exec(address) ?? [];
  const isUnnamed = own && splitLocale(currentServices().localeSetup, path)[1] === path;
  return isUnnamed ? hrefOf(path) + tail : address;
}

/** Links with these schemes are used as they are. Source: specification §2. */
export const isOutside = (target: string) => /^(https?:|sms:|mailto:)/i.test(target);

/**
 * A link is active when the current path without base and locale equals its target. Query and hash do not count.
 * Source: specification §2.
 */
export function isActivePath(setup: Services['localeSetup'], current: string, target: string): boolean {
  if (isOutside(target)) return false;
  const bare = (path: string) => innerPath(setup, path.replace(/[?#].*$/, ''));
  return bare(current) === bare(target);
}

/** Path of the page below base and locale. */
export const usePlace = (): string => useRouterState({ select: (state) => state.location.pathname });

/** Query of the page as server and browser both know it: the parameters that pages read. */
export const usePageQuery = (): string =>
  useRouterState({
    select({ location }) {
      const search = location.search as PageSearch; // as the router's own reader made it
      const known = PAGE_PARAMETERS.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
      return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
    },
  });

/** Whether a link leads to the page that is shown. */
export function useIsActive(): (target: string) => boolean {
  const { localeSetup } = useServices();
  const place = usePlace();
  return (target) => isActivePath(localeSetup, place, target);
}
