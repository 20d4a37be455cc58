import { parseSpecifier } from '@touchline/betting';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Contest, other } from '#pricing/rally/rules.ts';
import { BASEBALL_DEEP_OFFERS } from './innings/baseball/offers.ts';
import { baseballFactors, baseballMatch } from './innings/baseball/play.ts';
import { CRICKET_DEEP_OFFERS } from './innings/cricket/offers.ts';
import { cricketFactors, cricketMatch } from './innings/cricket/play.ts';
import type { Meeting } from './league/league-spec.ts';
import { modelOf } from './rally/rally-match.ts';
import type { RallyPlay } from './rally/rally-sport.ts';
import { initialState } from './rally/state.ts';
import { meeting, PLAYS } from './rally/test/meetings.ts';
import type { ScriptedMatch } from './scripted/scripted-match.ts';
import { LEAGUE_SPORTS } from './sports.ts';
import { americanFootballMatch } from './timed/american-football.ts';
import { basketballMatch } from './timed/basketball.ts';
import { dotaMatch } from './timed/dota.ts';
import { handballMatch, rugbyMatch } from './timed/half-sports.ts';
import { hockeyMatch } from './timed/ice-hockey.ts';
import type { MarketTemplate } from './world.ts';

interface Priced {
  template: MarketTemplate;
  specifier: string;
  chances: readonly number[] | null;
}

type Ratings = readonly [home: number, away: number];
type Sides = readonly [as: Priced[], exchanged: Priced[]];

interface Row {
  /** The prices before the start of a match, and of the same with its sides exchanged. */
  sides(key: number, ratings: Ratings): Sides;
  /** Market types whose sides are not alike but for their strength. */
  apart?: readonly string[];
}

function pricesOf<S, M>({ offers, model, initial }: ScriptedMatch<S, M>): Priced[] {
  const known = model(null, -60_000, 0);
  return offers.map((offer) => ({
    template: offer.template,
    specifier: offer.specifier,
    chances: offer.chances(known, initial),
  }));
}

/** On neutral ground: what the home side has in advance, in points of rating, is shared. */
const onClock = <S, M>(matchOf: (meeting: Meeting) => ScriptedMatch<S, M>, edge: number): Row['sides'] => {
  const prices = (key: number, [home, away]: Ratings) =>
    pricesOf(matchOf(meeting(key, [home - edge / 2, away + edge / 2])));
  return (key, [home, away]) => [prices(key, [home, away]), prices(key, [away, home])];
};

function rallyPrices(play: RallyPlay): Priced[] {
  const initial = initialState(play);
  const model = modelOf(play, initial, 0);
  return play.offers.map((offer) => ({
    template: offer.template,
    specifier: offer.specifier,
    chances: offer.chances(model, initial),
  }));
}

/** Who begins is exchanged, too. */
const inSets =
  (playOf: (meeting: Meeting) => RallyPlay): Row['sides'] =>
  (key, [home, away]) => {
    const play = playOf(meeting(key, [home, away]));
    const exchanged = playOf(meeting(key, [away, home]));
    return [rallyPrices(play), rallyPrices({ ...exchanged, first: other(play.first) })];
  };

const mirrored = ({ key, rules, chance }: Contest): Contest => ({
  key: `${key} mirrored`,
  rules,
  chance: ({ set, a, b, server }) => 1 - chance({ set, a: b, b: a, server: other(server) }),
});

/** A map suits one side more than the other whatever their ratings: that is exchanged with them. */
const inMaps =
  (playOf: (meeting: Meeting) => RallyPlay): Row['sides'] =>
  (key, ratings) => {
    const play = playOf(meeting(key, ratings));
    const contest = (drift: number) => mirrored(play.contest(drift));
    return [rallyPrices(play), rallyPrices({ ...play, first: other(play.first), contest })];
  };

const playOf = (sport: string) => (of: Meeting) => {
  const play = PLAYS[sport];
  if (play === undefined) throw new Error(`no play of ${sport}`);
  return play(of);
};

