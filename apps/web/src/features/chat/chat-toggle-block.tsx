import { Icon, iconButtonClass } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useHeldSystem } from '#data/held-query.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { closeSideMenu } from '#data/side-menu.ts';
import styles from './chat.module.css';

/** Opens the chat: an icon in the header, a line elsewhere. Shows nothing if the operator has no chat. */
export function View({ zone }: BlockProps<object>) {
  const t = useMessages();
  if (!useHeldSystem()?.platform_settings.chat) return null;
  const open = () => {
    closeSideMenu();
    openModal('chat');
  };
  const isHeader = zone === 'header';
  return (
    <button
      type="button"
      className={isHeader ? iconButtonClass : styles.line}
      aria-label={t('chat.title')}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="speech-bubble" />
      {!isHeader && <span>{t('chat.title')}</span>}
    </button>
  );
}
