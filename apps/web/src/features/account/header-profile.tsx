import { Button, Icon, iconButtonClass } from '@touchline/ui';
import { type MouseEvent, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  askToDeposit,
  askToSignIn,
  askToSignUp,
  useCanDeposit,
  useCanSignIn,
  useCanSignUp,
} from '#data/auth-actions.ts';
import { useMessages } from '#data/messages.ts';
import type { Session } from '#data/session.ts';
import { showsDoors } from '#data/session-state.ts';
import { useIsolated, useMoney } from '#data/slip-money.ts';
import { AccountPopover } from './account-popover.tsx';
import { displayName } from './display-name.ts';
import styles from './profile.module.css';

/** The end of the header. While nobody knows who is there, its room is kept. */
export function HeaderProfile({ session, showsBalance }: { session: Session; showsBalance: boolean }) {
  const t = useMessages();
  const money = useMoney();
  const isolate = useIsolated();
  const canSignIn = useCanSignIn();
  const canSignUp = useCanSignUp();
  const canDeposit = useCanDeposit();
  const popoverId = `account${useId()}`;
  const [isMounted, setMounted] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted && isWanted) document.getElementById(popoverId)?.showPopover();
  }, [isMounted, isWanted, popoverId]);
  // Pressed before the popover is there, the button asks for it; from then on the browser opens and closes it.
  const want = (event: MouseEvent) => {
    if (isMounted) return;
    event.preventDefault();
    setWanted(true);
  };
  const { status, user, account } = session;
  const label =
    user && status === 'LOGGED_IN'
      ? t('account.menuOf', { name: isolate(displayName(user)) })
      : t('preferences.title');
  return (
    <div className={styles.header} data-auth={status} data-focus-next="[popovertarget]">
      {status === 'LOGGED_IN' && showsBalance && account && (
        <span className={styles.money}>
          <span className={styles.balance}>
            <span className="vh">{t('account.balance')} </span>
            <bdi>{money(account.balance.available, account.currency)}</bdi>
          </span>
          {canDeposit && (
            <Button size="s" kind="primary" className={styles.deposit} onClick={() => askToDeposit()}>
              <span>{t('account.deposit')}</span>
              <Icon name="plus" />
            </Button>
          )}
        </span>
      )}
      {status !== 'LOGGED_IN' && (
        <span className={styles.doors} data-reserved={showsDoors(session) ? undefined : ''}>
          {canSignIn && (
            <Button size="s" className={styles.door} onClick={askToSignIn}>
              {t('account.signIn')}
            </Button>
          )}
          {canSignUp && (
            <Button size="s" kind="primary" className={styles.door} onClick={askToSignUp}>
              {t('account.signUp')}
            </Button>
          )}
        </span>
      )}
      <button
        type="button"
        className={`${iconButtonClass} ${styles.opener}`}
        aria-label={label}
        popoverTarget={popoverId}
        onClick={want}
      >
        <Icon name={status === 'LOGGED_IN' ? 'circle-user-round' : 'settings'} />
      </button>
      {/* Outside of the header, which is dark in both themes. */}
      {isMounted && createPortal(<AccountPopover id={popoverId} session={session} />, document.body)}
    </div>
  );
}
