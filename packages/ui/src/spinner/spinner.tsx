import styles from './spinner.module.css';

/** A turning ring for the control that was pressed, never for a page. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
