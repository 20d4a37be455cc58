import { type LineKind, lineMarketId } from '#data/line-markets.ts';
import type { PlainKey } from '#data/messages.ts';
import type { MarketView, MatchView } from '#data/views.ts';
import { AWAY_HANDICAP, HOME_HANDICAP, OVER, UNDER } from '../market/outcome-ids.ts';

/** A column of a match list beside the main market. */
export interface ColumnKind {
  readonly place: 2 | 3;
  readonly kind: LineKind;
  readonly outcomeIds: readonly [string, string];
  readonly title: PlainKey;
  readonly heads: readonly [PlainKey, PlainKey];
  /** Said of the two outcomes where the line came without names. */
  readonly sides: readonly ['over', 'under'] | readonly ['home', 'away'];
}

/** A column with the market type whose line a match shows there; null where it has none. */
export interface LineColumn extends ColumnKind {
  readonly marketId: string | null;
}

const TOTAL: ColumnKind = {
  place: 2,
  kind: 'total',
  outcomeIds: [OVER, UNDER],
  title: 'book.column.total',
  heads: ['book.column.over', 'book.column.under'],
  sides: ['over', 'under'],
};

const HANDICAP: ColumnKind = {
  place: 3,
  kind: 'handicap',
  outcomeIds: [HOME_HANDICAP, AWAY_HANDICAP],
  title: 'book.column.handicap',
  heads: ['book.column.home', 'book.column.away'],
  sides: ['home', 'away'],
};

/** Columns of every match list beside the main market. */
export const COLUMN_KINDS: readonly ColumnKind[] = [TOTAL, HANDICAP];

const known = new Map<string, readonly LineColumn[]>();

/** Line columns of a match: which market types of its sport they hold follows from what it was read with. */
export function lineColumns(
  { sport }: Pick<MatchView, 'sport'>,
  named: readonly MarketView[],
): readonly LineColumn[] {
  const ids = COLUMN_KINDS.map(({ kind }) => lineMarketId(kind, sport.key, named));
  // Few combinations on many rows.
  const name = ids.join(' ');
  const held = known.get(name);
  if (held) return held;
  const columns = COLUMN_KINDS.map((column, place) => ({ ...column, marketId: ids[place] ?? null }));
  known.set(name, columns);
  return columns;
}
