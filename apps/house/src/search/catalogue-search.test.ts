import { foldedWords } from '@touchline/i18n/fold';
import { expect, test } from 'vitest';
import { createWorld } from '#feed/create-world.ts';
import { createSportFeeds } from '#feed/sports.ts';
import type { MatchRecord } from '#feed/world.ts';
import { hasOpenPrices } from '../queries/open-prices.ts';
import { createCatalogueSearch, type Search } from './catalogue-search.ts';

const NOW = Date.UTC(2026, 10, 21, 18);
const world = createWorld({
  seed: 1,
  startAt: NOW,
  now: NOW,
  speed: 1,
  feeds: createSportFeeds(1).filter(({ sport }) => ['football', 'tennis', 'dota_2'].includes(sport.key)),
});
const find = createCatalogueSearch(world);
const all = [...world.matches()];

const search = (text: string, more: Partial<Search> = {}) =>
  find({ text, locale: 'en', sportType: null, statuses: null, eventsOnly: false, now: NOW, ...more });

function pick(is: (match: MatchRecord) => boolean): { match: MatchRecord; home: string; away: string } {
  const match = all.find((one) => one.type === 'match' && is(one));
  if (!match?.home || !match.away) throw new Error('The world has such a match.');
  return { match, home: match.home.name, away: match.away.name };
}

const football = world.sports().find(({ key }) => key === 'football');
const ofFootball = ({ sportId }: MatchRecord) => sportId === football?.id;
const namesOf = ({ home, away, competitors }: MatchRecord) =>
  [home, away, ...competitors].flatMap((side) => (side ? foldedWords(side.name) : []));
const longest = (name: string) => foldedWords(name).toSorted((a, b) => b.length - a.length)[0] ?? '';

test('a match to come is found by the beginnings of both its teams', () => {
  const { match, home, away } = pick((one) => one.status === 0 && ofFootball(one));
  const text = `${longest(away).slice(0, 5)} ${longest(home).slice(0, 5)}`;
  expect(search(text).matches.map(({ id }) => id)).toContain(match.id);
});

test('every match that is found has a word that begins with what is asked', () => {
  const { home } = pick((one) => one.status === 0 && ofFootball(one));
  const text = longest(home).slice(0, 4);
  const { matches } = search(text);
  expect(matches.length).toBeGreaterThan(0);
  for (const match of matches) expect(namesOf(match).some((word) => word.startsWith(text))).toBe(true);
});

test('matches in play come first, long events last', () => {
  const { home } = pick((one) => one.status === 1 && ofFootball(one));
  const { matches } = search(home);
  expect(matches[0]?.status).toBe(1);
  const turns = matches.map(({ type, status }) => (type === 'outright' ? 2 : status === 1 ? 0 : 1));
  expect(turns).toEqual(turns.toSorted());
});

test('a match in play without open prices comes after those that take bets', () => {
  const { match, home } = pick((one) => one.status === 1 && ofFootball(one) && hasOpenPrices(world, one));
  const found = () => search(home).matches.filter(({ type }) => type === 'match');
  expect(found()[0]).toBe(match);
  const open = found().filter((one) => one !== match && hasOpenPrices(world, one));
  expect(open.length).toBeGreaterThan(0);
  world.control.suspend(match.id, null, true);
  const closed = found();
  world.control.suspend(match.id, null, false);
  expect(closed).toContain(match);
  expect(closed.slice(0, open.length)).toEqual(open);
});

test('a match that is over is found where its status is asked for, on its day alone', () => {
  const over = pick((one) => one.status === 4 && one.startTime > NOW - 80_000_000);
  const isFound = (more: Partial<Search>) =>
    search(`${over.home} ${over.away}`, more).matches.some(({ id }) => id === over.match.id);
  expect(isFound({})).toBe(false);
  expect(isFound({ statuses: [4] })).toBe(true);
  expect(isFound({ statuses: [4], now: over.match.startTime + 90_000_000 })).toBe(false);
});

test('a league is found by its name, its country and its sport', () => {
  const [league] = world
    .tournaments()
    .filter(({ kind, sportId }) => kind === 'match' && sportId === football?.id);
  const category = world.categories().find(({ id }) => id === league?.categoryId);
  const ids = (text: string) => search(text).tournaments.map(({ id }) => id);
  expect(ids(league?.name ?? '')[0]).toBe(league?.id);
  expect(ids(`football ${longest(league?.name ?? '')}`)).toContain(league?.id);
  expect(search(category?.name ?? '').categories.map(({ name }) => name)).toContain(category?.name);
});

test('a sport is found in the language of who asks, with or without marks', () => {
  expect(search('foot').sports.map(({ key }) => key)).toEqual(['football']);
  expect(search('fußb', { locale: 'de' }).sports.map(({ key }) => key)).toEqual(['football']);
  expect(search('fussb', { locale: 'de' }).sports.map(({ key }) => key)).toEqual(['football']);
  expect(search('القدم', { locale: 'ar' }).sports.map(({ key }) => key)).toEqual(['football']);
  expect(search('foot', { locale: 'ar' }).sports).toEqual([]);
});

test('a picker of events gets events by their own names alone', () => {
  const { match, home } = pick((one) => one.status === 0 && ofFootball(one));
  const found = search(`${home} football`, { eventsOnly: true });
  expect(found).toEqual({ matches: [], tournaments: [], categories: [], sports: [] });
  const own = search(home, { eventsOnly: true });
  expect(own.matches.map(({ id }) => id)).toContain(match.id);
  expect([own.tournaments, own.categories, own.sports]).toEqual([[], [], []]);
  expect(search(`${home} football`).matches.map(({ id }) => id)).toContain(match.id);
});

test('one type of sport can be asked for', () => {
  const cyber = pick(({ sportId }) => world.sports().find(({ id }) => id === sportId)?.type === 'cyber');
  const ids = (sportType: string) =>
    search(cyber.home, { sportType, statuses: [0, 1, 4] }).matches.map(({ id }) => id);
  expect(ids('cyber').length).toBeGreaterThan(0);
  expect(ids('regular')).toEqual([]);
});

test('no more is answered than a list below a field shows', () => {
  for (const text of ['a', 'c', 's'].map((letter) => `${letter}`)) {
    const { matches, tournaments, categories, sports } = search(text);
    expect(matches.length).toBeLessThanOrEqual(20);
    expect(tournaments.length).toBeLessThanOrEqual(8);
    expect(categories.length).toBeLessThanOrEqual(5);
    expect(sports.length).toBeLessThanOrEqual(5);
  }
});

test('punctuation alone finds nothing', () => {
  expect(search('---').matches).toEqual([]);
});
