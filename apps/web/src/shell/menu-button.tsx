import { useMessages } from '#data/messages.ts';
import { openSideMenu } from '#data/side-menu.ts';
import styles from './menu-button.module.css';

/** Opens the drawer of phones. */
export function MenuButton() {
  const text = useMessages();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text('shell.menu.open')}
      onClick={openSideMenu}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M4 5h16M4 12h16M4 19h16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
