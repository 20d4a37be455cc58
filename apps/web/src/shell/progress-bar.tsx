import { useRouterState } from '@tanstack/react-router';
import styles from './progress-bar.module.css';

/** Shows while the next page is on its way. */
export function ProgressBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return <div className={styles.bar} data-loading={isLoading ? '' : undefined} aria-hidden="true" />;
}
