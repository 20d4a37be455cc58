import { QueryClient } from '@tanstack/react-query';
import type { Account } from '@touchline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemQuery } from './queries.ts';
import { dispatchQuickBet, quickBet } from './quick-bet.ts';
import { startQuickBet } from './quick-bet-start.ts';
import { setCurrentServices } from './services.ts';
import { SIGNED_OUT, setSession } from './session-state.ts';
import { changeSlipEntry } from './slip-entry.ts';
import { backendWith, pageServices } from './test/page-services.ts';
import { takeUserMessage } from './user-events.ts';

const account = (currency: string, subunits: number, available: number): Account => ({
  currency,
  subunits,
  balance: { available, locked: 0 },
  active: currency === 'BTC',
});
const BTC = (available: number) => account('BTC', 100_000_000, available);
const EUR = account('EUR', 100, 100_000);
const CURRENCIES = [
  { code: 'EUR', subunits: 100, fiat: true, subcurrencies: [] },
  {
    code: 'BTC',
    subunits: 100_000_000,
    fiat: false,
    subcurrencies: [
      { code: 'mBTC', subunits: 100_000 },
      { code: 'µBTC', subunits: 100 },
    ],
  },
];

let stop = () => {};
const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null });
  const services = pageServices({ queryClient, backend: backendWith(async () => Response.json([])) });
  setCurrentServices(services);
  queryClient.setQueryData(systemQuery().queryKey, { currencies: CURRENCIES } as never); // what amounts need
  const accounts = [BTC(50_000_000), EUR];
  setSession({ status: 'LOGGED_IN', user: null, accounts, account: accounts[0] ?? null });
  stop = startQuickBet(services);
});

afterEach(() => {
  stop();
  setSession(SIGNED_OUT);
  changeSlipEntry({ account: null });
  vi.unstubAllGlobals();
});

function approve(stake: number): void {
  dispatchQuickBet({ type: 'stake-changed', stake });
  dispatchQuickBet({ type: 'approval-changed', isApproved: true });
}

let messages = 0;
function balanceFalls(available: number): void {
  messages += 1;
  takeUserMessage(queryClient, { id: `m${messages}`, event: 'balance_changed', account: BTC(available) });
}

test('a balance that falls leaves a typed stake its unit, its amount and its approval', () => {
  expect(quickBet()).toMatchObject({ currency: 'BTC', subunits: 100_000_000 });
  approve(500_000);
  balanceFalls(9_000_000);
  changeSlipEntry({ perLine: true });
  expect(quickBet()).toMatchObject({ subunits: 100_000_000, stake: 500_000, isApproved: true });
});

test('without a stake the unit follows the balance, and a balance below the stake takes the approval away', () => {
  balanceFalls(9_000_000);
  changeSlipEntry({ perLine: false });
  expect(quickBet()).toMatchObject({ subunits: 100_000, stake: 0 });
  approve(8_000_000);
  balanceFalls(7_000_000);
  expect(quickBet()).toMatchObject({ subunits: 100_000, stake: 8_000_000, isApproved: false });
});

test('another account takes stake and approval away', () => {
  approve(500_000);
  changeSlipEntry({ account: 'EUR' });
  expect(quickBet()).toMatchObject({ currency: 'EUR', subunits: 100, stake: 0, isApproved: false });
});
