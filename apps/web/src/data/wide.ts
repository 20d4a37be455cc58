import { BREAKPOINTS } from '@touchline/contract/constants';

/** Asks whether the ticket panel stands beside the page: as the style sheets ask, in units of the reader's own size of text. */
export const WIDE = `(min-width: ${BREAKPOINTS.md / 16}rem)`;
