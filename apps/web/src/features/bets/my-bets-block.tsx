import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { useBetsSlot } from '#data/slip-slot.ts';
import { useTicketPanel } from '#data/ticket-panel.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import styles from './bets.module.css';
import { BetsSkeleton } from './bets-skeleton.tsx';

const PanelBets = deferred(() => import('./panel-bets.tsx').then((module) => module.PanelBets), {
  Fallback: () => <BetsSkeleton isCompact />,
});
const PageBets = deferred(() => import('./page-bets.tsx').then((module) => module.PageBets), {
  Fallback: () => <BetsSkeleton />,
});

/** The player's bets: as a page, or in the place that the ticket panel offers. In the content there is no panel. */
export function View({ settings, page, zone }: BlockProps<{ display: 'panel' | 'page' }>) {
  if (settings.display === 'panel' && zone !== 'main') return <InPanel />;
  return <AsPage status={page.search.status} result={page.search.result} />;
}

function InPanel() {
  const slot = useBetsSlot();
  const { tab } = useTicketPanel();
  if (!slot || tab !== 'MY_BETS') return null;
  return createPortal(<PanelBets />, slot);
}

/** Whose bets these are is only known in the browser: the server shows the frame of the page. */
function AsPage({ status, result }: { status: string | undefined; result: string | undefined }) {
  const t = useMessages();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <section className={styles.page} aria-labelledby="bets-title">
      <div className="sec-head">
        <h1 id="bets-title">{t('page.bets_history.title')}</h1>
      </div>
      {isMounted ? <PageBets status={status} result={result} /> : <BetsSkeleton />}
    </section>
  );
}
