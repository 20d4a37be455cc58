import type { OddsFormat } from '@touchline/contract';
import { createExternalStore, useExternalStore, useOfStore } from './external-store.ts';
import { useServices } from './services.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

const oddsFormat = createExternalStore<OddsFormat | null>(null);
const theme = createExternalStore<Theme>('system');
const density = createExternalStore<Density>('comfortable');
const sidebarCollapsed = createExternalStore(false);

/** Takes over what this browser keeps. Runs once, after hydration. */
export function startPreferences(rendered: OddsFormat): void {
  const kept = readStored('oddsCookie') ?? readStored('oddsType');
  oddsFormat.set(kept ?? rendered);
  if (kept && kept !== rendered) writeStored('oddsCookie', kept);
  theme.set(readStored('theme') ?? 'system');
  const { density: ofBrand } = document.documentElement.dataset;
  density.set(readStored('density') ?? (ofBrand === 'compact' ? ofBrand : 'comfortable'));
  sidebarCollapsed.set(readStored('leftSidebarCollapsed') ?? false);
}

/** The odds format to write prices in: what the page was rendered with until this browser says otherwise. */
export function useOddsFormat(): OddsFormat {
  const rendered = useServices().oddsFormat;
  return useOfStore(oddsFormat, null, (format) => format ?? rendered);
}

/** Shows prices in the format of an account. It is not this browser's own choice, so only the cookie keeps it. */
export function takeOddsFormat(format: OddsFormat): void {
  writeStored('oddsCookie', format);
  oddsFormat.set(format);
}

/** Keeps the format; the cookie is what the server renders the next page with. */
export function setOddsFormat(format: OddsFormat): void {
  writeStored('oddsType', format);
  takeOddsFormat(format);
}

export const useTheme = (): Theme => useExternalStore(theme, 'system');

/** Keeps the theme and puts it on the document, where the head script puts it on the next page. */
export function setTheme(next: Theme): void {
  if (next === 'system') removeStored('theme');
  else writeStored('theme', next);
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  theme.set(next);
}

export const useDensity = (): Density => useExternalStore(density, 'comfortable');

export function setDensity(next: Density): void {
  writeStored('density', next);
  document.documentElement.dataset.density = next;
  density.set(next);
}

export const useSidebarCollapsed = (): boolean => useExternalStore(sidebarCollapsed, false);

export function setSidebarCollapsed(next: boolean): void {
  writeStored('leftSidebarCollapsed', next);
  if (next) document.documentElement.dataset.rail = '';
  else delete document.documentElement.dataset.rail;
  sidebarCollapsed.set(next);
}
