import { Icon } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { menuIcon } from './link-target.ts';
import type { MenuItemSettings } from './menu-item.tsx';
import { MenuItems } from './menu-items.tsx';
import styles from './menus.module.css';
import navigation from './navigation.module.css';

export interface SubmenuSettings {
  readonly title: TextByLocale;
  readonly icon: string | null;
  readonly items: readonly MenuItemSettings[];
  readonly open: boolean;
}

/** Menu items under a line that unfolds them. */
export function Submenu({ settings, ...rest }: BlockProps<SubmenuSettings>) {
  const { locale } = useMessages();
  return (
    <details className={styles.submenu} open={settings.open}>
      <summary className={navigation.item}>
        {settings.icon !== null && <Icon name={menuIcon(settings.icon)} />}
        <span>{textIn(settings.title, locale)}</span>
        <Icon name="chevron-down" />
      </summary>
      <MenuItems {...rest} items={settings.items} />
    </details>
  );
}
