import { marketKey } from '@touchline/betting';
import type { CustomConflict, CustomOdds, CustomSelection } from '@touchline/contract/http';
import { errorText, marketName, outcomeName } from '@touchline/i18n/catalog-names';
import { intlTag } from '@touchline/i18n/locale';
import type { World } from '#feed/world.ts';
import type { Conflict } from '#pricing/custom/conflicts.ts';
import type { CustomPick } from '#pricing/custom/custom-picks.ts';
import { lockedOutcomes } from '#pricing/custom/locked-outcomes.ts';
import { MOST_PICKS, priceCustomBet } from '#pricing/custom/price-custom-bet.ts';
import { leastPicks } from '../bets/check-custom.ts';
import type { House } from '../house.ts';
import { matchPeople } from './match-names.ts';

const hasSlash = ({ match_id, market_id, outcome_id }: CustomSelection) =>
  [match_id, market_id, outcome_id].some((id) => id === '' || id.includes('/'));

/** A selection whose ids could not be those of any keeps its place and is not available. */
const pickOf = (selection: CustomSelection): CustomPick => {
  const { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId } = selection;
  return {
    matchId,
    marketKey: hasSlash(selection) ? '' : marketKey({ matchId, marketId, specifier }),
    outcomeId,
  };
};

/** Market and outcome as a player knows them: `Total goals: Over 2.5`. */
function nameOf(world: World, selection: CustomSelection, locale: string): string {
  const match = world.match(selection.match_id);
  if (!match) return selection.outcome_id;
  const people = matchPeople(match);
  const market = { id: selection.market_id, specifier: selection.specifier };
  const person = people.byId.get(selection.outcome_id)?.name;
  return `${marketName(locale, market, people)}: ${person ?? outcomeName(locale, market, selection.outcome_id, people)}`;
}

function messageOf(conflict: Conflict, names: readonly string[], locale: string): string {
  const list = (places: readonly number[]) =>
    new Intl.ListFormat(intlTag(locale)).format(places.map((place) => names[place] ?? ''));
  const { selections } = conflict;
  return errorText(locale, `error.custom_bet.${conflict.reason}`, {
    first: list(selections.slice(0, 1)),
    others: list(selections.slice(1)),
    picks: list(selections),
    limit: new Intl.NumberFormat(intlTag(locale)).format(MOST_PICKS),
  });
}

/** Price of selections together, what stands against it in the reader's language, and what cannot be added where that is asked for. */
export function findCustomOdds(
  { options, world }: House,
  selections: readonly CustomSelection[],
  locale: string,
  withLocked: boolean,
): CustomOdds {
  const picks = selections.map(pickOf);
  const names = selections.map((selection) => nameOf(world, selection, locale));
  const present = (conflict: Conflict): CustomConflict => ({
    reason: conflict.reason,
    selections: [...conflict.selections],
    localized_message: messageOf(conflict, names, locale),
  });
  if (options.off.has('custom_bet')) {
    const everyone = selections.map((_, index) => index);
    return {
      odds: null,
      conflicts: [present({ reason: 'not_combinable', selections: everyone })],
      locked: [],
    };
  }
  const { odds, conflicts } = priceCustomBet(world, picks, leastPicks(options));
  const locked = withLocked ? lockedOutcomes(world, picks) : [];
  return {
    odds,
    conflicts: conflicts.map(present),
    locked: locked.map(({ market, outcomeId, reason }) => ({
      market_id: market.id,
      specifier: market.specifier,
      outcome_id: outcomeId,
      reason,
    })),
  };
}
