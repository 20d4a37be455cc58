import type { EpochMs } from '@touchline/betting';
import type { EndingMarket } from './world.ts';
import type { WorldState } from './world-state.ts';

const SOON_MS = 3 * 60_000;

/** Open markets of live matches that settle within three minutes, soonest first. */
export function endingSoon(world: WorldState, now: EpochMs): EndingMarket[] {
  const list: EndingMarket[] = [];
  for (const run of world.runs.values()) {
    if (run.state.status !== 1) continue;
    for (const market of run.record.markets.values()) {
      if (market.status !== 1) continue;
      const moment = run.play.settlesBy({ ...market, marketId: market.id }, run.at);
      if (moment === null) continue;
      const settlesBy = world.clock.toReal(run.scheduled.start + moment);
      if (settlesBy > now && settlesBy <= now + SOON_MS) {
        list.push({ matchId: run.record.id, marketKey: market.key, settlesBy });
      }
    }
  }
  return list.sort((a, b) => a.settlesBy - b.settlesBy || (a.marketKey < b.marketKey ? -1 : 1));
}
