import { join } from 'node:path';
import type { LEAGUE_CONTEXTS } from '@touchline/contract/http';
import { z } from 'zod';
import { TOP_LEAGUES } from '#catalogue/top-leagues.ts';
import type { TournamentRecord } from '#feed/world.ts';
import { operatorFile } from './operator-file.ts';

type LeagueContext = (typeof LEAGUE_CONTEXTS)[number];

const ids = z.array(z.string().max(20)).max(200).optional();
const LeagueOrder = z.strictObject({ top: ids, sport: ids, category: ids });
type LeagueOrder = z.infer<typeof LeagueOrder>;

/** Priorities of leagues where they are listed. Those that an order does not name keep theirs, behind all that it names. */
export function prioritiesOf(named: readonly string[]) {
  const places = new Map(named.map((id, index) => [id, index + 1]));
  return ({ id, priority }: Pick<TournamentRecord, 'id' | 'priority'>): number =>
    places.get(id) ?? named.length + priority;
}

/** `league-order.json` of the data folder: ids of leagues by context; without it the order of the catalogue. */
export function createLeagueOrder(dataDir: string) {
  const file = operatorFile<LeagueOrder>(join(dataDir, 'league-order.json'), LeagueOrder, {});
  return {
    async priorities(context: LeagueContext | undefined) {
      if (context === undefined) return prioritiesOf([]);
      const order = await file.read();
      return prioritiesOf(order[context] ?? (context === 'top' ? TOP_LEAGUES : []));
    },
  };
}
