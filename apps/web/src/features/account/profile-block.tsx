import type { BlockProps } from '#data/block.ts';
import { useSession } from '#data/session.ts';
import { HeaderProfile } from './header-profile.tsx';
import { MenuProfile } from './menu-profile.tsx';

export interface ProfileSettings {
  readonly show_balance: boolean;
}

/** Who is there: in the header beside the balance, in the side menu as its head. */
export function ProfileBlock({ settings, zone }: BlockProps<ProfileSettings>) {
  const session = useSession();
  if (zone !== 'header') return <MenuProfile session={session} />;
  return <HeaderProfile session={session} showsBalance={settings.show_balance} />;
}
