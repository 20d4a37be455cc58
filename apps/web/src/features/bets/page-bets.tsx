import { useQueries } from '@tanstack/react-query';
import { formatCount } from '@touchline/i18n';
import { Button, buttonClass, ChipLink, Chips, Empty, Icon, type IconName, Tabs } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { hrefBets, hrefLive } from '#data/navigation.ts';
import { betsQuery } from '#data/queries.ts';
import { useSession } from '#data/session.ts';
import styles from './bets.module.css';
import {
  type BetsChoice,
  type BetsResult,
  choiceQuery,
  emptyKeys,
  RESULTS,
  readChoice,
  STATUSES,
} from './bets-filter.ts';
import { BetsFailed, BetsSignedOut } from './bets-notices.tsx';
import { BetsSkeleton } from './bets-skeleton.tsx';
import { Ticket } from './ticket.tsx';

const PAGE_SIZE = 30;

/** The page of the player's bets: tabs and results are addresses. */
export function PageBets({ status, result }: { status: string | undefined; result: string | undefined }) {
  const session = useSession();
  const choice = readChoice(status, result);
  if (session.status === 'NOT_LOGGED_IN') return <BetsSignedOut />;
  if (session.status !== 'LOGGED_IN') return <BetsSkeleton />;
  return <Chosen key={`${choice.status} ${choice.result}`} choice={choice} />;
}

function Chosen({ choice }: { choice: BetsChoice }) {
  const t = useMessages();
  const [pageCount, setPageCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) =>
      betsQuery({ status: choice.status, result: choice.result, page: index + 1, limit: PAGE_SIZE }),
    ),
  });
  const [first] = pages;
  const last = pages.at(-1);
  const bets = pages.flatMap((page) => page.data?.data ?? []);
  const total = first?.data?.pagination.total ?? 0;
  const counts = first?.data?.counts;
  return (
    <>
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
      {choice.status !== 'open' && <ResultChips choice={choice} />}
      {first?.isPending && <BetsSkeleton />}
      {first?.isError && !first.data && <BetsFailed onRetry={() => void first.refetch()} />}
      {first?.data && bets.length === 0 && <NoBets choice={choice} />}
      {bets.length > 0 && (
        <div className={styles.tickets}>
          {bets.map((bet) => (
            <Ticket key={bet.id} bet={bet} />
          ))}
        </div>
      )}
      {bets.length > 0 && bets.length < total && (
        <div className={styles.more}>
          <Button
            busy={last?.isPending ?? false}
            onClick={() => (last?.isError ? void last.refetch() : setPageCount(pageCount + 1))}
          >
            {t(last?.isPending ? 'bets.loadingMore' : 'bets.more')}
          </Button>
          <span>
            {t('bets.shown', {
              shown: formatCount(bets.length, t.locale),
              total: formatCount(total, t.locale),
            })}
          </span>
        </div>
      )}
    </>
  );
}

const RESULT_ICONS: Partial<Record<BetsResult, IconName>> = { win: 'check', lose: 'x', refund: 'minus' };

function ResultChips({ choice }: { choice: BetsChoice }) {
  const t = useMessages();
  return (
    <div className={styles.bar}>
      <Chips label={t('bets.results')}>
        {RESULTS.map((result) => {
          const icon = RESULT_ICONS[result];
          return (
            <ChipLink
              key={result}
              href={`${hrefBets()}${choiceQuery({ ...choice, result })}`}
              current={result === choice.result}
            >
              {icon && <Icon name={icon} size="s" />}
              {t(`bets.result.${result}`)}
            </ChipLink>
          );
        })}
      </Chips>
    </div>
  );
}

function NoBets({ choice }: { choice: BetsChoice }) {
  const t = useMessages();
  const { title, text } = emptyKeys(choice);
  const isFiltered = choice.result !== 'all';
  return (
    <Empty
      icon="receipt-text"
      title={t(title)}
      action={
        !isFiltered && (
          <a className={buttonClass()} href={hrefLive()}>
            {t('bets.empty.browse')}
          </a>
        )
      }
    >
      {t(text)}
    </Empty>
  );
}
