import { ASKED_EVENT } from './asked-address.ts';
import { late } from './late.ts';
import { startListRefresh } from './list-refresh.ts';
import { dismissNotice, notify } from './notices.ts';
import { startOddsChoice, watchOtherTabs } from './odds-choice.ts';
import { settingsQuery } from './queries.ts';
import { reportError } from './report.ts';
import type { Services } from './services.ts';
import { currentSession, loadSession, startSession } from './session.ts';
import { startSettledSign } from './settled-sign.ts';
import { onUserMessage } from './user-events.ts';

const openAsked = () =>
  late(() => import('./asked-modal.ts')).then(({ openAskedModal }) => openAskedModal(), reportError);

function watchNetwork(): () => void {
  let shown: number | undefined;
  const offline = () => {
    shown = notify({
      kind: 'error',
      titleKey: 'toast.offline.title',
      descriptionKey: 'toast.offline.text',
      isLasting: true,
    });
  };
  const online = () => {
    if (shown !== undefined) dismissNotice(shown);
  };
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  return () => {
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
  };
}

/** The session may have begun or ended in another tab, or was unreachable when it was asked for. */
function watchSession(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && currentSession().status !== 'PENDING') void loadSession();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Everything that may wait until the page answers taps. */
export function startPage(services: Services): () => void {
  const { live, queryClient } = services;
  const settings = queryClient.getQueryData(settingsQuery().queryKey);
  for (const [provider, status] of Object.entries(settings?.provider_statuses ?? {})) {
    live.setProviderStatus(provider, status);
  }
  const stops = [
    live.start(),
    startListRefresh(services),
    watchNetwork(),
    watchSession(),
    startOddsChoice(),
    watchOtherTabs(),
  ];
  stops.push(
    onUserMessage((message) => {
      if (message.event === 'bet_changed')
        late(() => import('./bets-changed.ts')).then(
          ({ takeChangedBet }) => takeChangedBet(message.bet),
          reportError,
        );
    }),
  );
  void startSession();
  if (window.touchlineAsked !== undefined) void openAsked();
  for (const event of ['hashchange', ASKED_EVENT]) {
    window.addEventListener(event, openAsked);
    stops.push(() => window.removeEventListener(event, openAsked));
  }
  late(() => import('./slip-runtime.ts')).then(
    ({ startSlipRuntime }) => stops.push(startSlipRuntime(services)),
    reportError,
  );
  late(() => import('./session-tabs.ts')).then(
    ({ watchSessionOfTabs }) => stops.push(watchSessionOfTabs()),
    reportError,
  );
  late(() => import('./sportsbook-session.ts')).then(
    ({ startSportsbookSessions }) => stops.push(startSportsbookSessions()),
    reportError,
  );
  late(() => import('./realtime-start.ts')).then(
    ({ startRealtime }) => stops.push(startRealtime(services)),
    reportError,
  );
  startSettledSign();
  return () => {
    for (const stop of stops) stop();
  };
}
