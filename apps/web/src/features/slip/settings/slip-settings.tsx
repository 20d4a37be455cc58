import { DialogOrSheet } from '@touchline/ui/dialog';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { useSlip } from '#data/slip.ts';
import { OddsSelect } from '#parts/preferences/odds-select.tsx';
import { AcceptModeChoice } from './accept-mode.tsx';
import { QuickStakesEditor } from './quick-stakes-editor.tsx';
import styles from './settings.module.css';

const rulesOf = (slip: Parameters<Parameters<typeof useSlip>[0]>[0]) => slip.rules;

/** Settings of the slip. Each holds at once; there is nothing to confirm. */
export function SlipSettings({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { status } = useSession();
  const { currency, subunits } = useSlip(rulesOf);
  return (
    <DialogOrSheet isOpen onClose={onClose} title={t('slip.settings.title')} closeLabel={t('slip.close')}>
      <div className={styles.settings}>
        <AcceptModeChoice />
        <OddsSelect />
        <QuickStakesEditor key={`${currency} ${subunits}`} unit={{ code: currency, subunits }} />
        <p className={styles.hint}>
          {t(status === 'LOGGED_IN' ? 'slip.settings.keptAccount' : 'slip.settings.keptHere')}
        </p>
      </div>
    </DialogOrSheet>
  );
}
