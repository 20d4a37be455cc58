import { formatCount } from '@touchline/i18n';
import { Button } from '@touchline/ui';
import { useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './bets.module.css';
import type { BetPages } from './use-bet-pages.ts';
import { useNearEnd } from './use-near-end.ts';

/** The end of the list: brings the next page as it comes near, and by a button where that did not work. */
export function ListEnd({ pages, onMore }: { pages: BetPages; onMore: () => void }) {
  const t = useMessages();
  const end = useRef<HTMLDivElement>(null);
  const { bets, total, next } = pages;
  useNearEnd(end, next === 'waiting', pages.more);
  const shown = formatCount(bets.length, t.locale);
  const all = formatCount(total, t.locale);
  return (
    <div className={styles.more} ref={end}>
      {next !== 'none' && (
        <Button busy={next === 'loading'} onClick={onMore}>
          {t(next === 'loading' ? 'bets.loadingMore' : 'bets.more')}
        </Button>
      )}
      <span role="status">
        {next === 'failed' && <>{t('bets.moreFailed')} </>}
        {next === 'none' ? t('bets.end', { total: shown }) : t('bets.shown', { shown, total: all })}
      </span>
    </div>
  );
}
