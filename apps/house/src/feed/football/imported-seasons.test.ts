import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOOTBALL_SLOTS, type Slot } from '#pricing/football/slots.ts';
import { decide } from './decide.ts';
import { factsAt } from './facts.ts';
import { type ToldEvent, toldMatch } from './test/told-match.ts';

const FOLDER = new URL('../../../../../../shared/data/football/', import.meta.url);
const SEASONS = ['epl_2020-21', 'epl_2021-22', 'epl_2022-23'];
const missing = SEASONS.some((season) => !existsSync(new URL(`${season}_odds.csv`, FOLDER)));

type Row = Readonly<Record<string, string>>;

function rowsOf(name: string): Row[] {
  const [head = '', ...lines] = readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((column, index) => [column, cells[index] ?? '']));
  });
}

interface Score {
  /** Goals of the match and of its halves, home first. */
  full: readonly [number, number];
  first: readonly [number, number];
  second: readonly [number, number];
}

function scoreOf(row: Row): Score {
  const full = [Number(row.FTHG), Number(row.FTAG)] as const;
  const first = [Number(row.HTHG), Number(row.HTAG)] as const;
  return { full, first, second: [full[0] - first[0], full[1] - first[1]] };
}

/** A season has scores at half-time and at the end: within a half the order of the goals is any. */
function eventsOf({ first, second }: Score): ToldEvent[] {
  const inHalf = (half: 1 | 2, [home, away]: readonly [number, number]) =>
    [...Array<'home'>(home).fill('home'), ...Array<'away'>(away).fill('away')].map(
      (side, index): ToldEvent => ({ minute: (half - 1) * 45 + 3 + 4 * index, half, type: 'goal', side }),
    );
  return [...inHalf(1, first), ...inHalf(2, second)];
}

const resultOf = ([home, away]: readonly [number, number]) => Math.sign(home - away);
const sumOf = ([home, away]: readonly [number, number]) => home + away;

/** What a stake of one is worth at the price of two on a line, by halves of the stake on its neighbours. */
function worthOf(margin: number): number {
  const lines = Number.isInteger(margin * 2) ? [margin, margin] : [margin - 0.25, margin + 0.25];
  return lines.reduce((sum, part) => sum + (part > 0 ? 1 : part === 0 ? 0.5 : 0), 0);
}

const WORTH = { won: 2, half_won: 1.5, void: 1, half_lost: 0.5, lost: 0 } as const;

