import { expect, test } from 'vitest';
import { clubsOf } from '#catalogue/football/clubs.ts';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { createWorld } from './create-world.ts';
import { fateKindOf, isFated, playFated } from './fates.ts';
import { fixturesOn, seasonOn } from './football/calendar.ts';
import { createFootballFeed } from './football/football-feed.ts';
import { createSeasonTable, FOOTBALL_FATES, playKeyOf } from './football/season-table.ts';
import { createCalendar } from './league/calendar.ts';
import { createLeagueFeed } from './league/league-feed.ts';
import { dayOfPlay } from './league/play-days.ts';
import { createSeasonTable as createLeagueTable } from './league/season-table.ts';
import { hasSeasons } from './league/seasons.ts';
import type { ScheduledMatch } from './sport.ts';
import { LEAGUE_SPORTS } from './sports.ts';

const SEED = 7;
const NOON = Date.UTC(2026, 10, 14, 12);
const OUTDOORS = ['rugby', 'american_football', 'baseball', 'cricket'];
const outdoors = LEAGUE_SPORTS.filter(({ sport }) => OUTDOORS.includes(sport.key));
const rugby = outdoors.filter(({ sport }) => sport.key === 'rugby');

/** Points that the matches which came to their end make, by club. */
function pointsOf(matches: readonly ScheduledMatch[], win: number): Map<string, number> {
  const points = new Map<string, number>();
  const add = (id: string | undefined, more: number) =>
    points.set(id ?? '', (points.get(id ?? '') ?? 0) + more);
  for (const match of matches) {
    const play = match.open();
    const { stage, totalScore } = play.view(play.endsAt);
    if (isFated(stage)) continue;
    const [home, away] = totalScore ?? [0, 0];
    add(match.facts.home?.id, home > away ? win : home === away ? 1 : 0);
    add(match.facts.away?.id, away > home ? win : home === away ? 1 : 0);
  }
  return points;
}

test('out of doors few matches are postponed or abandoned, and indoors none', () => {
  expect(outdoors).toHaveLength(OUTDOORS.length);
  for (const { fates } of [...outdoors, { fates: FOOTBALL_FATES }]) {
    const share = (fates?.postponed ?? 0) + (fates?.abandoned ?? 0);
    expect(share).toBeGreaterThanOrEqual(0.002);
    expect(share).toBeLessThanOrEqual(0.005);
  }
  for (const { sport, fates } of LEAGUE_SPORTS)
    if (!OUTDOORS.includes(sport.key))
      expect([fates?.postponed, fates?.abandoned]).toEqual([undefined, undefined]);
});

test.each(rugby)('the title of a $sport.key league goes by the matches that came to their end', (sport) => {
  const often = { ...sport, fates: { postponed: 0.2, abandoned: 0.2 } };
  const calendar = createCalendar(SEED, often);
  const league = often.leagues.find(hasSeasons);
  if (league === undefined) throw new Error('Clubs play seasons.');
  const season = calendar.seasonOn(league, 20_000);
  const table = createLeagueTable(often, calendar, league, season);
  while (!table.prepare(season.end));
  const { leagueDays } = createLeagueFeed(SEED, often);
  const days = Array.from({ length: season.playDays }, (_, day) =>
    dayOfPlay(league, season.firstPlayDay + day),
  );
  const matches = days.flatMap((day) => leagueDays?.matchesOn(String(league.id), day) ?? []);
  expect(table.played()).toBe(matches.length);
  const points = pointsOf(matches, 2);
  for (const { contender, points: own } of table.standings()) expect(own).toBe(points.get(contender.id) ?? 0);
});

test('the table of football goes by the matches that came to their end as well', () => {
  const [league] = LEAGUES;
  if (league === undefined) throw new Error('There are leagues.');
  const isHit = (day: number) =>
    fixturesOn(SEED, league, day).some(
      (fixture) => fateKindOf(FOOTBALL_FATES, playKeyOf(SEED, fixture)) !== null,
    );
  let day = 20_000;
  while (!isHit(day)) day += 1;
  const season = seasonOn(SEED, league, day);
  const table = createSeasonTable(SEED, league, season, clubsOf(String(league.id)));
  while (!table.prepare(season.end));
  const { leagueDays } = createFootballFeed(SEED);
  const matches = Array.from({ length: season.days }, (_, at) => season.firstDay + at).flatMap(
    (one) => leagueDays?.matchesOn(String(league.id), one) ?? [],
  );
  const fated = matches.filter((match) => isFated(match.open().view(match.open().endsAt).stage));
  expect(fated.length).toBeGreaterThan(0);
  const points = pointsOf(matches, 3);
  for (const { club, points: own } of table.standings()) expect(own).toBe(points.get(club.id) ?? 0);
});

test('in the world a match is postponed on its page, and its markets are void', () => {
  const feeds = rugby.map((sport) => createLeagueFeed(SEED, { ...sport, fates: { postponed: 1 } }));
  const world = createWorld({ seed: SEED, startAt: NOON, now: NOON, speed: 1, feeds });
  while (world.behind()) world.advance(NOON);
  const next = [...world.matches()]
    .filter(({ status, type }) => status === 0 && type === 'match')
    .toSorted((a, b) => a.startTime - b.startTime)[0];
  if (next === undefined) throw new Error('Somebody plays.');
  world.ensureBook(next.id);
  const markets = [...next.markets.keys()];
  expect(markets.length).toBeGreaterThan(5);
  world.control.jump(next.startTime - 4 * 60_000);
  const ended = new Map<string, Set<string>>();
  do {
    for (const change of world.advance(next.startTime - 4 * 60_000))
      if (change.type === 'settled' && change.matchId === next.id)
        ended.set(change.marketKey, new Set(Object.values(change.results)));
  } while (world.behind());
  expect(world.match(next.id)).toMatchObject({ status: 4, stage: 60 });
  for (const key of markets) expect(ended.get(key), key).toEqual(new Set(['void']));
});

test.each(outdoors)('$sport.key, abandoned: what was decided stands, the rest is void', (sport) => {
  const calendar = createCalendar(SEED, sport);
  const fixtures = sport.leagues.flatMap((league) => [...calendar.fixturesOn(league, 20_000)]).slice(0, 4);
  expect(fixtures.length).toBeGreaterThan(0);
  for (const { meeting } of fixtures) {
    const whole = sport.play(meeting);
    const play = playFated(whole, { abandoned: 1 }, meeting.key);
    const at = play.endsAt;
    expect(at).toBeGreaterThan(whole.startsAt);
    expect(at).toBeLessThan(whole.endsAt);
    expect(play.view(at)).toMatchObject({ status: 4, stage: 90, totalScore: whole.view(at - 1).totalScore });
    const decided = whole.verdictsUntil(at - 1);
    for (const { marketId, specifier, results } of decided)
      expect(play.verdict(marketId, specifier, at)?.results).toMatchObject(results);
    const rest = play.verdictsAt(at);
    expect(rest.length).toBeGreaterThan(0);
    expect(new Set(rest.flatMap(({ results }) => Object.values(results)))).toEqual(new Set(['void']));
    const ended = new Set(
      play.verdictsUntil(at).map(({ marketId, specifier }) => `${marketId}/${specifier}`),
    );
    for (const { marketId, specifier } of whole.quote(at - 1, 0))
      expect([...ended]).toContain(`${marketId}/${specifier}`);
  }
});
