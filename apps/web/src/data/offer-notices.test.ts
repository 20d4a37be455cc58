import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepModals } from './modal.ts';
import { dismissNotice, notify, shownNotice } from './notices.ts';
import { notifyOffer, startOfferNotices } from './offer-notices.ts';
import { SIGNED_OUT, setSession } from './session-state.ts';

const offer = (name: string) => ({ titleKey: 'bonuses.toast.title' as const, text: name });
const shown = () => shownNotice.get()?.text;

/** Says which modal is seen. */
const [, seeModal] = keepModals(() => {});
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  setSession({ status: 'LOGGED_IN', user: null, accounts: [], account: null });
  stop = startOfferNotices();
});
afterEach(() => {
  stop();
  seeModal(null);
  dismissNotice();
  setSession(SIGNED_OUT);
  vi.useRealTimers();
});

test('offers are told one at a time, each marked as one', () => {
  notifyOffer(offer('first'));
  notifyOffer(offer('second'));
  expect([shown(), shownNotice.get()?.isOffer]).toEqual(['first', true]);
  dismissNotice();
  expect(shown()).toBe('second');
});

test('an offer waits for another toast', () => {
  notify({ kind: 'error', titleKey: 'toast.error.title', text: 'An error', isLasting: true });
  notifyOffer(offer('offer'));
  expect(shown()).toBe('An error');
  dismissNotice();
  expect(shown()).toBe('offer');
});

test('an offer leaves when a modal opens, and one that comes then waits until it is closed', () => {
  notifyOffer(offer('before'));
  seeModal({ kind: 'reality_check', props: {}, opener: null });
  expect(shown()).toBeUndefined();
  notifyOffer(offer('during'));
  expect(shown()).toBeUndefined();
  seeModal(null);
  expect(shown()).toBe('during');
});

test('offers are gone when the player signs out', () => {
  notifyOffer(offer('shown'));
  notifyOffer(offer('waiting'));
  setSession(SIGNED_OUT);
  expect(shown()).toBeUndefined();
  setSession({ status: 'LOGGED_IN', user: null, accounts: [], account: null });
  expect(shown()).toBeUndefined();
});
