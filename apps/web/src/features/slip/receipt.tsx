import { type PlacedBet, quoteBet, type SlipSelection } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { Alert, classNames } from '@touchline/ui';
import { type MessageKey, useMessages } from '#data/messages.ts';
import { useIsolated, useMoney, usePriceText } from '#data/slip-money.ts';
import styles from './receipt.module.css';

/** What was placed: its reference first, then the bet as it was taken. */
export function Receipt({ placed }: { placed: readonly PlacedBet[] }) {
  const t = useMessages();
  const [only, ...others] = placed;
  return (
    <div className={styles.receipt}>
      <Alert tone="ok" title={t('slip.receipt.title', { count: placed.length })}>
        {others.length === 0 && only?.ref && <bdi>{t('slip.receipt.ref', { ref: only.ref })}</bdi>}
      </Alert>
      {placed.map((bet) => (
        <PlacedTicket key={bet.id} placed={bet} hasRef={others.length > 0} />
      ))}
    </div>
  );
}

function PlacedTicket({ placed, hasRef }: { placed: PlacedBet; hasRef: boolean }) {
  const t = useMessages();
  const money = useMoney();
  const price = usePriceText();
  const { bet } = placed;
  const quoted = quoteBet(bet);
  const key: MessageKey = `bets.type.${quoted.label === 'custom' ? 'custom_bet' : quoted.label}`;
  const system = { win: bet.systemType?.winCount ?? 0, total: bet.systemType?.totalCount ?? 0 };
  return (
    <article className={styles.ticket}>
      <div className={styles.upper}>
        <header className={styles.head}>
          <b>{t(key, { count: bet.selections.length, ...system })}</b>
          {hasRef && <bdi className={styles.ref}>{placed.ref}</bdi>}
          <span className={styles.end}>
            {price(quoted.totalOdds, { isTotal: bet.selections.length > 1 })}
          </span>
        </header>
        {bet.selections.map((selection) => (
          <Leg key={selection.id} selection={selection} price={price(selection.odds)} />
        ))}
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('slip.stake')}</dt>
          <dd>{money(bet.stake, bet.currency)}</dd>
        </div>
        <div>
          <dt>{t('slip.receipt.return')}</dt>
          <dd>{money(quoted.potentialReturn, bet.currency)}</dd>
        </div>
      </dl>
    </article>
  );
}

function Leg({ selection, price }: { selection: SlipSelection; price: string }) {
  const t = useMessages();
  const isolate = useIsolated();
  const { nameA, nameB, marketName, outcomeName, matchStatus } = selection;
  const match = nameB === '' ? nameA : t('slip.versus', { home: isolate(nameA), away: isolate(nameB) });
  const isLive = matchStatus === MATCH_STATUS.live;
  return (
    <div className={styles.leg}>
      <i className={classNames(styles.mark, isLive && styles.live)} aria-hidden="true" />
      <span>
        <span className={styles.outcome}>
          <bdi>{outcomeName}</bdi>
        </span>
        <small>
          {marketName} · {match}
        </small>
      </span>
      <span className={styles.price}>{price}</span>
    </div>
  );
}
