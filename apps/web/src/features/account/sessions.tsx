import { Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import { PlayerSessions } from './lists/player-sessions.tsx';

/** Where the player is signed in. An address may ask for it before anybody has signed in. */
export function View() {
  const t = useMessages();
  const { status } = useSession();
  if (status !== 'NOT_LOGGED_IN') return <PlayerSessions />;
  return (
    <Empty
      icon="circle-user-round"
      title={t('sessions.title')}
      action={<SignInButton>{t('account.signIn')}</SignInButton>}
    >
      {t('sessions.signedOut')}
    </Empty>
  );
}
