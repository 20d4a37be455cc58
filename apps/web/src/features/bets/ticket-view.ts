import type { Bet, BetResult, BetSelection } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import type { IconName } from '@touchline/ui';
import type { MessageKey } from '#data/messages.ts';

type Tone = 'neutral' | 'win' | 'lose' | 'warn' | 'live' | 'info';

/** The tag of a ticket: a tone, a picture and a word that says the same. */
export interface TicketTag {
  readonly key: Extract<MessageKey, `bets.status.${string}`>;
  readonly tone: Tone;
  readonly icon?: IconName;
}

const WON: TicketTag = { key: 'bets.status.won', tone: 'win', icon: 'check' };
const CANCELLED: TicketTag = { key: 'bets.status.cancelled', tone: 'neutral', icon: 'ban' };
const CASHED_OUT: TicketTag = { key: 'bets.status.cashedOut', tone: 'info', icon: 'wallet' };

const RESULT_TAGS: Readonly<Record<BetResult, TicketTag>> = {
  win_entire: WON,
  lose_entire: { key: 'bets.status.lost', tone: 'lose', icon: 'x' },
  refund_entire: { key: 'bets.status.void', tone: 'neutral', icon: 'minus' },
  refund_half_win_other: { key: 'bets.status.halfWon', tone: 'win', icon: 'check' },
  refund_half_lose_other: { key: 'bets.status.halfLost', tone: 'lose', icon: 'x' },
  canceled: CANCELLED,
  cashed_out: CASHED_OUT,
  no_results: { key: 'bets.status.settling', tone: 'neutral', icon: 'clock' },
};

/** Whether a bet still waits for its end. */
export const isOpen = ({ status }: Pick<Bet, 'status'>): boolean =>
  status === 'submitted' || status === 'waiting_results' || status === 'cashout_in_progress';

/** How a ticket stands. `isLive` says whether one of its open legs is in play. */
export function ticketTag(bet: Pick<Bet, 'status' | 'result'>, isLive: boolean): TicketTag {
  switch (bet.status) {
    case 'submitted':
      return { key: 'bets.status.submitted', tone: 'warn', icon: 'clock' };
    case 'rejected':
      return { key: 'bets.status.rejected', tone: 'lose', icon: 'ban' };
    case 'cancelled':
    case 'withdrawn':
      return CANCELLED;
    case 'cashed_out':
      return CASHED_OUT;
    case 'waiting_results':
    case 'cashout_in_progress':
      return isLive
        ? { key: 'bets.status.live', tone: 'live' }
        : { key: 'bets.status.open', tone: 'neutral' };
    default:
      return RESULT_TAGS[bet.result];
  }
}

/** What stands beside a leg. */
export type LegMark = 'win' | 'lose' | 'void' | 'open' | 'live';

/** The mark of a leg. `matchStatus` is the newest one known. */
export function legMark(leg: Pick<BetSelection, 'status'>, matchStatus: number): LegMark {
  switch (leg.status) {
    case 'won':
    case 'half_won':
      return 'win';
    case 'lost':
    case 'half_lost':
      return 'lose';
    case 'void':
      return 'void';
    default:
      return matchStatus === MATCH_STATUS.live ? 'live' : 'open';
  }
}

/** The last of the three figures of a ticket. */
export interface Outcome {
  readonly key: 'bets.potentialReturn' | 'bets.paid' | 'bets.returned' | 'bets.cashedOut' | 'bets.taken';
  readonly amount: number;
  readonly isWin: boolean;
}

/** What came back, or may still come back. Units: minor units of the bet's currency. */
export function ticketOutcome(
  bet: Pick<Bet, 'status' | 'result' | 'win_amount' | 'potential_return' | 'stake'>,
): Outcome {
  const paid = bet.win_amount ?? 0;
  if (bet.status === 'rejected') return { key: 'bets.taken', amount: 0, isWin: false };
  if (isOpen(bet) || bet.result === 'no_results') {
    return { key: 'bets.potentialReturn', amount: bet.potential_return, isWin: false };
  }
  if (bet.status === 'cashed_out') return { key: 'bets.cashedOut', amount: paid, isWin: false };
  if (bet.result === 'refund_entire' || bet.result === 'canceled') {
    return { key: 'bets.returned', amount: paid, isWin: false };
  }
  return { key: 'bets.paid', amount: paid, isWin: paid > bet.stake };
}

/** Tickets with more legs than this are folded. */
const LEGS_SHOWN = 5;
const LEGS_FOLDED = 4;

/** How many legs a folded ticket shows. */
export const foldedLegs = (count: number): number => (count > LEGS_SHOWN ? LEGS_FOLDED : count);
