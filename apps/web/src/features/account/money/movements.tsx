import { useMessages } from '#data/messages.ts';
import { type MovementQuery, movementsCsvHref, movementsQuery } from '#data/payments.ts';
import { useMoney } from '#data/slip-money.ts';
import { MovementFilters } from './movement-filters.tsx';
import { MovementRow } from './movement-row.tsx';
import { PagedList } from './paged-list.tsx';
import { useMovementFilter } from './use-movement-filter.ts';
import { usePages } from './use-pages.ts';
import styles from './wallet.module.css';

/** Every movement of the player's money in the last twelve months, newest first. */
export function Movements() {
  const t = useMessages();
  const { choice, choose, query } = useMovementFilter();
  return (
    <section className={styles.part} aria-labelledby="wallet-movements">
      <div className={styles.head}>
        <h2 id="wallet-movements">{t('wallet.movements')}</h2>
        <a className={styles.link} href={movementsCsvHref(query)} download>
          {t('wallet.csv')}
        </a>
      </div>
      <MovementFilters choice={choice} onChoose={choose} />
      <MovementList key={JSON.stringify(query)} query={query} />
    </section>
  );
}

function MovementList({ query }: { readonly query: MovementQuery }) {
  const t = useMessages();
  const pages = usePages((page) => movementsQuery(query, page));
  const rows = pages.pages.flatMap(({ data }) => data);
  return (
    <>
      <NetDeposits amounts={pages.pages[0]?.net_deposits ?? []} />
      <PagedList
        pages={pages}
        label={t('wallet.movements')}
        empty={t('wallet.noMovements')}
        count={rows.length}
      >
        {rows.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </PagedList>
    </>
  );
}

/** What was paid in less what was paid out, in the period. */
function NetDeposits({
  amounts,
}: {
  readonly amounts: readonly { readonly currency: string; readonly amount: number }[];
}) {
  const t = useMessages();
  const money = useMoney();
  if (amounts.length === 0) return null;
  return (
    <dl className={styles.net}>
      <dt>{t('wallet.netDeposits')}</dt>
      {amounts.map(({ currency, amount }) => (
        <dd key={currency}>
          <bdi>{money(amount, currency)}</bdi>
        </dd>
      ))}
    </dl>
  );
}
