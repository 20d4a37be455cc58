import type { Stop } from '@touchline/client/live';
import type { SystemData, User } from '@touchline/contract';
import { hrefOf } from '#data/navigation.ts';
import { systemQuery } from '#data/queries.ts';
import type { Services } from '#data/services.ts';
import { currentSession, onAuthStatus } from '#data/session.ts';

type Group = SystemData['platform_settings']['user_group'];

/** Where a player is sent who lacks the status that the operator asks for. `origin` null: the operator has no platform. */
export const groupless = (
  group: Group,
  user: Pick<User, 'statuses'> | null,
): { origin: string | null } | null =>
  group && user && !user.statuses.some(({ id }) => id === group.id)
    ? { origin: group.frontend_origin }
    : null;

/** Sends the whole window, whatever frame this page stands in, to an origin; else this page to `locked`. */
export function leaveFor(origin: string | null, locked: string, { top, location }: Window = window): void {
  try {
    if (origin !== null && top) {
      top.location.replace(origin);
      return;
    }
  } catch {
    // Browsers let a frame move the window around it only after a press.
  }
  location.replace(locked);
}

/** Sends players away who lack the status that the operator asks for, as soon as it is known who they are. */
export function startUserGroup({ queryClient }: Services): Stop {
  const look = () => {
    const group = queryClient.getQueryData(systemQuery().queryKey)?.platform_settings.user_group;
    const away = groupless(group, currentSession().user);
    if (away) leaveFor(away.origin, hrefOf('/locked'));
  };
  look();
  return onAuthStatus(look);
}
