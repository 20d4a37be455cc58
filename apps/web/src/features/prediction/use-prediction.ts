import { useQuery } from '@tanstack/react-query';
import type { Prediction } from '@touchline/contract';
import { predictionQuery } from '#data/prediction.ts';
import { useSession } from '#data/session.ts';

export interface PredictionReading {
  readonly playerId: string | null;
  /** Whether it is known who is there; nothing is read before. */
  readonly isKnown: boolean;
  /** Null: this match is not asked about. Undefined: not read yet, or not to be had. */
  readonly data: Prediction['data'] | null | undefined;
  readonly isFailed: boolean;
  readonly readAgain: () => unknown;
}

/** The question about a match as whoever is there may read it. */
export function usePrediction(matchId: string): PredictionReading {
  const { status, user } = useSession();
  const isKnown = status === 'LOGGED_IN' || status === 'NOT_LOGGED_IN';
  const playerId = user?.id ?? null;
  const query = useQuery({ ...predictionQuery(matchId, playerId), enabled: isKnown });
  return {
    playerId,
    isKnown,
    data: query.data === null ? null : query.data?.data,
    isFailed: query.isError && query.data === undefined,
    readAgain: query.refetch,
  };
}
