import { useQuery } from '@tanstack/react-query';
import { Icon } from '@touchline/ui';
import { askFor, useCanAsk } from '#data/auth-actions.ts';
import { useMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import { useSession } from '#data/session.ts';
import styles from './profile.module.css';

/** Leads to phone verification, while a player has to verify his phone. */
export function PhoneLine({ leave }: { readonly leave: () => void }) {
  const t = useMessages();
  const { status, user } = useSession();
  const { data } = useQuery(systemQuery());
  const canAsk = useCanAsk('phone_verification');
  const isRequired = data?.platform_settings.phone_verification === true;
  if (status !== 'LOGGED_IN' || !isRequired || !canAsk || user?.auth_phone_number) return null;
  const ask = () => {
    leave();
    askFor('phone_verification');
  };
  return (
    <button type="button" className={styles.line} onClick={ask}>
      <Icon name="circle-alert" />
      {t('phone.verify')}
    </button>
  );
}
