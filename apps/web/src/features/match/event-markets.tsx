import { useSuspenseQuery } from '@tanstack/react-query';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { localizeNumber } from '@touchline/i18n';
import { Empty, type TabLink, Tabs } from '@touchline/ui';
import { Suspense, use, useState } from 'react';
import type { BlockProps, PageContext } from '#data/block.ts';
import { useFreshness, useMatchState, useWatch } from '#data/live.ts';
import { type MatchTab, useMatchTab } from '#data/match-tab.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import { matchQuery } from '#data/queries.ts';
import type { MatchDetailView } from '#data/views.ts';
import { stageName } from '#parts/clock/stage-names.ts';
import { seedOf } from '#parts/market/seed-of.ts';
import { PriceArea } from '#parts/odds/price-area.tsx';
import { groupName } from './group-names.ts';
import { currentTools, foldCard, useTools } from './late-tools.ts';
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
import { plainCards } from './market/plain-cards.ts';
import place from './market/tools-place.module.css';
import nextStyles from './next/next.module.css';
import { nextCode } from './next/next-code.ts';
import { isOver } from './next/next-query.ts';
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
  const state = useMatchState(matchId);
  const status = state?.status ?? match.status;
  const cards = marketCards(markets);
  const groups = marketGroups(cards);
  const group = chosenGroup(groups, page.search.group);
  const tab = useMatchTab(markets);
  const isTab = tab !== null && tab.key === page.search.group;
  if (cards.length === 0 || isOver(status))
    return <NoMarkets match={match} status={status} stage={state?.stage ?? 0} />;
  return (
    <PriceArea as="section" data-stale={isStale || undefined} resolve={(key) => seedOf(match, markets, key)}>
      {cards.length > 1 && (
        <GroupTabs match={match} groups={groups} tab={tab} chosen={isTab ? tab.key : group} />
      )}
      {isTab ? (
        <Suspense>
          <tab.View match={match} markets={markets} />
        </Suspense>
      ) : (
        <Cards
          key={group}
          cards={cards}
          group={group}
          match={match}
          columns={cards.length > 1 ? settings.columns : 'one'}
        />
      )}
    </PriceArea>
  );
}

function GroupTabs({
  match,
  groups,
  tab,
  chosen,
}: {
  match: MatchDetailView;
  groups: readonly MarketGroup[];
  tab: MatchTab | null;
  chosen: string;
}) {
  const messages = useMessages();
  const href = hrefMatch(match);
  const item = (key: string, label: string) => ({
    key,
    href: key === groups[0]?.key ? href : `${href}?group=${encodeURIComponent(key)}`,
    label,
    current: key === chosen,
  });
  const items: TabLink[] = groups.map(({ key, count }) => ({
    ...item(key, groupName(messages, key)),
    count: localizeNumber(count, messages.locale),
  }));
  if (tab) items.push(item(tab.key, tab.label));
  return <Tabs label={messages('book.markets.groups')} items={items} sticky />;
}

function Cards({
  cards,
  group,
  match,
  columns,
}: {
  cards: readonly MarketCard[];
  group: string;
  match: MatchDetailView;
  columns: 'one' | 'two';
}) {
  const [sides] = useState(createCardColumns);
  const [isFresh] = useState(() => currentTools() !== null);
  const tools = useTools();
  const sportKey = match.sport.key;
  const shown =
    tools?.arrange({ cards, group, sportKey, place: sides }) ?? plainCards(cardsOf(cards, group), sides);
  const isSearchable = cards.length > 1;
  return (
    <>
      {isSearchable && (
        <div className={place.tools}>
          {tools && <tools.Bar sportKey={sportKey} shown={shown} isFresh={isFresh} />}
        </div>
      )}
      <div className={styles.cards} data-columns={columns}>
        {shown.flatMap(({ title, ...view }) => [
          title !== null && (
            <h2 key={title} className={place.title}>
              {title}
            </h2>
          ),
          <MarketCardView
            key={view.card.key}
            {...view}
            match={match}
            HeadTools={tools?.HeadTools ?? null}
            canPin={isSearchable}
            onFold={foldCard}
          />,
        ])}
      </div>
    </>
  );
}

const OVER = { match: 'book.markets.over', outright: 'book.markets.overEvent' } as const;
/** Stages of matches that did not come to their end: postponed, abandoned, walkover, retired. Source: §8.7 of the rules of betting. */
const UNPLAYED: Readonly<
  Record<number, 'book.markets.notPlayedText' | 'book.markets.brokenOffText' | undefined>
> = {
  60: 'book.markets.notPlayedText',
  90: 'book.markets.brokenOffText',
  91: 'book.markets.notPlayedText',
  92: 'book.markets.brokenOffText',
};

function NoMarkets({ match, status, stage }: { match: MatchDetailView; status: number; stage: number }) {
  const messages = useMessages();
  if (!isOver(status))
    return (
      <Empty icon="clock" title={messages('book.markets.none')}>
        {messages(
          status === MATCH_STATUS.notCovered ? 'book.markets.notCoveredText' : 'book.markets.noneText',
        )}
      </Empty>
    );
  const unplayed = UNPLAYED[stage];
  return (
    <>
      <Empty
        icon="flag"
        title={unplayed ? stageName(messages, stage, match.sport.key) : messages(OVER[match.type])}
      >
        {messages(unplayed ?? 'book.markets.overText')}
      </Empty>
      {match.type === 'match' && (
        <Suspense>
          <div className={nextStyles.next}>
            <Next match={match} />
          </div>
        </Suspense>
      )}
    </>
  );
}

function Next({ match }: { match: MatchDetailView }) {
  const { AfterMatch } = use(nextCode());
  return <AfterMatch match={match} />;
}
