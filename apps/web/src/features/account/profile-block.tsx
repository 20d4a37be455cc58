import type { BlockProps } from '#data/block.ts';
import { systemQuery } from '#data/queries.ts';
import { useSession } from '#data/session.ts';
import { HeaderProfile } from './header-profile.tsx';
import { MenuProfile } from './menu-profile.tsx';

export const queries = () => [systemQuery()];

/** Who is there: in the header beside the balance, in the side menu as its head. */
export function View({ settings, zone }: BlockProps<{ show_balance: boolean }>) {
  const session = useSession();
  if (zone !== 'header') return <MenuProfile session={session} />;
  return <HeaderProfile session={session} showsBalance={settings.show_balance} />;
}
