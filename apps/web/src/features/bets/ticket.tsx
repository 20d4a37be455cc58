import type { Bet } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { classNames, Icon, Tag } from '@touchline/ui';
import { useState, useSyncExternalStore } from 'react';
import { useLiveStore } from '#data/live.ts';
import { type MessageKey, useMessages } from '#data/messages.ts';
import { useMoney, usePriceText } from '#data/slip-money.ts';
import styles from './bets.module.css';
import { TicketLeg } from './ticket-leg.tsx';
import { foldedLegs, ticketOutcome, ticketTag } from './ticket-view.ts';

/** One bet of the player: what it is on, how each leg stands, and its money. */
export function Ticket({ bet }: { bet: Bet }) {
  const t = useMessages();
  const [isUnfolded, setUnfolded] = useState(false);
  const isLive = useIsLive(bet);
  const tag = ticketTag(bet, isLive);
  const shown = isUnfolded ? bet.selections : bet.selections.slice(0, foldedLegs(bet.selections.length));
  const hidden = bet.selections.length - shown.length;
  const key: MessageKey = `bets.type.${bet.type}`;
  const system = { win: bet.system?.win_count ?? 0, total: bet.system?.total_count ?? 0 };
  return (
    <article className={styles.ticket} aria-labelledby={`bet-${bet.id}`}>
      <header className={styles.head}>
        <h2 id={`bet-${bet.id}`}>{t(key, { count: bet.selections.length, ...system })}</h2>
        <bdi className={styles.ref}>{bet.ref}</bdi>
        <span className={styles.tag}>
          <Tag tone={tag.tone} {...(tag.icon && { icon: tag.icon })}>
            {t(tag.key)}
          </Tag>
        </span>
      </header>
      <ul>
        {shown.map((leg) => (
          <TicketLeg
            key={leg.id}
            leg={leg}
            isOpen={bet.status === 'waiting_results' || bet.status === 'submitted'}
          />
        ))}
      </ul>
      {(hidden > 0 || isUnfolded) && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('bets.fewerLegs') : t('bets.moreLegs', { count: hidden })}
          <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size="s" />
        </button>
      )}
      <Figures bet={bet} />
      <Note bet={bet} />
    </article>
  );
}

function Figures({ bet }: { bet: Bet }) {
  const t = useMessages();
  const money = useMoney();
  const price = usePriceText();
  const outcome = ticketOutcome(bet);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('bets.stake')}</dt>
        <dd>{money(bet.stake, bet.currency)}</dd>
      </div>
      <div>
        <dt>{t('bets.odds')}</dt>
        <dd>{price(bet.odds, { isTotal: bet.selections.length > 1 })}</dd>
      </div>
      <div>
        <dt>{t(outcome.key)}</dt>
        <dd className={classNames(outcome.isWin && styles.won)}>{money(outcome.amount, bet.currency)}</dd>
      </div>
    </dl>
  );
}

function Note({ bet }: { bet: Bet }) {
  const t = useMessages();
  if (bet.status === 'submitted') {
    return (
      <p className={styles.note}>
        <Icon name="info" size="s" />
        {t('bets.submittedNote')}
      </p>
    );
  }
  if (bet.status !== 'rejected') return null;
  return (
    <p className={classNames(styles.note, styles.bad)}>
      <Icon name="circle-alert" size="s" />
      <span>
        {bet.refusal?.localized_message} {t('bets.notTaken')}
      </span>
    </p>
  );
}

/** Whether an open leg is in play now. */
function useIsLive(bet: Bet): boolean {
  const live = useLiveStore();
  const open = bet.selections.filter((leg) => leg.status === 'open');
  const read = () =>
    open.some(({ match }) => (live.state(match.id)?.status ?? match.status) === MATCH_STATUS.live);
  return useSyncExternalStore(
    (callback) => {
      const stops = open.map(({ match }) => live.subscribeMatch(match.id, callback));
      return () => {
        for (const stop of stops) stop();
      };
    },
    read,
    read,
  );
}
