import type { EpochMs } from '@touchline/betting';
import type { Provider } from '#feed/world.ts';
import type { House } from './house.ts';
import { isBettingPaused } from './operators/betting-pause.ts';

/** A feed that says nothing for so long is taken for dead. */
const SILENT_MS = 10_000;

/**
 * Watches whether the feed speaks: while it does not, its providers count as out of service, so that nothing is sold at prices
 * that nobody looks after. Shape: called with the instant, at least every second, by the house that leads.
 */
export function createFeedWatch({
  world,
  db,
  report,
}: Pick<House, 'world' | 'db' | 'report'>): (at: EpochMs) => void {
  const stopped = new Set<Provider>();
  const stop = () => {
    for (const [name, status] of Object.entries(world.providers())) {
      const provider = name as Provider; // its keys are
      if (status !== 'ACTIVE') continue;
      stopped.add(provider);
      world.control.setProviderStatus(provider, 'INACTIVE');
    }
  };
  const goOn = async () => {
    const back = [...stopped];
    stopped.clear();
    if (await isBettingPaused(db)) return;
    for (const provider of back) world.control.setProviderStatus(provider, 'ACTIVE');
  };
  return (at) => {
    if (at - world.heardAt() > SILENT_MS) return stop();
    if (stopped.size > 0)
      goOn().catch((error: unknown) => report('providers could not be put back into service', error));
  };
}
