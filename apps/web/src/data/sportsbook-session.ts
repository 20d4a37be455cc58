import { request } from './api.ts';
import { CALLS, treatFault } from './fault-policy.ts';
import { late } from './late.ts';
import { laterMessages } from './later-messages.ts';
import { notify } from './notices.ts';
import { reportError } from './report.ts';
import { currentSession, onAuthStatus } from './session-state.ts';

const OPENS = CALLS.sportsbookSessions;

/** Opens the sportsbook in the session; a player who may not bet is told so, and stays signed in. */
async function openSportsbook(): Promise<void> {
  const answer = await request(({ platform }) => platform.POST('/sportsbook_sessions'), OPENS);
  if (answer.ok) return;
  const { fault } = answer.error;
  const treatment = treatFault(fault, OPENS);
  if (treatment === 'out_of_limit') return (await late(() => import('./end-play.ts'))).endPlay(fault);
  if (treatment !== 'sportsbook_closed') return;
  await laterMessages();
  if (currentSession().status !== 'LOGGED_IN') return;
  notify({
    kind: 'error',
    titleKey: 'toast.sportsbook.title',
    descriptionKey: 'toast.sportsbook.text',
    isLasting: true,
  });
}

/** Opens the sportsbook whenever somebody is signed in: after sign-in, and when a page starts with a session. */
export function startSportsbookSessions(): () => void {
  const open = () => {
    if (currentSession().status === 'LOGGED_IN') openSportsbook().catch(reportError);
  };
  open();
  return onAuthStatus(open);
}
