import { Empty } from '@touchline/ui';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import { Panel } from './panel.tsx';

/** The same list as a sheet. An address may ask for it before anybody has signed in. */
export function View({ close }: ModalProps) {
  const t = useMessages();
  const { status } = useSession();
  if (status !== 'NOT_LOGGED_IN') return <Panel onLeave={close} />;
  return (
    <Empty
      icon="bell"
      title={t('notifications.signedOut.title')}
      action={<SignInButton>{t('account.signIn')}</SignInButton>}
    >
      {t('notifications.signedOut.text')}
    </Empty>
  );
}
