import type { SlipEvent, SlipRules } from '@touchline/betting';
import type { LiveReads } from '@touchline/client/live';
import type { Settings } from '@touchline/contract';
import type { Session } from './session.ts';

/** The rules of the slip as settings and the feed say them now. */
export function rulesOf(
  settings: Settings,
  live: Pick<LiveReads, 'providerStatus'>,
): Omit<SlipRules, 'currency' | 'subunits'> {
  const { provider_statuses: statuses } = settings;
  const now = Object.entries(statuses).map(([provider, status]) => {
    const isActive = status === 'ACTIVE' && live.providerStatus(provider) === 'ACTIVE';
    return [provider, isActive ? 'ACTIVE' : 'INACTIVE'] as const;
  });
  return {
    oddsAcceptMode: settings.odds_accept_mode,
    multiSingleAvailableByProvider: settings.multi_single_available_by_provider,
    allowedProviders: null,
    providerStatuses: Object.fromEntries(now),
  };
}

/**
 * The currency that the slip has to be in.
 * Shape: that of the account that pays; signed out, an empty slip takes the default and a filled one keeps its own.
 */
export function currencyEvent(
  session: Session,
  fallback: { code: string; subunits: number } | null,
  isEmpty: boolean,
): Extract<SlipEvent, { type: 'currency-changed' }> | null {
  const { account, status } = session;
  if (status === 'LOGGED_IN' && account) {
    return { type: 'currency-changed', currency: account.currency, subunits: account.subunits };
  }
  if (status !== 'NOT_LOGGED_IN' || !isEmpty || !fallback) return null;
  return { type: 'currency-changed', currency: fallback.code, subunits: fallback.subunits };
}
