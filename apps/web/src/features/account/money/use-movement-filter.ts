import type { MovementGroup } from '@touchline/contract/constants';
import { useState } from 'react';
import { useLiveStore } from '#data/live.ts';

const DAY_MS = 86_400_000;

/** Periods that a statement is made for, in days; null is all that there is: twelve months. */
export const PERIODS = { week: 7, month: 30, quarter: 90, year: null } as const;
export type Period = keyof typeof PERIODS;

export interface MovementChoice {
  readonly group: MovementGroup | null;
  readonly currency: string | null;
  readonly period: Period;
}

/** What the player wants to see of his movements, and the query of it. */
export function useMovementFilter() {
  const live = useLiveStore();
  const [choice, setChoice] = useState<MovementChoice>({ group: null, currency: null, period: 'year' });
  const [from, setFrom] = useState<number | null>(null);
  const { group, currency } = choice;
  return {
    choice,
    choose(changed: Partial<MovementChoice>) {
      const next = { ...choice, ...changed };
      const days = PERIODS[next.period];
      setChoice(next);
      // By the clock of the backend, which dates movements, and fixed: each other moment would be another list.
      if (changed.period) setFrom(days === null ? null : live.serverTime() - days * DAY_MS);
    },
    query: {
      ...(group !== null && { group }),
      ...(currency !== null && { currency }),
      ...(from !== null && { from }),
    },
  };
}
