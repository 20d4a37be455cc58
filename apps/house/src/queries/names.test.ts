import { catalogOf, scoreName } from '@touchline/i18n/catalog-names';
import { CATALOG_LANGUAGES } from '@touchline/i18n/locale';
import { expect, test } from 'vitest';
import { createWorld } from '#feed/create-world.ts';
import { createCalendar } from '#feed/league/calendar.ts';
import type { LeagueSport } from '#feed/league/league-spec.ts';
import { dayOf } from '#feed/league/play-days.ts';
import { MAP_STAGES, SET_STAGES } from '#feed/rally/rally-sport.ts';
import { createSportFeeds, LEAGUE_SPORTS } from '#feed/sports.ts';
import { presentTemplates } from './templates.ts';

const START = Date.UTC(2026, 10, 21, 19, 30);
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const FEEDS = createSportFeeds(1);
const TEMPLATES = FEEDS.flatMap(({ sport, templates }) =>
  templates.map((template) => ({ ...template, sportKey: sport.key })),
);
const locales = CATALOG_LANGUAGES.map((code) => [code] as const);

test.each(locales)('%s names every sport, market, outcome, group and rule of the house', (locale) => {
  const catalog = catalogOf(locale);
  for (const { sport } of FEEDS) expect(catalog.sports[sport.key], sport.key).toMatch(/\p{L}/u);
  for (const { sportKey, id, outcomeIds, groups } of TEMPLATES) {
    const names = catalog.markets[id];
    expect(names?.name, `${sportKey} ${id}`).toMatch(/\p{L}/u);
    expect(catalog.rules[names?.rule ?? ''], `${sportKey} ${id}`).toMatch(/\.$/);
    for (const group of groups) expect(catalog.groups[group], group).toMatch(/\p{L}/u);
    for (const outcomeId of outcomeIds) {
      const name = names?.outcomes[outcomeId] ?? scoreName(locale, outcomeId);
      expect(name, `${sportKey} ${id} ${outcomeId}`).toBeTruthy();
    }
  }
});

test.each(locales)('%s names nothing that the house does not have', (locale) => {
  const { sports, groups, markets, rules } = catalogOf(locale);
  expect(Object.keys(sports).sort()).toEqual(FEEDS.map(({ sport }) => sport.key).sort());
  expect(Object.keys(groups).sort()).toEqual([...new Set(TEMPLATES.flatMap((one) => one.groups))].sort());
  expect(Object.keys(markets).sort()).toEqual([...new Set(TEMPLATES.map(({ id }) => id))].sort());
  expect(Object.keys(rules).sort()).toEqual(
    [...new Set(Object.values(markets).map(({ rule }) => rule))].sort(),
  );
  for (const [id, { outcomes }] of Object.entries(markets)) {
    const known = TEMPLATES.filter((template) => template.id === id).flatMap(({ outcomeIds }) => outcomeIds);
    // Players and competitors are outcomes that no market type can list.
    if (known.length === 0) continue;
    const unknown = Object.keys(outcomes).filter((outcomeId) => !known.includes(outcomeId));
    expect(unknown, id).toEqual([]);
  }
});

test('market types tell clients scores as scores', () => {
  const feeds = FEEDS.filter(({ sport }) => sport.key === 'darts');
  const world = createWorld({ seed: 1, startAt: START, now: START, speed: 1, feeds });
  const score = presentTemplates(world, 'darts', 'ar').find(({ id }) => id === '199');
  expect(score?.outcomes).toContainEqual({ id: '3:1', name: '٣–١' });
});

/** Every stage and period that some matches of a sport go through. */
function stagesOf(sport: LeagueSport): Set<string> {
  const calendar = createCalendar(3, sport);
  const fixtures = sport.leagues.flatMap((league) =>
    DAYS.flatMap((day) => calendar.fixturesOn(league, dayOf(START) + day)).slice(0, 8),
  );
  return new Set(
    fixtures.flatMap(({ meeting }) => {
      const play = sport.play(meeting);
      return play.moments.flatMap((moment) => {
        const { stage, periodScores } = play.view(moment);
        return [String(stage), ...periodScores.map(({ key }) => key)];
      });
    }),
  );
}

test.each(LEAGUE_SPORTS.map((sport) => [sport.sport.key, sport] as const))(
  '%s: whatever a match goes through has a name',
  (_, sport) => {
    const stages = stagesOf(sport);
    expect(stages.size).toBeGreaterThan(3);
    for (const [locale] of locales)
      for (const stage of stages) expect(catalogOf(locale).periods[stage], `${locale} ${stage}`).toBeTruthy();
  },
);

test.each(locales)('%s names the longest matches that are possible', (locale) => {
  const overtime = ['32', '34', '40', '50', '503'];
  const breaks = ['301', '302', '303', '304', '305', '306'];
  const lastInning = ['429', '430'];
  const stages = [...SET_STAGES, ...MAP_STAGES].map(String);
  for (const stage of [...stages, ...overtime, ...breaks, ...lastInning])
    expect(catalogOf(locale).periods[stage], stage).toMatch(/\p{L}/u);
});
