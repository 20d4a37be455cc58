import { useQuery } from '@tanstack/react-query';
import type { LinkTarget, Section } from '@touchline/contract/layout';
import { Icon, type IconName } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { AnyQuery, BlockProps } from '#data/block.ts';
import { customPage } from '#data/custom-page.ts';
import { useMessages } from '#data/messages.ts';
import { hrefSection, hrefSport } from '#data/navigation.ts';
import { countersQuery, matchQuery, sportsQuery, tournamentQuery } from '#data/queries.ts';
import { type Services, useServices } from '#data/services.ts';
import { useSession } from '#data/session-state.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { matchName } from '#parts/match-row/match-name.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { targetQueries, useTargetHref } from '#parts/target/use-target-href.ts';
import { ActionItem } from './action-item.tsx';
import { Counts } from './counts.tsx';
import { ItemLink } from './item-link.tsx';
import { menuIcon, targetName } from './link-target.ts';

const FavouriteCount = deferred(
  () => import('./favourite-count.tsx').then((module) => module.FavouriteCount),
  { Failed: null, needsTexts: false },
);

export interface MenuItemSettings {
  readonly target: LinkTarget;
  readonly title: string | TextByLocale | null;
  readonly icon: string | null;
  readonly show_count: boolean;
}

/** The item as the readers of one language see it. */
interface Shown {
  readonly target: LinkTarget;
  readonly title: string | undefined;
  readonly icon: IconName | undefined;
  readonly show_count: boolean;
}

export function menuItemQueries({ target, show_count }: MenuItemSettings): AnyQuery[] {
  const counts = show_count ? [countersQuery()] : [];
  return [...counts, ...(target.kind === 'sport' ? [sportsQuery()] : targetQueries(target))];
}

/** One way on: a section, an action, a sport, a league, an event or an address. A target that is not there shows nothing. */
export function MenuItem({ settings: given }: BlockProps<MenuItemSettings>) {
  const { target } = given;
  const messages = useMessages();
  const icon = given.icon === null ? undefined : menuIcon(given.icon);
  const key = targetName(target, icon !== undefined);
  const title = ownTitle(given.title, messages.locale) ?? (key && messages(key));
  const settings: Shown = { ...given, icon, title };
  switch (target.kind) {
    case 'section': {
      const href = hrefSection(target.section);
      if (href === undefined || title === undefined) return null;
      const counts = given.show_count && COUNTS[target.section];
      return <Line href={href} icon={icon} title={title} end={counts} />;
    }
    case 'action':
      return title === undefined ? null : <ActionItem action={target.action} icon={icon} title={title} />;
    case 'sport':
      return <SportItem settings={settings} sportKey={target.sport_key} />;
    default:
      return <PlaceItem settings={settings} />;
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

/** How a target looks where the operator does not say. */
function ownLook(services: Services, target: LinkTarget): { name?: string | undefined; icon?: IconName } {
  const { queryClient } = services;
  if (target.kind === 'url') return { name: target.href };
  if (target.kind === 'page') return { name: customPage(services, target.path)?.title };
  if (target.kind === 'league') {
    const league = queryClient.getQueryData(tournamentQuery(target.id).queryKey);
    return league ? { name: league.name, icon: sportIcon(league.sport.key) } : {};
  }
  const match = target.kind === 'event' && queryClient.getQueryData(matchQuery(target.id).queryKey);
  return match ? { name: matchName(match), icon: sportIcon(match.sport.key) } : {};
}

/** A league, a match, a promotion, an address, or a page that the operator added. */
function PlaceItem({ settings: { target, icon, title } }: { settings: Shown }) {
  const href = useTargetHref(target);
  const own = ownLook(useServices(), target);
  const name = title ?? own.name;
  return href && name ? <Line href={href} icon={icon ?? own.icon} title={name} /> : null;
}

/** Nobody else has favourites. */
function FavouritesOfPlayer() {
  const { status } = useSession();
  return status === 'LOGGED_IN' ? <FavouriteCount /> : null;
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
      icon={settings.icon ?? sportIcon(sport.key)}
      title={settings.title ?? sport.name}
      end={end}
    />
  );
}
