import { expect, test } from 'vitest';
import { localeSetup } from '#data/locale.ts';
import { modalOverHome } from './user-paths.ts';

const SETUP = localeSetup('en,ar', false);

test.each([
  ['/sports/users/sign-in', '/sports?modal=sign_in'],
  ['/sports/users/sign-up?ctag=a', '/sports?ctag=a&modal=sign_up'],
  ['/sports/ar/users/sign-in?modal=search', '/sports/ar?modal=sign_in'],
  ['/sports/users/password/new', '/sports?modal=forgot_password'],
  [
    '/sports/users/password/edit?reset_password_token=a',
    '/sports?reset_password_token=a&modal=edit_password',
  ],
  [
    '/sports/ar/users/confirmation?confirmation_token=a',
    '/sports/ar?confirmation_token=a&modal=resend_confirmation_instructions',
  ],
  ['/sports/users/confirmation', '/sports?modal=resend_confirmation_instructions'],
  ['/sports/users/password', undefined],
  ['/sports/users', undefined],
  ['/sports/users/sign-out', undefined],
  ['/sports', undefined],
])('%s leads to %s', (path, address) => {
  expect(modalOverHome(SETUP, new URL(path, 'http://book.example'))).toBe(address);
});
