import { useMessages } from '#data/messages.ts';
import styles from './skip-link.module.css';

/** Leads the keyboard past the bars. */
export function SkipLink() {
  const text = useMessages();
  return (
    <a href="#main" className={styles.skip}>
      {text('shell.skip')}
    </a>
  );
}

/** Leads the keyboard to the bet slip. */
export function SlipSkipLink() {
  const text = useMessages();
  return (
    <a href="#docked-slip" className={styles.skip} data-to-slip="">
      {text('shell.skip.slip')}
    </a>
  );
}
