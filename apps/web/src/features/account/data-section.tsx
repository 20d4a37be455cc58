import { Button, buttonClass } from '@touchline/ui';
import { useState } from 'react';
import { useCapability } from '#data/capability.ts';
import { EXPORT_HREF } from '#data/erasure.ts';
import { useMessages } from '#data/messages.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './page/page.module.css';

/** What the player may do with what is stored of him: read all of it, or have it erased. */
export function DataSection() {
  const t = useMessages();
  const canExport = useCapability('export');
  const canErase = useCapability('erasure');
  const [isErasing, setErasing] = useState(false);
  return (
    <>
      {canExport && (
        <div className={styles.offer}>
          <p>{t('data.exportText')}</p>
          <a className={buttonClass()} href={EXPORT_HREF} download>
            {t('data.export')}
          </a>
        </div>
      )}
      {canErase && (
        <div className={styles.offer}>
          <p>{t('data.eraseText')}</p>
          <Button kind="danger" aria-haspopup="dialog" onClick={() => setErasing(true)}>
            {t('data.erase')}
          </Button>
        </div>
      )}
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </>
  );
}
