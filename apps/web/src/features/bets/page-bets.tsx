import { useRouterState } from '@tanstack/react-router';
import { formatCount } from '@touchline/i18n';
import { ChipButton, Tabs } from '@touchline/ui';
import { Suspense, useRef, useState } from 'react';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { hrefBets } from '#data/navigation.ts';
import { useSession } from '#data/session.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { BetList } from './bet-list.tsx';
import styles from './bets.module.css';
import { type BetsChoice, choiceQuery, readChoice, refOfHash, STATUSES } from './bets-filter.ts';
import { BetsFailed, BetsSignedOut } from './bets-notices.tsx';
import { BetsSkeleton } from './bets-skeleton.tsx';
import { FindBet } from './find-bet.tsx';
import { FoundBets } from './found-bets.tsx';
import { ListEnd } from './list-end.tsx';
import { NoBets } from './no-bets.tsx';
import { ResultChips } from './result-chips.tsx';
import { useBetPages } from './use-bet-pages.ts';

// It appears together with the list below it, which would move.
const StatisticsHead = deferred(
  () => import('./statistics/statistics-head.tsx').then((module) => module.StatisticsHead),
  { suspends: true },
);

/** The page of the player's bets: tabs and results are addresses, and so is a bet with its reference. */
export function PageBets({ status, result }: { status: string | undefined; result: string | undefined }) {
  const session = useSession();
  const [isPlacedOnly, setPlacedOnly] = useState(false);
  const asked = refOfHash(useRouterState({ select: (state) => state.location.hash }));
  const choice = readChoice(status, result);
  if (session.status === 'NOT_LOGGED_IN') return <BetsSignedOut />;
  if (session.status !== 'LOGGED_IN') return <BetsSkeleton />;
  const isNarrowed = isPlacedOnly && choice.status !== 'open';
  return (
    <Chosen
      key={`${choice.status} ${choice.result} ${isNarrowed} ${asked}`}
      choice={choice}
      asked={asked}
      isPlacedOnly={isNarrowed}
      onPlacedOnly={setPlacedOnly}
    />
  );
}

function Chosen({
  choice,
  asked,
  isPlacedOnly,
  onPlacedOnly,
}: {
  choice: BetsChoice;
  asked: string | null;
  isPlacedOnly: boolean;
  onPlacedOnly: (isOn: boolean) => void;
}) {
  const t = useMessages();
  const pages = useBetPages(choice, isPlacedOnly);
  const canFind = useCapability('find_by_ref');
  const [reference, setReference] = useState(canFind ? asked : null);
  const hasStatistics = useCapability('bet_statistics');
  const { counts } = pages;
  return (
    <>
      <div className={styles.top}>
        <Tabs
          label={t('bets.filter')}
          items={STATUSES.map((status) => ({
            key: status,
            href: `${hrefBets()}${choiceQuery({ status, result: 'all' })}`,
            label: t(`bets.filter.${status}`),
            current: status === choice.status,
            ...(counts && status !== 'all' && { count: formatCount(counts[status], t.locale) }),
          }))}
        />
        {canFind && <FindBet isFound={reference !== null} onFind={setReference} />}
      </div>
      <Suspense fallback={<BetsSkeleton />}>
        {choice.status === 'settled' && hasStatistics && <StatisticsHead settled={counts?.settled} />}
        {choice.status !== 'open' && (
          <div className={styles.bar}>
            <ResultChips choice={choice} />
            <ChipButton pressed={isPlacedOnly} onClick={() => onPlacedOnly(!isPlacedOnly)}>
              {t('bets.hideNotPlaced')}
            </ChipButton>
          </div>
        )}
        {reference === null ? <Listed choice={choice} pages={pages} /> : <FoundBets reference={reference} />}
      </Suspense>
    </>
  );
}

function Listed({ choice, pages }: { choice: BetsChoice; pages: ReturnType<typeof useBetPages> }) {
  const list = useRef<HTMLDivElement>(null);
  const { bets } = pages;
  // The button goes with the last page: the first bet that it brought takes its place in the reading order.
  const more = () => {
    const shown = bets.length;
    pages.more();
    const look = new MutationObserver(() => {
      const heads = list.current?.querySelectorAll<HTMLElement>('h2') ?? [];
      if (heads.length <= shown) return;
      look.disconnect();
      if (document.activeElement === document.body) heads[shown]?.focus();
    });
    if (list.current) look.observe(list.current, { childList: true, subtree: true });
  };
  return (
    <div ref={list}>
      {pages.isPending && <BetsSkeleton />}
      {pages.isFailed && <BetsFailed onRetry={pages.retry} />}
      {!pages.isPending && !pages.isFailed && bets.length === 0 && <NoBets choice={choice} />}
      {bets.length > 0 && <BetList bets={bets} />}
      {bets.length > 0 && <ListEnd pages={pages} onMore={more} />}
    </div>
  );
}
