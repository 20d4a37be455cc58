import { expect, test } from 'vitest';
import { type SignUpReminderFacts, signUpReminderDelay } from './sign-up-reminder.ts';

const facts: SignUpReminderFacts = {
  seconds: 60,
  isVisitor: true,
  canSignUp: true,
  isRegistered: false,
  wasReminded: false,
  isAgreed: true,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0 Safari/537.36',
};

test('a visitor is reminded after the seconds of the operator, in an automated browser too', () => {
  expect(signUpReminderDelay(facts)).toBe(60_000);
});

test.each<[string, Partial<SignUpReminderFacts>]>([
  ['a player who is signed in', { isVisitor: false }],
  ['a visitor where the operator reminds nobody', { seconds: undefined }],
  ['a visitor where sign-up is off', { canSignUp: false }],
  ['a visitor on a device that somebody has signed in on', { isRegistered: true }],
  ['a visitor who was reminded', { wasReminded: true }],
  ['a visitor who did not agree to preferences', { isAgreed: false }],
  ['an audit of Lighthouse', { userAgent: `${facts.userAgent} Chrome-Lighthouse` }],
])('%s is not reminded', (_who, other) => {
  expect(signUpReminderDelay({ ...facts, ...other })).toBeNull();
});
