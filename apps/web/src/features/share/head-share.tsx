import { IconButton } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { useSlipCount } from '#data/slip.ts';

/** Shares what is on the slip. */
export function HeadShare() {
  const t = useMessages();
  if (useSlipCount() === 0) return null;
  return <IconButton icon="share-2" label={t('share.head')} onClick={() => openModal('share_bet')} />;
}
