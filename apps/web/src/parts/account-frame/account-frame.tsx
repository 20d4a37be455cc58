import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import { AccountNav, type AccountPlace, type SectionLink } from './account-nav.tsx';

const NO_SECTIONS: readonly SectionLink[] = [];

/** A page of the player's account beside its links. */
export function AccountFrame({
  place,
  sections = NO_SECTIONS,
  children,
}: {
  readonly place: AccountPlace;
  readonly sections?: readonly SectionLink[];
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <AccountNav place={place} sections={sections} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
