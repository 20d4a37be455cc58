import { useQuery } from '@tanstack/react-query';
import { type DepositRead, readDeposit } from '@touchline/client/money';
import { useEffect } from 'react';
import { paymentQuery } from '#data/payments.ts';

const LOOK_MS = 3_000;

/** Looks at a deposit that the provider decides until its status is another one. */
export function useFollowedDeposit({ id, status }: DepositRead, take: (deposit: DepositRead) => void): void {
  const { data, isFetchedAfterMount } = useQuery({ ...paymentQuery(id), refetchInterval: LOOK_MS });
  // Reads past a status that the step before may have left.
  const seen = isFetchedAfterMount ? readDeposit(data) : undefined;
  const changed = seen && seen.status !== status ? seen : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status is taken once
  useEffect(() => {
    if (changed) take(changed);
  }, [changed?.status]);
}
