import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

/** One line of a menu: an address when it has `href`, else an action. */
export interface MenuLine {
  key: string;
  label: ReactNode;
  href?: string;
  onSelect?: () => void;
}

/** A button with a menu below it; arrow keys, Escape and typing to a line work. */
export function Menu({
  trigger,
  triggerClassName,
  label,
  head,
  lines,
}: {
  trigger: ReactNode;
  triggerClassName?: string;
  label: string;
  head?: ReactNode;
  lines: readonly MenuLine[];
}) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={triggerClassName} aria-label={label}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.place} sideOffset={6} align="end">
          <Base.Popup className={styles.menu}>
            {head}
            {lines.map((line) =>
              line.href === undefined ? (
                <Base.Item key={line.key} className={styles.line} onClick={line.onSelect}>
                  {line.label}
                </Base.Item>
              ) : (
                <Base.LinkItem key={line.key} className={styles.line} href={line.href}>
                  {line.label}
                </Base.LinkItem>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
