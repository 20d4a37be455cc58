import type { StaticPage } from '@touchline/i18n/static-texts';
import type { ReactNode } from 'react';
import { REDUCED_IMAGES } from './reduced-images.tsx';
import styles from './reduced-shell.module.css';

interface ReducedShellProps {
  readonly page: StaticPage;
  readonly brand: string;
  /** Outline of the logo on a square of 26 units, where it is not the product's own. */
  readonly mark?: string | undefined;
  readonly home: { readonly href: string; readonly label: string };
  readonly title: string;
  readonly description: string;
  /** The age sign. */
  readonly age: string;
  readonly children?: ReactNode;
}

const OWN_MARK = 'M8 4.5v17M8 13h10.5M18.5 4.5a8.5 8.5 0 0 0 0 17';

/** A page that needs nothing from the backend: mark, picture, words, and a way home. */
export function ReducedShell({
  page,
  brand,
  mark = OWN_MARK,
  home,
  title,
  description,
  age,
  children,
}: ReducedShellProps) {
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <a href={home.href} className={styles.logo}>
          <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
            <rect width="26" height="26" rx="6" className={styles.tile} />
            <path d={mark} className={styles.mark} />
          </svg>
          {brand}
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
          {REDUCED_IMAGES[page]}
        </svg>
        <h1>{title}</h1>
        <p>{description}</p>
        <div className={styles.actions}>
          {children}
          <a href={home.href} className={styles.home}>
            {home.label}
          </a>
        </div>
      </main>
      <footer className={styles.foot}>
        <bdi className={styles.age}>{age}</bdi>
      </footer>
    </div>
  );
}
