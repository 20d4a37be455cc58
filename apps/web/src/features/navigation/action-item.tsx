import { SELECTION_CAP } from '@touchline/contract/constants';
import type { NamedAction } from '@touchline/contract/layout';
import { localizeNumber } from '@touchline/i18n';
import { Icon, type IconName } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { useSlipCount } from '#data/slip.ts';
import { useAction } from '#parts/target/use-action.ts';
import styles from './navigation.module.css';

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
  const run = useAction(action);
  if (!run) return null;
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
      <span aria-hidden="true">{localizeNumber(shown, messages.locale)}</span>
    </b>
  );
}
