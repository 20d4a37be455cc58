import { Icon, iconButtonClass } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { closeSideMenu } from '#data/side-menu.ts';
import styles from './search-block.module.css';

const SHORTCUT = '/';
/** Where a key is text, or belongs to what is open above the page. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], dialog[open], [role=dialog]';

const isShortcut = (event: KeyboardEvent) =>
  event.key === SHORTCUT &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(OWN_KEYS));

/** Opens the search: a field or an icon in the header, a line elsewhere. */
export function View({ zone }: BlockProps<object>) {
  const t = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const isHeader = zone === 'header';
  useEffect(() => {
    if (!isHeader) return;
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      // The focus comes back to where the search stands.
      button.current?.focus();
      openModal('search');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isHeader]);
  const open = () => {
    closeSideMenu();
    openModal('search');
  };
  return (
    <button
      ref={button}
      type="button"
      className={isHeader ? `${iconButtonClass} ${styles.field}` : styles.line}
      aria-label={t('search.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts={isHeader ? SHORTCUT : undefined}
      onClick={open}
    >
      <Icon name="search" />
      <span>{t('search.title')}</span>
      {isHeader && <kbd>{SHORTCUT}</kbd>}
    </button>
  );
}
