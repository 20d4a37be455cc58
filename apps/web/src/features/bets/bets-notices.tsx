import { Button, Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';

/** What this place would hold, and the way in. */
export function BetsSignedOut() {
  const t = useMessages();
  return (
    <Empty
      icon="receipt-text"
      title={t('bets.signedOut.title')}
      action={<Button onClick={() => openModal('sign_in')}>{t('bets.signedOut.signIn')}</Button>}
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
