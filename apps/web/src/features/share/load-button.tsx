import { Button } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';

/** Stands on the empty slip: somebody else's bet by its code. */
export function LoadButton() {
  const t = useMessages();
  return <Button onClick={() => openModal('share_load')}>{t('share.load.title')}</Button>;
}
