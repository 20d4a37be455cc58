import { askMoney, readBet } from '@touchline/client/money';
import type { Bet } from '@touchline/contract';
import { handleFault } from './api.ts';
import { readBetsAgain, showAnsweredBet } from './bets-lists.ts';
import { notify } from './notices.ts';
import { currentServices } from './services.ts';
import { reloadAccounts } from './session.ts';

/** What saying yes or no came to. `unknown`: nobody knows whether it was heard; the player was told. */
type VipAnswerOutcome = 'done' | 'over' | 'unknown';

const UNAUTHORIZED = 401;

/** Says yes or no to the stake that a trader offers. Where that did not work the lists are read again. */
export async function answerVipOffer({ id }: Pick<Bet, 'id'>, accept: boolean): Promise<VipAnswerOutcome> {
  const answer = await askMoney(
    currentServices().backend.book.POST('/bets/{id}/vip-offer', {
      params: { path: { id } },
      body: { accept },
    }),
    readBet(id),
  );
  if (answer.kind === 'done') {
    showAnsweredBet(answer.value);
    void reloadAccounts();
    if (accept) notify({ kind: 'success', titleKey: 'bets.vip.accepted' });
    return 'done';
  }
  if (answer.kind === 'refused' && answer.fault.status === UNAUTHORIZED) handleFault(answer.fault);
  if (answer.kind === 'unconfirmed') notify({ kind: 'error', titleKey: 'bets.vip.unknown' });
  readBetsAgain();
  return answer.kind === 'refused' ? 'over' : 'unknown';
}
