import { Button, Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './video.module.css';

/** What stands in the place of the pictures until somebody wants to watch. */
export function Poster({ onPlay }: { onPlay: (() => void) | null }) {
  const t = useMessages();
  return (
    <div className={styles.poster}>
      <Icon name="tv" size="l" />
      <p>
        <b>{t('video.title')}</b>
        <span>{t(onPlay ? 'video.note' : 'video.upcoming')}</span>
      </p>
      {onPlay && (
        <Button onClick={onPlay}>
          <Icon name="play" size="s" />
          {t('video.watch')}
        </Button>
      )}
    </div>
  );
}
