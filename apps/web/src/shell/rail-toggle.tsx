import { useMessages } from '#data/messages.ts';
import { setSidebarCollapsed, useSidebarCollapsed } from '#data/preferences.ts';
import styles from './rail-toggle.module.css';

/** Collapses the left sidebar to its rail, and opens it again. The choice is kept. */
export function RailToggle() {
  const text = useMessages();
  const isCollapsed = useSidebarCollapsed();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={!isCollapsed}
      onClick={() => setSidebarCollapsed(!isCollapsed)}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" className="flip" aria-hidden="true">
        <path
          d={isCollapsed ? 'm9 18 6-6-6-6' : 'm15 18-6-6 6-6'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{text(isCollapsed ? 'shell.sidebar.expand' : 'shell.sidebar.collapse')}</span>
    </button>
  );
}
