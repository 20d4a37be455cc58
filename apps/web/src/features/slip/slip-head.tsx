import { IconButton } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { LateFailedOver } from '#parts/deferred/late-failed.tsx';
import styles from './slip.module.css';
import { SlipExtras } from './slip-extras.tsx';

const SlipSettings = deferred(
  () => import('./settings/slip-settings.tsx').then((module) => module.SlipSettings),
  { Failed: LateFailedOver },
);

/** The end of the tabs row: what can be done with the slip as a whole, and its settings. */
export function SlipHead() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.head}>
      <SlipExtras place="head" />
      <IconButton
        icon="sliders-horizontal"
        label={t('slip.settings.title')}
        aria-haspopup="dialog"
        data-slip-settings=""
        onClick={() => setOpen(true)}
      />
      {isOpen && <SlipSettings onClose={() => setOpen(false)} />}
    </span>
  );
}
