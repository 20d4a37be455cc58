import { expect, test } from 'vitest';
import { MODALS, type ModalKind } from './modal.ts';
import { modalOfAddress } from './modal-address.ts';

test.each([
  ['http://x/sports?modal=sign_in', 'sign_in', '/sports'],
  ['http://x/sports?modal=sign-up&sport=football', 'sign_up', '/sports?sport=football'],
  ['http://x/sports/live#sign-in', 'sign_in', '/sports/live'],
  ['http://x/sports#sign-up', 'sign_up', '/sports'],
  ['http://x/sports?modal=custom_bet#sign-in', 'sign_in', '/sports?modal=custom_bet'],
])('%s opens %s and leaves %s', (href, kind, rest) => {
  expect(modalOfAddress(href)).toEqual({ kind, rest });
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

const NEEDS_ITS_OPENER = ['share_bet', 'share_preview', 'share_bet_not_found', 'custom_bet'];

test.each(Object.keys(MODALS) as ModalKind[])('an address opens %s only if it needs nothing else', (kind) => {
  const isOpened = modalOfAddress(`http://x/sports?modal=${kind}`) !== undefined;
  expect(isOpened).toBe(!NEEDS_ITS_OPENER.includes(kind));
});
