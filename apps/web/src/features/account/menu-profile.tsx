import { Button, Icon } from '@touchline/ui';
import { askToSignIn, askToSignUp, useCanSignIn, useCanSignUp } from '#data/auth-actions.ts';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { hrefOf, PLACES } from '#data/navigation.ts';
import { type Session, signOut } from '#data/session.ts';
import { showsDoors } from '#data/session-state.ts';
import { closeSideMenu } from '#data/side-menu.ts';
import { AccountHead } from './account-head.tsx';
import { PhoneLine } from './phone-line.tsx';
import styles from './profile.module.css';

// The drawer lies above everything, so it goes first.
function leaveFor(open: () => unknown) {
  closeSideMenu();
  open();
}

/** The head of the side menu. */
export function MenuProfile({ session }: { session: Session }) {
  const t = useMessages();
  const hasSessions = useCapability('sessions');
  const canSignIn = useCanSignIn();
  const canSignUp = useCanSignUp();
  if (session.status === 'LOGGED_IN') {
    return (
      <div className={styles.menu}>
        <AccountHead session={session} />
        <PhoneLine leave={closeSideMenu} />
        <Button size="s" onClick={() => leaveFor(signOut)}>
          {t('account.signOut')}
        </Button>
        <a className={styles.line} href={hrefOf(PLACES.account)} onClick={closeSideMenu}>
          <Icon name="user-round" />
          {t('account.menu')}
        </a>
        <button type="button" className={styles.line} onClick={() => leaveFor(() => openModal('currencies'))}>
          <Icon name="wallet" />
          {t('currencies.title')}
        </button>
        {hasSessions && (
          <button type="button" className={styles.line} onClick={() => leaveFor(() => openModal('sessions'))}>
            <Icon name="list" />
            {t('sessions.title')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.menu} data-reserved={showsDoors(session) ? undefined : ''}>
      {canSignIn && (
        <Button wide onClick={() => leaveFor(askToSignIn)}>
          {t('account.signIn')}
        </Button>
      )}
      {canSignUp && (
        <Button wide kind="primary" onClick={() => leaveFor(askToSignUp)}>
          {t('account.signUp')}
        </Button>
      )}
    </div>
  );
}
