import type { Bet } from '@touchline/contract';
import { betsQuery } from './queries.ts';
import { currentServices } from './services.ts';
import { updateLists } from './user-events.ts';

const BETS = betsQuery().queryKey.slice(0, 2);

/** Shows a bet as the house answered it, in every list that holds it, before the lists are read again. */
export function showAnsweredBet(answered: Bet): void {
  updateLists(currentServices().queryClient, answered);
}

/** Which list a bet belongs to, and the counts, are the backend's to say. */
export function readBetsAgain(): void {
  void currentServices().queryClient.invalidateQueries({ queryKey: BETS });
}
