import { Button, Icon } from '@touchline/ui';
import { useState } from 'react';
import { useHeldSettings } from '#data/held-query.ts';
import { useFreshness } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { useSlipCount } from '#data/slip.ts';
import { useIsolated, usePriceText } from '#data/slip-money.ts';
import styles from './builder.module.css';
import type { BuilderPick } from './builder-picks.ts';
import type { BuilderPrice } from './use-builder-price.ts';

/** What stands against a price, in words; null where nothing does. */
function useFault(
  matchId: string,
  picks: readonly BuilderPick[],
  price: BuilderPrice,
  least: number,
): string | null {
  const t = useMessages();
  const isStale = useFreshness(matchId) === 'stale';
  if (picks.length === 0) return null;
  if (picks.length < least) return t('builder.oneMore');
  if (isStale) return t('book.stale.note');
  if (price.status === 'failed') return t('builder.failed');
  const conflicts = price.status === 'known' ? (price.last?.conflicts ?? []) : [];
  return conflicts.length === 0 ? null : conflicts.map((conflict) => conflict.localized_message).join(' ');
}

/** The bet as it stands: its picks, its price or what stands against it, and the way to the slip. */
export function BuilderBar({
  matchId,
  picks,
  price,
  said,
  onAdd,
  onClear,
}: {
  matchId: string;
  picks: readonly BuilderPick[];
  price: BuilderPrice;
  /** What the last press came to, for those who do not see it. */
  said: string;
  onAdd: () => void;
  onClear: () => void;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const priceText = usePriceText();
  const isAboveDock = useSlipCount() > 0;
  const least = useHeldSettings()?.custom_bet_single_enabled ? 1 : 2;
  const fault = useFault(matchId, picks, price, least);
  const odds = fault === null && picks.length >= least ? (price.last?.odds ?? null) : null;
  const isReady = odds !== null && price.status === 'known';
  const names = picks.map(({ outcome }) => isolate(outcome.name)).join(' · ');
  const spoken = useSpoken(
    picks,
    isReady ? t('builder.spoken', { odds: priceText(odds), count: picks.length }) : (fault ?? ''),
    isReady ? 'price' : (fault ?? ''),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      className={styles.bar}
      data-above-dock={isAboveDock || undefined}
      role="group"
      aria-label={t('builder.bar')}
    >
      <div className={styles.what}>
        <div className={styles.count}>{t('builder.count', { count: picks.length })}</div>
        <div className={styles.names}>{picks.length === 0 ? t('builder.none') : names}</div>
        {fault !== null && (
          <div className={styles.fault}>
            <Icon name={picks.length < least ? 'info' : 'triangle-alert'} size="s" />
            {fault}
          </div>
        )}
      </div>
      {picks.length > 0 && (
        <Button kind="plain" size="s" onClick={onClear}>
          {t('builder.clear')}
        </Button>
      )}
      {odds !== null && (
        <div className={styles.odds} data-asking={price.status === 'asking' || undefined}>
          <span className={styles.count}>{t('builder.odds')}</span>
          <b>{priceText(odds)}</b>
        </div>
      )}
      <Button
        kind="primary"
        size="l"
        aria-disabled={!isReady || undefined}
        busy={picks.length >= least && price.status === 'asking'}
        onClick={() => isReady && onAdd()}
      >
        {t('builder.add')}
      </Button>
      <p className="vh" role="status">
        {said || spoken}
      </p>
    </div>
  );
}

/** What is said of picks once, and again when it changes in kind; a price that only moves stays quiet. */
function useSpoken(picks: readonly BuilderPick[], text: string, kind: string): string {
  const [spoken, setSpoken] = useState({ picks, text: '', kind: '' });
  if (text !== '' && (spoken.picks !== picks || spoken.kind !== kind)) setSpoken({ picks, text, kind });
  return picks.length === 0 ? '' : spoken.text;
}
