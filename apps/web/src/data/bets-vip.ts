import { ask } from '@touchline/client/http';
import type { Bet } from '@touchline/contract';
import { handleFault } from './api.ts';
import { readBetsAgain, showAnsweredBet } from './bets-lists.ts';
import { currentServices } from './services.ts';
import { reloadAccounts } from './session.ts';

/** What saying yes or no came to. `failed`: nobody knows whether it was heard; the player was told. */
type VipAnswerOutcome = 'done' | 'over' | 'failed';

const SERVER_FAULT = 500;

/** Says yes or no to the stake that a trader offers. Where that did not work the lists are read again. */
export async function answerVipOffer({ id }: Pick<Bet, 'id'>, accept: boolean): Promise<VipAnswerOutcome> {
  const answer = await ask(
    currentServices().backend.book.POST('/bets/{id}/vip-offer', {
      params: { path: { id } },
      body: { accept },
    }),
  );
  if (answer.ok) {
    showAnsweredBet(answer.data);
    void reloadAccounts();
    return 'done';
  }
  const { fault } = answer;
  const isOver = fault.kind === 'refused' && fault.status < SERVER_FAULT;
  if (!isOver) handleFault(fault, { isWanted: true });
  readBetsAgain();
  return isOver ? 'over' : 'failed';
}
