import { classNames } from '@touchline/ui';
import type { ReactNode } from 'react';
import styles from './odds.module.css';

export const stripClass = (withLine: boolean, tall: boolean): string =>
  classNames(styles.strip, withLine && styles.withLine, tall && styles.tall);

/** The outcomes of one market in one rounded shape; one Tab stop. `line` stands first, in a quiet cell. */
export function Strip({
  label,
  line,
  tall = false,
  children,
}: {
  label: string;
  line?: ReactNode;
  tall?: boolean;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid of cells everywhere
    <div className={stripClass(line !== undefined, tall)} role="group" aria-label={label} data-row="">
      {line !== undefined && <span className={styles.line}>{line}</span>}
      {children}
    </div>
  );
}
