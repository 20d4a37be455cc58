import { Button, Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';

/** Shares what was placed just now. */
export function ReceiptShare() {
  const t = useMessages();
  return (
    <Button wide onClick={() => openModal('share_bet', { isPlaced: true })}>
      <Icon name="share-2" size="s" />
      {t('share.button')}
    </Button>
  );
}
