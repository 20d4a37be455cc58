import { expect, test } from 'vitest';
import { createWorld } from '#feed/create-world.ts';
import { createSportFeeds } from '#feed/sports.ts';
import type { MatchRecord } from '#feed/world.ts';
import { catalogueIndex } from '#queries/present-tournament.ts';
import { createCrowd } from './crowd.ts';

const NOW = Date.UTC(2026, 10, 21, 18);
const HOUR_MS = 3_600_000;
const STEP_MS = 600_000;

const worldOf = (seed: number) =>
  createWorld({
    seed,
    startAt: NOW,
    now: NOW,
    speed: 1,
    feeds: createSportFeeds(1).filter(({ sport }) => ['football', 'badminton'].includes(sport.key)),
  });
const world = worldOf(1);
const matches = [...world.matches()].filter(({ type }) => type === 'match');
const soon = matches.filter(({ startTime }) => startTime > NOW && startTime < NOW + 24 * HOUR_MS);
const countsAt = (now: number, of = world) => soon.map(({ id }) => createCrowd(of, () => now)(id));
const mean = (some: readonly MatchRecord[]) =>
  some.reduce((sum, { id, startTime }) => sum + createCrowd(world, () => startTime)(id), 0) / some.length;

test('counts follow from seed, match and time alone', () => {
  expect(countsAt(NOW)).toEqual(countsAt(NOW, worldOf(1)));
  expect(countsAt(NOW)).not.toEqual(countsAt(NOW, worldOf(2)));
  expect(createCrowd(world, () => NOW)('0')).toBe(0);
});

test('a list is counted at the instant that it was sorted at, however long it takes', () => {
  const crowd = createCrowd(world, () => NOW + HOUR_MS);
  expect(soon.map(({ id }) => crowd(id, NOW))).toEqual(countsAt(NOW));
  expect(soon.map(({ id }) => crowd(id))).not.toEqual(countsAt(NOW));
});

test('a count never falls, grows until kick-off and in play, and ends after two hours', () => {
  const match = soon.find(({ id, startTime }) => createCrowd(world, () => startTime)(id) > 100);
  if (!match) throw new Error('Some match of the day has bets.');
  const countAt = (sinceMs: number) => createCrowd(world, () => match.startTime + sinceMs)(match.id);
  const counts = Array.from({ length: 400 }, (_, step) => countAt((step - 288) * STEP_MS));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(countAt(-8 * HOUR_MS) / countAt(0)).toBeCloseTo(0.5, 1);
  expect(countAt(2 * HOUR_MS + STEP_MS) / countAt(0)).toBeCloseTo(1.6, 1);
  expect(countAt(5 * HOUR_MS)).toBe(countAt(2 * HOUR_MS + STEP_MS));
});

test('counts stand still for ten minutes, and do not change for all matches at once', () => {
  const minutes = Array.from({ length: 11 }, (_, minute) => countsAt(NOW + minute * 60_000));
  const changes = soon.map((_, index) => new Set(minutes.map((counts) => counts[index])).size - 1);
  expect(Math.max(...changes)).toBe(1);
  const atOnce = minutes
    .slice(1)
    .map((counts, minute) => counts.filter((count, n) => count !== minutes[minute]?.[n]));
  expect(Math.max(...atOnce.map(({ length }) => length))).toBeLessThan(soon.length / 2);
});

test('the first league of football draws more than the others, and football more than badminton', () => {
  const { tournaments } = catalogueIndex(world);
  const football = world.sports().find(({ key }) => key === 'football')?.id;
  const isFootball = ({ sportId }: MatchRecord) => sportId === football;
  const priorityOf = ({ tournamentId }: MatchRecord) => tournaments.get(tournamentId)?.priority ?? 0;
  const first = Math.min(...matches.filter(isFootball).map(priorityOf));
  const isFirst = (match: MatchRecord) => priorityOf(match) === first;
  expect(mean(matches.filter((match) => isFootball(match) && isFirst(match)))).toBeGreaterThan(
    1.2 * mean(matches.filter((match) => isFootball(match) && !isFirst(match))),
  );
  expect(mean(matches.filter(isFootball))).toBeGreaterThan(
    mean(matches.filter((match) => !isFootball(match))),
  );
});
