import type { BetSelection } from '@touchline/contract';
import { useLiveStore } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { decidedCount, legCounts } from './bet-progress.ts';
import styles from './ticket.module.css';
import { legMark } from './ticket-view.ts';

/** How far a bet of several selections has come: a mark for each, and the same in words. */
export function LegProgress({ legs }: { legs: readonly BetSelection[] }) {
  const t = useMessages();
  const live = useLiveStore();
  const decided = decidedCount(legs);
  if (legs.length < 2 || decided === 0) return null;
  return (
    <div className={styles.progress}>
      <span className="vh">{t('bets.progress', { decided, total: legs.length, ...legCounts(legs) })}</span>
      {legs.map((leg) => (
        <i
          key={leg.id}
          className={styles[legMark(leg, live.state(leg.match.id)?.status ?? leg.match.status)]}
        />
      ))}
    </div>
  );
}
