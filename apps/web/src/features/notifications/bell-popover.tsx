import { useMessages } from '#data/messages.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { usePopoverOpen } from '#parts/popover-open.ts';
import styles from './notifications.module.css';
import { PanelSkeleton } from './panel-skeleton.tsx';

const Panel = deferred(() => import('./panel.tsx').then((module) => module.Panel), {
  Fallback: () => <PanelSkeleton />,
});

/** What the bell opens on wide screens. */
export function BellPopover({ id }: { id: string }) {
  const t = useMessages();
  const [isOpen, onToggle] = usePopoverOpen();
  return (
    <section
      id={id}
      popover="auto"
      className={styles.popover}
      aria-label={t('notifications.title')}
      onToggle={onToggle}
    >
      {isOpen && <Panel hasTitle onLeave={() => document.getElementById(id)?.hidePopover()} />}
    </section>
  );
}
