import { iconButtonClass } from '@touchline/ui';
import { lazy, Suspense } from 'react';
import type { BlockProps } from '#data/block.ts';
import { laterMessages } from '#data/later-messages.ts';
import { useSession } from '#data/session.ts';

const Bell = lazy(async () => {
  const [{ Bell: View }] = await Promise.all([import('./bell.tsx'), laterMessages()]);
  return { default: View };
});

/** What a signed-in player is told; for everybody else there is nothing. Its code comes once it is known who is there. */
export function View({ zone }: BlockProps<object>) {
  const { status } = useSession();
  if (status !== 'LOGGED_IN') return null;
  return (
    <Suspense fallback={zone === 'header' && <span className={iconButtonClass} />}>
      <Bell zone={zone} />
    </Suspense>
  );
}
