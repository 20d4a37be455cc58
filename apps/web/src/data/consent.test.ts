// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALL, ANSWER_EVENT, answerOf, ONLY_NECESSARY } from './consent-answer.ts';

// Each test has a page of its own: what is kept in memory ends with it.
let consent: typeof import('./consent.ts');
let storage: typeof import('./storage.ts');
let stop: () => void;
beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  delete document.documentElement.dataset.consent;
  window.history.replaceState(null, '', '/sports');
  consent = await import('./consent.ts');
  storage = await import('./storage.ts');
  stop = consent.startConsent();
});
afterEach(() => {
  stop();
  storage.removeStored('consent');
  storage.removeStored('consentChoices');
});

/** Answers as the head script does. */
function answerInNotice(choices: string) {
  storage.writeStored('consent', '1');
  storage.writeStored('consentChoices', choices);
  document.documentElement.dataset.consent = choices;
  window.dispatchEvent(new Event(ANSWER_EVENT));
}

test('answers name the classes in their order, the necessary one always', () => {
  expect([ONLY_NECESSARY, ALL]).toEqual(['necessary', 'necessary.preference.statistics.marketing']);
  expect(answerOf(['marketing', 'preference'])).toBe('necessary.preference.marketing');
});

test('what was chosen before the answer is stored with it', () => {
  storage.writeStored('theme', 'dark');
  expect(localStorage.getItem('theme')).toBeNull();
  answerInNotice(ALL);
  expect(localStorage.getItem('theme')).toBe('"dark"');
  expect(consent.agreedClasses()).toEqual(['necessary', 'preference', 'statistics', 'marketing']);
});

test('a refusal removes what an earlier visit stored, and nothing is stored from then on', () => {
  localStorage.setItem('density', '"compact"');
  localStorage.setItem('terms_accepted', '"2026-11"');
  answerInNotice(ONLY_NECESSARY);
  storage.writeStored('theme', 'dark');
  expect({ ...localStorage }).toEqual({ terms_accepted: '"2026-11"' });
  expect(storage.readStored('theme')).toBe('dark');
});

test('taking a class back clears its values, which hold until the page ends', () => {
  consent.agreeTo(['preference']);
  storage.writeStored('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('"dark"');
  consent.agreeTo([]);
  expect(localStorage.getItem('theme')).toBeNull();
  expect(storage.readStored('theme')).toBe('dark');
  expect(document.documentElement.dataset.consent).toBe('necessary');
  consent.agreeTo(['preference']);
  expect(localStorage.getItem('theme')).toBe('"dark"');
});

test('an answer of another tab is followed when this one is shown again', () => {
  consent.agreeTo(['preference']);
  const told = vi.fn();
  const end = consent.onConsent(told);
  storage.writeStored('consentChoices', ONLY_NECESSARY);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.documentElement.dataset.consent).toBe('necessary');
  expect(told).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveBeenCalledOnce();
  end();
});
