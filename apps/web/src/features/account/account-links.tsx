import { Icon, type IconName } from '@touchline/ui';
import { useCanDeposit } from '#data/auth-actions.ts';
import { useCapability } from '#data/capability.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { hrefOf, PLACES } from '#data/navigation.ts';
import styles from './profile.module.css';

/** Pages of the account that the backend has. */
export function AccountLinks({ leave }: { readonly leave: () => void }) {
  const t = useMessages();
  const canDeposit = useCanDeposit();
  const hasLimits = [useCapability('user_limits'), useCapability('breaks')].includes(true);
  const line = (place: string, icon: IconName, key: PlainKey) => (
    <a className={styles.line} href={hrefOf(place)} onClick={leave}>
      <Icon name={icon} />
      {t(key)}
    </a>
  );
  return (
    <>
      {line(PLACES.account, 'user-round', 'account.menu')}
      {canDeposit && line(PLACES.wallet, 'wallet', 'page.wallet.title')}
      {hasLimits && line(PLACES.limits, 'gauge', 'page.limits.title')}
    </>
  );
}
