import type { ResponsibleGambling } from '@touchline/contract';
import { REALITY_CHECK_REFRESH_MS } from '@touchline/contract/constants';
import { request } from './api.ts';
import { endPlay } from './end-play.ts';
import { treatFault } from './fault-policy.ts';
import { openModal } from './modal.ts';
import { isPlayActive } from './play-flags.ts';
import { playStatus, playTime, setPlayStatus } from './play-status.ts';
import { followPlayTabs, tellPlayTabs } from './play-tabs.ts';
import { reportError } from './report.ts';
import { currentSession, onAuthStatus } from './session-state.ts';

/** Answers that end asking: there is nothing to watch, or the backend does not have the call. */
const ENDS: readonly number[] = [400, 404];
const ASKS = { expected: ENDS };

let timer: ReturnType<typeof setTimeout> | undefined;
let dueTimer: ReturnType<typeof setTimeout> | undefined;
let isShown = false;
let isAsking = false;
/** Which asking counts: one that was begun before may still wait for its answer. */
let current = 0;

const isSignedIn = () => currentSession().status === 'LOGGED_IN';

/** Opens the check when it is due, and notes when it is closed. */
function showCheck(): void {
  const isDue = playStatus()?.is_due === true;
  if (isDue && !isShown) openModal('reality_check');
  isShown = isDue;
}

/** Shows a check that is due by the last answer, whether the backend can be asked or not. */
function noteDue(): void {
  const status = playStatus();
  if (!status) return;
  setPlayStatus({ ...status, is_due: true });
  showCheck();
  askPlayStatus();
}

function awaitDue(): void {
  clearTimeout(dueTimer);
  const status = playStatus();
  if (!status || status.is_due || status.due_at === null) return;
  dueTimer = setTimeout(noteDue, Math.max(0, status.due_at - playTime(status)));
}

/** Whether an answer says more than its period, whose unit the specification leaves open. */
const saysWhenDue = ({ is_due }: ResponsibleGambling): boolean => typeof is_due === 'boolean';

async function ask(own: number): Promise<void> {
  const answer = await request(({ platform }) => platform.GET('/player/responsible_gambling'), ASKS);
  if (own !== current || !isSignedIn()) return;
  if (answer.ok && !saysWhenDue(answer.data)) return forget();
  if (answer.ok) {
    setPlayStatus({ ...answer.data, readAt: Date.now() });
    showCheck();
    awaitDue();
  } else {
    const { fault } = answer.error;
    if (treatFault(fault, ASKS) === 'out_of_limit') await endPlay(fault);
    else if (ENDS.includes(fault.status)) return forget();
  }
  // Goes on where signing out has failed.
  if (own === current) timer = setTimeout(askPlayStatus, REALITY_CHECK_REFRESH_MS);
}

function forget(): void {
  isAsking = false;
  setPlayStatus(null);
  showCheck();
}

function end(): void {
  current += 1;
  clearTimeout(timer);
  clearTimeout(dueTimer);
}

/** Asks how play stands now, and from then on every half minute. */
export function askPlayStatus(): void {
  clearTimeout(timer);
  if (!isSignedIn() || !isPlayActive('responsible_gambling')) return;
  isAsking = true;
  current += 1;
  ask(current).catch(reportError);
}

/** Answers the reality check, for all tabs of the session. False if the backend did not take it. */
export async function answerCheck(): Promise<boolean> {
  const answer = await request(({ platform }) => platform.POST('/sportsbook_sessions/continue'));
  if (!answer.ok) return false;
  const status = playStatus();
  if (status) setPlayStatus({ ...status, is_due: false });
  showCheck();
  tellPlayTabs({ type: 'answered' });
  askPlayStatus();
  return true;
}

/** Asks how play stands while somebody is signed in: every half minute, and at once when the page is seen or online again. */
export function startRealityCheck(): () => void {
  const look = () => {
    if (isAsking && document.visibilityState === 'visible') askPlayStatus();
  };
  const follow = () => {
    if (isSignedIn()) return askPlayStatus();
    end();
    forget();
  };
  const stops = [onAuthStatus(follow), followPlayTabs(askPlayStatus)];
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  if (isSignedIn()) askPlayStatus();
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    end();
  };
}
