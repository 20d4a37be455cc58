import type { ReactNode } from 'react';
import { isOutside, useIsActive } from '#data/navigation.ts';
import styles from './navigation.module.css';

/** A line of navigation; the page that is shown is marked. */
export function ItemLink({ href, children }: { href: string; children: ReactNode }) {
  const isActive = useIsActive();
  return (
    <a
      className={styles.item}
      href={href}
      aria-current={isActive(href) ? 'page' : undefined}
      rel={isOutside(href) ? 'noopener' : undefined}
    >
      {children}
    </a>
  );
}
