import { Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import { PlayerAccounts } from './player-accounts.tsx';

/** What the player has in each currency. An address may ask for it before anybody has signed in. */
export function View() {
  const t = useMessages();
  const { status } = useSession();
  if (status !== 'NOT_LOGGED_IN') return <PlayerAccounts />;
  return (
    <Empty
      icon="wallet"
      title={t('currencies.title')}
      action={<SignInButton>{t('account.signIn')}</SignInButton>}
    >
      {t('currencies.signedOut')}
    </Empty>
  );
}
