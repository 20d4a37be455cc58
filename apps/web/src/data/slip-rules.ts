import {
  type Currency,
  type CurrencyUnit,
  displayUnit,
  type RestoreCurrency,
  type SlipEvent,
  type SlipRules,
  type SlipState,
  type SystemType,
  unitOf,
} from '@touchline/betting';
import type { LiveReads, LiveWrites } from '@touchline/client/live';
import type { Account, Settings } from '@touchline/contract';
import type { Session } from './session.ts';
import { chosenSettings, type SlipChoices } from './slip-choices.ts';

/** Takes over how the settings say that providers stand; what the feed says after that is newer. */
export function takeStatuses(
  live: Pick<LiveWrites, 'setProviderStatus'>,
  { provider_statuses: statuses }: Pick<Settings, 'provider_statuses'>,
): void {
  for (const [provider, status] of Object.entries(statuses)) live.setProviderStatus(provider, status);
}

/** The rules of the slip as settings, the player's choices and the feed say them now. */
export function rulesOf(
  settings: Settings,
  live: Pick<LiveReads, 'providerStatus'>,
  choices: SlipChoices = {},
): Omit<SlipRules, 'currency' | 'subunits'> {
  const now = Object.keys(settings.provider_statuses).map(
    (provider) => [provider, live.providerStatus(provider)] as const,
  );
  const { oddsAcceptMode, acceptDownToPercent } = chosenSettings(settings, choices);
  return {
    oddsAcceptMode,
    acceptDownToPercent,
    multiSingleAvailableByProvider: settings.multi_single_available_by_provider,
    isCustomSingleAllowed: settings.custom_bet_single_enabled,
    allowedProviders: null,
    providerStatuses: Object.fromEntries(now),
  };
}

/** The systems that the house offers. */
export const systemTypesOf = ({ system_types: types }: Pick<Settings, 'system_types'>): SystemType[] =>
  types.map(({ id, total_count: totalCount, win_count: winCount, folds }) => ({
    id,
    totalCount,
    winCount,
    ...(folds && { folds }),
  }));

/** The account that pays: the one chosen in the slip where the player has it, else the active one. */
export const payingAccount = (
  { accounts, account }: Pick<Session, 'accounts' | 'account'>,
  chosen: string | null,
): Account | null => accounts.find(({ currency }) => currency === chosen) ?? account;

/**
 * The one unit of a slip or a quick bet: amounts are typed and written in it. It is the one that the balance is shown in.
 * Shape: `typed` is what a stake was typed in; that unit stays, so that a typed number never changes what it means.
 */
export function entryUnit(
  currency: Currency,
  available: number,
  typed: { readonly currency: string; readonly subunits: number } | null,
): CurrencyUnit {
  const held = typed?.currency === currency.code ? unitOf(currency, typed.subunits) : null;
  return held?.subunits === typed?.subunits && held ? held : displayUnit(available, currency);
}

/** The unit of the slip while a stake stands in it. */
const typedUnit = ({ bets, rules }: Pick<SlipState, 'rules' | 'bets'>) =>
  bets.some(({ stake, stakeText }) => stake > 0 || stakeText !== '') ? rules : null;

/**
 * The currency that the slip has to be in, and the unit that stakes are typed in.
 * Shape: that of the account that pays; signed out, an empty slip takes the default and a filled one keeps its own.
 */
export function currencyEvent(
  session: Session,
  slip: Pick<SlipState, 'rules' | 'bets'>,
  from: {
    readonly fallback: CurrencyUnit | null;
    readonly chosen: string | null;
    readonly find: (code: string, subunits: number) => Currency;
  },
): Extract<SlipEvent, { type: 'currency-changed' }> | null {
  const { fallback, chosen, find } = from;
  const account = payingAccount(session, chosen);
  if (session.status === 'LOGGED_IN' && account) {
    const { currency, subunits, balance } = account;
    const unit = entryUnit(find(currency, subunits), balance.available, typedUnit(slip));
    return { type: 'currency-changed', currency, subunits: unit.subunits };
  }
  if (session.status !== 'NOT_LOGGED_IN' || slip.bets.length > 0 || !fallback) return null;
  return { type: 'currency-changed', currency: fallback.code, subunits: fallback.subunits };
}

/** What bets that were kept in another currency are converted to; null where nothing has to be. */
export function conversionOf(
  slip: Pick<SlipState, 'bets'>,
  account: Account | null,
  subunits: number,
): RestoreCurrency | null {
  if (!account || slip.bets.every(({ currency }) => currency === account.currency)) return null;
  return { currency: account.currency, subunits, rates: account.rates ?? [] };
}
