import { useQuery } from '@tanstack/react-query';
import { MOBILE_BREAKPOINT } from '@touchline/contract/constants';
import type { Zone } from '@touchline/contract/layout';
import { localizeNumber } from '@touchline/i18n';
import { Icon, iconButtonClass } from '@touchline/ui';
import { type MouseEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { unreadQuery } from '#data/notifications.ts';
import { closeSideMenu } from '#data/side-menu.ts';
import { BellPopover } from './bell-popover.tsx';
import styles from './notifications.module.css';
import { useArrivals } from './use-arrivals.ts';

/** More than this are not counted out. */
const MOST_COUNTED = 99;

const isNarrow = () => window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT / 16 - 0.001}rem)`).matches;

/** The bell with the number of what is unread: in the header it opens a popover, elsewhere and on phones a sheet. */
export function Bell({ zone }: { zone: Zone }) {
  const t = useMessages();
  const popoverId = `notifications${useId()}`;
  const { data: unread = 0 } = useQuery(unreadQuery());
  const words = useArrivals();
  if (zone !== 'header') return <BellLine unread={unread} words={zone === 'side_menu' ? '' : words} />;
  const open = (event: MouseEvent) => {
    if (!isNarrow()) return;
    event.preventDefault();
    openModal('notifications');
  };
  return (
    <>
      <button
        type="button"
        className={`${iconButtonClass} ${styles.bell}`}
        aria-label={t('notifications.bell', { count: unread })}
        popoverTarget={popoverId}
        onClick={open}
      >
        <Icon name="bell" />
        <Count unread={unread} />
      </button>
      <span className="vh" role="status">
        {words}
      </span>
      {/* Outside of the header, which is dark in both themes. */}
      {createPortal(<BellPopover id={popoverId} />, document.body)}
    </>
  );
}

function Count({ unread }: { unread: number }) {
  const t = useMessages();
  if (unread === 0) return null;
  return (
    <b className={styles.count} aria-hidden="true">
      {unread > MOST_COUNTED
        ? t('notifications.many', { count: MOST_COUNTED })
        : localizeNumber(unread, t.locale)}
    </b>
  );
}

/** A line of a menu. The drawer lies above everything, so it goes first. */
function BellLine({ unread, words }: { unread: number; words: string }) {
  const t = useMessages();
  const open = () => {
    closeSideMenu();
    openModal('notifications');
  };
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-label={t('notifications.bell', { count: unread })}
        onClick={open}
      >
        <Icon name="bell" />
        <span>{t('notifications.title')}</span>
        <Count unread={unread} />
      </button>
      <span className="vh" role="status">
        {words}
      </span>
    </>
  );
}
