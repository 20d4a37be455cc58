import { classNames } from '@touchline/ui';
import styles from './drawn-icon.module.css';

const OUTLINES = { 'chevron-up': 'm18 15-6-6-6 6', x: 'M18 6 6 18M6 6l12 12' } as const;

/**
 * An outline that is there with the frame that answers a tap. One of the sprite is put in a frame later, since its file is
 * another document: on what a tap brings that would be a second frame for the picture alone.
 */
export function DrawnIcon({ name, isSmall = false }: { name: keyof typeof OUTLINES; isSmall?: boolean }) {
  return (
    <svg className={classNames(styles.icon, isSmall && styles.small)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
