import { expect, test } from 'vitest';
import { FOOTBALL_CATEGORIES, FOOTBALL_TOURNAMENTS } from './catalogue.ts';
import { clubsOf } from './clubs.ts';
import { rosterOf } from './rosters.ts';

test('there are 20 leagues and a cup in 12 to 16 countries, each of 10 to 20 clubs and an even number of them', () => {
  expect(FOOTBALL_TOURNAMENTS).toHaveLength(21);
  expect(FOOTBALL_CATEGORIES.length).toBeGreaterThanOrEqual(12);
  expect(FOOTBALL_CATEGORIES.length).toBeLessThanOrEqual(16);
  for (const { id } of FOOTBALL_TOURNAMENTS) {
    const size = clubsOf(id).length;
    expect(size).toBeGreaterThanOrEqual(10);
    expect(size).toBeLessThanOrEqual(20);
    expect(size % 2).toBe(0);
  }
});

test('clubs differ in id, and within a league in name and code; their two colours differ', () => {
  const clubs = FOOTBALL_TOURNAMENTS.flatMap(({ id }) => clubsOf(id));
  expect(new Set(clubs.map((club) => club.id)).size).toBe(clubs.length);
  for (const { id } of FOOTBALL_TOURNAMENTS) {
    const league = clubsOf(id);
    expect(new Set(league.map((club) => club.name)).size).toBe(league.length);
    expect(new Set(league.map((club) => club.code)).size).toBe(league.length);
    for (const { kit, code } of league) {
      expect(kit.a).not.toBe(kit.b);
      expect(code).toMatch(/^[A-Z0-9]{3}$/);
    }
  }
});

test('a roster has eighteen players of different names whose weights sum to one', () => {
  for (const { id } of FOOTBALL_TOURNAMENTS) {
    for (const club of clubsOf(id)) {
      const roster = rosterOf(club.id, club.tongue);
      expect(roster).toHaveLength(18);
      expect(new Set(roster.map((player) => player.name)).size).toBe(18);
      expect(roster.reduce((sum, player) => sum + player.weight, 0)).toBeCloseTo(1, 9);
    }
  }
});
