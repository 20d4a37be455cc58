import { Icon } from '@touchline/ui';
import { useFreshness } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import styles from './freshness-note.module.css';

/** Says that the prices of one match are paused, while they are. The line is announced once when it appears. */
export function FreshnessNote({ matchId }: { matchId: string }) {
  const messages = useMessages();
  const freshness = useFreshness(matchId);
  return (
    <div role="status" className={freshness === 'stale' ? styles.note : 'vh'}>
      {freshness === 'stale' && (
        <>
          <Icon name="wifi-off" size="s" />
          {messages('book.stale.note')}
        </>
      )}
    </div>
  );
}
