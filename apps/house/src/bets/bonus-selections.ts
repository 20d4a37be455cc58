import type { BonusSelection } from '@touchline/betting/bonus';
import type { PlacementSelection } from '@touchline/contract';
import type { World } from '#feed/world.ts';
import { sportOf } from '../queries/present-tournament.ts';
import { type FoundLeg, isFound, type LegFault } from './check-leg.ts';

/** Selections as bonuses look at them; of one that was not found no more than what was sent. */
export const bonusSelections = (
  world: World,
  sent: readonly PlacementSelection[],
  found: readonly (FoundLeg | LegFault)[],
): BonusSelection[] =>
  sent.map((selection, position) => {
    const leg = found[position];
    const match = isFound(leg) ? leg.match : world.match(selection.match_id);
    const odds = isFound(leg) ? leg.odds : selection.odds;
    if (!match) return { sportKey: '', matchId: selection.match_id, odds, matchStatus: 0 };
    const { type, key } = sportOf(world, match.sportId);
    return {
      sportType: type,
      sportKey: key,
      categoryId: match.categoryId,
      tournamentId: match.tournamentId,
      matchId: match.id,
      odds,
      matchStatus: match.status,
    };
  });
