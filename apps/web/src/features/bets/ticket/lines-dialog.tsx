import type { SystemType } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import { DialogOrSheet } from '@touchline/ui/dialog';
import { useMessages } from '#data/messages.ts';
import { SystemLines } from '#parts/system-lines/system-lines.tsx';
import { LEG_RESULTS } from './bet-progress.ts';

/** The lines of a placed system: what is decided is fixed, the rest can be tried. */
export function LinesDialog({
  bet,
  systemType,
  onClose,
}: {
  bet: Bet;
  systemType: SystemType;
  onClose: () => void;
}) {
  const t = useMessages();
  return (
    <DialogOrSheet isOpen onClose={onClose} title={t('bets.receipt.lines')} closeLabel={t('slip.close')}>
      <SystemLines
        systemType={systemType}
        stake={bet.open_stake}
        currency={bet.currency}
        selections={bet.selections.map(({ id, outcome, odds, status, dead_heat: deadHeat }) => ({
          id,
          name: outcome.name,
          odds,
          result: LEG_RESULTS[status],
          deadHeat,
        }))}
      />
    </DialogOrSheet>
  );
}
