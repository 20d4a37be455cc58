import type { ModalKind } from './modal-kinds.ts';

/** Kinds of modal that an address opens: those that need properties of their opener do not. */
export const ADDRESS_MODALS = [
  'sign_in',
  'sign_up',
  'forgot_password',
  'edit_password',
  'resend_confirmation_instructions',
  'resend_unlock_instructions',
  'unlock',
  'phone_verification',
  'missed_auth_fields',
  'deposit',
  'quick_deposit',
  'share_load',
  'notifications',
  'search',
  'chat',
  'sessions',
  'currencies',
  'cookie_drawer',
] as const satisfies readonly ModalKind[];
