import { useQuery } from '@tanstack/react-query';
import type { Bonus } from '@touchline/contract';
import { familyOf } from './bonus-family.ts';
import { type BonusFilter, bonusesQuery, publicBonusesQuery } from './bonuses.ts';
import { useSession } from './session-state.ts';
import { useOffers } from './use-offers.ts';

const NONE: readonly Bonus[] = [];

/**
 * Bonuses of a list that a page shows: the player's own once it is known who is there, until then and for a visitor what is
 * public, if the list is about offers. `needsSignIn`: a visitor is there.
 */
export function useListedBonuses(filter: BonusFilter) {
  const { status } = useSession();
  const isOn = useOffers('bonuses');
  const isSignedIn = status === 'LOGGED_IN';
  const { data: own } = useQuery({ ...bonusesQuery(filter), enabled: isOn && isSignedIn });
  const { data: offered = NONE } = useQuery({ ...publicBonusesQuery(), enabled: isOn && !isSignedIn });
  const { families, statuses, isAvailable } = filter;
  const isOfOffers = isAvailable || statuses?.includes('available');
  const isWanted = ({ type }: Bonus) => !families || families.some((family) => family === familyOf(type));
  const open = isOfOffers ? offered.filter(isWanted) : NONE;
  return {
    bonuses: isOn ? (own?.data ?? open) : NONE,
    needsSignIn: isOn && status === 'NOT_LOGGED_IN',
  };
}
