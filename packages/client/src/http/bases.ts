import { BOOK_PREFIX, PLATFORM_PREFIX } from '@touchline/contract/headers';

/** Bases of the two APIs under one root that forwards by prefix. */
export const basesUnder = (root: string) => ({
  platform: `${root}${PLATFORM_PREFIX}`,
  book: `${root}${BOOK_PREFIX}`,
});
