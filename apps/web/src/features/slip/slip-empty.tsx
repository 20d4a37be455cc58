import { Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';

/** What the slip is while nothing is on it. */
export function SlipEmpty() {
  const t = useMessages();
  return (
    <Empty icon="ticket" title={t('slip.empty.title')}>
      {t('slip.empty.text')}
    </Empty>
  );
}
