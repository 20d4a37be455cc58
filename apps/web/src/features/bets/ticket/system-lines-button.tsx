import type { Bet } from '@touchline/contract';
import { Button, Icon } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { LateFailedOver } from '#parts/deferred/late-failed.tsx';
import { systemOf } from './bet-progress.ts';

const LinesDialog = deferred(() => import('./lines-dialog.tsx').then((module) => module.LinesDialog), {
  Failed: LateFailedOver,
});

/** Opens all lines of a placed system, with the results so far. */
export function SystemLinesButton({ bet }: { bet: Bet }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const systemType = systemOf(bet);
  if (systemType?.totalCount !== bet.selections.length) return null;
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        <Icon name="layers" size="s" />
        {t('bets.receipt.lines')}
      </Button>
      {isOpen && <LinesDialog bet={bet} systemType={systemType} onClose={() => setOpen(false)} />}
    </>
  );
}
