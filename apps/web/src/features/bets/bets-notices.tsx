import { Button, Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';

/** What this place would hold, and the way in. */
export function BetsSignedOut() {
  const t = useMessages();
  return (
    <Empty
      icon="receipt-text"
      title={t('bets.signedOut.title')}
      action={<SignInButton>{t('bets.signedOut.signIn')}</SignInButton>}
    >
      {t('bets.signedOut.text')}
    </Empty>
  );
}

/** The list did not come; what was placed is as it was. */
export function BetsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <div role="status">
      <Empty
        icon="cloud-off"
        title={t('bets.error.title')}
        action={<Button onClick={onRetry}>{t('bets.error.again')}</Button>}
      >
        {t('bets.error.text')}
      </Empty>
    </div>
  );
}
