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

/** Shows the bell to signed-in players only, and loads its code once the session is known. */
export function View({ zone }: BlockProps<object>) {
  const { status } = useSession();
  return status === 'LOGGED_IN' ? <Bell zone={zone} /> : null;
}
