import type { ReactNode } from 'react';
import { useMessages } from '#data/messages.ts';
import { hrefHome } from '#data/navigation.ts';
import styles from './reduced-shell.module.css';

interface ReducedShellProps {
  readonly image: ReactNode;
  readonly title: string;
  readonly description: string;
  readonly children?: ReactNode;
}

/** A page that needs nothing from the backend: mark, picture, words, and a way home. */
export function ReducedShell({ image, title, description, children }: ReducedShellProps) {
  const text = useMessages();
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <a href={hrefHome()} className={styles.logo}>
          <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
            <rect width="26" height="26" rx="6" className={styles.tile} />
            <path d="M8 4.5v17M8 13h10.5M18.5 4.5a8.5 8.5 0 0 0 0 17" className={styles.mark} />
          </svg>
          {text('shell.brand')}
        </a>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <svg
          viewBox="0 0 240 150"
          className={styles.image}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          {image}
        </svg>
        <h1>{title}</h1>
        <p>{description}</p>
        <div className={styles.actions}>
          {children}
          <a href={hrefHome()} className={styles.home}>
            {text('error.page.home')}
          </a>
        </div>
      </main>
    </div>
  );
}
