import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RallyPlay } from './rally-sport.ts';
import { meeting, PLAYS } from './test/meetings.ts';
import { endOfCourse } from './test/told-course.ts';

interface VectorMatch {
  name: string;
  setsToWin: number;
  sets: string[];
  won: Record<string, string>;
  void: string[];
}

const FOLDER = new URL('../../../../../fixtures/rally/', import.meta.url);

function matchesOf(sport: string): VectorMatch[] {
  const name = `${sport.replace('_', '-')}.json`;
  const { matches } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { matches: VectorMatch[] }; // the files are written for this shape
  return matches;
}

/** Every length of match that a sport plays with the full book: its first two leagues have it. */
function fullBooks(sport: string): ReadonlyMap<number, RallyPlay> {
  const plays = [2, 1].map((priority) => PLAYS[sport]!(meeting(1, [0, 0], priority)));
  return new Map(plays.map((play) => [play.rules.setsToWin, play]));
}

const keyOf = (marketId: string, specifier: string) => `${marketId} ${specifier}`.trim();
const typeOf = (key: string) => key.split(' ')[0];

describe.each(Object.keys(PLAYS))('%s', (sport) => {
  const matches = matchesOf(sport);
  const books = fullBooks(sport);

  test.each(matches)('$name: every market named ends as the vector says', (match) => {
    const play = books.get(match.setsToWin);
    if (play === undefined) throw new Error(`no match of ${sport} is won with ${match.setsToWin}`);
    const end = endOfCourse(play, match.sets);
    const offers = new Map(
      play.offers.map((offer) => [keyOf(offer.template.id, offer.specifier), offer] as const),
    );
    const expected = [...Object.entries(match.won), ...match.void.map((key) => [key, null] as const)];
    for (const [key, won] of expected) {
      const offer = offers.get(key);
      if (offer === undefined) throw new Error(`no market ${key}`);
      const result = (id: string) => (won === null ? 'void' : id === won ? 'won' : 'lost');
      const { outcomeIds } = offer.template;
      if (won !== null) expect(outcomeIds, key).toContain(won);
      expect(offer.settle(end), key).toEqual(Object.fromEntries(outcomeIds.map((id) => [id, result(id)])));
    }
  });

  test('the vectors name every market type of the full book, in each length of match', () => {
    for (const [setsToWin, { offers }] of books) {
      const told = matches.filter((match) => match.setsToWin === setsToWin);
      const named = new Set(told.flatMap((match) => Object.keys(match.won)).map(typeOf));
      const types = new Set(offers.map(({ template }) => template.id));
      expect([...types].filter((id) => !named.has(id))).toEqual([]);
    }
  });

  test('no market type ends in one way alone', () => {
    const answers = new Map<string | undefined, Set<string>>();
    for (const [key, won] of matches.flatMap((match) => Object.entries(match.won))) {
      answers.set(typeOf(key), (answers.get(typeOf(key)) ?? new Set()).add(won));
    }
    expect([...answers].flatMap(([id, ways]) => (ways.size < 2 ? [id] : []))).toEqual([]);
  });
});
