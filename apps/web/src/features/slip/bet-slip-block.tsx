import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BlockProps } from '#data/block.ts';
import { layoutQuery } from '#data/layout-query.ts';
import { useMessages } from '#data/messages.ts';
import { useSlip } from '#data/slip.ts';
import { notePanelHasBets } from '#data/slip-slot.ts';
import { hideBetsTab } from '#data/ticket-panel.ts';
import { whenIdle } from '#data/when-idle.ts';
import { WIDE } from '#data/wide.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import type { Failure } from '#parts/deferred/late-boundary.tsx';
import { LateFailedOver } from '#parts/deferred/late-failed.tsx';
import { PanelPanes } from './panel-panes.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import styles from './slip.module.css';
import { SlipEmpty } from './slip-empty.tsx';
import { SlipLoading } from './slip-loading.tsx';

const Content = deferred(() => import('./slip-content.tsx').then((module) => module.SlipContent), {
  Fallback: () => (useSlip(isInUse) ? <SlipLoading /> : <SlipEmpty />),
  needsTexts: false,
});
const Head = deferred(() => import('./slip-head.tsx').then((module) => module.SlipHead), {
  Failed: null,
  needsTexts: false,
});
const Mobile = deferred(() => import('./slip-mobile.tsx').then((module) => module.SlipMobile), {
  Failed: MobileFailed,
  needsTexts: false,
});

/** Says that the dock is missing only to players who have something in it. */
function MobileFailed(failure: Failure) {
  const isUsed = useSlip(isInUse);
  const [isClosed, setClosed] = useState(false);
  return isUsed && !isClosed ? <LateFailedOver {...failure} onClose={() => setClosed(true)} /> : null;
}

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
  const isDue = useIsIdle() || isUsed;
  return (
    <>
      <section className={`${styles.slip} ${styles.docked}`} aria-label={t('slip.title')}>
        <PanelTabs place="docked" hasBets={hasBets} end={isDue && isWide ? <Head /> : undefined} />
        {isWide !== false && (
          <PanelPanes place="docked" hasBets={hasBets}>
            {isDue && isWide ? <Content /> : <SlipEmpty />}
          </PanelPanes>
        )}
      </section>
      {isWide === false && isDue && <Mobile />}
    </>
  );
}

/** Whether there was an idle moment: the slip's code is loaded then, before it is wanted. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
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
