import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { CompPoints, StatusGroup } from '@touchline/contract';
import { useEffect } from 'react';
import { compPointsQuery, statusGroupsQuery } from '#data/comp-points.ts';
import { onUserMessage } from '#data/user-events.ts';

/** Points of the player and the status groups that they reach. */
export interface PlayerStatus {
  readonly points: CompPoints;
  readonly groups: readonly StatusGroup[];
}

/** `none`: the operator has no status groups and the player no points. */
export type StatusState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly again: () => void }
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly status: PlayerStatus };

/** Reads the status of the player, and again when one of his bets changed. */
export function useStatus(): StatusState {
  const queryClient = useQueryClient();
  const [points, groups] = useQueries({ queries: [compPointsQuery(), statusGroupsQuery()] });
  useEffect(
    () =>
      onUserMessage(({ event }) => {
        if (event === 'bet_changed')
          void queryClient.invalidateQueries({ queryKey: compPointsQuery().queryKey });
      }),
    [queryClient],
  );
  if (points.data && groups.data) {
    const status = { points: points.data, groups: groups.data };
    return groups.data.length === 0 && points.data.points === 0
      ? { kind: 'none' }
      : { kind: 'ready', status };
  }
  if (points.isPending || groups.isPending) return { kind: 'pending' };
  const again = () => void Promise.all([points.refetch(), groups.refetch()]);
  return points.data === null ? { kind: 'none' } : { kind: 'failed', again };
}
