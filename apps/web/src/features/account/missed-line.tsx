import { Icon } from '@touchline/ui';
import { askFor, useCanAsk } from '#data/auth-actions.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import styles from './profile.module.css';

/** Leads to the fields that the account lacks. */
export function MissedLine({ leave }: { readonly leave: () => void }) {
  const t = useMessages();
  const { user } = useSession();
  const canAsk = useCanAsk('missed_auth_fields');
  if (!canAsk || !user?.auth_fields_missed.length) return null;
  const ask = () => {
    leave();
    askFor('missed_auth_fields');
  };
  return (
    <button type="button" className={styles.line} onClick={ask}>
      <Icon name="circle-alert" />
      {t('missed.title')}
    </button>
  );
}
