import { classNames, Icon, Switch } from '@touchline/ui';
import { askToSignIn, useCanSignIn } from '#data/auth-actions.ts';
import { useMessages } from '#data/messages.ts';
import { dispatchQuickBet, useQuickBet } from '#data/quick-bet.ts';
import { quickAccount } from '#data/quick-bet-tap.ts';
import { useSession } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './quick.module.css';
import { QuickList } from './quick-list.tsx';
import { QuickOpen } from './quick-open.tsx';
import { QuickStake } from './quick-stake.tsx';

/** The quick bet in the slip: its switch, the stake that was approved, and what became of the last ones. */
export function QuickPanel() {
  const t = useMessages();
  const quick = useQuickBet();
  const isSignedIn = useSession().status === 'LOGGED_IN';
  const account = isSignedIn ? quickAccount() : null;
  const { isEnabled, isApproved, stake, currency, subunits } = quick;
  const money = useMoney({ code: currency, subunits });
  const canSignIn = useCanSignIn();
  if (!isSignedIn && !canSignIn) return null;
  const isOn = isEnabled && account !== null;
  const toggle = () => {
    if (!isSignedIn) return void askToSignIn();
    dispatchQuickBet({ type: 'toggled' });
  };
  const hint = !isOn
    ? t(isSignedIn ? 'quick.hint.off' : 'quick.hint.signIn')
    : isApproved
      ? t('quick.hint.on', { amount: money(stake, currency) })
      : t('quick.hint.approve');
  return (
    <div className={styles.panel}>
      <div className={classNames(styles.box, isOn && styles.on)}>
        <Switch
          checked={isOn}
          onChange={toggle}
          label={
            <span className={styles.title}>
              <Icon name="zap" />
              <span>
                <b>{t(isOn ? 'quick.titleOn' : 'quick.title')}</b>
                <small>{hint}</small>
              </span>
            </span>
          }
        />
      </div>
      {isOn && <QuickStake key={`${currency} ${subunits}`} quick={quick} account={account} />}
      {isOn && <QuickOpen quick={quick} />}
      <QuickList />
    </div>
  );
}
