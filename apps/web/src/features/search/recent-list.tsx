import { Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './search.module.css';

interface RecentListProps {
  readonly id: string;
  readonly texts: readonly string[];
  readonly index: number;
  readonly onChoose: (text: string) => void;
  readonly onClear: () => void;
}

/** What was searched for before, while nothing is typed. */
export function RecentList({ id, texts, index, onChoose, onClear }: RecentListProps) {
  const t = useMessages();
  return (
    <div className={styles.group}>
      <div className={styles.recentHead}>
        <h3 id={`${id}-recent`}>{t('search.recent')}</h3>
        <button type="button" className="link" onClick={onClear}>
          {t('search.recent.clear')}
        </button>
      </div>
      <div id={id} role="listbox" aria-labelledby={`${id}-recent`}>
        {texts.map((text, place) => (
          <button
            key={text}
            id={`${id}-${place}`}
            type="button"
            role="option"
            aria-selected={place === index}
            tabIndex={-1}
            className={styles.option}
            onClick={() => onChoose(text)}
          >
            <Icon name="clock" />
            <bdi className="wrap">{text}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
