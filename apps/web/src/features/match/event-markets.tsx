import { useSuspenseQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { Empty, Tabs } from '@touchline/ui';
import { useRef, useState } from 'react';
import type { BlockProps, PageContext } from '#data/block.ts';
import { useFreshness, useMatchState, useWatch } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import { matchQuery } from '#data/queries.ts';
import type { MatchDetailView } from '#data/views.ts';
import { seedOf } from '#parts/market/seed-of.ts';
import { PriceArea } from '#parts/odds/price-area.tsx';
import { groupName } from './group-names.ts';
import { createCardColumns } from './market/card-columns.ts';
import { MarketCardView } from './market/market-card-view.tsx';
import {
  cardsOf,
  chosenGroup,
  type MarketCard,
  type MarketGroup,
  marketCards,
  marketGroups,
} from './market/market-cards.ts';
import styles from './market/markets.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useOpenMarketViews } from './use-open-market-views.ts';

export interface EventMarketsSettings {
  readonly columns: 'one' | 'two';
}

/** Every open market of a match, by group. The group is in the address. */
export function EventMarkets({ settings, page }: BlockProps<EventMarketsSettings>) {
  return page.matchId === undefined ? null : (
    <Markets settings={settings} page={page} matchId={page.matchId} />
  );
}

function Markets({
  settings,
  page,
  matchId,
}: {
  settings: EventMarketsSettings;
  page: PageContext;
  matchId: string;
}) {
  const match = useSuspenseQuery(matchQuery(matchId)).data;
  useWatch(matchId, 'markets', 'visible');
  const markets = useOpenMarketViews(match);
  const isStale = useFreshness(matchId) === 'stale';
  const cards = marketCards(markets);
  const groups = marketGroups(cards);
  const group = chosenGroup(groups, page.search.group);
  if (cards.length === 0) return <NoMarkets match={match} />;
  return (
    <PriceArea as="section" data-stale={isStale || undefined} resolve={(key) => seedOf(match, markets, key)}>
      {cards.length > 1 && <GroupTabs match={match} groups={groups} chosen={group} />}
      <Cards
        key={group}
        cards={cardsOf(cards, group)}
        match={match}
        columns={cards.length > 1 ? settings.columns : 'one'}
      />
    </PriceArea>
  );
}

function GroupTabs({
  match,
  groups,
  chosen,
}: {
  match: MatchDetailView;
  groups: readonly MarketGroup[];
  chosen: string;
}) {
  const messages = useMessages();
  const href = hrefMatch(match);
  const items = groups.map(({ key, count }) => ({
    key,
    href: key === groups[0]?.key ? href : `${href}?group=${encodeURIComponent(key)}`,
    label: groupName(messages, key),
    count: localizeNumber(String(count), messages.locale),
    current: key === chosen,
  }));
  return <Tabs label={messages('book.markets.groups')} items={items} sticky />;
}

function Cards({
  cards,
  match,
  columns,
}: {
  cards: readonly MarketCard[];
  match: MatchDetailView;
  columns: 'one' | 'two';
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [place] = useState(createCardColumns);
  useKeptFocus(ref);
  const sides = place(cards);
  return (
    <div ref={ref} className={styles.cards} data-columns={columns}>
      {cards.map((card) => (
        <MarketCardView key={card.key} card={card} match={match} side={sides.get(card.key) ?? 'start'} />
      ))}
    </div>
  );
}

const OVER = { match: 'book.markets.over', outright: 'book.markets.overEvent' } as const;

function NoMarkets({ match }: { match: MatchDetailView }) {
  const messages = useMessages();
  const status = useMatchState(match.id)?.status ?? match.status;
  const isOver = status > 1;
  return (
    <Empty icon={isOver ? 'flag' : 'clock'} title={messages(isOver ? OVER[match.type] : 'book.markets.none')}>
      {messages(isOver ? 'book.markets.overText' : 'book.markets.noneText')}
    </Empty>
  );
}
