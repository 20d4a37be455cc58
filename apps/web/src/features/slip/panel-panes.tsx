import type { ReactNode } from 'react';
import { offerBetsSlot } from '#data/slip-slot.ts';
import { useTicketPanel } from '#data/ticket-panel.ts';
import { paneId } from './panel-tabs.tsx';
import styles from './slip.module.css';

/** What the two tabs show. The bets come from their own block, which fills the place that is offered here. */
export function PanelPanes({
  place,
  hasBets,
  children,
}: {
  place: string;
  hasBets: boolean;
  children: ReactNode;
}) {
  const { tab } = useTicketPanel();
  const isBets = hasBets && tab === 'MY_BETS';
  const slip = paneId(place, 'BET_SLIP');
  const bets = paneId(place, 'MY_BETS');
  return (
    <>
      <div id={slip} className={styles.pane} role="tabpanel" aria-labelledby={`${slip}-tab`} hidden={isBets}>
        {children}
      </div>
      {hasBets && (
        <div
          id={bets}
          className={styles.pane}
          role="tabpanel"
          aria-labelledby={`${bets}-tab`}
          hidden={!isBets}
          ref={offerBetsSlot}
        />
      )}
    </>
  );
}
