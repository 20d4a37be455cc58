import type { NamedAction } from '@touchline/contract/layout';
import { NAMED_ACTIONS } from '@touchline/contract/layout';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useOpenModal } from '#data/modal.ts';
import { setCurrentServices } from '#data/services.ts';
import { SIGNED_OUT, setSession } from '#data/session-state.ts';
import { closeSideMenu, useSideMenuOpen } from '#data/side-menu.ts';
import { pageServices } from '#data/test/page-services.ts';
import { stubDocument } from '#data/test/stub-document.ts';
import { closeSheet, ticketPanel, useSheetOpen } from '#data/ticket-panel.ts';
import { ActionItem } from './action-item.tsx';

// Stores are read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

// What the backend has; undefined while nothing is known of it.
const held = vi.hoisted(() => ({ settings: undefined as { capabilities: string[] } | undefined }));
vi.mock('#data/held-query.ts', () => ({
  useHeldSettings: () => held.settings,
  useHeldSystem: () => undefined,
}));
// A component is called outside of a page.
vi.mock('#data/services.ts', async (original) => ({
  ...(await original<typeof import('#data/services.ts')>()),
  useServices: () => ({}),
}));

beforeEach(() => {
  stubDocument();
  setCurrentServices(pageServices());
  setSession(SIGNED_OUT);
  held.settings = undefined;
});
afterEach(() => {
  closeModal();
  closeSheet();
  closeSideMenu();
  vi.unstubAllGlobals();
});

const itemOf = (action: NamedAction) => ActionItem({ action, icon: undefined, title: action });
const press = (action: NamedAction) => itemOf(action)?.props.onClick();

test('signing in and signing up open their modals', () => {
  press('sign_in');
  expect(useOpenModal()?.kind).toBe('sign_in');
  press('sign_up');
  expect(useOpenModal()?.kind).toBe('sign_up');
});

test('who is signed in is not asked to sign in', () => {
  setSession({ ...SIGNED_OUT, status: 'LOGGED_IN' });
  expect([itemOf('sign_in'), itemOf('sign_up')]).toEqual([null, null]);
});

test('the sports menu opens the side menu', () => {
  expect(useSideMenuOpen()).toBe(false);
  press('sports_menu');
  expect(useSideMenuOpen()).toBe(true);
});

test('my bets and the bet slip open the sheet on their tab', () => {
  press('my_bets');
  expect([useSheetOpen(), ticketPanel().tab]).toEqual([true, 'MY_BETS']);
  closeSheet();
  press('bet_slip');
  expect([useSheetOpen(), ticketPanel().tab]).toEqual([true, 'BET_SLIP']);
});

test('the deposit opens its modal where the backend has payments, and is not shown elsewhere', () => {
  expect(NAMED_ACTIONS.filter((action) => itemOf(action) === null)).toEqual(['deposit']);
  held.settings = { capabilities: ['payments'] };
  expect(itemOf('deposit')).toBeNull();
  held.settings = { capabilities: ['payments', 'sign_in'] };
  press('deposit');
  expect(useOpenModal()?.kind).toBe('deposit');
  held.settings = { capabilities: ['payments'] };
  setSession({ ...SIGNED_OUT, status: 'LOGGED_IN' });
  expect(itemOf('deposit')).not.toBeNull();
});
