import type { MinorUnits } from '@touchline/betting';
import type { OddsAcceptMode, Settings } from '@touchline/contract';
import { createExternalStore, useExternalStore } from './external-store.ts';
import { useHeldSettings } from './held-query.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * What a player chose for his slip and his account does not say, or not yet.
 * Units: quick stakes in minor units by currency; a percent of the accepted price, null is "never below it".
 */
export interface SlipChoices {
  readonly oddsAcceptMode?: OddsAcceptMode;
  readonly stakes?: Readonly<Record<string, readonly MinorUnits[]>>;
  readonly acceptDownToPercent?: number | null;
}

const NONE: SlipChoices = {};
const MODES: readonly unknown[] = ['none', 'higher', 'any'] satisfies OddsAcceptMode[];
const choices = createExternalStore<SlipChoices>(NONE);

export const slipChoices = (): SlipChoices => choices.get();
export const subscribeSlipChoices = choices.subscribe;
export const setSlipChoices = choices.set;
export const useSlipChoices = (): SlipChoices => useExternalStore(choices, NONE);

/** Choices of this browser, as far as they can be read. */
export function readSlipChoices(): SlipChoices {
  const kept = readStored('slipSettings') ?? {};
  const { oddsAcceptMode, stakes, acceptDownToPercent } = kept;
  return {
    ...(MODES.includes(oddsAcceptMode) && { oddsAcceptMode: oddsAcceptMode as OddsAcceptMode }), // just compared
    ...(isStakes(stakes) && { stakes }),
    ...(isPercent(acceptDownToPercent) && { acceptDownToPercent }),
  };
}

/** Keeps choices in this browser. */
export const keepSlipChoices = (kept: SlipChoices): void => writeStored('slipSettings', { ...kept });

/** What holds for the slip: the choices over the settings. */
export function chosenSettings(settings: Settings, chosen: SlipChoices) {
  const mayFall = settings.capabilities.includes('accept_down_to');
  return {
    oddsAcceptMode: chosen.oddsAcceptMode ?? settings.odds_accept_mode,
    acceptDownToPercent: mayFall ? (chosen.acceptDownToPercent ?? null) : null,
    stakes: { ...settings.stakes, ...chosen.stakes } as Readonly<Record<string, readonly MinorUnits[]>>,
  };
}

/** Quick stakes of a currency as they hold now; none while the settings are unknown. */
export function useQuickStakes(currency: string): readonly MinorUnits[] {
  const settings = useHeldSettings();
  const chosen = useSlipChoices();
  return settings ? (chosenSettings(settings, chosen).stakes[currency] ?? []) : [];
}

const isPercent = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 50);

function isStakes(value: unknown): value is Record<string, MinorUnits[]> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (amounts) =>
      Array.isArray(amounts) && amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0),
  );
}
