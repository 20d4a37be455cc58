import type { PlatformAddresses } from '@touchline/contract';

const STATUS = 'quick-deposit-status';

/** A deposit as it is asked for. Units: `amount` in smallest units; null: the player chooses it. */
export interface AskedAmount {
  readonly currency: string;
  readonly amount: number | null;
}

/** Where and how the reader is. */
export interface Reader {
  /** Address of the page that he comes back to. */
  readonly href: string;
  readonly locale: string;
  readonly theme: 'light' | 'dark';
}

/** Addresses that a payment returns to, by how it ended. Source: specification §2. */
export function returnAddresses(href: string): Readonly<Record<'success' | 'error' | 'pending', string>> {
  const by = (status: string) => {
    const url = new URL(href);
    url.searchParams.set(STATUS, status);
    return url.href;
  };
  return { success: by('success'), error: by('error'), pending: by('pending') };
}

/** Pages of the platform that the payment widget leads to. Source: specification §2. */
export const widgetRedirects = ({
  frontend_origin: origin,
  transactions_page: transactions,
  terms_page: terms,
  help_page: help,
}: PlatformAddresses) => ({
  transactions: `${origin}${transactions}`,
  terms: `${origin}${terms}`,
  help: `${origin}${help}`,
});

/** Address of the platform's deposit page; `parameters` of the page's own address go along. Source: specification §2. */
export function depositPageAddress(
  { frontend_origin: origin, deposit_page: path }: PlatformAddresses,
  parameters: readonly string[],
  { currency, amount }: AskedAmount,
  { href, locale, theme }: Reader,
): string {
  const url = new URL(path ?? '/', origin);
  const { searchParams: given } = new URL(href);
  for (const name of parameters) {
    const value = given.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  url.searchParams.set('currency', currency);
  if (amount !== null) url.searchParams.set('amount', String(amount));
  url.searchParams.set('locale', locale);
  url.searchParams.set('theme', theme);
  url.searchParams.set('return_to', href);
  return url.href;
}
