import type { JackpotHit } from '@touchline/contract';
import { buttonClass, Tag } from '@touchline/ui';
import { useEffect } from 'react';
import type { ModalProps } from '#data/block.ts';
import { markHitSeen } from '#data/bonus-seen.ts';
import { hrefBets } from '#data/navigation.ts';
import { currentSession } from '#data/session-state.ts';
import { useMoney } from '#data/slip-money.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import styles from './dialogs.module.css';
import { useEndsWithSession } from './use-ends-with-session.ts';

/** A jackpot that the player hit; seen once it is closed. */
export function View({ props, close }: ModalProps) {
  const { hit } = props as unknown as { readonly hit: JackpotHit }; // as its opener gives it
  const { t } = useBonusWords();
  const money = useMoney();
  useEndsWithSession(close);
  useEffect(
    () => () => {
      if (currentSession().status === 'LOGGED_IN') void markHitSeen(hit);
    },
    [hit],
  );
  return (
    <div className={styles.modal}>
      <p>
        <Tag tone="accent" icon="trophy">
          {hit.level.name}
        </Tag>
      </p>
      <p className={styles.amount}>
        <bdi>{money(hit.amount, hit.currency)}</bdi>
      </p>
      {hit.currency !== 'EUR' && (
        <p className={styles.note}>{t('jackpots.inEur', { amount: money(hit.amount_eur, 'EUR') })}</p>
      )}
      <p className={styles.note}>
        {t(hit.status === 'paid' ? 'jackpots.hitPaid' : 'jackpots.hitText', { name: hit.name })}
      </p>
      <div className={styles.foot}>
        <a
          className={buttonClass({ kind: 'primary', size: 'l', wide: true })}
          href={hrefBets()}
          onClick={close}
        >
          {t('account.myBets')}
        </a>
      </div>
    </div>
  );
}
