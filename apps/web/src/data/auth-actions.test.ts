import type { User } from '@touchline/contract';
import type { Capability } from '@touchline/contract/constants';
import { beforeEach, expect, test, vi } from 'vitest';
import { askFor, askToDeposit, askToSignIn, askToSignUp, goOnToSignUp } from './auth-actions.ts';
import { closeModal, openModalKind, useOpenModal } from './modal.ts';
import { currentServices, setCurrentServices } from './services.ts';
import { SIGNED_OUT, setSession } from './session-state.ts';
import { SETTINGS_KEY, SYSTEM_KEY } from './settings-key.ts';
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

const PLATFORM = { payment_widget_script: '/widget.js', deposit_page: null };

/** A page whose backend lists `payments` and says this of its platform. */
function openPlatform(platform_settings: object, country?: string) {
  const services = pageServices(country === undefined ? {} : { country });
  services.queryClient.setQueryData(SETTINGS_KEY, { capabilities: ['payments'] });
  services.queryClient.setQueryData(SYSTEM_KEY, { platform_settings });
  setCurrentServices(services);
}

test('a deposit opens by any way that the platform has, with deposits on', () => {
  openPlatform({ platform: PLATFORM, deposit_ways: ['payment_widget'] });
  expect(askToDeposit()).toBe(true);
  openPlatform({ platform: { ...PLATFORM, payment_widget_script: null }, deposit_ways: ['payment_widget'] });
  expect(askToDeposit()).toBe(false);
  openPlatform({ deposit_ways: [] });
  expect([askToDeposit(), askFor('quick_deposit')]).toEqual([false, false]);
});

test('a deposit does not open in a blocked country, of the reader or of his account, nor in a frame', () => {
  const blocked = { deposit_blocked_countries: ['FR'], deposit_needs_fields: true };
  openPlatform(blocked, 'FR');
  expect(askToDeposit()).toBe(false);
  openPlatform(blocked, 'DE');
  expect(askToDeposit()).toBe(true);
  const country = { code: 'FR', name: 'France' };
  const user = { country, auth_fields_missed: ['first_name'] } as unknown as User; // all that the gate reads
  setSession({ ...SIGNED_OUT, status: 'LOGGED_IN', user });
  expect(askToDeposit()).toBe(false);
  setSession(SIGNED_OUT);
  vi.stubGlobal('top', {});
  expect(askToDeposit()).toBe(false);
  vi.unstubAllGlobals();
});

/** A page of this operator, with a player of these statuses. */
function openFlagged(flags: Readonly<Record<string, string>>, platform_settings: object, ...ids: string[]) {
  openPlatform(platform_settings);
  const feature_flags = Object.entries(flags).map(([name, status]) => ({ name, status }));
  currentServices().queryClient.setQueryData(SYSTEM_KEY, { platform_settings, feature_flags });
  const user = { statuses: ids.map((id) => ({ id })), auth_fields_missed: [] } as unknown as User; // all that the gate reads
  setSession({ ...SIGNED_OUT, status: 'LOGGED_IN', user });
}

test('an inactive quick deposit opens for players with the status of tests alone, while tests are on', () => {
  const card = { deposit_ways: ['quick_deposit'] };
  const both = () => [askToDeposit(), askFor('quick_deposit')];
  openFlagged({ quick_deposit: 'inactive' }, card, 'spi_test');
  expect(both()).toEqual([false, false]);
  openFlagged({ quick_deposit: 'inactive', test: 'active' }, card, 'gold');
  expect(both()).toEqual([false, false]);
  openFlagged({ quick_deposit: 'inactive', test: 'active' }, card, 'spi_test');
  expect(both()).toEqual([true, true]);
  openFlagged({ quick_deposit: 'active' }, card);
  expect(both()).toEqual([true, true]);
  setSession(SIGNED_OUT);
});

test('where quick deposit is inactive, players pay in on the next way, and a deposit that began goes on', () => {
  openFlagged({ quick_deposit: 'inactive' }, { platform: PLATFORM });
  expect([askToDeposit(), askFor('quick_deposit')]).toEqual([true, false]);
  expect(askFor('quick_deposit', { begun: { id: 'd1' } })).toBe(true);
  setSession(SIGNED_OUT);
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

/** A player whose account lacks fields. */
const lacking = (missed: readonly string[]) =>
  setSession({
    status: 'LOGGED_IN',
    user: { auth_fields_missed: missed } as unknown as User, // all that the gate reads
    accounts: [],
    account: null,
  });

test.each([
  [true, 'missed_auth_fields'],
  [false, 'deposit'],
])('if the operator wants fields before a deposit (%s), who lacks some gets %s', (needsFields, first) => {
  openPage(['payments', 'missed_fields']);
  currentServices().queryClient.setQueryData(SYSTEM_KEY, {
    platform_settings: { deposit_needs_fields: needsFields },
  });
  lacking([]);
  expect([askToDeposit(), openModalKind()]).toEqual([true, 'deposit']);
  lacking(['first_name']);
  expect([askToDeposit({ currency: 'EUR' }), openModalKind()]).toEqual([true, first]);
  setSession(SIGNED_OUT);
});

test('what the fields lead on to is the deposit that was asked for', () => {
  openPage(['payments', 'missed_fields']);
  currentServices().queryClient.setQueryData(SYSTEM_KEY, {
    platform_settings: { deposit_needs_fields: true },
  });
  lacking(['first_name']);
  askFor('quick_deposit', { currency: 'EUR', least: 5_150 });
  const goOn = useOpenModal()?.props.goOn;
  if (typeof goOn === 'function') goOn();
  expect(useOpenModal()).toMatchObject({ kind: 'quick_deposit', props: { currency: 'EUR', least: 5_150 } });
  setSession(SIGNED_OUT);
});

test('where the backend takes no fields, a deposit opens at once', () => {
  openPage(['payments']);
  currentServices().queryClient.setQueryData(SYSTEM_KEY, {
    platform_settings: { deposit_needs_fields: true },
  });
  lacking(['first_name']);
  expect([askToDeposit(), useOpenModal()?.kind]).toEqual([true, 'deposit']);
  setSession(SIGNED_OUT);
});
