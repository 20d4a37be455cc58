import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/**
 * A grey bar in the place of something that loads. The block around it says so with `aria-busy` and a status.
 * Shape: its size comes from a class of the place, or from the named widths.
 */
export function Skeleton({
  className,
  width = 'full',
}: {
  className?: string | undefined;
  width?: 'full' | 'half' | 'third' | 'short';
}) {
  return <span className={classNames(styles.skeleton, styles[width], className)} aria-hidden="true" />;
}
