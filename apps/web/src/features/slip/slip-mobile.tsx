import { useRouterState } from '@tanstack/react-router';
import { IconButton } from '@touchline/ui';
import { Sheet } from '@touchline/ui/dialog';
import { useEffect, useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import { usePanelHasBets } from '#data/slip-slot.ts';
import { closeSheet, openSheet, useSheetOpen } from '#data/ticket-panel.ts';
import { Announcer } from './announcer.tsx';
import { PanelPanes } from './panel-panes.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import styles from './slip.module.css';
import { SlipContent } from './slip-content.tsx';
import { SlipDock } from './slip-dock.tsx';
import { SlipHead } from './slip-head.tsx';

/** The ticket panel of narrow screens: a dock above the tab bar that opens a sheet. */
export function SlipMobile() {
  const t = useMessages();
  const isOpen = useSheetOpen();
  const hasBets = usePanelHasBets();
  const dock = useRef<HTMLButtonElement>(null);
  const href = useRouterState({ select: (state) => state.location.href });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes the sheet
  useEffect(closeSheet, [href]);
  return (
    <>
      <SlipDock ref={dock} onOpen={() => openSheet('BET_SLIP')} />
      {!isOpen && <Announcer isFootShown={false} />}
      <Sheet
        isOpen={isOpen}
        onClose={closeSheet}
        title={t('slip.title')}
        closeLabel={t('slip.close')}
        isTitleHidden
        finalFocus={dock}
      >
        <div className={styles.sheet}>
          <PanelTabs
            place="sheet"
            hasBets={hasBets}
            end={
              <>
                <SlipHead />
                <IconButton icon="chevron-down" label={t('slip.close')} onClick={closeSheet} />
              </>
            }
          />
          <PanelPanes place="sheet" hasBets={hasBets}>
            <SlipContent />
          </PanelPanes>
        </div>
      </Sheet>
    </>
  );
}
