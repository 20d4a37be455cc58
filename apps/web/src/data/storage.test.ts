import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, STORAGE, writeStored } from './storage.ts';
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
  vi.stubGlobal('document', { cookie: '' });
};

beforeEach(() => openWindow());
afterEach(() => vi.unstubAllGlobals());

test('the nineteen keys of the specification are there, each once', () => {
  const names = Object.values(STORAGE).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(19);
  expect(Object.keys(STORAGE_FACTS).sort()).toEqual(Object.keys(STORAGE).sort());
});

test('what was written is read again', () => {
  writeStored('theme', 'dark');
  expect(readStored('theme')).toBe('dark');
  removeStored('theme');
  expect(readStored('theme')).toBeUndefined();
});

test('a broken value means the default', () => {
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
