import type { PageSearch } from './block.ts';

/** Parameters with their new values; those without one leave the address. */
export type Change = Readonly<Partial<Record<keyof PageSearch, string | undefined>>>;

/** The address of a list with some parameters changed. The others stay, but the list begins at its start again. */
export function addressWith(base: string, search: PageSearch, change: Change): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, page: undefined, ...change })) {
    if (value) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text ? `${base}?${text}` : base;
}
