import type { Bet } from '@touchline/contract';
import { Button, Icon } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '#data/messages.ts';
import { PrintSheet } from './print-sheet.tsx';

/** Prints one bet on a sheet of its own, without the page around it. */
export function PrintBet({ bet }: { bet: Bet }) {
  const t = useMessages();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const { dataset } = document.documentElement;
    const end = () => setPrinting(false);
    dataset.printing = 'bet';
    window.addEventListener('afterprint', end);
    window.print();
    return () => {
      delete dataset.printing;
      window.removeEventListener('afterprint', end);
    };
  }, [isPrinting]);
  return (
    <>
      <Button size="s" onClick={() => setPrinting(true)}>
        <Icon name="printer" size="s" />
        {t('bets.receipt.print')}
      </Button>
      {isPrinting && createPortal(<PrintSheet bet={bet} />, document.body)}
    </>
  );
}
