import type { PageSearch } from './block.ts';
import { parseSearch, type RouterSearch } from './router-address.ts';

/** Parameters with their new values; those without one leave the address. */
export type Change = Readonly<Partial<Record<keyof PageSearch, string | undefined>>>;

/** Whether an address asks only for what takes bets. It takes the same words as the API. Source: specification §3. */
export const isBettableOnly = ({ isBettable }: PageSearch): boolean =>
  isBettable === '1' || isBettable === 'true';

/** The address of a list with some parameters changed. The others stay, but the list begins at its start again. */
export function addressWith(base: string, search: PageSearch, change: Change): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, page: undefined, ...change })) {
    if (value) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text ? `${base}?${text}` : base;
}

/** Attributes of a link that changes some parameters of a list: its address, and what of it the link is about. */
export function choiceOf(base: string, search: PageSearch, change: Change) {
  return { href: addressWith(base, search, change), 'data-sets': Object.keys(change).join(' ') };
}

/**
 * What a link asks for on a page that is still going over to an earlier choice: what is there now, with what the link is
 * about set as it says. The list begins at its start.
 */
export function chosenOver(now: string, asked: string, sets: string): RouterSearch {
  const chosen = parseSearch(asked);
  const set = sets.split(' ').map((name) => [name, chosen[name]]);
  return { ...parseSearch(now), page: undefined, ...Object.fromEntries(set) };
}
