import { classNames, Icon } from '@touchline/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useLiveStore } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { useIsolated } from '#data/slip-money.ts';
import styles from './builder.module.css';
import type { BuilderPick } from './builder-picks.ts';

/** Whether an outcome takes bets now. */
function useIsOpen(key: string): boolean {
  const live = useLiveStore();
  const subscribe = useCallback((callback: () => void) => live.subscribeOutcome(key, callback), [live, key]);
  const read = () => live.priceState(key) === 'open';
  return useSyncExternalStore(subscribe, read, read);
}

/** Puts an outcome into the bet or takes it out. One that cannot be picked now says so when it is pressed. */
export function PickToggle({
  pick,
  isPicked,
  isLocked,
  noteId,
  onToggle,
  onRefused,
}: {
  pick: BuilderPick;
  isPicked: boolean;
  isLocked: boolean;
  /** What says why it is locked. */
  noteId: string;
  onToggle: () => void;
  onRefused: (why: 'locked' | 'suspended') => void;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const isOpen = useIsOpen(pick.key);
  const isOff = !isPicked && (isLocked || !isOpen);
  const name = t('builder.pick', { market: isolate(pick.market.name), outcome: isolate(pick.outcome.name) });
  return (
    <button
      type="button"
      className={classNames(styles.pick, isOff && styles.locked)}
      aria-label={isOpen ? name : t('builder.pickSuspended', { name })}
      aria-pressed={isPicked}
      aria-disabled={isOff || undefined}
      aria-describedby={!isPicked && isLocked ? noteId : undefined}
      onClick={() => (isOff ? onRefused(isLocked ? 'locked' : 'suspended') : onToggle())}
    >
      <bdi>{pick.outcome.name}</bdi>
      <Icon name={isPicked ? (isOpen ? 'check' : 'lock') : isOff ? 'lock' : 'plus'} size="s" />
    </button>
  );
}
