import { existsSync, readFileSync } from 'node:fs';
import type { ToldEvent } from './told-match.ts';

const FOLDER = new URL('../../../../../../../shared/data/football/', import.meta.url);

export type Pair = readonly [home: number, away: number];
type Side = 'home' | 'away';

export interface SeasonGoal {
  /** As spoken, without what is played beyond the 45th and the 90th. */
  minute: number;
  half: 1 | 2;
  side: Side;
  /** Null: an own goal. */
  scorer: string | null;
}

/** What the columns of a season say about one match. */
export interface SeasonMatch {
  name: string;
  /** Goals of the match and of its halves. */
  full: Pair;
  first: Pair;
  second: Pair;
  corners: Pair;
  yellows: Pair;
  reds: Pair;
  /** In order of play; null where their minutes are not told, or not the half of one of them. */
  goals: readonly SeasonGoal[] | null;
}

type Row = Readonly<Record<string, string>>;

function rowsOf(name: string): Row[] {
  const [head = '', ...lines] = readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((column, index) => [column, cells[index] ?? '']));
  });
}

const numbers = (row: Row, home: string, away: string): Pair => [Number(row[home]), Number(row[away])];
const nameOf = (row: Row) => `${row.Date} ${row.HomeTeam} ${row.AwayTeam}`;

function goalOf(row: Row): SeasonGoal | null {
  if (row.Half !== '1' && row.Half !== '2') return null;
  const half = row.Half === '1' ? 1 : 2;
  const minute = Math.min(45 * half, Math.max(45 * half - 44, Number(row.Minute)));
  return {
    minute,
    half,
    side: row.Side === 'H' ? 'home' : 'away',
    scorer: row.OwnGoal === '1' ? null : (row.Scorer ?? ''),
  };
}

/** The goals of each match in which the halves of all are told. */
function goalsByMatch(file: string): ReadonlyMap<string, SeasonGoal[] | null> {
  const found = new Map<string, SeasonGoal[] | null>();
  for (const row of rowsOf(file)) {
    const [goal, before] = [goalOf(row), found.get(nameOf(row))];
    found.set(nameOf(row), goal === null || before === null ? null : [...(before ?? []), goal]);
  }
  return found;
}

const SEASONS = [
  { scores: 'epl_2020-21_odds.csv', goals: 'epl_2020-21_goals.csv' },
  { scores: 'epl_2021-22_odds.csv', goals: null },
  { scores: 'epl_2022-23_odds.csv', goals: null },
] as const;

export const seasonsAreThere = SEASONS.every(({ scores, goals }) =>
  [scores, goals].every((file) => file === null || existsSync(new URL(file, FOLDER))),
);

export function seasonMatches(): SeasonMatch[] {
  return SEASONS.flatMap(({ scores, goals: file }) => {
    const goals = file === null ? null : goalsByMatch(file);
    return rowsOf(scores).map((row): SeasonMatch => {
      const full = numbers(row, 'FTHG', 'FTAG');
      const first = numbers(row, 'HTHG', 'HTAG');
      const told = goals?.get(nameOf(row));
      return {
        name: nameOf(row),
        full,
        first,
        second: [full[0] - first[0], full[1] - first[1]],
        corners: numbers(row, 'HC', 'AC'),
        yellows: numbers(row, 'HY', 'AY'),
        reds: numbers(row, 'HR', 'AR'),
        goals: goals !== null && told === undefined && full[0] + full[1] === 0 ? [] : (told ?? null),
      };
    });
  });
}

/** Events of both sides one after the other, from a minute on. */
const spread = (type: ToldEvent['type'], [home, away]: Pair, half: 1 | 2, from: number): ToldEvent[] =>
  [...Array<Side>(home).fill('home'), ...Array<Side>(away).fill('away')].map((side, index) => ({
    minute: from + index,
    half,
    type,
    side,
  }));

/** Where minutes are not told, goals stand in any order within their half; so do corners and cards within the match. */
export function eventsOf({ first, second, corners, yellows, reds, goals }: SeasonMatch): ToldEvent[] {
  const told = goals?.map(
    ({ minute, half, side, scorer }): ToldEvent => ({
      minute,
      half,
      type: 'goal',
      side,
      player: scorer,
      isOwnGoal: scorer === null,
    }),
  );
  return [
    ...(told ?? [...spread('goal', first, 1, 3), ...spread('goal', second, 2, 50)]),
    ...spread('corner', corners, 1, 1),
    ...spread('yellow', yellows, 2, 46),
    ...spread('red', reds, 2, 70),
  ];
}
