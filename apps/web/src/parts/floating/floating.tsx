import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './floating.module.css';

const never = () => () => undefined;

/** What floats over the page, at one of its lower corners. Without scripts it stands where it was placed. */
export function Floating({
  corner,
  children,
}: {
  readonly corner: 'start' | 'end';
  readonly children: ReactNode;
}) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isHere) return <noscript>{children}</noscript>;
  // The main zone is a container: what is fixed in it would move with it.
  return createPortal(
    <div className={styles.place} data-corner={corner}>
      {children}
    </div>,
    document.body,
  );
}
