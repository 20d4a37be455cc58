import type { Bet } from '@touchline/contract';
import { Icon } from '@touchline/ui';
import { useId, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import styles from './ticket.module.css';

const BetReceipt = deferred(() => import('./bet-receipt.tsx').then((module) => module.BetReceipt));

/** The receipt of a bet, and what can be done with the bet, behind one line. */
export function TicketTools({ bet }: { bet: Bet }) {
  const t = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {t('bets.receipt')}
          <span className="vh"> {bet.ref}</span>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <BetReceipt bet={bet} />}
      </div>
    </>
  );
}
