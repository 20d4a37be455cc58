import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, openAuthModal, openModal, useOpenModal } from './modal.ts';

// Stores are read outside of a component: React's hook gives what a mounted one would show.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

beforeEach(() => {
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', { activeElement: null });
});

test('what is asked for before the ranks are known is shown by them, and a step covers what the player opened', async () => {
  openModal('search');
  openModal('payout', { currency: 'EUR' });
  expect(useOpenModal()?.kind).toBe('payout');
  const { onModalGone, useShownModals } = await import('./overlays.ts');
  const kinds = () => useShownModals().map(({ kind }) => kind);
  expect(kinds()).toEqual(['payout']);
  const [payout] = useShownModals();
  const props = {};
  openAuthModal('confirm_password', props);
  const gone = vi.fn();
  onModalGone(props, gone);
  expect([kinds(), useOpenModal()?.kind]).toEqual([['payout', 'confirm_password'], 'confirm_password']);
  closeModal();
  expect(useShownModals()).toEqual([payout]);
  expect([useOpenModal(), gone.mock.calls.length]).toEqual([payout, 1]);
  openAuthModal('confirm_password', {});
  openAuthModal('sign_in', {});
  expect(kinds()).toEqual(['sign_in']);
  closeModal();
  closeModal();
  expect([kinds(), useOpenModal(), gone.mock.calls.length]).toEqual([[], null, 1]);
});

test('a modal that blocks is closed by what it holds alone', async () => {
  const { closeOverlay, isBlocking, useShownModals } = await import('./overlays.ts');
  const kinds = () => useShownModals().map(({ kind }) => kind);
  openModal('search');
  openModal('reality_check');
  closeModal();
  closeModal();
  openModal('search');
  expect(kinds()).toEqual(['reality_check']);
  const [check] = useShownModals();
  if (check && isBlocking(check)) closeOverlay(check);
  expect(kinds()).toEqual(['search']);
  closeModal();
});

test("an operator's offer is dropped while the player has something open, and a reminder covers an offer", async () => {
  const { useShownModals } = await import('./overlays.ts');
  const kinds = () => useShownModals().map(({ kind }) => kind);
  openModal('search');
  openModal('welcoming_popup', { title: 'Welcome' });
  openModal('deposit_reminder');
  expect(kinds()).toEqual(['search']);
  closeModal();
  openModal('welcoming_popup', { title: 'Welcome' });
  openModal('deposit_reminder');
  expect(kinds()).toEqual(['welcoming_popup', 'deposit_reminder']);
});
