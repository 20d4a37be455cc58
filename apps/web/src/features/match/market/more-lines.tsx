import { Icon } from '@touchline/ui';
import { type KeyTaking, useMessages } from '#data/messages.ts';
import styles from './markets.module.css';

/** Shows all entries of a card, and takes them back. */
export function MoreLines({
  isAll,
  count,
  onToggle,
  allKey,
}: {
  isAll: boolean;
  count: number;
  onToggle: () => void;
  allKey: KeyTaking<'count'>;
}) {
  const messages = useMessages();
  return (
    <button type="button" className={`link ${styles.moreLines}`} aria-expanded={isAll} onClick={onToggle}>
      {isAll ? messages('book.card.fewer') : messages(allKey, { count })}
      <Icon name={isAll ? 'chevron-up' : 'chevron-down'} size="s" />
    </button>
  );
}
