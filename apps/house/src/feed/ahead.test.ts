import { expect, test } from 'vitest';
import { isAhead } from './ahead.ts';
import { LONGEST_MS } from './errands.ts';
import type { MatchPlay, SportFeed } from './sport.ts';
import { createSportFeeds } from './sports.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 19, 30);
const TICKS = Array.from({ length: 12 }, (_, index) => index);
/** The first moment at which a script is read, and one at which the slow swing of football's prices stands where it stands then. */
const KNOWN = -10 * MINUTE;
const AHEAD = KNOWN - 300 * MINUTE;

interface Upcoming {
  play: MatchPlay;
  listed: number;
}

/** The first match of each league that is listed from an instant on. */
function upcomingOf(feed: SportFeed): Upcoming[] {
  const found = new Map<string, Upcoming>();
  const groups = new Set(feed.tournaments.map(({ parentId }) => parentId));
  const leagues = feed.tournaments.filter(({ id }) => !groups.has(id)).length;
  const schedule = feed.schedule(START);
  for (let pulled = 0; pulled < 2_000 && found.size < leagues; pulled += 1) {
    const next = schedule.next();
    if (next.done === true) break;
    const { duration, facts, listedFrom, start, open } = next.value;
    if (duration !== null || found.has(facts.tournamentId)) continue;
    found.set(facts.tournamentId, { play: open(), listed: listedFrom - start });
  }
  return [...found.values()];
}

/** What is shown of a match at a moment; markets that take no bets stop at that very moment. */
const shownAt = (play: MatchPlay, at: number) => ({
  view: play.view(at),
  books: (['all', 'top'] as const).map((which) =>
    play
      .quote(at, 3, which)
      .map((market) => ({ ...market, stopsAt: market.stopsAt === null ? null : market.stopsAt - at })),
  ),
});

const FEEDS = createSportFeeds(4).map((feed) => [feed.sport.key, feed] as const);

test('ten minutes before its start a match does not lie ahead any more', () => {
  expect(isAhead(KNOWN)).toBe(false);
  expect(isAhead(KNOWN - 1)).toBe(true);
});

test.each(FEEDS)(
  '%s: a match that lies ahead looks and costs as it does when its script is read',
  (_, feed) => {
    const matches = upcomingOf(feed);
    expect(matches.length).toBeGreaterThan(0);
    for (const { play } of matches) {
      expect(shownAt(play, AHEAD)).toEqual(shownAt(play, KNOWN));
      expect(play.simulate?.(AHEAD, 3)?.score).toEqual(play.simulate?.(KNOWN, 3)?.score);
      expect([play.verdictsAt(AHEAD), play.verdictsUntil(AHEAD)]).toEqual([[], []]);
      expect(play.moments[0]).toBeGreaterThanOrEqual(KNOWN);
      expect(play.startsAt).toBeGreaterThanOrEqual(KNOWN);
    }
  },
);

test.each(FEEDS)('%s: what is counted of a match is what is quoted', (_, feed) => {
  for (const { play, listed } of upcomingOf(feed)) {
    const counted = play.count?.(listed, 0);
    if (counted !== undefined) expect(counted).toBe(play.quote(listed, 0).length);
  }
});

test.each(FEEDS)('%s: prices that hang on a step are the same at all ticks of it', (_, feed) => {
  for (const { play } of upcomingOf(feed)) {
    const bySteps = new Map<number, unknown>();
    for (const tick of TICKS) {
      const step = play.aheadStep?.(AHEAD, tick) ?? null;
      if (step === null) continue;
      const quotes = play.quote(AHEAD, tick, 'top');
      expect(quotes).toEqual(bySteps.get(step) ?? quotes);
      bySteps.set(step, quotes);
    }
    expect(play.aheadStep?.(KNOWN, 0) ?? null).toBeNull();
  }
});

test.each(FEEDS)('%s: a match is over and closed well before its world takes that for granted', (_, feed) => {
  const schedule = feed.schedule(START);
  for (let played = 0; played < 150; ) {
    const next = schedule.next();
    if (next.done === true) break;
    if (next.value.duration !== null) continue;
    const play = next.value.open();
    const last = play.moments.at(-1) ?? Number.POSITIVE_INFINITY;
    expect(last).toBeLessThan(0.8 * LONGEST_MS);
    expect(play.view(last).status).toBe(3);
    played += 1;
  }
});
