import { QueryObserver } from '@tanstack/react-query';
import { savedSlip } from '@touchline/betting';
import type { Stop } from '@touchline/client/live';
import { systemQuery } from './queries.ts';
import type { Services } from './services.ts';
import { currentSession, onAuthStatus } from './session.ts';
import { dispatchSlip, slipState } from './slip.ts';
import { slipEntry, subscribeSlipEntry } from './slip-entry.ts';
import { findCurrency } from './slip-money.ts';
import { conversionOf, currencyEvent, payingAccount } from './slip-rules.ts';

/**
 * Keeps the slip in the currency of the account that pays.
 * Shape: bets that this tab kept in another currency are converted once, when it is first known who is there; later changes
 *        of the account start the stakes from nothing.
 */
export function followCurrency({ queryClient }: Services): Stop {
  const system = new QueryObserver(queryClient, systemQuery());
  let isRestored = true;
  const tell = () => {
    const { data } = system.getCurrentResult();
    const session = currentSession();
    if (!data || (session.status !== 'LOGGED_IN' && session.status !== 'NOT_LOGGED_IN')) return;
    const find = (code: string, subunits: number) => findCurrency(data.currencies, code, subunits);
    const fallback = data.currencies.find(({ code }) => code === data.default_currency_code) ?? null;
    const chosen = slipEntry().account;
    const event = currencyEvent(session, slipState(), { fallback, chosen, find });
    const wasRestored = isRestored;
    isRestored = false;
    if (!event) return;
    const account = session.status === 'LOGGED_IN' ? payingAccount(session, chosen) : null;
    const into = wasRestored ? conversionOf(slipState(), account, event.subunits) : null;
    dispatchSlip(into ? { type: 'restored', saved: savedSlip(slipState()), into } : event);
  };
  const stops = [system.subscribe(tell), onAuthStatus(tell), subscribeSlipEntry(tell)];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}
