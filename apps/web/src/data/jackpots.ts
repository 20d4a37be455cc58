import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { ask, type Called, FaultError } from '@touchline/client/http';
import type { Jackpot, JackpotHit } from '@touchline/contract';
import { JACKPOT_HITS_LIMIT, JACKPOT_HITS_REFETCH_MS, JACKPOT_POLL_MS } from '@touchline/contract/constants';
import { BESIDE } from './block.ts';
import { CALLS, treatFault } from './fault-policy.ts';
import { read, SHARED_NAMES_MS } from './queries.ts';
import { reportError } from './report.ts';
import { type Services, servicesOf } from './services.ts';
import { isFlagOn } from './use-flag.ts';

/** Polls while the page is in sight. */
const polled = (refetchInterval: number) => ({
  refetchInterval,
  refetchIntervalInBackground: false,
  staleTime: refetchInterval,
});

const APPROVED_AND_PAID = 'approved,paid';

/**
 * Answer of a call about jackpots; what was read before, else `none`, if it fails or the feature is off. Failures that the
 * specification names are not reported.
 */
async function quietly<T, R>(
  services: Services,
  queryKey: QueryKey,
  call: () => Promise<Called<T>>,
  take: (answer: T) => R,
  none: R,
): Promise<R> {
  if (!(await isFlagOn(services, 'jackpots'))) return none;
  const answer = await ask(call());
  if (answer.ok) return take(answer.data);
  if (treatFault(answer.fault, CALLS.jackpots) === 'report') reportError(new FaultError(answer.fault));
  return services.queryClient.getQueryData<R>(queryKey) ?? none;
}

/** All jackpots. */
export function jackpotsQuery() {
  const queryKey = ['jackpots'] as const;
  return queryOptions({
    queryKey,
    queryFn: read(
      (_from, services, signal) =>
        quietly(
          services,
          queryKey,
          () => services.backend.book.GET('/jackpots', { signal }),
          ({ data }): readonly Jackpot[] => data,
          [],
        ),
      SHARED_NAMES_MS,
    ),
    meta: BESIDE,
    ...polled(JACKPOT_POLL_MS),
  });
}

/** One jackpot; null if there is none. */
export function jackpotQuery(id: string) {
  const queryKey = ['jackpot', id] as const;
  return queryOptions({
    queryKey,
    queryFn: read(
      (_from, services, signal) =>
        quietly(
          services,
          queryKey,
          () => services.backend.book.GET('/jackpots/{id}', { params: { path: { id } }, signal }),
          (jackpot): Jackpot | null => jackpot,
          null,
        ),
      SHARED_NAMES_MS,
    ),
    meta: BESIDE,
    ...polled(JACKPOT_POLL_MS),
  });
}

/** Which hits. Without `jackpotId` those of all jackpots. */
export interface HitsFilter {
  readonly jackpotId?: string | undefined;
  readonly limit?: number;
}

/** Hits of everybody, newest first. */
export function jackpotHitsQuery({ jackpotId, limit = JACKPOT_HITS_LIMIT }: HitsFilter = {}) {
  const queryKey = ['jackpot-hits', jackpotId ?? null, limit] as const;
  const query = {
    ...(jackpotId !== undefined && { jackpot_id: jackpotId }),
    status: APPROVED_AND_PAID,
    limit,
  };
  return queryOptions({
    queryKey,
    queryFn: read(
      (_from, services, signal) =>
        quietly(
          services,
          queryKey,
          () => services.backend.book.GET('/jackpot-hits', { params: { query }, signal }),
          ({ data }): readonly JackpotHit[] => data,
          [],
        ),
      SHARED_NAMES_MS,
    ),
    meta: BESIDE,
    ...polled(JACKPOT_HITS_REFETCH_MS),
  });
}

/** Hits of the player that he has not seen. Kept under `private`, which signing out empties. */
export function unseenHitsQuery() {
  const queryKey = ['private', 'jackpot-hits', 'unseen'] as const;
  const query = { for_user: 'true', unseen: 'true', status: APPROVED_AND_PAID } as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => {
      const services = servicesOf(client);
      return quietly(
        services,
        queryKey,
        () => services.backend.book.GET('/jackpot-hits', { params: { query }, signal }),
        ({ data }): readonly JackpotHit[] => data.filter(({ seen }) => !seen),
        [],
      );
    },
    ...polled(JACKPOT_HITS_REFETCH_MS),
  });
}
