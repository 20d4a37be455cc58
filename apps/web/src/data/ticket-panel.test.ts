import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closePanel,
  closeSheet,
  hideBetsTab,
  isSheetShown,
  openPanel,
  openSheet,
  showTab,
  startTicketPanel,
  ticketPanel,
  toggleSheet,
} from './ticket-panel.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
  });
  hideBetsTab(false);
  startTicketPanel();
});
afterEach(() => vi.unstubAllGlobals());

test('a visit begins closed, on the slip', () => {
  expect(ticketPanel()).toEqual({ tab: 'BET_SLIP', isOpen: false });
});

test('the panel opens on a tab, shows the other one, and closes where it stands', () => {
  openPanel('MY_BETS');
  expect(ticketPanel()).toEqual({ tab: 'MY_BETS', isOpen: true });
  showTab('BET_SLIP');
  expect(ticketPanel()).toEqual({ tab: 'BET_SLIP', isOpen: true });
  showTab('MY_BETS');
  closePanel();
  expect(ticketPanel()).toEqual({ tab: 'MY_BETS', isOpen: false });
});

test('a reload finds tab and openness in session storage', () => {
  openPanel('MY_BETS');
  const [[name, value] = []] = [...kept];
  expect(name).toBe('bet_slip_toggle');
  closePanel();
  kept.set('bet_slip_toggle', value ?? '');
  startTicketPanel();
  expect(ticketPanel()).toEqual({ tab: 'MY_BETS', isOpen: true });
});

test('a broken entry means closed, on the slip', () => {
  kept.set('bet_slip_toggle', '{"tab":7,"isOpen":"yes"}');
  startTicketPanel();
  expect(ticketPanel()).toEqual({ tab: 'BET_SLIP', isOpen: false });
});

test('where bets are hidden every way to their tab ends at the slip', () => {
  openPanel('MY_BETS');
  hideBetsTab(true);
  expect(ticketPanel().tab).toBe('BET_SLIP');
  for (const way of [openPanel, openSheet, showTab]) {
    way('MY_BETS');
    expect(ticketPanel().tab).toBe('BET_SLIP');
  }
  kept.set('bet_slip_toggle', '{"tab":"MY_BETS","isOpen":true}');
  startTicketPanel();
  expect(ticketPanel()).toEqual({ tab: 'BET_SLIP', isOpen: true });
});

test('pressing again what opened the sheet closes it, pressing for the other tab changes the tab', () => {
  closeSheet();
  toggleSheet('MY_BETS');
  expect([isSheetShown(), ticketPanel().tab]).toEqual([true, 'MY_BETS']);
  toggleSheet('BET_SLIP');
  expect([isSheetShown(), ticketPanel().tab]).toEqual([true, 'BET_SLIP']);
  toggleSheet('BET_SLIP');
  expect(isSheetShown()).toBe(false);
});
