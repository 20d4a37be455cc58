import type { Fault } from '@touchline/client/http';
import { type PlayEnd, showPlayEnd, tellPlayTabs } from './play-tabs.ts';
import { forgetPlayer, signOut } from './session.ts';
import { currentSession } from './session-state.ts';

const UNAUTHORIZED = 401;
let isEnding = false;

const endOf = ({ status, details: [detail] }: Fault): PlayEnd => ({
  kind: status === UNAUTHORIZED ? 'activity_limit_reached' : 'out_of_session_limit',
  key: detail?.key ?? null,
  restartsAt: detail?.restarts_at ?? null,
});

/** Signs out because a limit of time is reached, and says so in every tab. Calls at the same time do it once. */
export async function endPlay(fault: Fault): Promise<void> {
  if (isEnding || currentSession().status !== 'LOGGED_IN') return;
  isEnding = true;
  const end = endOf(fault);
  showPlayEnd(end);
  tellPlayTabs({ type: 'ended', end });
  // The limit of activity has ended the session already.
  if (fault.status === UNAUTHORIZED) forgetPlayer();
  else await signOut();
  isEnding = false;
}
