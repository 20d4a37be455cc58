import { Button } from '@touchline/ui';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import styles from './share.module.css';

/** A link that shares nothing. Source: specification §2, modal kind share-bet-not-found. */
export function View({ close }: ModalProps) {
  const t = useMessages();
  return (
    <div className={styles.dialog}>
      <p>{t('share.notFound.text')}</p>
      <div className={styles.actions}>
        <Button onClick={() => openModal('share_load')}>{t('share.notFound.enter')}</Button>
        <Button kind="primary" onClick={close}>
          {t('share.notFound.close')}
        </Button>
      </div>
    </div>
  );
}
