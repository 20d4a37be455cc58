import { expect, test } from 'vitest';
import { modalOfAddress } from './modal-address.ts';

test.each([
  ['http://x/sports?modal=sign_in', 'sign_in', '/sports'],
  ['http://x/sports?modal=sign-up&sport=football', 'sign_up', '/sports?sport=football'],
  ['http://x/sports/live#sign-in', 'sign_in', '/sports/live'],
  ['http://x/sports#sign-up', 'sign_up', '/sports'],
])('%s opens %s and leaves %s', (href, kind, rest) => {
  expect(modalOfAddress(href)).toEqual({ kind, rest });
});

test.each(['http://x/sports', 'http://x/sports#betBuilder', 'http://x/sports?modal=bonus_detail'])(
  '%s opens nothing',
  (href) => {
    expect(modalOfAddress(href)).toBeUndefined();
  },
);
