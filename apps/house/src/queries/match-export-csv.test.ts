import type { MatchExportRecord } from '@touchline/contract';
import { expect, test } from 'vitest';
import { matchExportCsv } from './match-export-csv.ts';

const RECORD: MatchExportRecord = {
  match_id: '1042',
  team_home_name: 'Northgate Rovers',
  team_away_name: 'Harbour City',
  scheduled: Date.UTC(2026, 10, 14, 17),
  tournament_name: 'First League',
  sport: 'football',
  odds_home: 17200,
  odds_draw: null,
  odds_away: 100000,
  odds_at: Date.UTC(2026, 10, 14, 16, 45, 0, 250),
  team_home_logo: null,
  team_away_logo: null,
  status: 0,
  sr_match_id: 'sr:match:1042',
};
const row = (change: Partial<MatchExportRecord>) =>
  matchExportCsv([{ ...RECORD, ...change }]).split('\r\n')[1];

test('a row holds decimal odds and times that need no explanation, and the first line names the columns', () => {
  expect(matchExportCsv([RECORD])).toBe(
    [
      'match_id,team_home_name,team_away_name,scheduled,tournament_name,sport,odds_home,odds_draw,odds_away,odds_at,team_home_logo,team_away_logo,status,sr_match_id',
      '1042,Northgate Rovers,Harbour City,2026-11-14T17:00:00.000Z,First League,football,1.72,,10.00,2026-11-14T16:45:00.250Z,,,0,sr:match:1042',
      '',
    ].join('\r\n'),
  );
});

test('without a match there are the names of the columns alone', () => {
  expect(matchExportCsv([])).toMatch(/^match_id,[\w,]+\r\n$/);
});

test.each([
  [10100, '1.01'],
  [12345, '1.2345'],
  [20050, '2.005'],
  [10000000, '1000.00'],
])('odds of %d are written as %s', (odds, text) => {
  expect(row({ odds_home: odds })).toContain(`,football,${text},`);
});

test.each([
  ['a comma', 'Rovers, Northgate', '"Rovers, Northgate"'],
  ['a quotation mark', 'The "Gate"', '"The ""Gate"""'],
  ['a new line', 'North\ngate', '"North\ngate"'],
])('a name with %s is quoted', (_, name, field) => {
  expect(row({ team_home_name: name })).toContain(`1042,${field},Harbour City,`);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'the name %j is not computed by a spreadsheet',
  (name) => {
    expect(row({ team_home_name: name })).toContain(`1042,'${name},`);
  },
);

test('a formula with a comma is quoted and not computed', () => {
  expect(row({ team_home_name: '=HYPERLINK("a","b")' })).toContain(`1042,"'=HYPERLINK(""a"",""b"")",`);
});
