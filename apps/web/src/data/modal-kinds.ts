import type { Rank } from './modal-ranks.ts';

export interface KindFacts {
  /** What the player opened where it is absent. */
  readonly rank?: Rank;
  /** Only what it holds closes it. */
  readonly isBlocking?: boolean;
}

/** Modals about an account: only the gate opens them, see `auth-actions.ts`. */
const AUTH_MODALS = {
  sign_in: {},
  sign_up: {},
  forgot_password: {},
  edit_password: {},
  resend_confirmation_instructions: {},
  resend_unlock_instructions: {},
  unlock: {},
  phone_verification: {},
  missed_auth_fields: {},
  deposit: {},
  quick_deposit: {},
  confirm_password: { rank: 'step' },
} satisfies Readonly<Record<string, KindFacts>>;
export type AuthModal = keyof typeof AUTH_MODALS;

/** Kinds of modal with their ranks. */
export const MODALS = {
  ...AUTH_MODALS,
  share_bet: {},
  share_load: {},
  share_preview: {},
  share_bet_not_found: {},
  custom_bet: {},
  notifications: {},
  search: {},
  chat: {},
  sessions: {},
  currencies: {},
  payout: {},
  cookie_drawer: {},
  deposit_reminder: { rank: 'reminder' },
  welcoming_popup: { rank: 'offer' },
  bonus_detail: { rank: 'offer' },
  lootbox_opened: { rank: 'offer' },
  jackpot_hit: { rank: 'offer' },
  session_clock: {},
  reality_check: { rank: 'check', isBlocking: true },
  out_of_session_limit: { rank: 'notice' },
  activity_limit_reached: { rank: 'notice' },
  on_break: { rank: 'notice' },
  limit: {},
} satisfies Readonly<Record<string, KindFacts>>;
export type ModalKind = keyof typeof MODALS;

export const isAuthModal = (kind: ModalKind): kind is AuthModal => Object.hasOwn(AUTH_MODALS, kind);
