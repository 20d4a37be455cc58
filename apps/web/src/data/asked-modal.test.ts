// @vitest-environment jsdom
import type { User } from '@touchline/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAskedModal } from './asked-modal.ts';
import { closeModal, openModalKind } from './modal.ts';
import { setCurrentServices } from './services.ts';
import { leaveUnanswered, type Session, SIGNED_OUT, setSession } from './session-state.ts';
import { SETTINGS_KEY, SYSTEM_KEY } from './settings-key.ts';
import { pageServices } from './test/page-services.ts';

// Shows what became of a deposit, in the words of a page.
vi.mock('./deposit-notices.ts', () => ({ takeDepositStatus: () => {} }));

const PENDING: Session = { ...SIGNED_OUT, status: 'PENDING' };

const signedIn = (country: string, ...statuses: string[]): Session => ({
  ...SIGNED_OUT,
  status: 'LOGGED_IN',
  // all that the gate reads
  user: {
    country: { code: country, name: country },
    statuses: statuses.map((id) => ({ id })),
    auth_fields_missed: [],
  } as unknown as User,
});

/** A page of a platform that blocks deposits from Ireland, where saved cards are tried, with further ways. */
function openPage(platform?: object): void {
  const services = pageServices({ country: 'DE' });
  services.queryClient.setQueryData(SETTINGS_KEY, { capabilities: ['payments'] });
  services.queryClient.setQueryData(SYSTEM_KEY, {
    platform_settings: { platform, deposit_blocked_countries: ['IE'] },
    feature_flags: [
      { name: 'quick_deposit', status: 'inactive' },
      { name: 'test', status: 'active' },
    ],
  });
  setCurrentServices(services);
  closeModal();
}
beforeEach(() => openPage());

/** What an address opens for a player, whether it is known before or after the address is read that he is there. */
function openedFor(modal: string, player: Session): readonly unknown[] {
  const ask = () => {
    window.touchlineAsked = `http://x/sports?modal=${modal}`;
    openAskedModal();
  };
  const opened = [
    [() => setSession(player), ask],
    [ask, () => setSession(player)],
  ].map((steps) => {
    setSession(PENDING);
    for (const step of steps) step();
    const kind = openModalKind();
    closeModal();
    return kind;
  });
  setSession(SIGNED_OUT);
  return opened;
}

test.each([
  ['deposit', signedIn('IE', 'spi_test'), 'deposit'],
  ['quick_deposit', signedIn('IE', 'spi_test'), 'quick_deposit'],
  ['quick_deposit', signedIn('DE', 'spi_test'), 'quick_deposit'],
  ['quick_deposit', signedIn('DE'), null],
])('%s of an address opens the same whenever the player is known: %#', (modal, player, kind) => {
  expect(openedFor(modal, player)).toEqual([kind, kind]);
});

test('a deposit of an address waits until it is known who is there, or that there is no answer', () => {
  openPage({ payment_widget_script: '/widget.js' });
  setSession(PENDING);
  window.touchlineAsked = 'http://x/sports?modal=deposit';
  openAskedModal();
  expect(openModalKind()).toBeNull();
  leaveUnanswered();
  expect(openModalKind()).toBe('deposit');
  setSession(SIGNED_OUT);
});
