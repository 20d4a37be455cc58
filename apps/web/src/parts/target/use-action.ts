import type { NamedAction } from '@touchline/contract/layout';
import { openModal } from '#data/modal.ts';
import { useSession } from '#data/session.ts';
import { openSideMenu } from '#data/side-menu.ts';
import { toggleSheet } from '#data/ticket-panel.ts';

const ACTIONS: Partial<Record<NamedAction, () => void>> = {
  sign_in: () => openModal('sign_in'),
  sign_up: () => openModal('sign_up'),
  sports_menu: openSideMenu,
  my_bets: () => toggleSheet('MY_BETS'),
  bet_slip: () => toggleSheet('BET_SLIP'),
};

/** What a named action does, or undefined where the product cannot do it or there is nothing to do. */
export function useAction(action: NamedAction): (() => void) | undefined {
  const { status } = useSession();
  if ((action === 'sign_in' || action === 'sign_up') && status === 'LOGGED_IN') return undefined;
  return ACTIONS[action];
}
