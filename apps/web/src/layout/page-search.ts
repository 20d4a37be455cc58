import type { PageSearch } from '#data/block.ts';
import { PAGE_PARAMETERS } from '#data/page-parameters.ts';

/** Keeps of an address's query what pages know. */
export function readSearch(search: Record<string, unknown>): PageSearch {
  const known = PAGE_PARAMETERS.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(known);
}
