import type { Market } from '@touchline/contract';
import { marketName, outcomeName } from '@touchline/i18n/catalog-names';
import type { MarketRecord, MatchRecord, OutcomeRecord } from '#feed/world.ts';
import { customBetGroups } from './custom-markets.ts';
import { type MatchPeople, matchPeople } from './match-names.ts';

const personOf = (people: MatchPeople, outcome: OutcomeRecord) => {
  const id = outcome.playerId ?? outcome.competitorId;
  return id === undefined ? undefined : people.byId.get(id);
};

/** Name of the player or club that the outcome is; null where the catalog of names knows it. */
export const outcomePerson = (match: MatchRecord, outcome: OutcomeRecord): string | null =>
  personOf(matchPeople(match), outcome)?.name ?? null;

/** A market as the contract shows it. */
export function presentMarket(match: MatchRecord, market: MarketRecord, locale: string): Market {
  const people = matchPeople(match);
  return {
    match_id: match.id,
    match_urn_id: match.urnId,
    id: market.id,
    name: marketName(locale, market, people),
    status: market.status,
    specifier: market.specifier,
    outcomes: market.outcomes.map((outcome) => {
      const person = personOf(people, outcome);
      return {
        id: outcome.id,
        name: person?.name ?? outcomeName(locale, market, outcome.id, people),
        active: outcome.active,
        odds: outcome.odds,
        ...(outcome.playerId && person
          ? { player: { number: person.number, position: person.position, side: person.side } }
          : {}),
      };
    }),
    group_keys: [...market.groups],
    priority: market.priority,
    most_balanced: market.mostBalanced,
    next_bet_stop: market.nextBetStop,
    custom_bet_groups: customBetGroups(match, market),
    provider: match.provider,
    v: market.v,
  };
}
