import type { NamedAction } from '@touchline/contract/layout';
import {
  askToDeposit,
  askToSignIn,
  askToSignUp,
  useCanDeposit,
  useCanSignIn,
  useCanSignUp,
} from '#data/auth-actions.ts';
import { useSession } from '#data/session.ts';
import { openSideMenu } from '#data/side-menu.ts';
import { toggleSheet } from '#data/ticket-panel.ts';

const ACTIONS: Record<NamedAction, () => void> = {
  sign_in: askToSignIn,
  sign_up: askToSignUp,
  deposit: () => void askToDeposit(),
  sports_menu: openSideMenu,
  my_bets: () => toggleSheet('MY_BETS'),
  bet_slip: () => toggleSheet('BET_SLIP'),
};

/** What a named action does, or undefined where it cannot be done here or there is nothing to do. */
export function useAction(action: NamedAction): (() => void) | undefined {
  const isVisitor = useSession().status !== 'LOGGED_IN';
  const canSignIn = useCanSignIn();
  const canSignUp = useCanSignUp();
  const canDeposit = useCanDeposit();
  if (action === 'sign_in' && !(isVisitor && canSignIn)) return undefined;
  if (action === 'sign_up' && !(isVisitor && canSignUp)) return undefined;
  if (action === 'deposit' && !canDeposit) return undefined;
  return ACTIONS[action];
}
