import type { Settings } from '@touchline/contract';
import { expect, test } from 'vitest';
import type { Session } from './session.ts';
import { currencyEvent, rulesOf } from './slip-rules.ts';

const account = { currency: 'USD', subunits: 100, balance: { available: 0, locked: 0 }, active: true };
const session = (status: Session['status'], held: Session['account']): Session => ({
  status,
  user: null,
  accounts: held ? [held] : [],
  account: held,
});
const EUR = { code: 'EUR', subunits: 100 };

test('a player bets in the currency of the account that pays', () => {
  expect(currencyEvent(session('LOGGED_IN', account), EUR, false)).toMatchObject({ currency: 'USD' });
});

test('signed out, an empty slip takes the default currency and a filled one keeps its own', () => {
  expect(currencyEvent(session('NOT_LOGGED_IN', null), EUR, true)).toMatchObject({ currency: 'EUR' });
  expect(currencyEvent(session('NOT_LOGGED_IN', null), EUR, false)).toBeNull();
});

test('while nobody knows who is there the currency stays', () => {
  expect(currencyEvent(session('UNKNOWN', null), EUR, true)).toBeNull();
  expect(currencyEvent(session('PENDING', null), EUR, true)).toBeNull();
});

test('a provider is active only where settings and feed say so', () => {
  const settings = {
    odds_accept_mode: 'none',
    multi_single_available_by_provider: {},
    provider_statuses: { betradar: 'ACTIVE', oddin: 'ACTIVE', betconstruct: 'INACTIVE' },
  } as unknown as Settings; // the fields that rules are made of
  const live = { providerStatus: (name: string) => (name === 'oddin' ? 'INACTIVE' : 'ACTIVE') } as const;
  expect(rulesOf(settings, live).providerStatuses).toEqual({
    betradar: 'ACTIVE',
    oddin: 'INACTIVE',
    betconstruct: 'INACTIVE',
  });
});
