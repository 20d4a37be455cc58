import type { MatchExportRecord } from '@touchline/contract';

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

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function textField(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

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

/** Lines of RFC 4180, the names of the columns first. */
export function matchExportCsv(records: readonly MatchExportRecord[]): string {
  const rows = records.map((record) => COLUMNS.map((column) => fieldOf(record, column)).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}
