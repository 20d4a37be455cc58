import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import type { UserLimit, UserLimitUsage } from '@touchline/contract';
import type { UserLimitPeriod, ValueLimitType } from '@touchline/contract/constants';
import { type ErrorView, request } from './api.ts';
import { currentServices, servicesOf } from './services.ts';

const HOUR_MS = 3_600_000;
/** Kept under `private`, which signing out empties. */
const KEY = ['private', 'limits'] as const;

/**
 * What a player set, and what he used of it by the id of the limit. `isDepositLimitDue`: he sets or declines a deposit limit
 * before his first deposit. Units: `at` epoch milliseconds of the answer.
 */
export interface OwnLimits {
  readonly limits: readonly UserLimit[];
  readonly usage: ReadonlyMap<string, UserLimitUsage>;
  readonly isDepositLimitDue: boolean;
  readonly at: number;
  /** How long a higher value waits before it can be confirmed. */
  readonly waitHours: number;
}

/** The player's limits, with what is used of them. */
export const limitsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'own'],
    queryFn: async ({ client, signal }): Promise<OwnLimits> => {
      const { platform } = servicesOf(client).backend;
      const [limits, { data, wait_ms: waitMs, deposit_limit_due: isDepositLimitDue }] = await Promise.all([
        demand(platform.GET('/user_limits', { signal })),
        demand(platform.GET('/player/limit_usage', { signal })),
      ]);
      return {
        limits,
        usage: new Map(data.map((used) => [used.id, used])),
        isDepositLimitDue,
        at: Date.now(),
        waitHours: Math.round(waitMs / HOUR_MS),
      };
    },
    // Bets use limits up, here and elsewhere.
    staleTime: 0,
  });

/** How a player played, week by week. */
export const playSummaryQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'weeks'],
    queryFn: ({ client, signal }) =>
      demand(servicesOf(client).backend.platform.GET('/player/play_summary', { signal })),
    staleTime: 0,
  });

/** Reads again what shows limits. */
export const readLimitsAgain = (): void =>
  void currentServices().queryClient.invalidateQueries({ queryKey: KEY });

/** A limit after a change of it, or why the change was refused. */
export type LimitAnswer =
  | { readonly ok: true; readonly data: UserLimit }
  | { readonly ok: false; readonly error: ErrorView };

const WANTED = { isWanted: true };

function told<T extends LimitAnswer>(answer: T): T {
  readLimitsAgain();
  return answer;
}

/** A value that a player wants. Units: smallest units of `currency`, or minutes. */
export interface WantedLimit {
  readonly type: ValueLimitType;
  readonly period: UserLimitPeriod | null;
  readonly value: number;
  readonly currency?: string;
}

/** Sets a value. A refused one is for the form to show. */
export const setLimit = async (body: WantedLimit): Promise<LimitAnswer> =>
  told(await request(({ platform }) => platform.POST('/user_limits', { body }), { expected: [422, 429] }));

/** Goes on without a deposit limit. A failure is shown as a notice. */
export async function declineDepositLimit(): Promise<boolean> {
  const body = { type: 'deposit' } as const;
  const answer = await request(({ platform }) => platform.POST('/user_limits/decline', { body }), WANTED);
  readLimitsAgain();
  return answer.ok;
}

/** Asks for the removal of a limit. A failure is shown as a notice. */
export const removeLimit = async (id: string): Promise<LimitAnswer> =>
  told(
    await request(
      ({ platform }) => platform.DELETE('/user_limits/{id}', { params: { path: { id } } }),
      WANTED,
    ),
  );

/** Confirms a change that waited. A failure is shown as a notice. */
export const confirmLimit = async (id: string): Promise<boolean> =>
  told(
    await request(
      ({ platform }) => platform.POST('/user_limits/{id}/confirm', { params: { path: { id } } }),
      WANTED,
    ),
  ).ok;

/** Takes a change back. A failure is shown as a notice. */
export const keepLimit = async (id: string): Promise<boolean> =>
  told(
    await request(
      ({ platform }) => platform.POST('/user_limits/{id}/keep', { params: { path: { id } } }),
      WANTED,
    ),
  ).ok;
