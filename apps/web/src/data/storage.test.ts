import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAgreed, readStored, removeStored, STORAGE, writeStored } from './storage.ts';
import { STORAGE_FACTS } from './storage-facts.ts';

/** A store of a browser, or one that refuses as frames may. */
function storeOf(refuses = false) {
  const values = new Map<string, string>();
  const guard = <T>(work: () => T): T => {
    if (refuses) throw new DOMException('refused', 'SecurityError');
    return work();
  };
  return {
    values,
    getItem: (name: string) => guard(() => values.get(name) ?? null),
    setItem: (name: string, value: string) => guard(() => void values.set(name, value)),
    removeItem: (name: string) => guard(() => void values.delete(name)),
  };
}

let local = storeOf();
const openWindow = (refuses = false) => {
  local = storeOf(refuses);
  vi.stubGlobal('window', {
    localStorage: local,
    sessionStorage: storeOf(refuses),
    location: { protocol: 'http:' },
  });
  // A document keeps the pair of a cookie that is written; a lifetime of nothing removes it.
  const cookies = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
};

/** Answers about cookies as the notice does. */
function answer(choices: string) {
  writeStored('consent', '1');
  writeStored('consentChoices', choices);
}

beforeEach(() => openWindow());
afterEach(() => vi.unstubAllGlobals());

test('the nineteen keys of the specification are there, each once', () => {
  const names = Object.values(STORAGE).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(19);
  expect(Object.keys(STORAGE_FACTS).sort()).toEqual(Object.keys(STORAGE).sort());
});

test('what was written is read again', () => {
  answer('necessary.preference');
  writeStored('theme', 'dark');
  expect(readStored('theme')).toBe('dark');
  removeStored('theme');
  expect(readStored('theme')).toBeUndefined();
});

test('each key that is kept without asking says why, and no other', () => {
  for (const [key, { needed }] of Object.entries(STORAGE_FACTS)) {
    const entry: { readonly name: string; readonly consent?: string } = STORAGE[key as keyof typeof STORAGE]; // keys of both are compared above
    expect(needed === undefined, key).toBe(entry.consent !== undefined);
  }
});

test.each([['not answered yet'], ['necessary'], ['necessary.statistics.marketing']])(
  'without agreement to preferences (%s) their values live in memory alone',
  (choices) => {
    if (choices.startsWith('necessary')) answer(choices);
    writeStored('theme', 'dark');
    writeStored('termsAccepted', '2026-11');
    writeStored('oddsCookie', 'american');
    expect(readStored('theme')).toBe('dark');
    expect([...local.values]).toEqual([['terms_accepted', '"2026-11"']]);
    expect(document.cookie).toContain('odds_format=american');
    removeStored('theme');
    expect(readStored('theme')).toBeUndefined();
  },
);

test('what storage holds of a class that nobody agreed to is not read', () => {
  local.values.set(STORAGE.theme.name, '"dark"');
  expect(readStored('theme')).toBeUndefined();
  answer('necessary.preference');
  expect(readStored('theme')).toBe('dark');
});

test('one of the two cookies alone agrees to nothing', () => {
  writeStored('consentChoices', 'necessary.preference');
  expect(isAgreed('preference')).toBe(false);
  writeStored('consent', '1');
  expect(isAgreed('preference')).toBe(true);
  removeStored('consentChoices');
  expect(isAgreed('preference')).toBe(false);
});

test('a broken value means the default', () => {
  answer('necessary.preference');
  local.values.set(STORAGE.theme.name, '{"not json');
  expect(readStored('theme')).toBeUndefined();
  local.values.set(STORAGE.theme.name, '"purple"');
  expect(readStored('theme')).toBeUndefined();
  local.values.set(STORAGE.quickBet.name, '[1]');
  expect(readStored('quickBet')).toBeUndefined();
});

test('a browser that refuses keeps the value until the page ends', () => {
  openWindow(true);
  writeStored('density', 'compact');
  expect(readStored('density')).toBe('compact');
  removeStored('density');
  expect(readStored('density')).toBeUndefined();
});

test('on the server there is nothing, and nothing fails', () => {
  vi.unstubAllGlobals();
  writeStored('theme', 'dark');
  expect(readStored('theme')).toBeUndefined();
});
