import { PAGE_LIMIT } from '@touchline/contract/constants';
import type { PageSearch } from '#data/block.ts';

const NUMBER = /^[1-9]\d{0,2}$/;

/** The number of an address's part of a list; the first where it names none. */
const pageOf = ({ page }: PageSearch): number => (page !== undefined && NUMBER.test(page) ? Number(page) : 1);

export const nextPage = (search: PageSearch): number => pageOf(search) + 1;

/** How many matches a list shows: its parts up to the one that the address names, and never more than one call brings. */
export const lengthOf = (limit: number, search: PageSearch): number =>
  Math.min(PAGE_LIMIT, limit * pageOf(search));

/** Whether a longer list would show more. */
export const hasMore = (shown: number, total: number): boolean => shown < Math.min(total, PAGE_LIMIT);
