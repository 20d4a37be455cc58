import { useQuery } from '@tanstack/react-query';
import type { LinkTarget, Section } from '@touchline/contract/layout';
import { Icon, type IconName } from '@touchline/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AnyQuery, BlockProps } from '#data/block.ts';
import { customPage } from '#data/custom-page.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLeague, hrefMatch, hrefSection, hrefSport } from '#data/navigation.ts';
import { countersQuery, matchQuery, sportsQuery, tournamentQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import { useSession } from '#data/session-state.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { useTargetHref } from '#parts/target/use-target-href.ts';
import { ActionItem } from './action-item.tsx';
import { Counts } from './counts.tsx';
import { ItemLink } from './item-link.tsx';
import { menuIcon, targetName } from './link-target.ts';

const FavouriteCount = lazy(async () => ({
  default: (await import('./favourite-count.tsx')).FavouriteCount,
}));

export interface MenuItemSettings {
  readonly target: LinkTarget;
  readonly title: string | TextByLocale | null;
  readonly icon: string | null;
  readonly show_count: boolean;
}

/** The item as the readers of one language see it. */
interface Shown extends MenuItemSettings {
  readonly title: string | null;
}

export function menuItemQueries({ target, show_count }: MenuItemSettings): AnyQuery[] {
  const counts = show_count ? [countersQuery()] : [];
  if (target.kind === 'sport') return [...counts, sportsQuery()];
  if (target.kind === 'league') return [...counts, tournamentQuery(target.id)];
  return target.kind === 'event' ? [...counts, matchQuery(target.id)] : counts;
}

/** One way on: a section, an action, a sport, a league, an event or an address. A target that is not there shows nothing. */
export function MenuItem({ settings: given }: BlockProps<MenuItemSettings>) {
  const { target } = given;
  const messages = useMessages();
  const settings: Shown = { ...given, title: ownTitle(given.title, messages.locale) };
  const icon = settings.icon === null ? undefined : menuIcon(settings.icon);
  const key = targetName(target, icon !== undefined);
  const title = settings.title ?? (key && messages(key));
  switch (target.kind) {
    case 'section': {
      const href = hrefSection(target.section);
      if (href === undefined || title === undefined) return null;
      const counts = settings.show_count && COUNTS[target.section];
      return <Line href={href} icon={icon} title={title} end={counts} />;
    }
    case 'action':
      return title === undefined ? null : <ActionItem action={target.action} icon={icon} title={title} />;
    case 'sport':
      return <SportItem settings={settings} sportKey={target.sport_key} />;
    case 'league':
      return <LeagueItem settings={settings} id={target.id} />;
    case 'event':
      return <EventItem settings={settings} id={target.id} />;
    case 'promo':
    case 'page':
      return <PlaceItem target={target} icon={icon} title={title} />;
    case 'url':
      return <Line href={target.href} icon={icon} title={title ?? target.href} />;
  }
}

/** What is counted behind a section. */
const COUNTS: Partial<Record<Section, ReactNode>> = {
  in_play: <LiveCount />,
  favorites: <FavouritesOfPlayer />,
};

const ownTitle = (title: MenuItemSettings['title'], locale: string): string | null =>
  typeof title === 'object' && title !== null ? (textIn(title, locale) ?? null) : title;

function Line({
  href,
  icon,
  title,
  end,
}: {
  href: string;
  icon: IconName | undefined;
  title: ReactNode;
  end?: ReactNode;
}) {
  return (
    <ItemLink href={href}>
      {icon && <Icon name={icon} />}
      <span>{title}</span>
      {end}
    </ItemLink>
  );
}

/** A promotion, or a page that the operator added, which is called as it is titled. */
function PlaceItem({
  target,
  icon,
  title,
}: {
  target: Extract<LinkTarget, { kind: 'promo' | 'page' }>;
  icon: IconName | undefined;
  title: string | undefined;
}) {
  const href = useTargetHref(target);
  const services = useServices();
  const name = title ?? (target.kind === 'page' ? customPage(services, target.path)?.title : undefined);
  return href === undefined || name === undefined ? null : <Line href={href} icon={icon} title={name} />;
}

/** Nobody else has favourites. */
function FavouritesOfPlayer() {
  const { status } = useSession();
  return status === 'LOGGED_IN' ? (
    <Suspense>
      <FavouriteCount />
    </Suspense>
  ) : null;
}

function LiveCount() {
  const { data } = useQuery(countersQuery());
  return data && data.live > 0 ? <Counts live={data.live} /> : null;
}

function SportItem({ settings, sportKey }: { settings: Shown; sportKey: string }) {
  const sport = useQuery(sportsQuery()).data?.find(({ key }) => key === sportKey);
  const counters = useQuery({ ...countersQuery(), enabled: settings.show_count }).data;
  if (!sport) return null;
  const count = settings.show_count ? counters?.sports.find(({ id }) => id === sport.id) : undefined;
  const end = count && <Counts live={count.live} total={count.total} />;
  return (
    <Line
      href={hrefSport(sport.key)}
      icon={sportIcon(sport.key)}
      title={settings.title ?? sport.name}
      end={end}
    />
  );
}

function LeagueItem({ settings, id }: { settings: Shown; id: string }) {
  const { data: league } = useQuery(tournamentQuery(id));
  if (!league) return null;
  const href = hrefLeague(league.sport.key, league);
  return <Line href={href} icon={sportIcon(league.sport.key)} title={settings.title ?? league.name} />;
}

function EventItem({ settings, id }: { settings: Shown; id: string }) {
  const { data: match } = useQuery(matchQuery(id));
  if (!match) return null;
  const name = match.name ?? `${match.home?.name ?? ''} – ${match.away?.name ?? ''}`;
  return <Line href={hrefMatch(match)} icon={sportIcon(match.sport.key)} title={settings.title ?? name} />;
}
