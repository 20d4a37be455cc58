import type { QueryClient } from '@tanstack/react-query';
import type { PublicMessage, UserMessage } from '@touchline/contract/channels';
import { patchBonuses, refreshBonuses, refreshRating } from './bonuses.ts';

type Issued = Extract<UserMessage, { event: 'bonus_issued' }>;
type PoolChange = Extract<PublicMessage, { event: 'tournament_pool_changed' }>;

/** Reads the lists of the bonus that the player was given. */
export const takeIssued = (queryClient: QueryClient, { type }: Pick<Issued, 'type'>): void =>
  refreshBonuses(queryClient, [type]);

/** Moves a tournament's pool and state on the page without a call for the bonus; its leaderboard is read again. */
export function takePoolChange(
  queryClient: QueryClient,
  { id, state, pool }: Pick<PoolChange, 'id' | 'state' | 'pool'>,
): void {
  patchBonuses(queryClient, (bonus) =>
    bonus.type === 'tournament' && bonus.campaign_id === id
      ? {
          ...bonus,
          status: state,
          tournament: bonus.tournament && { ...bonus.tournament, state, pool },
        }
      : bonus,
  );
  refreshRating(queryClient, id);
}
