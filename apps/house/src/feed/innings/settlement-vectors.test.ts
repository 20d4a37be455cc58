import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Results } from '../scripted/scripted-match.ts';
import type { MarketTemplate } from '../world.ts';
import { BASEBALL_DEEP_OFFERS } from './baseball/offers.ts';
import { BASEBALL_TEMPLATES } from './baseball/templates.ts';
import { CRICKET_DEEP_OFFERS } from './cricket/offers.ts';
import { CRICKET_TEMPLATES } from './cricket/templates.ts';
import { type ToldMatch, toldGame, toldMatch } from './test/told-course.ts';

interface Told {
  name: string;
  won: Record<string, string>;
  results: Record<string, Results>;
}

interface Offer<S> {
  template: MarketTemplate;
  specifier: string;
  settle(state: S): Results | null;
}

interface Sport<S, T> {
  templates: readonly MarketTemplate[];
  offers: readonly Offer<S>[];
  statesOf(match: T): S[];
}

function vectorsOf<T>(sport: string): (Told & T)[] {
  const url = new URL(`../../../../../fixtures/innings/${sport}.json`, import.meta.url);
  const { matches } = JSON.parse(readFileSync(url, 'utf8')) as { matches: (Told & T)[] }; // the files are written for this shape
  return matches;
}

const typeOf = (key: string) => key.split(' ')[0] ?? '';

/** Every outcome's result, by the market's key. */
function resultsOf({ won, results }: Told, templates: readonly MarketTemplate[]) {
  const decided = Object.entries(won).map(([key, winner]): [string, Results] => {
    const ids = templates.find(({ id }) => id === typeOf(key))?.outcomeIds ?? [];
    expect(ids, key).toContain(winner);
    return [key, Object.fromEntries(ids.map((id) => [id, id === winner ? 'won' : 'lost']))];
  });
  return [...decided, ...Object.entries(results)];
}

function checkVectors<S, T>(sport: string, { templates, offers, statesOf }: Sport<S, T>): void {
  const matches = vectorsOf<T>(sport);
  const markets = new Map(
    offers.map((offer) => [`${offer.template.id} ${offer.specifier}`.trimEnd(), offer] as const),
  );

  test.each(matches)('$name: every market named ends as the vector says', (match) => {
    const states = statesOf(match);
    for (const [key, results] of resultsOf(match, templates)) {
      const market = markets.get(key);
      if (market === undefined) throw new Error(`no market ${key}`);
      const told = states.map((state) => market.settle(state));
      expect(told.at(-1), key).toEqual(results);
      const other = told.find(
        (early) => early !== null && JSON.stringify(early) !== JSON.stringify(told.at(-1)),
      );
      expect(other, key).toBeUndefined();
    }
  });

  test('the vectors name every market type of the full book, and none ends in one way alone', () => {
    const ways = new Map<string, Set<string>>(templates.map(({ id }) => [id, new Set()]));
    for (const [key, winner] of matches.flatMap(({ won }) => Object.entries(won))) {
      ways.get(typeOf(key))?.add(winner);
    }
    expect([...ways].filter(([, { size }]) => size < 2).map(([id]) => id)).toEqual([]);
  });
}

describe('baseball', () => {
  checkVectors<ReturnType<typeof toldGame>[number], { innings: string[] }>('baseball', {
    templates: BASEBALL_TEMPLATES,
    offers: BASEBALL_DEEP_OFFERS,
    statesOf: ({ innings }) => toldGame(innings),
  });
});

describe('cricket', () => {
  checkVectors<ReturnType<typeof toldMatch>[number], ToldMatch>('cricket', {
    templates: CRICKET_TEMPLATES,
    offers: CRICKET_DEEP_OFFERS,
    statesOf: toldMatch,
  });
});
