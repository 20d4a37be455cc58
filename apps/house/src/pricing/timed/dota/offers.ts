import type { Offer, Results } from '#feed/scripted/scripted-match.ts';
import type { MarketTemplate } from '#feed/world.ts';
import { above, oddness } from '../spread.ts';
import { HANDICAP, ODD_EVEN, OVER_UNDER, SIDES_2, templateFinder, templatesOf } from '../template-rows.ts';
import { linesAround, resultsOf } from '../timed-offer.ts';
import { deepCourseOffers } from './deep-course-offers.ts';
import { deepMapOffers } from './deep-map-offers.ts';
import { deepMatchOffers } from './deep-match-offers.ts';
import { DOTA_DEEP_ROWS } from './deep-rows.ts';
import { type MapModel, type MapScore, type MapsModel, type MapsState, mapScores, mapsWon } from './model.ts';

type MapsOffer = Offer<MapsState, MapsModel>;

const SCORES: readonly string[] = ['2:0', '2:1', '1:2', '0:2'];
const RACES = [5, 10];

export const DOTA_TEMPLATES = templatesOf('dota_2', [
  ['186', 'two_way', 'top', SIDES_2],
  ['330', 'two_way', 'top maps', SIDES_2, 'mapnr'],
  ['328', 'line_table', 'top maps', OVER_UNDER, 'total'],
  ['12805', 'handicap_table', 'maps handicaps', HANDICAP, 'hcp'],
  ['12804', 'correct_score', 'maps score', SCORES.join(' ')],
  ['12803', 'two_way', 'top maps', SIDES_2, 'mapnr'],
  ['12801', 'line_table', 'maps points', OVER_UNDER, 'mapnr total'],
  ['12802', 'handicap_table', 'maps handicaps', HANDICAP, 'mapnr hcp'],
  ['12807', 'two_way', 'maps points', SIDES_2, 'mapnr points'],
  ['12806', 'two_way', 'maps points', ODD_EVEN, 'mapnr'],
  ...DOTA_DEEP_ROWS,
]);

const find = templateFinder(DOTA_TEMPLATES);

const voidOf = (template: MarketTemplate): Results =>
  Object.fromEntries(template.outcomeIds.map((id) => [id, 'void']));

/** A market about the match: `won` and `chances` speak of the four final scores. */
function matchOffer(
  template: MarketTemplate,
  specifier: string,
  groups: readonly (readonly number[])[],
): MapsOffer {
  return {
    template,
    specifier,
    settle: (state) => {
      if (!state.over) return null;
      const score = SCORES.indexOf(mapsWon(state).join(':'));
      return resultsOf(
        template,
        groups.findIndex((group) => group.includes(score)),
      );
    },
    chances: (model, state) => {
      const chances = mapScores(
        mapsWon(state),
        model.maps.map(({ home }) => home),
      );
      return groups.map((group) => group.reduce((sum, score) => sum + (chances[score] ?? 0), 0));
    },
  };
}

/** A market about one map. `early` may know the winner before its end; stakes come back when the map is not played, or nothing decides. */
function mapOffer(
  template: MarketTemplate,
  map: number,
  rest: string,
  rule: {
    early?: (score: MapScore) => number | null;
    final: (score: MapScore) => number | null;
    first: (model: MapModel, score: MapScore) => number | null;
  },
): MapsOffer {
  return {
    template,
    specifier: [`mapnr=${map + 1}`, rest].filter((part) => part !== '').join('|'),
    settle: (state) => {
      const score = state.maps[map];
      if (score === undefined || map > state.map) return state.over ? voidOf(template) : null;
      const early = rule.early?.(score) ?? null;
      if (early !== null) return resultsOf(template, early);
      if (score.winner === null) return null;
      const won = rule.final(score);
      return won === null ? voidOf(template) : resultsOf(template, won);
    },
    chances: (model, state) => {
      const chances = model.maps[map];
      const score = state.maps[map];
      if (chances === undefined || score === undefined || score.winner !== null) return null;
      const first = rule.first(chances, score);
      return first === null ? null : [first, 1 - first];
    },
  };
}

