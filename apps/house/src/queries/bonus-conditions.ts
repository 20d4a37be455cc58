import { type BonusRule, betTypesOf, countSpan } from '@touchline/betting/bonus';
import type { Bonus } from '@touchline/contract';
import { sportName } from '@touchline/i18n/catalog-names';
import type { World } from '#feed/world.ts';
import { catalogueIndex } from './present-tournament.ts';

/** Name of a match as a condition shows it; its id once it has left the world. */
function matchNameOf(world: World, id: string): string {
  const match = world.match(id);
  if (match === undefined) return id;
  if (match.home && match.away) return `${match.home.name} – ${match.away.name}`;
  return catalogueIndex(world).tournaments.get(match.tournamentId)?.name ?? id;
}

/** What selections have to fulfil, by names of a language. */
export function presentEventConditions(
  world: World,
  { conditions }: BonusRule,
  locale: string,
): Bonus['event_conditions'] {
  const { categories, tournaments } = catalogueIndex(world);
  const named = (ids: readonly string[], nameOf: (id: string) => string | undefined) =>
    ids.map((id) => ({ id, name: nameOf(id) ?? id }));
  return {
    sport_types: [...conditions.sportTypes],
    sports: conditions.sportKeys.map((key) => ({ key, name: sportName(locale, key) })),
    categories: named(conditions.categoryIds, (id) => categories.get(id)?.name),
    tournaments: named(conditions.tournamentIds, (id) => tournaments.get(id)?.name),
    events: named(conditions.matchIds, (id) => matchNameOf(world, id)),
    min_odds: conditions.minOdds,
    max_odds: conditions.maxOdds,
    match_status: conditions.matchStatus,
  };
}

/** What a bet has to fulfil beside its selections. */
export function presentBetConditions(rule: BonusRule): Bonus['bet_conditions'] {
  const { from, to } = countSpan(rule);
  return {
    selection_count_from: from,
    selection_count_to: to,
    bet_types: [...betTypesOf(rule)],
    // The stake of a freebet is the freebet.
    min_stake: rule.family === 'freebet' ? null : rule.conditions.minStake,
    currency: rule.conditions.currency,
    farm_once_per_event: rule.conditions.farmOncePerEvent,
  };
}
