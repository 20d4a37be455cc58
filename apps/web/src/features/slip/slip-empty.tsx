import { Empty } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#data/messages.ts';

/** What the slip is while nothing is on it, with what may fill it. */
export function SlipEmpty({ children }: { children?: ReactNode }) {
  const t = useMessages();
  return (
    <Empty icon="ticket" title={t('slip.empty.title')} action={children}>
      {t('slip.empty.text')}
    </Empty>
  );
}
