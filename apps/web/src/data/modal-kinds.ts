import type { Rank } from './modal-ranks.ts';

export interface KindFacts {
  readonly opensByAddress: boolean;
  /** What the player opened where it is absent. */
  readonly rank?: Rank;
  /** Only what it holds closes it. */
  readonly isBlocking?: boolean;
}

/** Modals about an account: only the gate opens them, see `auth-actions.ts`. */
const AUTH_MODALS = {
  sign_in: { opensByAddress: true },
  sign_up: { opensByAddress: true },
  forgot_password: { opensByAddress: true },
  edit_password: { opensByAddress: true },
  resend_confirmation_instructions: { opensByAddress: true },
  resend_unlock_instructions: { opensByAddress: true },
  unlock: { opensByAddress: true },
  phone_verification: { opensByAddress: true },
  missed_auth_fields: { opensByAddress: true },
  deposit: { opensByAddress: true },
  quick_deposit: { opensByAddress: true },
  confirm_password: { opensByAddress: false, rank: 'step' },
} satisfies Readonly<Record<string, KindFacts>>;
export type AuthModal = keyof typeof AUTH_MODALS;

/** Kinds of modal with their ranks, and whether an address opens them: those that need properties of their opener do not. */
export const MODALS = {
  ...AUTH_MODALS,
  share_bet: { opensByAddress: false },
  share_load: { opensByAddress: true },
  share_preview: { opensByAddress: false },
  share_bet_not_found: { opensByAddress: false },
  custom_bet: { opensByAddress: false },
  notifications: { opensByAddress: true },
  search: { opensByAddress: true },
  chat: { opensByAddress: true },
  sessions: { opensByAddress: true },
  currencies: { opensByAddress: true },
  payout: { opensByAddress: false },
  cookie_drawer: { opensByAddress: true },
  deposit_reminder: { opensByAddress: false, rank: 'reminder' },
  welcoming_popup: { opensByAddress: false, rank: 'offer' },
  session_clock: { opensByAddress: false },
  reality_check: { opensByAddress: false, rank: 'check', isBlocking: true },
  out_of_session_limit: { opensByAddress: false, rank: 'notice' },
  activity_limit_reached: { opensByAddress: false, rank: 'notice' },
  on_break: { opensByAddress: false, rank: 'notice' },
  limit: { opensByAddress: false },
} satisfies Readonly<Record<string, KindFacts>>;
export type ModalKind = keyof typeof MODALS;

export const isAuthModal = (kind: ModalKind): kind is AuthModal => Object.hasOwn(AUTH_MODALS, kind);

/** Kinds that an address opens. */
export const addressModals = (): readonly string[] =>
  Object.entries(MODALS).flatMap(([kind, { opensByAddress }]) => (opensByAddress ? [kind] : []));
