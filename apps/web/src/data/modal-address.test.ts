import { expect, test } from 'vitest';
import { modalOfAddress } from './modal-address.ts';
import { MODALS, type ModalKind } from './modal-kinds.ts';

test.each([
  ['http://x/sports?modal=sign_in', { kind: 'sign_in' }],
  ['http://x/sports?modal=sign-up&sport=football', { kind: 'sign_up' }],
  ['http://x/sports/live#sign-in', { kind: 'sign_in' }],
  ['http://x/sports#sign-up', { kind: 'sign_up' }],
  ['http://x/sports#password/new', { kind: 'forgot_password' }],
  ['http://x/sports#password/edit', { kind: 'edit_password' }],
  ['http://x/sports#confirmation', { kind: 'resend_confirmation_instructions' }],
  ['http://x/sports#unlock', { kind: 'unlock' }],
  ['http://x/sports?modal=custom_bet#sign-in', { kind: 'sign_in' }],
  ['http://x/sports?modal=edit_password&reset_password_token=a', { kind: 'edit_password', token: 'a' }],
  ['http://x/sports?reset_password_token=a#password/edit', { kind: 'edit_password', token: 'a' }],
  ['http://x/sports?confirmation_token=a', { kind: 'resend_confirmation_instructions', token: 'a' }],
  ['http://x/sports?unlock_token=a#unlock', { kind: 'unlock', token: 'a' }],
  ['http://x/sports?unlock_token=a#sign-in', { kind: 'sign_in' }],
  ['http://x/sports?unlock_token=#unlock', { kind: 'unlock' }],
])('%s opens %o', (href, asked) => {
  expect(modalOfAddress(href)).toEqual(asked);
});

test.each([
  'http://x/sports',
  'http://x/sports#betBuilder',
  'http://x/sports?modal=bonus_detail',
  'http://x/sports?modal=constructor',
  'http://x/sports#toString',
])('%s opens nothing', (href) => {
  expect(modalOfAddress(href)).toBeUndefined();
});

const NEEDS_ITS_OPENER = [
  'share_bet',
  'share_preview',
  'share_bet_not_found',
  'custom_bet',
  'payout',
  'confirm_password',
  'deposit_reminder',
  'welcoming_popup',
  'session_clock',
  'reality_check',
  'out_of_session_limit',
  'activity_limit_reached',
  'on_break',
  'limit',
];

test.each(Object.keys(MODALS) as ModalKind[])('an address opens %s only if it needs nothing else', (kind) => {
  const isOpened = modalOfAddress(`http://x/sports?modal=${kind}`) !== undefined;
  expect(isOpened).toBe(!NEEDS_ITS_OPENER.includes(kind));
});
