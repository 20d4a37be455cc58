import { expect, test } from 'vitest';
import { FOOTBALL } from '#catalogue/football/catalogue.ts';
import { CUPS } from '#catalogue/football/cups.ts';
import { dayOf } from '#feed/football/calendar.ts';
import { cupFixturesOn } from '#feed/football/cup-calendar.ts';
import { courseOf, endOf } from '#feed/football/script.ts';
import { scriptOf } from '#feed/football/season-table.ts';
import { footballView } from '#feed/football/view.ts';
import { TO_QUALIFY } from '#pricing/football/templates.ts';
import { countedFor } from './ninety-minutes.ts';

const SEED = 7;
const DAY = dayOf(Date.UTC(2026, 10, 20));
const SCRIPTS = Array.from({ length: 40 }, (_, day) => day)
  .flatMap((day) => CUPS.flatMap((cup) => cupFixturesOn(SEED, cup, DAY + day)))
  .map((fixture) => scriptOf(SEED, fixture));
const LONGER = SCRIPTS.filter((script) => courseOf(script) !== 'ninety');

type Script = (typeof SCRIPTS)[number];
const seenAt = (script: Script, at: number) => {
  const { incidents, periodScores, extras } = footballView(script, at, 1);
  return { sportId: FOOTBALL.id, incidents, periodScores, extras };
};

test('of a match that goes on, markets count what was seen at the whistle of ninety minutes', () => {
  expect(LONGER.length).toBeGreaterThan(10);
  for (const script of LONGER) {
    const [then, end] = [seenAt(script, script.fullTime), seenAt(script, endOf(script))];
    expect(countedFor(end, '1')).toEqual(then);
    expect(end).not.toEqual(then);
  }
});

test('who goes through counts all of it, and other sports and shorter matches are left as they are', () => {
  for (const script of LONGER) {
    const end = seenAt(script, endOf(script));
    expect(countedFor(end, TO_QUALIFY)).toBe(end);
    const elsewhere = { ...end, sportId: '2' };
    expect(countedFor(elsewhere, '1')).toBe(elsewhere);
  }
  const shorter = SCRIPTS.find((script) => courseOf(script) === 'ninety')!;
  const end = seenAt(shorter, endOf(shorter));
  expect(countedFor(end, '1')).toBe(end);
});
