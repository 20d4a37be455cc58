import { SELECTION_CAP } from '@touchline/contract/constants';
import type { NamedAction } from '@touchline/contract/layout';
import { localizeNumber } from '@touchline/i18n';
import { Icon, type IconName } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { AVAILABLE_ACTIONS } from '#data/navigation.ts';
import { useSession } from '#data/session.ts';
import { openSideMenu } from '#data/side-menu.ts';
import { useSlipCount } from '#data/slip.ts';
import { openSheet } from '#data/ticket-panel.ts';
import styles from './navigation.module.css';

const ACTIONS: Partial<Record<NamedAction, () => void>> = {
  sign_in: () => openModal('sign_in'),
  sign_up: () => openModal('sign_up'),
  sports_menu: openSideMenu,
  my_bets: () => openSheet('MY_BETS'),
  bet_slip: () => openSheet('BET_SLIP'),
};

/** A line of navigation that does something. What this product cannot do is not shown. */
export function ActionItem({
  action,
  icon,
  title,
}: {
  action: NamedAction;
  icon: IconName | undefined;
  title: string;
}) {
  const { status } = useSession();
  const run = ACTIONS[action];
  if (!run || !AVAILABLE_ACTIONS.includes(action)) return null;
  if ((action === 'sign_in' || action === 'sign_up') && status === 'LOGGED_IN') return null;
  return (
    <button type="button" className={styles.item} onClick={run}>
      {icon && <Icon name={icon} />}
      <span>{title}</span>
      {action === 'bet_slip' && <SlipBubble />}
    </button>
  );
}

function SlipBubble() {
  const messages = useMessages();
  const count = useSlipCount();
  if (count === 0) return null;
  const shown = Math.min(count, SELECTION_CAP);
  return (
    <b className={styles.bubble}>
      <span className="vh">{messages('book.nav.selections', { count: shown })}</span>
      <span aria-hidden="true">{localizeNumber(String(shown), messages.locale)}</span>
    </b>
  );
}