function firstWith(order: string, target: number): number | null {
  let home = 0;
  let away = 0;
  for (const side of order) {
    if (side === 'h') home += 1;
    else away += 1;
    if (home >= target) return 0;
    if (away >= target) return 1;
  }
  return null;
}

function offersOfMap(map: number, expected: { kills: number; lead: number }): MapsOffer[] {
  const ofFirst = (target: number) => (score: MapScore) => firstWith(score.order, target);
  return [
    mapOffer(find('330'), map, '', {
      final: ({ winner }) => (winner === 'home' ? 0 : 1),
      first: (model) => model.home,
    }),
    mapOffer(find('12803'), map, '', {
      early: ofFirst(1),
      final: () => null,
      first: (model, score) => (score.order === '' ? model.nextKill : null),
    }),
    ...linesAround(expected.kills, 36, 2).map((line) =>
      mapOffer(find('12801'), map, `total=${line.toFixed(1)}`, {
        early: ({ kills }) => (kills[0] + kills[1] > line ? 0 : null),
        final: () => 1,
        first: (model) => above(model.total(), line),
      }),
    ),
    ...linesAround(-expected.lead, 24, 1).map((hcp) =>
      mapOffer(find('12802'), map, `hcp=${hcp.toFixed(1)}`, {
        final: ({ kills }) => (kills[0] - kills[1] + hcp > 0 ? 0 : 1),
        first: (model) => above(model.margin(), -hcp),
      }),
    ),
    ...RACES.map((target) =>
      mapOffer(find('12807'), map, `points=${target}`, {
        early: ofFirst(target),
        final: () => null,
        first: (model) => model.race(target),
      }),
    ),
    mapOffer(find('12806'), map, '', {
      final: ({ kills }) => ((kills[0] + kills[1]) % 2 === 1 ? 0 : 1),
      first: (model) => oddness(model.total()),
    }),
  ];
}

const OFFERS = new Map<string, readonly MapsOffer[]>();

/** Every market of a match of at most three maps. Matches with the same lines share them. */
export function dotaOffers(expected: { kills: number; lead: number }, deep: boolean): readonly MapsOffer[] {
  // The middle between two whole leads, so that those of the one side and of the other mirror each other.
  const lines = { kills: Math.floor(expected.kills), lead: Math.floor(expected.lead) + 0.5 };
  const key = `${lines.kills}/${lines.lead}/${deep}`;
  const offers =
    OFFERS.get(key) ?? (deep ? [...makeOffers(lines), ...deepOffers(lines.kills)] : makeOffers(lines));
  OFFERS.set(key, offers);
  return offers;
}

const DEEP = new Map<number, readonly MapsOffer[]>();

function deepOffers(kills: number): readonly MapsOffer[] {
  const offers = DEEP.get(kills) ?? [
    ...deepCourseOffers(find),
    ...deepMatchOffers(find, kills),
    ...[0, 1, 2].flatMap((map) => deepMapOffers(find, map, kills)),
  ];
  DEEP.set(kills, offers);
  return offers;
}

function makeOffers(expected: { kills: number; lead: number }): readonly MapsOffer[] {
  return [
    matchOffer(find('186'), '', [
      [0, 1],
      [2, 3],
    ]),
    matchOffer(find('328'), 'total=2.5', [
      [1, 2],
      [0, 3],
    ]),
    matchOffer(find('12805'), 'hcp=-1.5', [[0], [1, 2, 3]]),
    matchOffer(find('12805'), 'hcp=1.5', [[0, 1, 2], [3]]),
    matchOffer(find('12804'), '', [[0], [1], [2], [3]]),
    ...[0, 1, 2].flatMap((map) => offersOfMap(map, expected)),
  ];
}
