import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOTA_TEMPLATES, dotaOffers } from '#pricing/timed/dota/offers.ts';
import { type ToldMap, toldMaps } from './test/told-maps.ts';

interface ToldMatch {
  name: string;
  maps: ToldMap[];
  won: Record<string, string>;
  void: string[];
}

interface Vectors {
  expected: { kills: number; lead: number };
  matches: ToldMatch[];
}

const FILE = new URL('../../../../../fixtures/timed/dota_2.json', import.meta.url);
const { expected, matches } = JSON.parse(readFileSync(FILE, 'utf8')) as Vectors; // the file is written for this shape

const MARKETS = new Map(
  dotaOffers(expected, true).map((offer) => [`${offer.template.id} ${offer.specifier}`.trimEnd(), offer]),
);

const typeOf = (key: string) => key.split(' ')[0] ?? '';

/** Every market named, with the outcome that wins; null where stakes come back. */
const answersOf = (match: ToldMatch): [key: string, winner: string | null][] => [
  ...Object.entries(match.won),
  ...match.void.map((key): [string, null] => [key, null]),
];

test.each(matches)(
  '$name: every market named ends as the vector says, and as nothing else before',
  (match) => {
    const { steps } = toldMaps(match.maps);
    for (const [key, winner] of answersOf(match)) {
      const market = MARKETS.get(key);
      if (market === undefined) throw new Error(`no market ${key}`);
      const { outcomeIds } = market.template;
      if (winner !== null) expect(outcomeIds, key).toContain(winner);
      const results = Object.fromEntries(
        outcomeIds.map((id) => [id, winner === null ? 'void' : id === winner ? 'won' : 'lost']),
      );
      const told = steps.map(({ state }) => market.settle(state));
      expect(told.at(-1), key).toEqual(results);
      const end = JSON.stringify(told.at(-1));
      expect(
        told.find((early) => early !== null && JSON.stringify(early) !== end),
        key,
      ).toBeUndefined();
    }
  },
);

test('in the vectors every outcome of every market type wins', () => {
  const named = new Set(
    matches.flatMap(({ won }) => Object.entries(won).map(([key, winner]) => `${typeOf(key)} ${winner}`)),
  );
  const all = DOTA_TEMPLATES.flatMap(({ id, outcomeIds }) => outcomeIds.map((outcome) => `${id} ${outcome}`));
  expect(all.filter((outcome) => !named.has(outcome))).toEqual([]);
});

test('stakes come back of every market on a map that is not played', () => {
  const unplayed = matches.filter(({ maps }) => maps.length === 2);
  const ofMaps = DOTA_TEMPLATES.filter(({ specifiers }) => specifiers.includes('mapnr')).map(({ id }) => id);
  expect(unplayed.length).toBeGreaterThan(0);
  for (const { name, void: returned } of unplayed) {
    const types = new Set(returned.filter((key) => key.includes('mapnr=3')).map(typeOf));
    expect(
      ofMaps.filter((id) => !types.has(id)),
      name,
    ).toEqual([]);
  }
});
