import { beforeAll, expect, test } from 'vitest';
import { createWorld } from '#feed/create-world.ts';
import { FOOTBALL_TABLE } from '#feed/football/season-table.ts';
import { LEAGUE_TABLE } from '#feed/league/season-table.ts';
import type { MatchRecord, World } from '#feed/world.ts';
import { findForm, findHeadToHead, findStandings } from './match-preview.ts';
import { tableOf } from './standings.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 7, 13);
const TABLE_SPORTS = ['football', 'ice_hockey', 'basketball', 'handball', 'volleyball', 'american_football'];
const LISTED_SPORTS = ['tennis', 'table_tennis', 'darts', 'badminton'];

let world: World;
beforeAll(() => {
  world = createWorld({ seed: 7, startAt: NOW, now: NOW, speed: 1 });
});

function upcoming(sportKey: string, nth = 0): MatchRecord {
  const sport = world.sports().find(({ key }) => key === sportKey);
  const matches = [...world.matches()].filter(
    ({ type, status, sportId }) => type === 'match' && status === 0 && sportId === sport?.id,
  );
  const match = matches.toSorted((a, b) => Number(a.id) - Number(b.id))[nth];
  if (match === undefined) throw new Error(`The season has no upcoming match of ${sportKey}.`);
  return match;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test.each(TABLE_SPORTS)('a table of %s is what its results make', async (key) => {
  const match = upcoming(key);
  const season = await world.history.season(match.id);
  const { rows } = await findStandings(world, match, () => null);
  const matches = season?.matches ?? [];
  expect(matches.length).toBeGreaterThan(0);
  expect(rows).toHaveLength(season?.competitors.length ?? 0);
  expect(sum(rows.map(({ played }) => played))).toBe(2 * matches.length);
  expect(sum(rows.map(({ won }) => won))).toBe(sum(rows.map(({ lost }) => lost)));
  const scored = sum(rows.map((row) => row.scored));
  expect(scored).toBe(sum(rows.map((row) => row.conceded)));
  expect(scored).toBe(sum(matches.map(({ score }) => score[0] + score[1])));
  const { win, draw } = key === 'football' ? FOOTBALL_TABLE : LEAGUE_TABLE;
  for (const row of rows) {
    expect(row.played).toBe(row.won + row.drawn + row.lost);
    expect(row.points).toBe(win * row.won + draw * row.drawn);
  }
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  const points = rows.map((row) => row.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  for (const { startTime } of matches) expect(startTime).toBeLessThan(Math.min(match.startTime, NOW));
});

test.each(TABLE_SPORTS)('the last results of a season of %s are the form of their sides', async (key) => {
  const match = upcoming(key);
  const { matches = [] } = (await world.history.season(match.id)) ?? {};
  const form = await findForm(world, match);
  for (const side of ['home', 'away'] as const) {
    const id = match[side]?.id ?? '';
    const own = matches.filter(({ home, away }) => home.id === id || away.id === id);
    const last = own
      .toReversed()
      .slice(0, 5)
      .map((entry) => entry.id);
    // A young season has fewer; the form goes on with the one before.
    expect(form[side].map((entry) => entry.id).slice(0, last.length)).toEqual(last);
    expect(form[side]).toHaveLength(5);
    for (const { home, away, score, result } of form[side]) {
      expect([home.id, away.id]).toContain(id);
      const [own, other] = home.id === id ? [score.home, score.away] : [score.away, score.home];
      expect(result).toBe(own > other ? 'won' : own < other ? 'lost' : 'drawn');
    }
  }
});

test.each([...TABLE_SPORTS, ...LISTED_SPORTS])('meetings in %s are those that form shows', async (key) => {
  const match = upcoming(key, 1);
  const [form, meetings] = await Promise.all([findForm(world, match), findHeadToHead(world, match)]);
  expect(meetings.matches.length).toBeGreaterThan(0);
  expect(meetings.home_wins + meetings.draws + meetings.away_wins).toBe(meetings.matches.length);
  expect(meetings.scored.home + meetings.scored.away).toBe(
    sum(meetings.matches.map(({ score }) => score.home + score.away)),
  );
  const sides = [match.home?.id, match.away?.id].toSorted();
  for (const { home, away } of meetings.matches) expect([home.id, away.id].toSorted()).toEqual(sides);
  const known = new Map(meetings.matches.map((entry) => [entry.id, entry]));
  for (const { result: _, ...entry } of [...form.home, ...form.away]) {
    const both = [entry.home.id, entry.away.id].toSorted().join() === sides.join();
    if (both) expect(known.get(entry.id)).toEqual(entry);
  }
  const starts = meetings.matches.map(({ start_time }) => start_time);
  expect(starts).toEqual(starts.toSorted((a, b) => b - a));
});

test.each(LISTED_SPORTS)('%s keeps no table', async (key) => {
  expect(await world.history.season(upcoming(key).id)).toBeNull();
  expect((await findStandings(world, upcoming(key), () => null)).rows).toEqual([]);
});

test('a result in a list of past matches is the one on the page of that match', async () => {
  const { home } = await findForm(world, upcoming('basketball'));
  for (const { id, score } of home) {
    const [first, second] = (world.match(id) ?? world.past.find(id))?.totalScore ?? [];
    expect({ home: first, away: second }).toEqual(score);
  }
});

test('the same season gives the same past, whenever the house was started', async () => {
  const match = upcoming('handball');
  const other = createWorld({ seed: 7, startAt: NOW, now: NOW + 60_000, speed: 1 });
  expect(await other.history.form(match.id)).toEqual(await world.history.form(match.id));
});

test('equal points are decided by difference, then by what was scored where the league says so', () => {
  const club = (id: string) => ({
    id,
    urnId: id,
    name: id,
    code: id,
    kit: { pattern: 'plain' as const, a: '#000000' as const, b: '#ffffff' as const },
  });
  const [a, b, c] = [club('1'), club('2'), club('3')];
  const played = (home: typeof a, away: typeof a, score: [number, number]) => ({
    id: `${home.id}-${away.id}`,
    slug: '',
    startTime: 0,
    home,
    away,
    score,
  });
  const matches = [played(b, a, [2, 2]), played(c, a, [0, 0]), played(b, c, [1, 1])];
  const order = (rules: typeof FOOTBALL_TABLE) =>
    tableOf({ competitors: [a, b, c], matches, rules }).map(({ competitor }) => competitor.id);
  expect(order(FOOTBALL_TABLE)).toEqual(['2', '1', '3']);
  expect(order(LEAGUE_TABLE)).toEqual(['1', '2', '3']);
});
