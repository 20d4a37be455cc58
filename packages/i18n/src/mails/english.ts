/** Mail to players, English. Shape: `before` stands above the link, `after` below it. */
export const english = {
  reset_password: {
    subject: 'Set a new password',
    before: 'You asked to set a new password for your {brand} account.',
    action: 'Set a new password',
    after:
      'The link works once and for one hour. If you didn’t ask, ignore this mail: your password stays as it is.',
  },
  confirmation: {
    subject: 'Confirm your email',
    before: 'Confirm that this email is yours to go on with your {brand} account.',
    action: 'Confirm my email',
    after: 'The link works once and for seven days. If you have no account with us, ignore this mail.',
  },
  unlock: {
    subject: 'Sign in again',
    before: 'There were too many failed sign-ins to your {brand} account, so we stopped them for a while.',
    action: 'Let me sign in again',
    after: 'The link works once and for one hour. If it wasn’t you, set a new password.',
  },
  account_exists: {
    subject: 'You have an account already',
    before:
      'Somebody signed up at {brand} with this email, and there is an account with it already. If it was you, sign in, or set a new password here.',
    action: 'Set a new password',
    after: 'The link works once and for one hour. If it wasn’t you, ignore this mail: nothing has changed.',
  },
  password_changed: {
    subject: 'Your password was changed',
    before: 'The password of your {brand} account was changed, and all other devices were signed out.',
    action: 'Go to {brand}',
    after: 'If it wasn’t you, set a new password at once with “Forgot your password?” where you sign in.',
  },
  new_email: {
    subject: 'Confirm your new email',
    before: 'You asked to use this email for your {brand} account. It counts once you confirm it.',
    action: 'Confirm my email',
    after:
      'The link works once and for seven days. If you didn’t ask, ignore this mail: nothing changes without it.',
  },
  email_changing: {
    subject: 'A new email for your account',
    before: 'Somebody signed in to your {brand} account gave it another email. From then on we write there.',
    action: 'Go to {brand}',
    after: 'If it wasn’t you, set a new password at once and contact us.',
  },
  email_in_use: {
    subject: 'You have an account already',
    before:
      'Somebody wanted to use this email for another {brand} account. Your account has it, so nothing has changed.',
    action: 'Go to {brand}',
    after: 'If it was you, sign in with this email. If it wasn’t, ignore this mail.',
  },
  phone_changed: {
    subject: 'Your phone was verified',
    before: 'A phone was verified for your {brand} account. You can sign in with it and set a new password.',
    action: 'Go to {brand}',
    after: 'If it wasn’t you, set a new password at once and contact us.',
  },
};
