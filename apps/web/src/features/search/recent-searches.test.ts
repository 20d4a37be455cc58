import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agreedDocument } from '#data/test/agreed-document.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  vi.stubGlobal('document', agreedDocument());
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('the latest search comes first, each stands once, and six are kept', () => {
  for (const text of ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff', 'ggg', 'BBB']) rememberSearch(text);
  expect(recentSearches()).toEqual(['BBB', 'ggg', 'fff', 'eee', 'ddd', 'ccc']);
});

test('what is kept and is no search any more is left out', () => {
  kept.set('recent_searches', JSON.stringify({ texts: ['harbour', 7, 'ab', null] }));
  expect(recentSearches()).toEqual(['harbour']);
  kept.set('recent_searches', '"broken"');
  expect(recentSearches()).toEqual([]);
});

test('they are forgotten when that is asked for', () => {
  rememberSearch('harbour');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  expect(kept.size).toBe(0);
});
