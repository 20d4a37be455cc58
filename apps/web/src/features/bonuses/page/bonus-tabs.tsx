import { useRouterState } from '@tanstack/react-router';
import type { Bonus } from '@touchline/contract';
import type { UserBonusStatus } from '@touchline/contract/constants';
import { Button, Empty, Skeleton, Tabs } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { markBonusesSeen } from '#data/bonus-seen.ts';
import { bonusesQuery } from '#data/bonuses.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { type Pages, usePages } from '#data/use-pages.ts';
import { BonusCards } from '#parts/bonus-card/bonus-cards.tsx';
import { Jackpots } from '#parts/jackpot/jackpots.tsx';
import { PromoCard } from '#parts/promo-code/promo-card.tsx';
import styles from './page.module.css';
import { StatusList } from './status-list.tsx';

const PAGE_SIZE = 20;
type Tab = 'active' | 'available' | 'past';

/** Tabs with the statuses that each shows, in the order of the page. */
const TABS: Readonly<Record<Tab, { readonly key: PlainKey; readonly statuses: readonly UserBonusStatus[] }>> =
  {
    active: { key: 'bonuses.tab.active', statuses: ['active'] },
    available: { key: 'bonuses.tab.available', statuses: ['available', 'not_available', 'unknown'] },
    past: { key: 'bonuses.tab.past', statuses: ['bonus_over', 'expired', 'overridden', 'deactivated'] },
  };
const KEYS = Object.keys(TABS) as readonly Tab[]; // the keys of the table

type List = Pages<{ readonly data: readonly Bonus[]; readonly pagination: { readonly total: number } }>;

const useList = (tab: Tab): List =>
  usePages((page) => bonusesQuery({ statuses: TABS[tab].statuses, page, limit: PAGE_SIZE }));

const rowsOf = ({ pages }: List): readonly Bonus[] => pages.flatMap(({ data }) => data);

/** The player's bonuses: what he can use, what he could have, and what is over. */
export function BonusTabs() {
  const t = useMessages();
  const hash = useRouterState({ select: (state) => state.location.hash });
  const shown = KEYS.find((tab) => tab === hash) ?? 'active';
  const active = useList('active');
  const available = useList('available');
  const counts: Partial<Record<Tab, number | undefined>> = {
    active: active.pages[0]?.pagination.total,
    available: available.pages[0]?.pagination.total,
  };
  const items = KEYS.map((tab) => ({
    key: tab,
    href: `#${tab}`,
    label: t(TABS[tab].key),
    ...(counts[tab] !== undefined && { count: counts[tab] }),
    current: tab === shown,
  }));
  return (
    <div className={styles.parts}>
      <Tabs label={t('bonuses.tabs')} items={items} />
      <h2 className="vh">{t(TABS[shown].key)}</h2>
      {shown === 'active' && <Active list={active} />}
      {shown === 'available' && <Available list={available} />}
      {shown === 'past' && <Past />}
    </div>
  );
}

/** A list that came, with the way to more of it; marks what it shows as seen. */
function Listed({
  list,
  emptyKey,
  children,
}: {
  readonly list: List;
  readonly emptyKey: PlainKey;
  readonly children: ReactNode;
}) {
  const t = useMessages();
  const rows = rowsOf(list);
  const shown = rows.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason to look
  useEffect(() => void markBonusesSeen(rows), [shown]);
  if (list.isPending)
    return (
      <div className={styles.waiting} aria-busy="true" role="status">
        <span className="vh">{t('modal.loading')}</span>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    );
  if (list.isFailed)
    return (
      <Empty
        icon="circle-alert"
        title={t('bonuses.failed')}
        action={<Button onClick={list.retry}>{t('money.again')}</Button>}
      />
    );
  return (
    <>
      {rows.length === 0 && <Empty icon="gift" title={t(emptyKey)} />}
      {children}
      {list.next !== 'none' && (
        <div>
          <Button busy={list.next === 'loading'} onClick={list.more}>
            {t('wallet.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Active({ list }: { readonly list: List }) {
  const rows = rowsOf(list);
  return (
    <>
      <Listed list={list} emptyKey="bonuses.none.active">
        <BonusCards bonuses={rows}>
          <PromoCard />
        </BonusCards>
      </Listed>
      <Jackpots />
    </>
  );
}

const canBeUsed = ({ user_bonus_status: status }: Bonus) => status === 'available';

function Available({ list }: { readonly list: List }) {
  const t = useMessages();
  const rows = rowsOf(list);
  const others = rows.filter((bonus) => !canBeUsed(bonus));
  return (
    <Listed list={list} emptyKey="bonuses.none.available">
      <BonusCards bonuses={rows.filter(canBeUsed)}>
        <PromoCard />
      </BonusCards>
      {others.length > 0 && (
        <section className={styles.part} aria-labelledby="bonuses-status">
          <h2 id="bonuses-status">{t('bonuses.notNow')}</h2>
          <StatusList bonuses={others} label={t('bonuses.notNow')} />
        </section>
      )}
    </Listed>
  );
}

function Past() {
  const t = useMessages();
  const list = useList('past');
  const rows = rowsOf(list);
  return (
    <Listed list={list} emptyKey="bonuses.none.past">
      {rows.length > 0 && <StatusList bonuses={rows} label={t('bonuses.tab.past')} />}
    </Listed>
  );
}
