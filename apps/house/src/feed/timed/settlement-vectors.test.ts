import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  AMERICAN_FOOTBALL_TEMPLATES,
  americanFootballOffers,
} from '#pricing/timed/american-football-offers.ts';
import { BASKETBALL_TEMPLATES, basketballOffers } from '#pricing/timed/basketball-offers.ts';
import {
  type Expected,
  HANDBALL_TEMPLATES,
  handballOffers,
  RUGBY_TEMPLATES,
  rugbyOffers,
} from '#pricing/timed/goal-offers.ts';
import { HOCKEY_TEMPLATES, hockeyOffers } from '#pricing/timed/hockey-offers.ts';
import type { TimedOffer } from '#pricing/timed/timed-offer.ts';
import type { MarketTemplate } from '../world.ts';
import { type ToldScore, toldCourse } from './test/told-course.ts';

interface Vectors {
  expected: [home: number, away: number];
  matches: {
    name: string;
    scores: string[];
    won: Record<string, string>;
    results: Record<string, Record<string, string>>;
  }[];
}

interface Sport {
  regular: number;
  templates: readonly MarketTemplate[];
  offers(expected: Expected, deep: boolean): TimedOffer[];
}

const SPORTS: readonly (readonly [string, Sport])[] = [
  ['basketball', { regular: 4, templates: BASKETBALL_TEMPLATES, offers: basketballOffers }],
  [
    'american_football',
    { regular: 4, templates: AMERICAN_FOOTBALL_TEMPLATES, offers: americanFootballOffers },
  ],
  ['ice_hockey', { regular: 3, templates: HOCKEY_TEMPLATES, offers: hockeyOffers }],
  ['handball', { regular: 2, templates: HANDBALL_TEMPLATES, offers: handballOffers }],
  ['rugby', { regular: 2, templates: RUGBY_TEMPLATES, offers: rugbyOffers }],
];

const vectorsOf = (sport: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../../fixtures/timed/${sport}.json`, import.meta.url), 'utf8'),
  ) as Vectors; // the files are written for this shape

const scoresOf = (period: string): ToldScore[] =>
  period
    .split(' ')
    .filter(Boolean)
    .map((score) => ({ side: score[0] === 'h' ? 'home' : 'away', points: Number(score.slice(1)) }));

/** Every outcome's result, by the market's key. */
function resultsOf(match: Vectors['matches'][number], templates: readonly MarketTemplate[]) {
  const won = Object.entries(match.won).map(([key, winners]) => {
    const ids = templates.find(({ id }) => id === key.split(' ')[0])?.outcomeIds ?? [];
    const winning = winners.split(' ');
    expect(ids, key).toEqual(expect.arrayContaining(winning));
    return [key, Object.fromEntries(ids.map((id) => [id, winning.includes(id) ? 'won' : 'lost']))] as const;
  });
  return [...won, ...Object.entries(match.results)];
}

for (const [sport, { regular, templates, offers }] of SPORTS) {
  const { expected, matches } = vectorsOf(sport);
  const [home, away] = expected;
  const markets = new Map(
    offers({ home, away }, true).map((offer) => [`${offer.template.id} ${offer.specifier}`.trimEnd(), offer]),
  );

  test.each(matches)(`${sport}, $name: every market named ends as the vector says`, (match) => {
    const { steps } = toldCourse(regular, match.scores.map(scoresOf));
    for (const [key, results] of resultsOf(match, templates)) {
      const market = markets.get(key);
      if (market === undefined) throw new Error(`no market ${key}`);
      const told = steps.map(({ state }) => market.settle(state));
      expect(told.at(-1), key).toEqual(results);
      for (const early of told) if (early !== null) expect(early, key).toEqual(results);
    }
  });

  test(`${sport}: the vectors name every market type of the full book`, () => {
    const named = new Set(
      matches.flatMap(({ won, results }) =>
        [...Object.keys(won), ...Object.keys(results)].map((key) => key.split(' ')[0]),
      ),
    );
    expect(templates.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });
}
