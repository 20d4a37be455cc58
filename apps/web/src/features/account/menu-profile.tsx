import { Button, Icon } from '@touchline/ui';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { type ModalKind, openModal } from '#data/modal.ts';
import { type Session, signOut } from '#data/session.ts';
import { showsDoors } from '#data/session-state.ts';
import { closeSideMenu } from '#data/side-menu.ts';
import { AccountHead } from './account-head.tsx';
import styles from './profile.module.css';

// The drawer lies above everything, so it goes first.
function leaveFor(kind: ModalKind) {
  closeSideMenu();
  openModal(kind);
}

/** The head of the side menu. */
export function MenuProfile({ session }: { session: Session }) {
  const t = useMessages();
  const hasSessions = useCapability('sessions');
  if (session.status === 'LOGGED_IN') {
    return (
      <div className={styles.menu}>
        <AccountHead session={session} />
        <Button
          size="s"
          onClick={() => {
            closeSideMenu();
            void signOut();
          }}
        >
          {t('account.signOut')}
        </Button>
        <button type="button" className={styles.line} onClick={() => leaveFor('currencies')}>
          <Icon name="wallet" />
          {t('currencies.title')}
        </button>
        {hasSessions && (
          <button type="button" className={styles.line} onClick={() => leaveFor('sessions')}>
            <Icon name="list" />
            {t('sessions.title')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.menu} data-reserved={showsDoors(session) ? undefined : ''}>
      <Button wide onClick={() => leaveFor('sign_in')}>
        {t('account.signIn')}
      </Button>
      <Button wide kind="primary" onClick={() => leaveFor('sign_up')}>
        {t('account.signUp')}
      </Button>
    </div>
  );
}
