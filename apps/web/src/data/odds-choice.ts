import type { OddsFormat } from '@touchline/contract';
import { request } from './api.ts';
import { setOddsFormat, takeOddsFormat } from './preferences.ts';
import { currentSession, onAuthStatus } from './session-state.ts';
import { readStored } from './storage.ts';

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
