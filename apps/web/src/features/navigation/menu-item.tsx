import { useQuery } from '@tanstack/react-query';
import type { LinkTarget } from '@touchline/contract/layout';
import { Icon, type IconName } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { AnyQuery, BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLeague, hrefMatch, hrefSection, hrefSport } from '#data/navigation.ts';
import { countersQuery, matchQuery, sportsQuery, tournamentQuery } from '#data/queries.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { ActionItem } from './action-item.tsx';
import { Counts } from './counts.tsx';
import { ItemLink } from './item-link.tsx';
import { menuIcon, targetName } from './link-target.ts';

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
      const counts = settings.show_count && target.section === 'in_play' && <LiveCount />;
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
    case 'url':
      return <Line href={target.href} icon={icon} title={title ?? target.href} />;
  }
}

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
