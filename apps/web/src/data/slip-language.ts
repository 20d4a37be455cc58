import type { Stop } from '@touchline/client/live';
import { latePatiently } from './late.ts';
import { reportError } from './report.ts';
import type { Services } from './services.ts';
import { slipState, subscribeSlip } from './slip.ts';
import { changeSlipEntry, slipEntry } from './slip-entry.ts';
import { readStored } from './storage.ts';

type Naming = Pick<Services, 'queryClient' | 'locale'>;

async function rename(services: Naming): Promise<void> {
  const { renameSlip } = await latePatiently(() => import('./slip-names.ts'));
  if (await renameSlip(services)) changeSlipEntry({ namesIn: services.locale });
}

/**
 * Renames the slip that this tab stored on a page in another language.
 * Shape: what cannot be read keeps its name, and is renamed on the next page.
 */
export function followNames(services: Naming): Stop {
  const { locale } = services;
  if (slipEntry().namesIn === locale) return () => undefined;
  const isStored = readStored('bets') !== undefined;
  let isBegun = false;
  const begin = () => {
    if (isBegun || slipState().bets.length === 0) return;
    isBegun = true;
    if (!isStored) return changeSlipEntry({ namesIn: locale });
    rename(services).catch(reportError);
  };
  const stop = subscribeSlip(begin);
  begin();
  return stop;
}
