import type { Bet } from '@touchline/contract';
import { classNames } from '@touchline/ui';
import { useCashOutWatch } from '#data/cash-out-offers.ts';
import styles from './bets.module.css';
import { Ticket } from './ticket/ticket.tsx';
import { isOpen } from './ticket/ticket-view.ts';

/** Bets side by side. While one of them can be sold, their offers are followed. */
export function BetList({ bets, isCompact = false }: { bets: readonly Bet[]; isCompact?: boolean }) {
  useCashOutWatch(bets.some((bet) => !bet.game && isOpen(bet)));
  // A ticket that leaves hands the focus to the first that is left.
  return (
    <div className={classNames(styles.tickets, isCompact && styles.compact)} data-focus-next="h2">
      {bets.map((bet) => (
        <Ticket key={bet.id} bet={bet} />
      ))}
    </div>
  );
}
