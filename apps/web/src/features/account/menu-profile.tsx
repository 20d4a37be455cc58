import { Button, Icon } from '@touchline/ui';
import {
  askToDeposit,
  askToSignIn,
  askToSignUp,
  useCanDeposit,
  useCanSignIn,
  useCanSignUp,
} from '#data/auth-actions.ts';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { type Session, signOut } from '#data/session.ts';
import { showsDoors } from '#data/session-state.ts';
import { closeSideMenu } from '#data/side-menu.ts';
import { AccountHead } from './account-head.tsx';
import { AccountLinks } from './account-links.tsx';
import { MissedLine } from './missed-line.tsx';
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
  const canDeposit = useCanDeposit();
  if (session.status === 'LOGGED_IN') {
    return (
      <div className={styles.menu}>
        <AccountHead session={session} />
        {canDeposit && (
          <Button size="s" kind="primary" onClick={() => leaveFor(() => askToDeposit())}>
            {t('account.deposit')}
          </Button>
        )}
        <PhoneLine leave={closeSideMenu} />
        <MissedLine leave={closeSideMenu} />
        <AccountLinks leave={closeSideMenu} />
        <button
          type="button"
          className={styles.line}
          onClick={() => leaveFor(() => openModal('session_clock'))}
        >
          <Icon name="clock" />
          {t('play.clock.title')}
        </button>
        <button type="button" className={styles.line} onClick={() => leaveFor(() => openModal('currencies'))}>
          <Icon name="layers" />
          {t('currencies.title')}
        </button>
        {hasSessions && (
          <button type="button" className={styles.line} onClick={() => leaveFor(() => openModal('sessions'))}>
            <Icon name="list" />
            {t('sessions.title')}
          </button>
        )}
        <button type="button" className={styles.line} onClick={() => leaveFor(signOut)}>
          <Icon name="log-out" flip />
          {t('account.signOut')}
        </button>
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