const ROWS: Readonly<Record<string, Row>> = {
  tennis: { sides: inSets(playOf('tennis')) },
  table_tennis: { sides: inSets(playOf('table_tennis')) },
  volleyball: { sides: inSets(playOf('volleyball')) },
  badminton: { sides: inSets(playOf('badminton')) },
  darts: { sides: inSets(playOf('darts')) },
  counter_strike: { sides: inMaps(playOf('counter_strike')) },
  valorant: { sides: inMaps(playOf('valorant')) },
  basketball: { sides: onClock(basketballMatch, 2.8 / 15) },
  // The home ice helps in play, not in a shoot-out.
  ice_hockey: { sides: onClock(hockeyMatch, Math.log(3 / 2.7) / 0.75), apart: ['410'] },
  handball: { sides: onClock(handballMatch, 1.8 / 10) },
  rugby: { sides: onClock(rugbyMatch, 4 / 20) },
  american_football: { sides: onClock(americanFootballMatch, 2.2 / 18) },
  dota_2: { sides: onClock(dotaMatch, 0) },
  baseball: {
    sides: (key, ratings) => {
      const { home, away } = baseballFactors(meeting(key, ratings));
      return [
        pricesOf(baseballMatch(key, { home, away }, [], BASEBALL_DEEP_OFFERS)),
        pricesOf(baseballMatch(key, { home: away, away: home }, [], BASEBALL_DEEP_OFFERS)),
      ];
    },
    // The home side bats last, and no further than it has to.
    apart: ['256', '16187'],
  },
  cricket: {
    sides: (key, ratings) => {
      const { home, away, superOver } = cricketFactors(meeting(key, ratings));
      return [
        pricesOf(cricketMatch(key, { home, away, superOver }, [], CRICKET_DEEP_OFFERS)),
        pricesOf(
          cricketMatch(key, { home: away, away: home, superOver: 1 - superOver }, [], CRICKET_DEEP_OFFERS),
        ),
      ];
    },
    // The away side bats last, and no further than it has to.
    apart: ['16352'],
  },
};

const isHandicap = ({ kind, outcomeIds }: MarketTemplate) =>
  kind === 'handicap_table' || outcomeIds.join(' ') === '1711 1712 1713';

/** The start of the other side: `-1.5` for `1.5`, `0:1` for `1:0`. */
const opposite = (start: string) =>
  start.includes(':') ? start.split(':').toReversed().join(':') : String(0 - Number(start));

function keyOf({ template, specifier }: Priced, turn: (start: string) => string): string {
  const { hcp = '0', ...others } = parseSpecifier(specifier) ?? {};
  return JSON.stringify([template.id, others, turn(hcp)]);
}

/** Compares each handicap with the opposite one of the other match; says which market types were. */
function compare([as, exchanged]: Sides, apart: readonly string[]): Set<string> {
  const others = new Map(
    exchanged.map((priced) => [keyOf(priced, (start) => start), priced.chances] as const),
  );
  const compared = new Set<string>();
  for (const priced of as.filter(({ template }) => isHandicap(template))) {
    const { template, specifier, chances } = priced;
    if (chances === null) continue;
    const about = `${template.id} ${specifier}`;
    expect(
      chances.reduce((sum, chance) => sum + chance, 0),
      about,
    ).toBeCloseTo(1, 6);
    if (apart.includes(template.id)) continue;
    const turned = others.get(keyOf(priced, opposite));
    expect(turned, `${about}: its opposite is not there`).toBeDefined();
    const expected = turned?.toReversed() ?? [];
    expect(expected, about).toHaveLength(chances.length);
    chances.forEach((chance, place) => {
      expect(chance, about).toBeCloseTo(expected[place] ?? Number.NaN, 6);
    });
    compared.add(template.id);
  }
  return compared;
}

/** Never so that the expected lead is a whole number: lines lie around the half beside it, which is on neither side then. */
const ratings = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }))
  .map(([home, away]): Ratings => [home / 1000 + 0.000_31, away / 1000]);

test.each(LEAGUE_SPORTS.map(({ sport, templates }) => [sport.key, templates] as const))(
  '%s: a start of the one side is what the opposite start of the other is with the sides exchanged, in every handicap',
  (sport, templates) => {
    const { sides, apart = [] } = ROWS[sport] ?? { sides: (): Sides => [[], []] };
    const compared = new Set<string>();
    fc.assert(
      fc.property(fc.nat(10_000), ratings, (key, of) => {
        for (const id of compare(sides(key, of), apart)) compared.add(id);
      }),
      { numRuns: 5, examples: [[1, [0.1, -0.1003]]] },
    );
    const handicaps = templates.filter(isHandicap).map(({ id }) => id);
    expect([...compared, ...apart].sort()).toEqual(handicaps.sort());
  },
);
