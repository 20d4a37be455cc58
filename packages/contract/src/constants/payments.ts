/** Statuses of a deposit. Those after the first two are final. */
export const DEPOSIT_STATUSES = ['pending', 'needs_confirmation', 'succeeded', 'failed'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** Statuses of a payout request. Source: specification §3, payout request; `withdrawn` (by the player) is an extension. */
export const PAYOUT_STATUSES = ['initial', 'approved', 'declined', 'paid', 'withdrawn'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Why a deposit failed. */
export const DEPOSIT_FAILURES = [
  'declined',
  'insufficient_funds',
  'wrong_code',
  'expired',
  'not_started',
] as const;
export type DepositFailure = (typeof DEPOSIT_FAILURES)[number];

/** Ways to pay in that an operator puts in order. Source: specification §2 and §6; iframe_deposit is the modal of the host. */
export const DEPOSIT_WAYS = ['quick_deposit', 'payment_widget', 'iframe_deposit', 'page'] as const;
export type DepositWay = (typeof DEPOSIT_WAYS)[number];

/** Why an operator declined a payout request. */
export const PAYOUT_DECLINES = ['not_verified', 'details_wrong', 'against_terms', 'other'] as const;
export type PayoutDecline = (typeof PAYOUT_DECLINES)[number];

/** Kinds of movement on a player's account, by the group that a list is filtered by. */
export const MOVEMENT_GROUPS = {
  deposits: ['deposit'],
  payouts: ['payout_lock', 'payout_release', 'payout_paid'],
  stakes: ['stake', 'lock', 'accept', 'release', 'game_stake'],
  winnings: ['payout', 'cash_out', 'game_payout', 'reversal'],
  credits: ['welcome'],
} as const;
export type MovementGroup = keyof typeof MOVEMENT_GROUPS;
