import type { PlatformAddresses } from '@touchline/contract';
import { expect, test } from 'vitest';
import { depositPageAddress, returnAddresses, widgetRedirects } from './deposit-addresses.ts';

const PLATFORM: PlatformAddresses = {
  frontend_origin: 'https://play.example',
  backend_origin: 'https://play.example',
  api_prefix: '/platform',
  payment_widget_script: null,
  payment_widget_origins: [],
  deposit_page: '/profile/wallet/deposit',
  transactions_page: '/profile/wallet/transactions',
  terms_page: '/terms-and-conditions',
  help_page: '/help-center',
};
const HREF = 'https://book.example/sports/de/football?tab=all&ctag=a%26b&gclid=1';

test('a payment returns to the page that it came from, with how it ended', () => {
  expect(returnAddresses(`${HREF}&quick-deposit-status=error#slip`)).toEqual({
    success: `${HREF}&quick-deposit-status=success#slip`,
    error: `${HREF}&quick-deposit-status=error#slip`,
    pending: `${HREF}&quick-deposit-status=pending#slip`,
  });
});

test('the widget leads to pages of the platform', () => {
  expect(widgetRedirects(PLATFORM)).toEqual({
    transactions: 'https://play.example/profile/wallet/transactions',
    terms: 'https://play.example/terms-and-conditions',
    help: 'https://play.example/help-center',
  });
});

test('the deposit page is told amount, reader, way back and the casino parameters that are listed', () => {
  const reader = { href: HREF, locale: 'de', theme: 'dark' } as const;
  const of = (parameters: string[], amount: number | null) => {
    const url = new URL(depositPageAddress(PLATFORM, parameters, { currency: 'EUR', amount }, reader));
    expect(`${url.origin}${url.pathname}`).toBe('https://play.example/profile/wallet/deposit');
    return Object.fromEntries(url.searchParams);
  };
  const always = { currency: 'EUR', locale: 'de', theme: 'dark', return_to: HREF };
  expect(of(['ctag', 'btag'], 5_150)).toEqual({ ...always, ctag: 'a&b', amount: '5150' });
  expect(of([], null)).toEqual(always);
});

test('a casino parameter never stands for one of our own', () => {
  const href = 'https://book.example/sports?return_to=https://evil.example&amount=1';
  const address = depositPageAddress(
    PLATFORM,
    ['return_to', 'amount'],
    { currency: 'EUR', amount: 700 },
    { href, locale: 'en', theme: 'light' },
  );
  const { searchParams } = new URL(address);
  expect([searchParams.getAll('return_to'), searchParams.getAll('amount')]).toEqual([[href], ['700']]);
});
