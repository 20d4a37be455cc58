import type { EpochMs } from '@touchline/betting';
import type { MatchExportRecord } from '@touchline/contract';
import { isBettableStatus } from '@touchline/contract/constants';
import type { MatchRecord, OutcomeRecord, World } from '#feed/world.ts';
import type { LogoOf } from './competitor-logos.ts';
import { sportOf, tournamentRef } from './present-tournament.ts';

/** What a bet would get now; null where none is taken. */
const priceOf = (outcome: OutcomeRecord | undefined) => (outcome?.active ? outcome.odds : null);

function mainPrices(world: World, match: MatchRecord) {
  const { main } = sportOf(world, match.sportId).strip;
  const market = [...match.markets.values()].find(({ id }) => id === main.id);
  const isOpen = market?.status === 1 && isBettableStatus(match.status);
  const outcomes = isOpen ? market.outcomes : [];
  return {
    odds_home: priceOf(outcomes[0]),
    odds_draw: main.outcomes === 3 ? priceOf(outcomes[1]) : null,
    odds_away: priceOf(outcomes[main.outcomes - 1]),
  };
}

/** A match for who sends visitors; undefined for an outright, which has no two sides. */
export function exportMatch(
  world: World,
  match: MatchRecord,
  locale: string,
  { now, logoOf }: { readonly now: EpochMs; readonly logoOf: LogoOf },
): MatchExportRecord | undefined {
  const { home, away } = match;
  if (!home || !away) return undefined;
  return {
    match_id: match.id,
    team_home_name: home.name,
    team_away_name: away.name,
    scheduled: match.startTime,
    tournament_name: tournamentRef(world, match.tournamentId, locale).name,
    sport: sportOf(world, match.sportId).key,
    ...mainPrices(world, match),
    odds_at: now,
    team_home_logo: logoOf(home),
    team_away_logo: logoOf(away),
    status: match.status,
    sr_match_id: match.urnId,
  };
}
