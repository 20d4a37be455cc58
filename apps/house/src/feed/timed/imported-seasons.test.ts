import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { americanFootballOffers } from '#pricing/timed/american-football-offers.ts';
import { basketballOffers } from '#pricing/timed/basketball-offers.ts';
import type { Expected } from '#pricing/timed/goal-offers.ts';
import { hockeyOffers } from '#pricing/timed/hockey-offers.ts';
import type { TimedOffer } from '#pricing/timed/timed-offer.ts';
import type { Results } from '../scripted/scripted-match.ts';
import { answererOf, courseOfSeason, type Question, type SeasonMatch } from './test/season-answers.ts';
import { endOf, type ToldScore, toldCourse } from './test/told-course.ts';

const DATA = new URL('../../../../../../shared/data/', import.meta.url);

type Row = Readonly<Record<string, string>>;
type Score = SeasonMatch['final'];
type Answerer = NonNullable<ReturnType<typeof answererOf>>;

interface Season {
  sport: string;
  file: string;
  regular: number;
  offers(expected: Expected, deep: boolean): TimedOffer[];
  /** Points around which lines lie. */
  expected: readonly Score[];
  matchOf(row: Row): SeasonMatch;
  /** Only the score at the end is known. */
  isEndAlone: boolean;
  matches: number;
  markets: number;
  /** Market types that its scores do not decide. */
  undecided: RegExp;
}

const partsOf = (row: Row, names: readonly string[]): Score[] =>
  names.map((name) => [Number(row[`home_${name}`]), Number(row[`away_${name}`])]);

const finalOf = (row: Row, name: string): Score => [Number(row[`home_${name}`]), Number(row[`away_${name}`])];

const SEASONS: readonly Season[] = [
  {
    sport: 'basketball',
    file: 'basketball/nba_2018-19.csv',
    regular: 4,
    offers: basketballOffers,
    expected: [
      [112, 110],
      [95, 122],
      [128, 98],
    ],
    matchOf: (row) => ({ final: finalOf(row, 'score'), periods: [] }),
    isEndAlone: true,
    matches: 1312,
    markets: 450_000,
    // Quarters, halves, regular time and its course: the scores are those of the end alone.
    undecided: /^(235|236|303|1210[35679]|1211[02]|14[12346]\d\d)$/,
  },
  {
    sport: 'American football',
    file: 'american_football/nfl_2019.csv',
    regular: 4,
    offers: americanFootballOffers,
    expected: [
      [24, 22],
      [33, 14],
    ],
    matchOf: (row) => ({
      final: finalOf(row, 'final'),
      periods: partsOf(row, ['1stqtr', '2ndqtr', '3rdqtr', '4thqtr']),
    }),
    isEndAlone: false,
    matches: 267,
    markets: 300_000,
    undecided: /^$/,
  },
  {
    sport: 'ice hockey',
    file: 'hockey/nhl_2019-20.csv',
    regular: 3,
    offers: hockeyOffers,
    expected: [
      [3, 2.7],
      [4.5, 1.8],
    ],
    matchOf: (row) => ({ final: finalOf(row, 'final'), periods: partsOf(row, ['p1', 'p2', 'p3']) }),
    isEndAlone: false,
    matches: 1212,
    markets: 300_000,
    // Which side scored which goal.
    undecided: /^12209$/,
  },
];

function rowsOf(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(new URL(file, DATA), 'utf8').trim().split('\n');
  const names = head.trim().split(',');
  return lines.map((line) => {
    const cells = line.trim().split(',');
    return Object.fromEntries(names.map((column, index) => [column, cells[index] ?? '']));
  });
}

const toldOf = ([home, away]: Score): ToldScore[] =>
  [
    { side: 'home' as const, points: home },
    { side: 'away' as const, points: away },
  ].filter(({ points }) => points > 0);

/** A sum is told as one score of each side; what the periods leave of the end is overtime. */
function courseOf({ final, periods }: SeasonMatch, regular: number) {
  const [home, away] = periods.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  const rest = toldOf([final[0] - home, final[1] - away]);
  if (periods.length === 0) return [...Array.from({ length: regular - 1 }, () => []), rest];
  return [...periods.map(toldOf), ...(home === away ? [rest] : [])];
}

function questionOf({ template, specifier }: TimedOffer): Question {
  const named = new Map(
    specifier.split('|').map((entry) => entry.split('=') as [name: string, value: string]), // a specifier is names and values
  );
  const [start = 0, other = 0] = (named.get('hcp') ?? '').split(':').map(Number);
  return {
    id: template.id,
    part: Number(named.get('quarternr') ?? named.get('periodnr') ?? 0) - 1,
    half: Number(named.get('half') ?? 0) - 1,
    line: named.has('hcp') ? start - other : Number(named.get('total') ?? named.get('points') ?? 0),
    outcomes: template.outcomeIds.length,
  };
}

/** Every market around each of the expected scores, once. */
function marketsOf({ offers, expected, isEndAlone }: Season) {
  const all = expected.flatMap(([home, away]) => offers({ home, away }, true));
  const byKey = new Map(all.map((offer) => [`${offer.template.id} ${offer.specifier}`, offer]));
  return [...byKey].map(([key, offer]) => ({
    key,
    offer,
    answerer: answererOf(questionOf(offer), isEndAlone),
  }));
}

/** Does each outcome end as the places of the winning ones say? */
const isRight = (ids: readonly string[], results: Results | null, answer: ReturnType<Answerer>) =>
  ids.every((id, at) => {
    if (answer === 'void') return results?.[id] === 'void';
    const wins = typeof answer === 'number' ? at === answer : answer.includes(at);
    return results?.[id] === (wins ? 'won' : 'lost');
  });

for (const season of SEASONS) {
  const missing = !existsSync(new URL(season.file, DATA));
  test.skipIf(missing)(
    `an imported season of ${season.sport} settles as its scores say in every market that these decide${missing ? ' (skipped: ../shared/data is not there)' : ''}`,
    () => {
      const markets = marketsOf(season);
      const decidable = markets.flatMap(({ answerer, ...market }) =>
        answerer === undefined ? [] : [{ ...market, answerer }],
      );
      const decided = new Set(decidable.map(({ offer }) => offer.template.id));
      const types = [...new Set(markets.map(({ offer }) => offer.template.id))];
      const wrong: string[] = [];
      const rows = rowsOf(season.file);
      for (const row of rows) {
        const match = season.matchOf(row);
        const end = endOf(toldCourse(season.regular, courseOf(match, season.regular)));
        const course = courseOfSeason(match);
        for (const { key, offer, answerer } of decidable) {
          const results = offer.settle(end);
          if (!isRight(offer.template.outcomeIds, results, answerer(course))) {
            wrong.push(`${row.date} ${row.home_team} ${key}: ${JSON.stringify(results)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(types.filter((id) => !decided.has(id)).sort()).toEqual(
        types.filter((id) => season.undecided.test(id)).sort(),
      );
      expect(rows).toHaveLength(season.matches);
      expect(rows.length * decidable.length).toBeGreaterThan(season.markets);
    },
  );
}
