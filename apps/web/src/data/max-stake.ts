import type { MinorUnits, SlipBet } from '@touchline/betting';
import { ask } from '@touchline/client/http';
import { useEffect, useState } from 'react';
import { useServices } from './services.ts';
import { useSession } from './session.ts';
import { placementBetOf } from './slip-answer.ts';

const REST_MS = 400;
const SMALLEST_STAKE: MinorUnits = 1;

/** What the answer depends on. Prices move all the time: they are sent, but do not ask anew. */
const questionOf = (bet: SlipBet): string =>
  JSON.stringify([
    bet.betType,
    bet.systemType?.id,
    bet.currency,
    bet.selections.map(({ id, isSuspended, isNotAvailable }) => [id, isSuspended, isNotAvailable]),
  ]);

/**
 * The highest stake that the house takes from this player on a bet; null while that is unknown or nobody is signed in.
 * Shape: asked once the bet has rested; an answer about another bet is never shown.
 */
export function useMaxStake(bet: SlipBet): MinorUnits | null {
  const { backend } = useServices();
  const { status } = useSession();
  const question = questionOf(bet);
  const [answered, setAnswered] = useState<{ question: string; maxStake: MinorUnits } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says when to ask again, the bet what to ask
  useEffect(() => {
    if (status !== 'LOGGED_IN') return;
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = aborter;
      const body = {
        ...placementBetOf(bet),
        stake: { value: bet.stake || SMALLEST_STAKE, currency: bet.currency },
      };
      const answer = await ask(backend.book.POST('/bets/max-stake', { body, signal }));
      if (answer.ok && Number.isSafeInteger(answer.data) && !signal.aborted)
        setAnswered({ question, maxStake: answer.data });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [backend, status, question]);
  return status === 'LOGGED_IN' && answered?.question === question ? answered.maxStake : null;
}
