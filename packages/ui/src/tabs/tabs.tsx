import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { moveFocus } from './arrow-keys.ts';
import styles from './tabs.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

/** One tab that is an address. */
export interface TabLink {
  key: string;
  href: string;
  label: ReactNode;
  /** Shown faintly behind the label. */
  count?: ReactNode;
  current: boolean;
  /** Names of the parameters of the address that the tab is about. */
  'data-sets'?: string;
}

/**
 * Tabs that are links: each has an address, works without scripts and survives a reload.
 * Shape: `label` names the row for assistive technology; `sticky` keeps it under the page's header.
 */
export function Tabs({
  label,
  items,
  sticky = false,
}: {
  label: string;
  items: readonly TabLink[];
  sticky?: boolean;
}) {
  const ref = useRef<HTMLElement>(null);
  useCurrentInView(ref, items.find(({ current }) => current)?.key);
  return (
    <nav
      ref={ref}
      className={classNames(styles.tabs, sticky && styles.sticky)}
      aria-label={label}
      onKeyDown={moveFocus}
    >
      {items.map((item) => (
        <a
          key={item.key}
          href={item.href}
          data-sets={item['data-sets']}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
          {item.count !== undefined && <em>{item.count}</em>}
        </a>
      ))}
    </nav>
  );
}
