import type { Bonus } from '@touchline/contract';
import { Button, Icon } from '@touchline/ui';
import { useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { bonusQuery } from '#data/bonuses.ts';
import { currentServices } from '#data/services.ts';
import { useBonusInSlip as putInSlip } from '#data/use-bonus.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import styles from './dialogs.module.css';
import { useEndsWithSession } from './use-ends-with-session.ts';

interface Props {
  readonly bonus: Bonus;
  readonly reward: Bonus['rewards'][number];
}

/** What was in a lootbox, and the way to use it. */
export function View({ props, close }: ModalProps) {
  const { bonus, reward } = props as unknown as Props; // as its one opener gives them
  const { t, money } = useBonusWords();
  useEndsWithSession(close);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const currency = bonus.issued?.currency ?? bonus.bet_conditions.currency;
  const use = async () => {
    setBusy(true);
    setFailed(false);
    const freebet = await currentServices()
      .queryClient.fetchQuery(bonusQuery('freebets', reward.id))
      .catch(() => null);
    setBusy(false);
    if (!freebet) return setFailed(true);
    close();
    putInSlip(freebet);
  };
  return (
    <div className={styles.modal}>
      <div className={styles.opened}>
        <Icon name="package-open" size="l" />
        <p>{t('bonuses.openedText')}</p>
        <p className={styles.amount}>
          <bdi>{currency !== null && money(reward.amount, currency)}</bdi>
        </p>
      </div>
      {hasFailed && <p role="alert">{t('bonuses.failed')}</p>}
      <div className={styles.foot}>
        <Button kind="primary" size="l" wide busy={isBusy} onClick={() => void use()}>
          {t('bonuses.use')}
        </Button>
      </div>
    </div>
  );
}
