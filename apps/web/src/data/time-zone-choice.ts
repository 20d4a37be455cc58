import { dayKey } from '@touchline/i18n';
import { createExternalStore, useExternalStore } from './external-store.ts';
import { systemQuery } from './queries.ts';
import type { Services } from './services.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { changeTimeZone, servedTimeZone } from './time-zone.ts';

/** Zone that the player chose; null: automatic. */
const chosen = createExternalStore<string | null>(null);

/** Whether this browser knows a zone. */
function isKnown(zone: string): boolean {
  try {
    return dayKey(0, zone) !== '';
  } catch {
    return false;
  }
}

/** Zone without a choice: that of the device if the settings say so, else the server's. */
export function automaticTimeZone(services: Services): string {
  const served = servedTimeZone(services);
  const settings = services.queryClient.getQueryData(systemQuery().queryKey)?.platform_settings;
  if (!settings?.time_zone_auto) return served;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isKnown(timeZone) ? timeZone : served;
}

/** Takes over what this browser, or another tab of it, stored. */
export function takeStoredTimeZone(): void {
  const stored = readStored('timeZone');
  chosen.set(stored !== undefined && isKnown(stored) ? stored : null);
}

/** Stores the zone; null goes back to automatic. */
export function chooseTimeZone(zone: string | null): void {
  if (zone === null) removeStored('timeZone');
  else writeStored('timeZone', zone);
  chosen.set(zone);
}

export const useChosenTimeZone = (): string | null => useExternalStore(chosen, null);

/** Changes the page to the reader's zone, now and after each choice. `load` gets the page's data for the zone. */
export function startTimeZone(services: Services, load: () => Promise<void>): () => void {
  takeStoredTimeZone();
  const follow = () => void changeTimeZone(chosen.get() ?? automaticTimeZone(services), load);
  follow();
  return chosen.subscribe(follow);
}