/** The place of the winning outcome by the scores alone, for the markets that they decide. */
const PLACES: Readonly<Record<string, (score: Score, slot: Slot) => number | readonly number[]>> = {
  '1': ({ full }) => 1 - resultOf(full),
  '10': ({ full }) =>
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ][1 - resultOf(full)] ?? [],
  '14': ({ full }, { head }) => 1 - resultOf([full[0] + head[0], full[1] + head[1]]),
  '26': ({ full }) => (sumOf(full) % 2 === 1 ? 0 : 1),
  '29': ({ full }) => (Math.min(...full) > 0 ? 0 : 1),
  '35': ({ full }) => 2 * (1 - resultOf(full)) + (Math.min(...full) > 0 ? 0 : 1),
  '37': ({ full }, { line }) => 2 * (1 - resultOf(full)) + (sumOf(full) > line ? 0 : 1),
  '45': ({ full }) => (Math.max(...full) > 4 ? 25 : full[0] + 5 * full[1]),
  '47': ({ first, full }) => 3 * (1 - resultOf(first)) + 1 - resultOf(full),
  '60': ({ first }) => 1 - resultOf(first),
  '75': ({ first }) => (Math.min(...first) > 0 ? 0 : 1),
  '83': ({ second }) => 1 - resultOf(second),
  '10040': ({ full }) => (full[0] > 0 && full[1] === 0 ? 0 : 1),
  '10043': ({ full }) => (full[0] === 0 ? 0 : 1),
  '10044': ({ full }) => Math.min(6, sumOf(full)),
  '10045': ({ first, second }) => (Math.min(sumOf(first), sumOf(second)) > 0 ? 0 : 1),
  '10046': ({ first, second }) => [2, 0, 1].at(resultOf([sumOf(first), sumOf(second)])) ?? 2,
  '10060': ({ full }) => placeOfMargin(full[0] - full[1]),
  '10061': ({ full }) => Math.min(3, full[0]),
  '10064': ({ full }, { line }) => (sumOf(full) > line ? 0 : 2) + (Math.min(...full) > 0 ? 0 : 1),
  '10075': ({ first, second }) => (resultOf(first) > 0 && resultOf(second) > 0 ? 0 : 1),
  '10077': ({ first, second }) => (resultOf(first) > 0 || resultOf(second) > 0 ? 0 : 1),
  '10079': ({ first, second }) => (Math.min(sumOf(first), sumOf(second)) > 1 ? 0 : 1),
  '10080': ({ first, second }) => (Math.max(sumOf(first), sumOf(second)) < 2 ? 0 : 1),
  '10102': (score, { nth }) => {
    const [home, away] = nth === 1 ? score.first : score.second;
    return Math.max(home, away) > 2 ? 9 : home + 3 * away;
  },
  '10108': (score, { nth, line }) => {
    const half = nth === 1 ? score.first : score.second;
    return 2 * (1 - resultOf(half)) + (sumOf(half) > line ? 0 : 1);
  },
};

/** How far the first side is beyond its line. */
const MARGINS: Readonly<Record<string, (score: Score, slot: Slot) => number>> = {
  '11': ({ full }) => resultOf(full),
  '16': ({ full }, { line }) => full[0] - full[1] + line,
  '18': ({ full }, { line }) => sumOf(full) - line,
  '19': ({ full }, { line }) => full[0] - line,
  '20': ({ full }, { line }) => full[1] - line,
  '66': ({ first }, { line }) => first[0] - first[1] + line,
  '68': ({ first }, { line }) => sumOf(first) - line,
  '90': ({ second }, { line }) => sumOf(second) - line,
};

function placeOfMargin(margin: number): number {
  if (margin === 0) return 6;
  return margin > 0 ? Math.min(3, margin) - 1 : Math.min(3, -margin) + 2;
}

test.skipIf(missing)(
  `three imported seasons settle as their scores say in every market that these decide${missing ? ' (skipped: ../shared/data is not there)' : ''}`,
  () => {
    const rows = SEASONS.flatMap((season) => rowsOf(`${season}_odds.csv`));
    let decided = 0;
    for (const row of rows) {
      const score = scoreOf(row);
      const script = toldMatch(eventsOf(score));
      const facts = factsAt(script, script.fullTime);
      for (const slot of FOOTBALL_SLOTS) {
        const about = `${row.Date} ${row.HomeTeam}: ${slot.marketId} ${slot.specifier}`;
        const results = decide(slot, facts, []) ?? {};
        const [first = '', second = ''] = slot.template.outcomeIds;
        const place = PLACES[slot.marketId]?.(score, slot);
        if (place !== undefined) {
          const won = [place].flat().map((at) => slot.template.outcomeIds[at]);
          const winners = Object.keys(results).filter((id) => results[id] === 'won');
          expect(winners.sort(), about).toEqual(won.sort());
          decided += 1;
        }
        const margin = MARGINS[slot.marketId]?.(score, slot);
        if (margin !== undefined) {
          expect(WORTH[results[first] ?? 'lost'], about).toBe(worthOf(margin));
          expect(WORTH[results[second] ?? 'lost'], about).toBe(2 - worthOf(margin));
          decided += 1;
        }
      }
    }
    expect(rows).toHaveLength(1140);
    expect(decided).toBeGreaterThan(100_000);
  },
);
