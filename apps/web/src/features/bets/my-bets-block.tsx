import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BlockProps } from '#data/block.ts';
import { laterMessages } from '#data/later-messages.ts';
import { useMessages } from '#data/messages.ts';
import { useBetsSlot } from '#data/slip-slot.ts';
import { useTicketPanel } from '#data/ticket-panel.ts';
import { NeedsScript } from '#parts/needs-script/needs-script.tsx';
import styles from './bets.module.css';
import { BetsSkeleton } from './bets-skeleton.tsx';

const PanelBets = lazy(async () => {
  const [{ PanelBets: View }] = await Promise.all([import('./panel-bets.tsx'), laterMessages()]);
  return { default: View };
});
const PageBets = lazy(async () => {
  const [{ PageBets: View }] = await Promise.all([import('./page-bets.tsx'), laterMessages()]);
  return { default: View };
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
  return createPortal(
    <Suspense fallback={<BetsSkeleton isCompact />}>
      <PanelBets />
    </Suspense>,
    slot,
  );
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
      {isMounted ? (
        <Suspense fallback={<BetsSkeleton />}>
          <PageBets status={status} result={result} />
        </Suspense>
      ) : (
        <NeedsScript icon="ticket" titleKey="noscript.bets">
          <BetsSkeleton />
        </NeedsScript>
      )}
    </section>
  );
}
