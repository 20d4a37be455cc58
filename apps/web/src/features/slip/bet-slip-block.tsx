import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { BlockProps } from '#data/block.ts';
import { layoutQuery } from '#data/layout-query.ts';
import { useMessages } from '#data/messages.ts';
import { useSlip } from '#data/slip.ts';
import { notePanelHasBets } from '#data/slip-slot.ts';
import { hideBetsTab } from '#data/ticket-panel.ts';
import { WIDE } from '#data/wide.ts';
import { LaterView } from './later-view.tsx';
import { PanelPanes } from './panel-panes.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import styles from './slip.module.css';
import { SlipEmpty } from './slip-empty.tsx';
import { useLater } from './use-later.ts';

const loadContent = () => import('./slip-content.tsx').then((module) => module.SlipContent);
const loadHead = () => import('./slip-head.tsx').then((module) => module.SlipHead);
const loadMobile = () => import('./slip-mobile.tsx').then((module) => module.SlipMobile);

const isInUse = (slip: Parameters<Parameters<typeof useSlip>[0]>[0]) =>
  slip.bets.length > 0 || slip.placedBets.length > 0;

/** The ticket panel: docked from the md breakpoint on, below it a dock and a sheet. */
export function View({ page }: BlockProps<object>) {
  const t = useMessages();
  const isUsed = useSlip(isInUse);
  const isWide = useIsWide();
  const { data: layout } = useQuery(layoutQuery(page));
  const hasBets = layout?.zones.right_sidebar.some(({ kind }) => kind === 'my_bets') ?? false;
  useEffect(() => {
    hideBetsTab(!hasBets);
    notePanelHasBets(hasBets);
  }, [hasBets]);
  const content = useLater(loadContent, isUsed, isWide === true);
  const head = useLater(loadHead, isUsed, isWide === true);
  const mobile = useLater(loadMobile, isUsed, isWide === false);
  return (
    <>
      <section className={`${styles.slip} ${styles.docked}`} aria-label={t('slip.title')}>
        <PanelTabs
          place="docked"
          hasBets={hasBets}
          end={head.status === 'here' && isWide ? <head.View /> : undefined}
        />
        {isWide !== false && (
          <PanelPanes place="docked" hasBets={hasBets}>
            <LaterView later={content} fallback={isUsed ? undefined : <SlipEmpty />} />
          </PanelPanes>
        )}
      </section>
      {isWide === false && mobile.status === 'here' && <mobile.View />}
    </>
  );
}

/** Whether the panel is docked; unknown on the server. */
function useIsWide(): boolean | null {
  return useSyncExternalStore(
    (callback) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', callback);
      return () => query.removeEventListener('change', callback);
    },
    () => window.matchMedia(WIDE).matches,
    () => null,
  );
}
