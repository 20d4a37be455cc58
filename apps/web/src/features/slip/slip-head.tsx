import { IconButton } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './slip.module.css';
import { SlipExtras } from './slip-extras.tsx';
import { useDialog } from './use-dialog.ts';

const loadSettings = () => import('./settings/slip-settings.tsx').then((module) => module.SlipSettings);

/** The end of the tabs row: what can be done with the slip as a whole, and its settings. */
export function SlipHead() {
  const t = useMessages();
  const settings = useDialog(loadSettings);
  return (
    <span className={styles.head}>
      <SlipExtras place="head" />
      <IconButton
        icon="sliders-horizontal"
        label={t('slip.settings.title')}
        aria-haspopup="dialog"
        data-slip-settings=""
        onClick={settings.open}
      />
      {settings.View && <settings.View onClose={settings.close} />}
    </span>
  );
}
