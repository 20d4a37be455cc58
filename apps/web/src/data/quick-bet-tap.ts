import {
  newBet,
  type OutcomeKey,
  opensQuickBet,
  outcomeKey,
  type SelectionInput,
  type SlipBet,
  type SlipSelection,
} from '@touchline/betting';
import type { LiveReads } from '@touchline/client/live';
import type { Account } from '@touchline/contract';
import { notify } from './notices.ts';
import { newRequestId } from './placement-call.ts';
import { dispatchQuickBet, quickBet } from './quick-bet.ts';
import { noteUnsent, QUICK_ID } from './quick-bet-placing.ts';
import { currentServices } from './services.ts';
import { currentSession } from './session.ts';
import { dispatchSlip, slipState } from './slip.ts';
import { slipEntry } from './slip-entry.ts';
import { matchOf } from './slip-feed.ts';
import { payingAccount } from './slip-rules.ts';
import { openPanel, openSheet } from './ticket-panel.ts';
import { WIDE } from './wide.ts';

/** A second tap of the same finger. */
const DOUBLE_TAP_MS = 400;
let last = { id: '', at: Number.NEGATIVE_INFINITY };

/** The account that pays for quick bets: the one that pays for the slip. */
export const quickAccount = (): Account | null => payingAccount(currentSession(), slipEntry().account);

function betOn(input: SelectionInput, { currency, subunits }: Account): SlipBet {
  const selection: SlipSelection = {
    ...input,
    id: outcomeKey(input),
    acceptedOdds: input.odds,
    initialOdds: input.odds,
    isSuspended: false,
    isChanged: false,
    isNotAvailable: false,
  };
  return newBet(QUICK_ID, [selection], { currency, subunits });
}

/** Whether a bet can be placed at this price as it stands: open, and not older than it may be. */
export const isPriceFresh = (
  id: OutcomeKey,
  live: Pick<LiveReads, 'priceState' | 'freshness'> = currentServices().live,
): boolean => live.priceState(id) === 'open' && live.freshness(matchOf(id)) === 'fresh';

/**
 * Takes a tap on a price for the quick bet.
 * Shape: false where it is the slip's: the quick bet is off, the match is not live, nobody is signed in, or the outcome is on
 *        the slip, from which a tap takes it off.
 */
export function tapQuickBet(selection: SelectionInput): boolean {
  const account = quickAccount();
  if (!opensQuickBet(quickBet(), selection) || currentSession().status !== 'LOGGED_IN' || !account)
    return false;
  const id = outcomeKey(selection);
  if (slipState().selectedOutcomeIds.includes(id)) return false;
  const now = performance.now();
  if (last.id === id && now - last.at < DOUBLE_TAP_MS) return true;
  last = { id, at: now };
  if (!isPriceFresh(id)) {
    notify({ kind: 'info', titleKey: 'book.stale.refused' });
    return true;
  }
  // A receipt makes room for what comes next, as it does for a selection.
  const { placedBets, inProgress, isUnconfirmed } = slipState();
  if (placedBets.length > 0 && !inProgress && !isUnconfirmed)
    dispatchSlip({ type: 'receipt-closed', keepSelections: false });
  dispatchQuickBet({ type: 'opened', bet: betOn(selection, account) });
  if (quickBet().state === 'processing') return true;
  if (quickBet().isApproved) pressQuickBet();
  else showQuickBet();
  return true;
}

/** Places the open quick bet at the price that is shown; a price that is too old is refused with a word. */
export function pressQuickBet(): void {
  const [id] = quickBet().selectedOutcomeIds;
  if (id === undefined) return;
  if (!isPriceFresh(id)) {
    notify({ kind: 'info', titleKey: 'book.stale.refused' });
    return;
  }
  const requestId = newRequestId();
  dispatchQuickBet({ type: 'place-pressed', requestId });
  noteUnsent(requestId);
}

function showQuickBet(): void {
  if (window.matchMedia(WIDE).matches) openPanel('BET_SLIP');
  else openSheet('BET_SLIP');
}
