import styles from './card.module.css';
import type { Filled } from './progress.ts';

/** A bar of what is reached and what open bets can add. The words beside it say the same. */
export function Meter({ filled: { reached, open } }: { readonly filled: Filled }) {
  return (
    <div className={styles.meter} aria-hidden="true">
      <i style={{ inlineSize: `${reached}%` }} />
      <i className={styles.open} style={{ inlineSize: `${open}%` }} />
    </div>
  );
}
