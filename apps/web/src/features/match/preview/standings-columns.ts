import type { StandingsRow } from '@touchline/contract';

/** A column of figures; its names are under `preview.table` and `preview.short`. */
export type StandingsColumn =
  | 'played'
  | 'won'
  | 'drawn'
  | 'lost'
  | 'scored'
  | 'conceded'
  | 'difference'
  | 'points';

const COLUMNS = ['played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'difference', 'points'] as const;

/** The columns of a table: none for draws where there were none. */
export const standingsColumns = (rows: readonly StandingsRow[]): readonly StandingsColumn[] =>
  rows.some(({ drawn }) => drawn > 0) ? COLUMNS : COLUMNS.filter((column) => column !== 'drawn');

/** A figure as arithmetic writes it; a difference above zero has its sign. */
export function standingsFigure(row: StandingsRow, column: StandingsColumn): string {
  if (column !== 'difference') return String(row[column]);
  const difference = row.scored - row.conceded;
  return difference > 0 ? `+${difference}` : String(difference);
}
