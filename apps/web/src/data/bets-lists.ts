import type { Bet } from '@touchline/contract';
import { betsQuery } from './queries.ts';
import { currentServices } from './services.ts';
import { mergeBet } from './user-events.ts';

interface BetsPage {
  readonly data: readonly Bet[];
}

const BETS = betsQuery().queryKey.slice(0, 2);

/** Shows a bet as the house answered it, in every list that holds it, before the lists are read again. */
export function showAnsweredBet(answered: Bet): void {
  const { queryClient } = currentServices();
  queryClient.setQueriesData<BetsPage>({ queryKey: BETS }, (page) =>
    page?.data.some(({ id }) => id === answered.id)
      ? { ...page, data: page.data.map((bet) => (bet.id === answered.id ? mergeBet(bet, answered) : bet)) }
      : page,
  );
  readBetsAgain();
}

/** Which list a bet belongs to, and the counts, are the backend's to say. */
export function readBetsAgain(): void {
  void currentServices().queryClient.invalidateQueries({ queryKey: BETS });
}
