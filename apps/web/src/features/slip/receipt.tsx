import { type PlacedBet, quoteBet, type SlipSelection } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { Alert, classNames } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { useIsolated, usePriceText, useSlipMoney } from '#data/slip-money.ts';
import { systemName } from '#parts/system-lines/system-name.ts';
import { labelText } from './bet-label.ts';
import { CopyRef } from './copy-ref.tsx';
import styles from './receipt.module.css';

/** What was placed: its reference first, then the bet as it was taken. */
export function Receipt({ placed }: { placed: readonly PlacedBet[] }) {
  const t = useMessages();
  const [only, ...others] = placed;
  const waiting = placed.filter(({ status }) => status === 'submitted');
  return (
    <div className={styles.receipt}>
      {waiting.length > 0 && (
        <Alert tone="info" title={t('slip.receipt.waiting', { count: waiting.length })}>
          {t('slip.receipt.waitingText')}
        </Alert>
      )}
      {waiting.length < placed.length && (
        <Alert tone="ok" title={t('slip.receipt.title', { count: placed.length - waiting.length })}>
          {others.length === 0 && only?.ref && <CopyRef reference={only.ref} />}
        </Alert>
      )}
      {placed.map((bet) => (
        <PlacedTicket key={bet.id} placed={bet} hasRef={others.length > 0 || bet.status === 'submitted'} />
      ))}
    </div>
  );
}

function PlacedTicket({ placed, hasRef }: { placed: PlacedBet; hasRef: boolean }) {
  const t = useMessages();
  const money = useSlipMoney();
  const price = usePriceText();
  const { bet } = placed;
  const quoted = quoteBet(bet);
  const { systemType } = bet;
  const name = systemType ? systemName(systemType, t) : labelText(quoted.label, bet.selections.length, t);
  return (
    <article className={styles.ticket}>
      <div className={styles.upper}>
        <header className={styles.head}>
          <b>{name}</b>
          {hasRef && placed.ref && <CopyRef reference={placed.ref} />}
          {systemType === null && (
            <span className={styles.end}>
              {price(quoted.totalOdds, { isTotal: bet.selections.length > 1 })}
            </span>
          )}
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
