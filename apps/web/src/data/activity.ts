import { ACTIVITY_TRACK_MS } from '@touchline/contract/constants';
import { request } from './api.ts';
import { endPlay } from './end-play.ts';
import { CALLS, treatFault } from './fault-policy.ts';
import { isPlayActive } from './play-flags.ts';
import { playStatus } from './play-status.ts';
import { reportError } from './report.ts';
import { currentSession } from './session-state.ts';

const isTracked = (): boolean =>
  isPlayActive('activity_tracking') &&
  currentSession().status === 'LOGGED_IN' &&
  playStatus()?.limits.some(({ type }) => type === 'activity') === true;

async function track(): Promise<void> {
  if (!isTracked()) return;
  const answer = await request(
    ({ platform }) => platform.POST('/player/activity_limit_track'),
    CALLS.activityTracking,
  );
  if (answer.ok) return;
  const { fault } = answer.error;
  if (treatFault(fault, CALLS.activityTracking) === 'activity_limit') await endPlay(fault);
}

/** Tells the backend of each minute in which the page is in sight, while a limit of activity is in force. */
export function startActivity(): () => void {
  let left = ACTIVITY_TRACK_MS;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    since = Date.now();
    timer = setTimeout(() => {
      left = ACTIVITY_TRACK_MS;
      begin();
      track().catch(reportError);
    }, left);
  };
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (Date.now() - since));
  };
  const look = () => {
    pause();
    if (document.visibilityState === 'visible') begin();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    pause();
  };
}
