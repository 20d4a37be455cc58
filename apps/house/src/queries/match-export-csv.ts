import type { MatchExportRecord } from '@touchline/contract';
import { csvOf, textField } from './csv.ts';

const COLUMNS = [
  'match_id',
  'team_home_name',
  'team_away_name',
  'scheduled',
  'tournament_name',
  'sport',
  'odds_home',
  'odds_draw',
  'odds_away',
  'odds_at',
  'team_home_logo',
  'team_away_logo',
  'status',
  'sr_match_id',
] as const satisfies readonly (keyof MatchExportRecord)[];

/** Decimal odds with all the digits that they have, two at least: 17200 is 1.72. */
function oddsField(odds: number): string {
  const digits = String(odds).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${fraction}`;
}

function fieldOf(record: MatchExportRecord, column: (typeof COLUMNS)[number]): string {
  const value = record[column];
  if (value === null) return '';
  if (typeof value === 'string') return textField(value);
  if (column === 'scheduled' || column === 'odds_at') return new Date(value).toISOString();
  return column.startsWith('odds_') ? oddsField(value) : String(value);
}

/** Matches as CSV. */
export const matchExportCsv = (records: readonly MatchExportRecord[]): string =>
  csvOf(
    COLUMNS,
    records.map((record) => COLUMNS.map((column) => fieldOf(record, column))),
  );
