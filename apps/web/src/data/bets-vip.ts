import { ask } from '@touchline/client/http';
import type { Bet } from '@touchline/contract';
import { handleFault } from './api.ts';
import { readBetsAgain, showAnsweredBet } from './bets-lists.ts';
import { currentServices } from './services.ts';
import { reloadAccounts } from './session.ts';

/**
 * Says yes or no to the stake that a trader offers.
 * Errors: false where the offer was over; the lists are read again then.
 */
export async function answerVipOffer({ id }: Pick<Bet, 'id'>, accept: boolean): Promise<boolean> {
  const answer = await ask(
    currentServices().backend.book.POST('/bets/{id}/vip-offer', {
      params: { path: { id } },
      body: { accept },
    }),
  );
  if (answer.ok) {
    showAnsweredBet(answer.data);
    void reloadAccounts();
    return true;
  }
  if (answer.fault.kind !== 'refused') handleFault(answer.fault, { isWanted: true });
  readBetsAgain();
  return false;
}
