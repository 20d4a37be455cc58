import type { SlipBet, SystemType } from '@touchline/betting';
import { DialogOrSheet } from '@touchline/ui/dialog';
import { useMessages } from '#data/messages.ts';
import { SystemLines } from '#parts/system-lines/system-lines.tsx';

/** Every line of the system that is on the slip, at the prices of this moment. */
export function LinesDialog({
  bet,
  systemType,
  onClose,
}: {
  bet: SlipBet;
  systemType: SystemType;
  onClose: () => void;
}) {
  const t = useMessages();
  return (
    <DialogOrSheet isOpen onClose={onClose} title={t('slip.lines.title')} closeLabel={t('slip.close')}>
      <SystemLines
        systemType={systemType}
        stake={bet.stake}
        currency={bet.currency}
        subunits={bet.subunits}
        selections={bet.selections.map(({ id, outcomeName, odds }) => ({
          id,
          name: outcomeName,
          odds,
          result: 'undecided',
        }))}
      />
    </DialogOrSheet>
  );
}
