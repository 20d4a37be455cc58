import { formatCount } from '@touchline/i18n';
import { classNames, moveFocus } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#data/messages.ts';
import { useSlipCount } from '#data/slip.ts';
import { useOpenBetsCount } from '#data/slip-bets.ts';
import { type PanelTab, showTab, useTicketPanel } from '#data/ticket-panel.ts';
import styles from './slip.module.css';

/** Ids that tie a tab to its pane; `place` tells the docked pane from the sheet. */
export const paneId = (place: string, tab: PanelTab) => `${place}-${tab === 'MY_BETS' ? 'bets' : 'slip'}`;

/** The two tabs of the ticket panel; an operator may have taken the bets away. */
export function PanelTabs({ place, hasBets, end }: { place: string; hasBets: boolean; end?: ReactNode }) {
  const t = useMessages();
  const { tab } = useTicketPanel();
  const count = useSlipCount();
  const openBets = useOpenBetsCount();
  return (
    <div className={styles.tabs}>
      <div className={styles.tablist} role="tablist" aria-label={t('slip.title')} onKeyDown={moveFocus}>
        <PanelTabButton place={place} tab="BET_SLIP" isSelected={tab === 'BET_SLIP' || !hasBets}>
          {t('slip.tab.slip')}
          {count > 0 && (
            <span className={classNames(styles.badge, styles.mine)}>{formatCount(count, t.locale)}</span>
          )}
        </PanelTabButton>
        {hasBets && (
          <PanelTabButton place={place} tab="MY_BETS" isSelected={tab === 'MY_BETS'}>
            {t('slip.tab.bets')}
            {openBets !== null && openBets > 0 && (
              <span className={styles.badge}>{formatCount(openBets, t.locale)}</span>
            )}
          </PanelTabButton>
        )}
      </div>
      {end}
    </div>
  );
}

function PanelTabButton({
  place,
  tab,
  isSelected,
  children,
}: {
  place: string;
  tab: PanelTab;
  isSelected: boolean;
  children: ReactNode;
}) {
  const pane = paneId(place, tab);
  return (
    <button
      type="button"
      role="tab"
      id={`${pane}-tab`}
      className={styles.tab}
      aria-selected={isSelected}
      aria-controls={pane}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => showTab(tab)}
    >
      {children}
    </button>
  );
}
