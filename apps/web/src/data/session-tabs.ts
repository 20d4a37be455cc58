import { followOtherTab } from './session.ts';
import { currentSession, onAuthStatus } from './session-state.ts';

const CHANNEL = 'touchline_session';

const playerId = () => currentSession().user?.id ?? null;

/** Lets the tabs of a browser agree at once on who is there: each tells the others when it knows of somebody else. */
export function watchSessionOfTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const stopTelling = onAuthStatus((status) => {
    if (status === 'LOGGED_IN' || status === 'NOT_LOGGED_IN') channel.postMessage(playerId());
  });
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== playerId()) void followOtherTab();
  };
  return () => {
    stopTelling();
    channel.close();
  };
}
