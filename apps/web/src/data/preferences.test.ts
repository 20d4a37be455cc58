import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  setDensity,
  setOddsFormat,
  setSidebarCollapsed,
  setTheme,
  startPreferences,
  takeOddsFormat,
  useDensity,
  useSidebarCollapsed,
  useTheme,
} from './preferences.ts';
import { agreedDocument } from './test/agreed-document.ts';

// Stores are read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

const local = new Map<string, string>();
const page = agreedDocument();

beforeEach(() => {
  local.clear();
  page.written = '';
  page.documentElement.dataset = {};
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    location: { protocol: 'http:' },
    localStorage: {
      getItem: (name: string) => local.get(name) ?? null,
      setItem: (name: string, value: string) => local.set(name, value),
      removeItem: (name: string) => local.delete(name),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the odds format is kept under its key, and in the cookie that the next page is rendered with', () => {
  setOddsFormat('american');
  expect(local.get('activeOddsType')).toBe('"american"');
  expect(page.written).toMatch(/^odds_format=american; path=\/sports; max-age=31536000; samesite=lax$/);
});

test('a format that this browser kept becomes the cookie when the page was rendered in another one', () => {
  local.set('activeOddsType', '"british"');
  startPreferences('european');
  expect(page.written).toContain('odds_format=british');
});

test('a collapsed sidebar is kept, marked on the document, and found again', () => {
  setSidebarCollapsed(true);
  expect(local.get('left_sidebar_collapsed')).toBe('true');
  expect(page.documentElement.dataset).toEqual({ rail: '' });
  startPreferences('european');
  expect(useSidebarCollapsed()).toBe(true);
  setSidebarCollapsed(false);
  expect(page.documentElement.dataset).toEqual({});
  startPreferences('european');
  expect(useSidebarCollapsed()).toBe(false);
});

test('a theme is kept until the system decides again', () => {
  setTheme('light');
  expect([local.get('theme'), page.documentElement.dataset.theme]).toEqual(['"light"', 'light']);
  setTheme('system');
  expect([local.get('theme'), page.documentElement.dataset.theme]).toEqual([undefined, undefined]);
  startPreferences('european');
  expect(useTheme()).toBe('system');
});

test('the format of an account is the cookie alone, so that the next account brings its own', () => {
  takeOddsFormat('hongkong');
  expect(page.written).toContain('odds_format=hongkong');
  expect(local.has('activeOddsType')).toBe(false);
});

test('a density is kept, marked on the document, and found again', () => {
  setDensity('compact');
  expect([local.get('density'), page.documentElement.dataset.density]).toEqual(['"compact"', 'compact']);
  startPreferences('european');
  expect(useDensity()).toBe('compact');
  setDensity('comfortable');
  expect(page.documentElement.dataset.density).toBe('comfortable');
});
