/** Parameters that ask for a modal or a toast, or carry the token of a mail. Source: specification §2. */
export const ASKING_PARAMETERS = [
  'modal',
  'reset_password_token',
  'confirmation_token',
  'unlock_token',
  'quick-deposit-status',
] as const;

/** Hashes that open a modal. Source: specification §2. */
export const ASKING_HASHES = [
  'sign-in',
  'sign-up',
  'confirmation',
  'password/edit',
  'password/new',
  'unlock',
] as const;

/** Event of the window: something on the page asks for a modal in the way that an address does. */
export const ASKED_EVENT = 'touchline:asked';

declare global {
  interface Window {
    /** The address as it was before the head script took out of it what asks for a modal, or one that a button stands for. */
    touchlineAsked?: string | undefined;
  }
}
