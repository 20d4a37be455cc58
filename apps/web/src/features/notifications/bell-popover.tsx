import { type ComponentType, type ToggleEvent, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { reportError } from '#data/report.ts';
import styles from './notifications.module.css';
import type { PanelProps } from './panel.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

/** What the bell opens on wide screens. Code that does not come is said, and nothing stays open. */
export function BellPopover({ id }: { id: string }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const close = () => document.getElementById(id)?.hidePopover();
  const toggled = ({ newState }: ToggleEvent<HTMLElement>) => {
    setOpen(newState === 'open');
    if (newState !== 'open' || Panel) return;
    import('./panel.tsx').then(
      (module) => setPanel(() => module.Panel),
      (error) => {
        reportError(error);
        close();
        notify({ kind: 'error', titleKey: 'toast.error.title', descriptionKey: 'error.default' });
      },
    );
  };
  return (
    <section
      id={id}
      popover="auto"
      className={styles.popover}
      aria-label={t('notifications.title')}
      onToggle={toggled}
    >
      {isOpen && (Panel ? <Panel hasTitle onLeave={close} /> : <PanelSkeleton />)}
    </section>
  );
}
