import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugText } from '#catalogue/slug.ts';
import { readCsv } from './csv.ts';
import { recordingText, type ToldGoal, type ToldMatch } from './recording.ts';

type Row = Record<string, string>;

/** Seasons whose goals have minutes, by the folder's file names. */
const SEASONS = ['2020-21'] as const;
const LEAGUE = {
  at: 0,
  type: 'league',
  id: '9001',
  name: 'Premier League',
  country: 'England',
  countryCode: 'ENG',
} as const;
const FIRST_MATCH = 900_001;
const ROSTER_SIZE = 16;

const number = (row: Row | undefined, column: string) => Number(row?.[column] ?? '');
const pair = (row: Row, home: string, away: string): [number, number] => [
  number(row, home),
  number(row, away),
];
const isSame = (a: Row, b: Row) =>
  a.Date === b.Date && a.HomeTeam === b.HomeTeam && a.AwayTeam === b.AwayTeam;

/** Decimal prices as scaled odds; null when one of them is missing (empty, 0 or 1). */
function oddsOf(row: Row | undefined, columns: readonly string[]): number[] | null {
  const prices = columns.map((column) => number(row, column));
  return prices.every((price) => price > 1) ? prices.map((price) => Math.round(price * 10_000)) : null;
}

function pricesOf(row: Row, extra: Row | undefined): ToldMatch['prices'] {
  const offers = [
    { market: '1', specifier: '', odds: oddsOf(row, ['B365H', 'B365D', 'B365A']) },
    { market: '18', specifier: 'total=2.5', odds: oddsOf(row, ['B365>2.5', 'B365<2.5']) },
    { market: '16', specifier: `hcp=${number(row, 'AHh')}`, odds: oddsOf(row, ['B365AHH', 'B365AHA']) },
    { market: '29', specifier: '', odds: oddsOf(extra, ['BTTS_Yes', 'BTTS_No']) },
  ];
  return offers.flatMap(({ odds, ...market }) => (odds === null ? [] : [{ ...market, odds }]));
}

/** The players of a club who scored in the season, more often first, and those who score on the day. */
function playersOf(club: string, goals: readonly Row[], date: string): ToldMatch['home']['players'] {
  const count = new Map<string, number>();
  const today = new Set<string>();
  for (const goal of goals) {
    const team = goal.Side === 'H' ? goal.HomeTeam : goal.AwayTeam;
    const scorer = goal.Scorer ?? '';
    if (team !== club || goal.OwnGoal === '1' || scorer === '') continue;
    count.set(scorer, (count.get(scorer) ?? 0) + 1);
    if (goal.Date === date) today.add(scorer);
  }
  const ranked = [...count].sort((a, b) => Number(today.has(b[0])) - Number(today.has(a[0])) || b[1] - a[1]);
  return ranked
    .slice(0, ROSTER_SIZE)
    .sort((a, b) => b[1] - a[1])
    .map(([name, scored]) => ({
      name,
      number: 0,
      position: scored >= 5 ? 'forward' : 'midfielder',
      weight: scored + 0.5,
    }));
}

function teamOf(name: string, goals: readonly Row[], date: string): ToldMatch['home'] {
  const code = slugText(name).replaceAll('-', '').slice(0, 3).toUpperCase();
  return { name, code, players: playersOf(name, goals, date) };
}

function goalOf(row: Row): ToldGoal {
  const minute = Math.max(1, number(row, 'Minute'));
  return {
    half: row.Half === '2' || (row.Half === '' && minute > 45) ? 2 : 1,
    minute,
    side: row.Side === 'H' ? 'home' : 'away',
    player: row.Scorer === '' ? null : (row.Scorer ?? null),
    manner: row.OwnGoal === '1' ? 'own_goal' : row.Penalty === '1' ? 'penalty' : 'play',
  };
}

function matchOf(row: Row, index: number, goals: readonly Row[], extras: readonly Row[]): ToldMatch {
  const { HomeTeam: home = '', AwayTeam: away = '', Date: date = '' } = row;
  return {
    id: String(FIRST_MATCH + index),
    league: LEAGUE.id,
    round: number(row, 'Round'),
    home: teamOf(home, goals, date),
    away: teamOf(away, goals, date),
    prices: pricesOf(
      row,
      extras.find((extra) => isSame(extra, row)),
    ),
    goals: goals.filter((goal) => isSame(goal, row)).map(goalOf),
    score: pair(row, 'FTHG', 'FTAG'),
    half: pair(row, 'HTHG', 'HTAG'),
    corners: pair(row, 'HC', 'AC'),
    yellows: pair(row, 'HY', 'AY'),
    reds: pair(row, 'HR', 'AR'),
    shots: pair(row, 'HS', 'AS'),
    onTarget: pair(row, 'HST', 'AST'),
  };
}

/**
 * A recorded feed (docs/feed-format.md) of all league matches of one day.
 * Errors: Error when the folder holds no match of that day with goal minutes.
 */
export function readMatchDay(folder: string, date: string): string {
  for (const season of SEASONS) {
    const table = (name: string) =>
      readCsv(readFileSync(join(folder, 'football', `epl_${season}_${name}.csv`), 'utf8'));
    const rows = table('odds').filter((row) => row.Date === date);
    if (rows.length === 0) continue;
    const [goals, extras] = [table('goals'), table('extra_prices')];
    return recordingText(
      [LEAGUE],
      rows.map((row, index) => matchOf(row, index, goals, extras)),
    );
  }
  throw new Error(`No matches on ${date} in ${folder}`);
}
