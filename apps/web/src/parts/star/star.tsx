import { classNames, IconButton } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './star.module.css';

/**
 * Marks something as favourite. Shape: `of` is the type and id of the call, `matches/7`. The same HTML serves everybody:
 * favourites fill the stars, and answer their presses, when their code is here; until then nobody sees one.
 */
export function Star({
  of,
  name,
  size = 'm',
  className,
}: {
  of: `${'matches' | 'tournaments'}/${string}`;
  name: string;
  size?: 's' | 'm';
  className?: string | undefined;
}) {
  return (
    <IconButton
      key={of}
      icon="star"
      size={size}
      label={useMessages()('book.star', { name })}
      className={classNames(styles.star, className)}
      data-star={of}
      aria-pressed={false}
    />
  );
}
