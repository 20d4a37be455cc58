import type { ModalBindings } from '#data/block.ts';

export const modals: ModalBindings = {
  sign_in: { titleKey: 'signIn.title', load: () => import('./sign-in.tsx') },
  sessions: { titleKey: 'sessions.title', load: () => import('./sessions.tsx') },
  currencies: { titleKey: 'currencies.title', load: () => import('./currencies.tsx') },
  sign_up: { titleKey: 'signUp.title', load: () => import('./sign-up.tsx') },
  confirm_password: { titleKey: 'password.confirmTitle', load: () => import('./confirm-password.tsx') },
  forgot_password: { titleKey: 'password.forgotTitle', load: () => import('./forgot-password.tsx') },
  edit_password: { titleKey: 'password.editTitle', load: () => import('./edit-password.tsx') },
  resend_confirmation_instructions: {
    titleKey: 'confirmation.title',
    load: () => import('./resend-confirmation.tsx'),
  },
  resend_unlock_instructions: { titleKey: 'unlock.title', load: () => import('./resend-unlock.tsx') },
  phone_verification: {
    titleKey: 'phone.title',
    load: () => import('./phone-verification.tsx'),
  },
  deposit: { titleKey: 'account.deposit', load: () => import('./money/deposit.tsx') },
  missed_auth_fields: { titleKey: 'missed.title', load: () => import('./missed-fields.tsx') },
  payout: { titleKey: 'payout.title', load: () => import('./money/payout.tsx') },
  on_break: { titleKey: 'breaks.noticeTitle', load: () => import('./break-notice.tsx') },
  quick_deposit: { titleKey: 'account.deposit', load: () => import('./money/quick-deposit.tsx') },
  unlock: { titleKey: 'unlock.title', load: () => import('./unlock.tsx') },
};
