import type { MessageKey } from '#data/messages.ts';
import { AWAY_HANDICAP, HOME_HANDICAP, MARKET, OVER, UNDER } from '../market/outcome-ids.ts';

/** A column of a match list beside the main market: the line of one market type that stands first. */
export interface LineColumn {
  readonly place: 2 | 3;
  readonly kind: 'total' | 'handicap';
  readonly marketId: string;
  readonly outcomeIds: readonly [string, string];
  readonly title: MessageKey;
  readonly heads: readonly [MessageKey, MessageKey];
  /** Said of the two outcomes where the line came without names. */
  readonly sides: readonly ['over', 'under'] | readonly ['home', 'away'];
}

const TOTAL: LineColumn = {
  place: 2,
  kind: 'total',
  marketId: MARKET.total,
  outcomeIds: [OVER, UNDER],
  title: 'book.column.total',
  heads: ['book.column.over', 'book.column.under'],
  sides: ['over', 'under'],
};

const HANDICAP: LineColumn = {
  place: 3,
  kind: 'handicap',
  marketId: MARKET.handicap,
  outcomeIds: [HOME_HANDICAP, AWAY_HANDICAP],
  title: 'book.column.handicap',
  heads: ['book.column.home', 'book.column.away'],
  sides: ['home', 'away'],
};

/** Line columns of match lists by sport; a sport without an entry shows its main market alone. */
const COLUMNS: Readonly<Record<string, readonly LineColumn[]>> = { football: [TOTAL, HANDICAP] };
const NONE: readonly LineColumn[] = [];

export const lineColumns = (sportKey: string): readonly LineColumn[] => COLUMNS[sportKey] ?? NONE;
