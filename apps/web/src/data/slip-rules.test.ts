import { currency, emptySlip, reduceSlip } from '@touchline/betting';
import type { Settings } from '@touchline/contract';
import { expect, test } from 'vitest';
import type { Session } from './session.ts';
import { conversionOf, currencyEvent, entryUnit, rulesOf } from './slip-rules.ts';
import { selectionInput } from './test/selection-input.ts';

const account = { currency: 'USD', subunits: 100, balance: { available: 0, locked: 0 }, active: true };
const session = (status: Session['status'], held: Session['account']): Session => ({
  status,
  user: null,
  accounts: held ? [held] : [],
  account: held,
});
const EUR = { code: 'EUR', subunits: 100 };
const BTC = currency('BTC', 100_000_000, {
  isFiat: false,
  subcurrencies: [
    { code: 'mBTC', subunits: 100_000 },
    { code: 'µBTC', subunits: 100 },
  ],
});
const find = (code: string, subunits: number) => (code === 'BTC' ? BTC : currency(code, subunits));
const from = { fallback: EUR, chosen: null, find };
const empty = emptySlip();
const [bet] = reduceSlip(empty, { type: 'selection-added', selection: selectionInput('7') }).state.bets;
const filled = { ...empty, bets: bet ? [bet] : [] };

test('a player bets in the currency of the account that pays', () => {
  expect(currencyEvent(session('LOGGED_IN', account), filled, from)).toMatchObject({ currency: 'USD' });
});

test('the account chosen in the slip pays where the player has it', () => {
  const euro = { ...account, currency: 'EUR' };
  const both: Session = { ...session('LOGGED_IN', account), accounts: [account, euro] };
  expect(currencyEvent(both, filled, { ...from, chosen: 'EUR' })).toMatchObject({ currency: 'EUR' });
  expect(currencyEvent(both, filled, { ...from, chosen: 'GBP' })).toMatchObject({ currency: 'USD' });
});

test('signed out, an empty slip takes the default currency and a filled one keeps its own', () => {
  expect(currencyEvent(session('NOT_LOGGED_IN', null), empty, from)).toMatchObject({ currency: 'EUR' });
  expect(currencyEvent(session('NOT_LOGGED_IN', null), filled, from)).toBeNull();
});

test('while nobody knows who is there the currency stays', () => {
  expect(currencyEvent(session('UNKNOWN', null), empty, from)).toBeNull();
  expect(currencyEvent(session('PENDING', null), empty, from)).toBeNull();
});

test('stakes are typed in the unit that the balance is shown in, and keep it while one is typed', () => {
  expect(entryUnit(BTC, 1_000_000, null).code).toBe('mBTC');
  expect(entryUnit(BTC, 0, null).code).toBe('BTC');
  expect(entryUnit(currency('EUR', 100), 5, null)).toMatchObject({ code: 'EUR', subunits: 100 });
  const inMilli = { ...empty.rules, currency: 'BTC', subunits: 100_000 };
  const typed = { rules: inMilli, bets: filled.bets.map((one) => ({ ...one, stakeText: '5' })) };
  expect(entryUnit(BTC, 90_000_000_000, inMilli).code).toBe('mBTC');
  expect(entryUnit(BTC, 90_000_000_000, { currency: 'BTC', subunits: 7 }).code).toBe('BTC');
  expect(entryUnit(BTC, 90_000_000_000, { currency: 'ETH', subunits: 100_000 }).code).toBe('BTC');
  const rich = { ...account, currency: 'BTC', balance: { available: 90_000_000_000, locked: 0 } };
  const unitOfSlip = (slip: typeof typed) => currencyEvent(session('LOGGED_IN', rich), slip, from)?.subunits;
  expect(unitOfSlip(typed)).toBe(100_000);
  expect(unitOfSlip({ ...typed, bets: filled.bets })).toBe(100_000_000);
});

test('bets kept in another currency are converted by the rates of the account that pays', () => {
  const rates = [{ from: 'EUR', numerator: 11, denominator: 10 }];
  expect(conversionOf(filled, { ...account, rates }, 100)).toEqual({ currency: 'USD', subunits: 100, rates });
  expect(conversionOf(filled, { ...account, currency: 'EUR' }, 100)).toBeNull();
  expect(conversionOf(filled, null, 100)).toBeNull();
});

test('what the player chose stands over the settings; falling prices only where the house takes them', () => {
  const live = { providerStatus: () => 'ACTIVE' as const };
  const settings = {
    odds_accept_mode: 'none',
    multi_single_available_by_provider: {},
    provider_statuses: {},
    stakes: {},
    capabilities: [] as string[],
  } as unknown as Settings; // the fields that rules are made of
  const choices = { oddsAcceptMode: 'higher', acceptDownToPercent: 5 } as const;
  expect(rulesOf(settings, live)).toMatchObject({ oddsAcceptMode: 'none', acceptDownToPercent: null });
  expect(rulesOf(settings, live, choices)).toMatchObject({
    oddsAcceptMode: 'higher',
    acceptDownToPercent: null,
  });
  const able = { ...settings, capabilities: ['accept_down_to'] };
  expect(rulesOf(able, live, choices)).toMatchObject({ acceptDownToPercent: 5 });
});

test('a provider is as the feed said last, whatever the settings said before', () => {
  const settings = {
    odds_accept_mode: 'none',
    multi_single_available_by_provider: {},
    stakes: {},
    capabilities: [],
    provider_statuses: { betradar: 'ACTIVE', oddin: 'ACTIVE', betconstruct: 'INACTIVE' },
  } as unknown as Settings; // the fields that rules are made of
  const live = { providerStatus: (name: string) => (name === 'oddin' ? 'INACTIVE' : 'ACTIVE') } as const;
  expect(rulesOf(settings, live).providerStatuses).toEqual({
    betradar: 'ACTIVE',
    oddin: 'INACTIVE',
    betconstruct: 'ACTIVE',
  });
});
