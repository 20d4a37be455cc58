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
};
