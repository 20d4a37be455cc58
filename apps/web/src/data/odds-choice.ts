import type { OddsFormat } from '@touchline/contract';
import { request } from './api.ts';
import { setDensity, setOddsFormat, setSidebarCollapsed, setTheme, takeOddsFormat } from './preferences.ts';
import { currentSession, onAuthStatus } from './session-state.ts';
import { readStored, STORAGE } from './storage.ts';
import { takeStoredTimeZone } from './time-zone-choice.ts';

/** Keeps the format in this browser, and with the account of who is signed in. */
export function chooseOddsFormat(format: OddsFormat): void {
  setOddsFormat(format);
  if (currentSession().status !== 'LOGGED_IN') return;
  void request((backend) => backend.book.POST('/settings', { body: { odds_type: format } }));
}

/** Who signs in on a browser that nobody chose a format on sees prices as his account keeps them. */
export function startOddsChoice(): () => void {
  return onAuthStatus((status) => {
    if (status === 'LOGGED_IN' && readStored('oddsType') === undefined) void takeAccountFormat();
  });
}

async function takeAccountFormat(): Promise<void> {
  const answer = await request((backend) => backend.book.GET('/settings'));
  // Settings that were never saved are the house's, not the player's.
  if (answer.ok && answer.data.updated_at > 0) takeOddsFormat(answer.data.active_odds_type);
}

/** Takes over what another tab of this browser chose. */
const FROM_OTHER_TABS: Readonly<Record<string, () => void>> = {
  [STORAGE.oddsType.name]: () => {
    const format = readStored('oddsType');
    if (format) takeOddsFormat(format);
  },
  [STORAGE.theme.name]: () => setTheme(readStored('theme') ?? 'system'),
  [STORAGE.density.name]: () => {
    const density = readStored('density');
    if (density) setDensity(density);
  },
  [STORAGE.timeZone.name]: takeStoredTimeZone,
  [STORAGE.leftSidebarCollapsed.name]: () => setSidebarCollapsed(readStored('leftSidebarCollapsed') ?? false),
};

/** Follows choices of other tabs: the browser tells of them, but not of the tab's own. */
export function watchOtherTabs(): () => void {
  const take = ({ key }: StorageEvent) => {
    if (key !== null) FROM_OTHER_TABS[key]?.();
  };
  window.addEventListener('storage', take);
  return () => window.removeEventListener('storage', take);
}
