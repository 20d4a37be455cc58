import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { ActionItem } from './action-item.tsx';

export interface SideMenuSettings {
  readonly title: TextByLocale | null;
}

/** Opens the side menu, wherever an operator wants it to be opened from. */
export function SideMenuButton({ settings }: BlockProps<SideMenuSettings>) {
  const messages = useMessages();
  const own = settings.title && textIn(settings.title, messages.locale);
  return <ActionItem action="sports_menu" icon="menu" title={own || messages('book.nav.menu')} />;
}
