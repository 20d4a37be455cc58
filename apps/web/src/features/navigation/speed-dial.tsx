import { Icon } from '@touchline/ui';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { Floating } from '#parts/floating/floating.tsx';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { menuIcon } from './link-target.ts';
import type { MenuItemSettings } from './menu-item.tsx';
import { MenuItems } from './menu-items.tsx';
import styles from './menus.module.css';

export interface SpeedDialSettings {
  readonly title: TextByLocale;
  readonly icon: string | null;
  readonly items: readonly MenuItemSettings[];
}

/** A round button at the corner that unfolds a few ways on. Escape, and choosing one, fold it. */
export function SpeedDial({ settings, ...rest }: BlockProps<SpeedDialSettings>) {
  const { locale } = useMessages();
  const dial = useRef<HTMLDetailsElement>(null);
  const title = textIn(settings.title, locale);
  const fold = () => dial.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dial.current?.open) return;
    fold();
    dial.current.querySelector('summary')?.focus();
  };
  const onChosen = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) fold();
  };
  return (
    <Floating corner="end">
      <details ref={dial} className={styles.dial} onKeyDown={onKeyDown} onClick={onChosen}>
        <summary aria-label={title} title={title}>
          <Icon name={settings.icon === null ? 'plus' : menuIcon(settings.icon)} />
        </summary>
        <nav aria-label={title}>
          <MenuItems {...rest} items={settings.items} />
        </nav>
      </details>
    </Floating>
  );
}
