import type { Capability } from '@touchline/contract/constants';
import { beforeEach, expect, test, vi } from 'vitest';
import { askToDeposit, askToSignIn, askToSignUp, goOnToSignUp } from './auth-actions.ts';
import { closeModal, useOpenModal } from './modal.ts';
import { setCurrentServices } from './services.ts';
import { SETTINGS_KEY } from './settings-key.ts';
import { removeStored, writeStored } from './storage.ts';
import { pageServices } from './test/page-services.ts';

// Stores are read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

beforeEach(() => {
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', { activeElement: null });
  closeModal();
});

/** A page whose backend lists these; none: nothing is known of it. */
function openPage(capabilities?: readonly Capability[]) {
  const services = pageServices();
  if (capabilities) services.queryClient.setQueryData(SETTINGS_KEY, { capabilities });
  setCurrentServices(services);
}

test('a modal opens where the backend has its call', () => {
  openPage(['sign_in']);
  expect([askToSignUp(), useOpenModal()]).toEqual([false, null]);
  expect(askToSignIn()).toBe(true);
  expect(useOpenModal()?.kind).toBe('sign_in');
});

test('a deposit opens with what it is asked for, where the backend has payments', () => {
  openPage(['sign_in']);
  expect([askToDeposit(), useOpenModal()]).toEqual([false, null]);
  openPage(['payments']);
  expect(askToDeposit({ currency: 'EUR', least: 5_150 })).toBe(true);
  expect(useOpenModal()).toMatchObject({ kind: 'deposit', props: { currency: 'EUR', least: 5_150 } });
});

test('while nothing is known of the backend its answer will tell', () => {
  openPage();
  expect(askToSignUp()).toBe(true);
  expect(useOpenModal()?.kind).toBe('sign_up');
});

test('on a device that has signed somebody in, sign-in opens in place of sign-up and leads on to it', () => {
  openPage();
  vi.stubGlobal('window', {});
  writeStored('isRegistered', true);
  expect([askToSignUp(), useOpenModal()?.kind]).toEqual([true, 'sign_in']);
  expect([goOnToSignUp(), useOpenModal()?.kind]).toEqual([true, 'sign_up']);
  openPage(['sign_up']);
  expect([askToSignUp(), useOpenModal()?.kind]).toEqual([true, 'sign_up']);
  removeStored('isRegistered');
});
