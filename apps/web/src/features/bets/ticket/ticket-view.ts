import { ODDS_SCALE, type Odds } from '@touchline/betting';
import type { Bet, BetResult, BetSelection } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import type { IconName } from '@touchline/ui';
import type { Message } from '#data/messages.ts';
import { decidedCount } from './bet-progress.ts';

type Tone = 'neutral' | 'win' | 'lose' | 'warn' | 'live' | 'info';

/** The tag of a ticket: a tone, a picture and a word that says the same. */
export type TicketTag = Message & {
  readonly tone: Tone;
  readonly icon?: IconName;
};

const WON: TicketTag = { key: 'bets.status.won', tone: 'win', icon: 'check' };
const WON_IN_PART: TicketTag = { key: 'bets.status.wonInPart', tone: 'win', icon: 'check' };
const CANCELLED: TicketTag = { key: 'bets.status.cancelled', tone: 'neutral', icon: 'ban' };
const CASHED_OUT: TicketTag = { key: 'bets.status.cashedOut', tone: 'info', icon: 'wallet' };
const SETTLING: TicketTag = { key: 'bets.status.settling', tone: 'neutral', icon: 'clock' };

const RESULT_TAGS: Readonly<Record<BetResult, TicketTag>> = {
  win_entire: WON,
  lose_entire: { key: 'bets.status.lost', tone: 'lose', icon: 'x' },
  refund_entire: { key: 'bets.status.void', tone: 'neutral', icon: 'minus' },
  refund_half_win_other: { key: 'bets.status.halfWon', tone: 'win', icon: 'check' },
  refund_half_lose_other: { key: 'bets.status.halfLost', tone: 'lose', icon: 'x' },
  canceled: CANCELLED,
  cashed_out: CASHED_OUT,
  no_results: SETTLING,
};

/** Whether a bet still waits for its end. */
export const isOpen = ({ status }: Pick<Bet, 'status'>): boolean =>
  status === 'submitted' ||
  status === 'waiting_results' ||
  status === 'ready_to_process' ||
  status === 'cashout_in_progress';

type Tagged = Pick<Bet, 'status' | 'result' | 'is_vip' | 'vip_offer' | 'game'> & {
  readonly selections: readonly Pick<BetSelection, 'status' | 'dead_heat'>[];
};

/** How a ticket stands. `isLive` says whether one of its open legs is in play. */
export function ticketTag(bet: Tagged, isLive: boolean): TicketTag {
  switch (bet.status) {
    case 'submitted':
      return submittedTag(bet);
    case 'rejected':
      return { key: 'bets.status.rejected', tone: 'lose', icon: 'ban' };
    case 'cancelled':
      return CANCELLED;
    case 'withdrawn':
      return { key: 'bets.status.withdrawn', tone: 'neutral', icon: 'undo-2' };
    case 'cashed_out':
      return CASHED_OUT;
    case 'cashout_in_progress':
      return { key: 'bets.status.cashingOut', tone: 'info', icon: 'clock' };
    case 'ready_to_process':
      return SETTLING;
    case 'waiting_results':
      return waitingTag(bet, isLive);
    default:
      return isWonInPart(bet) ? WON_IN_PART : RESULT_TAGS[bet.result];
  }
}

type Legs = Pick<Bet, 'game'> & { readonly selections: readonly Pick<BetSelection, 'dead_heat'>[] };

/** Whether a part of the stake won and the rest lost: nothing is returned, though the results that there are for it say so. */
const isWonInPart = ({ result, selections, game }: Pick<Bet, 'result'> & Legs): boolean =>
  (result.startsWith('refund') && selections.some(({ dead_heat: deadHeat }) => Boolean(deadHeat))) ||
  (result.startsWith('refund_half') && Boolean(game));

/** Whether the bet as a whole came to nothing. */
const isRefunded = (bet: Pick<Bet, 'result'> & Legs): boolean =>
  bet.result === 'refund_entire' && !isWonInPart(bet);

function submittedTag({ is_vip, vip_offer }: Tagged): TicketTag {
  if (vip_offer) return { key: 'bets.status.vipOffer', tone: 'warn', icon: 'triangle-alert' };
  return { key: is_vip ? 'bets.status.approval' : 'bets.status.submitted', tone: 'warn', icon: 'clock' };
}

function waitingTag({ selections }: Tagged, isLive: boolean): TicketTag {
  if (isLive) return { key: 'bets.status.live', tone: 'live' };
  const decided = decidedCount(selections);
  if (decided === 0) return { key: 'bets.status.open', tone: 'neutral' };
  return { key: 'bets.status.decided', tone: 'neutral', values: { decided, total: selections.length } };
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

/** Whether the place part of an each-way bet on a runner won, and the win part lost. */
export const isPlaceAlone = ({ status }: Pick<BetSelection, 'status'>, game: Bet['game']): boolean =>
  Boolean(game) && (status === 'half_won' || status === 'half_lost');

/** The word for how a leg ended. */
export const legKey = (leg: Pick<BetSelection, 'status'>, game: Bet['game']) =>
  isPlaceAlone(leg, game) ? 'bets.leg.place' : (`bets.leg.${leg.status}` as const);

/** The last of the three figures of a ticket. */
export interface Outcome {
  readonly key: 'bets.potentialReturn' | 'bets.paid' | 'bets.returned' | 'bets.cashedOut' | 'bets.taken';
  readonly amount: number;
  readonly isWin: boolean;
}

/** What came back, or may still come back. Units: minor units of the bet's currency. */
export function ticketOutcome(
  bet: Pick<Bet, 'status' | 'result' | 'win_amount' | 'potential_return' | 'stake'> & Legs,
): Outcome {
  const paid = bet.win_amount ?? 0;
  if (bet.status === 'rejected') return { key: 'bets.taken', amount: 0, isWin: false };
  if (isOpen(bet)) return { key: 'bets.potentialReturn', amount: bet.potential_return, isWin: false };
  if (bet.status === 'cashed_out') return { key: 'bets.cashedOut', amount: paid, isWin: false };
  if (bet.status !== 'done' || isRefunded(bet) || bet.result === 'canceled') {
    return { key: 'bets.returned', amount: paid, isWin: false };
  }
  return { key: 'bets.paid', amount: paid, isWin: paid > bet.stake };
}

/** Odds of a void selection, and of a bet of nothing else: the stake comes back. */
export const VOID_ODDS: Odds = ODDS_SCALE;

/** The odds that a ticket shows: those it was placed at, or 1.00 where the bet as a whole came to nothing. */
export const ticketOdds = (bet: Pick<Bet, 'status' | 'result' | 'odds'> & Legs): Odds =>
  bet.status === 'done' && isRefunded(bet) ? VOID_ODDS : bet.odds;

/** Tickets with more legs than this are folded. */
const LEGS_SHOWN = 5;
const LEGS_FOLDED = 4;

/** How many legs a folded ticket shows. */
export const foldedLegs = (count: number): number => (count > LEGS_SHOWN ? LEGS_FOLDED : count);
