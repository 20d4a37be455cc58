import { iconButtonClass } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useSession } from '#data/session.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import type { Bell as BellView } from './bell.tsx';

type BellProps = Parameters<typeof BellView>[0];

const Bell = deferred(() => import('./bell.tsx').then((module) => module.Bell), {
  Fallback: ({ zone }: BellProps) => zone === 'header' && <span className={iconButtonClass} />,
  Failed: null,
});

/** What a signed-in player is told; for everybody else there is nothing. Its code comes once it is known who is there. */
export function View({ zone }: BlockProps<object>) {
  const { status } = useSession();
  return status === 'LOGGED_IN' ? <Bell zone={zone} /> : null;
}
