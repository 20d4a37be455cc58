import type { Offer } from '#feed/scripted/scripted-match.ts';
import type { MarketTemplate, Side } from '#feed/world.ts';
import { decidedBy, type PairChances, sharesOf, whole } from '#pricing/pairs/pair-offers.ts';
import { idOf, type PairGrids, type Partition, partitionsOf } from '#pricing/pairs/pair-questions.ts';
import { linesAround } from '../timed-offer.ts';
import { ASKED, MAP, PARTS } from './deep-rows.ts';
import {
  EARLY_MIN,
  type MapModel,
  type MapScore,
  type MapsModel,
  type MapsState,
  SHORTEST_MIN,
} from './model.ts';

export type MapsOffer = Offer<MapsState, MapsModel>;
type Find = (id: string) => MarketTemplate;

/** What is asked of one map. */
interface MapQuestion {
  readonly more?: string;
  /** Which outcome has won, by its place; −1 where stakes come back, null while it is open. */
  winner(score: MapScore): number | null;
  chances(model: MapModel, score: MapScore): readonly number[] | null;
}

const specifierOf = (map: number, more: string | undefined) =>
  [`mapnr=${map + 1}`, more].filter(Boolean).join('|');

/** The map in play and the next one are offered. */
function isNear(state: MapsState, map: number): boolean {
  const over = state.maps.filter(({ winner }) => winner !== null).length;
  return map === over || map === over + 1;
}

function ofMap(template: MarketTemplate, map: number, question: MapQuestion): MapsOffer {
  return {
    template,
    specifier: specifierOf(map, question.more),
    settle: (state) => {
      const score = state.maps[map];
      if (score === undefined || map > state.map) return state.over ? decidedBy(template, -1) : null;
      const winner = question.winner(score);
      return winner === null ? null : decidedBy(template, winner);
    },
    chances: (model, state) => {
      const chances = model.maps[map];
      const score = state.maps[map];
      if (chances === undefined || score === undefined || !isNear(state, map)) return null;
      return question.chances(chances, score);
    },
  };
}

/** What is asked of counts of both sides and of who wins the map. */
interface Asked {
  readonly of: (home: number, away: number, isHome: boolean) => number;
}

const SIDES = [
  ['home', true],
  ['away', false],
] as const satisfies readonly (readonly [Side, boolean])[];

const KNOWN = new WeakMap<PairChances, Map<Asked, readonly number[]>>();

/** Kills of a map that has not begun are the same in every match: their shares are found once. */
function sharesKnown(rows: PairChances, asked: Asked, isHome: boolean, outcomes: number): readonly number[] {
  const known = KNOWN.get(rows) ?? new Map<Asked, readonly number[]>();
  KNOWN.set(rows, known);
  const shares = known.get(asked) ?? sharesOf(rows, (home, away) => asked.of(home, away, isHome), outcomes);
  known.set(asked, shares);
  return shares;
}

function blended(
  model: MapModel,
  rowsOf: (side: Side) => PairChances,
  asked: Asked,
  outcomes: number,
): readonly number[] | null {
  const [ifHome = [], ifAway = []] = SIDES.map(([side, isHome]) =>
    sharesKnown(rowsOf(side), asked, isHome, outcomes),
  );
  return whole(ifHome.map((share, index) => model.home * share + (1 - model.home) * (ifAway[index] ?? 0)));
}

const isHomes = ({ winner }: MapScore) => winner === 'home';

/** A question on kills at the end of a map and on its winner. */
function killQuestion(template: MarketTemplate, partition: Partition & Partial<Asked>): MapQuestion {
  const outcomes = template.outcomeIds.length;
  return {
    ...(partition.more === undefined ? {} : { more: partition.more }),
    winner: (score) => {
      const [home, away] = score.kills;
      if (score.winner === null) return partition.certain?.(home, away) ?? null;
      return (partition as Asked).of(home, away, isHomes(score)); // takes the winner where it asks for one
    },
    chances: (model) => blended(model, (side) => model.kills().pairs[side], partition as Asked, outcomes),
  };
}

/** The same on kills of the first ten minutes. */
function earlyQuestion(template: MarketTemplate, partition: Partition): MapQuestion {
  const outcomes = template.outcomeIds.length;
  return {
    ...(partition.more === undefined ? {} : { more: partition.more }),
    winner: ({ early: [home, away], minutes, winner }) => {
      if (minutes >= EARLY_MIN || winner !== null) return partition.of(home, away);
      return partition.certain?.(home, away) ?? null;
    },
    chances: (model, { minutes }) =>
      minutes >= EARLY_MIN ? null : blended(model, (side) => model.early()[side], partition, outcomes),
  };
}

const BANDS = [5, 10];
export const marginOf = (lead: number): number => {
  if (lead === 0) return 6;
  const band = BANDS.findIndex((end) => Math.abs(lead) <= end);
  return (lead > 0 ? 0 : 3) + (band === -1 ? 2 : band);
};

export const lineAbove = (value: number, line: number) => (value > line ? 1 : 0);
const leaderAndWinner = (lead: number, isHome: boolean) => 2 * (1 - Math.sign(lead)) + (isHome ? 0 : 1);

const EARLY_GRIDS: PairGrids = {
  total: linesAround(14, 4),
  home: linesAround(7, 3),
  away: linesAround(7, 3),
  handicap: [-4.5, ...linesAround(0, 4)],
  both: [5, 7],
};

/** Lines of a map; those of sides are asked by every match, whoever is the stronger. */
function killGrids(kills: number): PairGrids {
  const side = kills / 2;
  return {
    home: linesAround(side, 15, 3),
    away: linesAround(side, 15, 3),
    combined: linesAround(kills, 8, 4),
    both: [15, 20, 25],
  };
}

function winnerOffers(find: Find, map: number, kills: number): MapsOffer[] {
  const on = (id: string, of: Asked['of'], more?: string) =>
    ofMap(
      find(id),
      map,
      killQuestion(find(id), { of: of as Partition['of'], ...(more === undefined ? {} : { more }) }),
    ); // the winner is given by the question
  return [
    ...linesAround(kills, 12, 4).map((line) =>
      on(
        MAP.winnerAndKills,
        (home, away, isHome) => (isHome ? 0 : 2) + lineAbove(home + away, line),
        `total=${line}`,
      ),
    ),
    on(MAP.mostAndWinner, (home, away, isHome) => leaderAndWinner(home - away, isHome)),
    on(MAP.margin, (home, away) => marginOf(home - away)),
    ofMap(find(MAP.firstAndWinner), map, firstTo(1)),
    ...[5, 10, 15].map((target) =>
      ofMap(find(MAP.raceAndWinner), map, { ...firstTo(target), more: `points=${target}` }),
    ),
  ];
}

/** Who has so many kills first, and who wins the map; stakes come back where nobody has them. */
function firstTo(target: number): MapQuestion {
  const firstOf = (order: string) => {
    const count = { h: 0, a: 0 };
    for (const mark of order) {
      const side = mark === 'h' ? 'h' : 'a';
      count[side] += 1;
      if (count[side] >= target) return side;
    }
    return null;
  };
  return {
    winner: (score) => {
      if (score.winner === null) return null;
      const first = firstOf(score.order);
      return first === null ? -1 : (first === 'h' ? 0 : 2) + (isHomes(score) ? 0 : 1);
    },
    chances: (model, { order }) => {
      const known = firstOf(order);
      const share = (side: Side) => (known === null ? model.raceOf(target, side) : known === 'h' ? 1 : 0);
      const [home, away] = [model.home, 1 - model.home];
      return [
        home * share('home'),
        away * share('away'),
        home * (1 - share('home')),
        away * (1 - share('away')),
      ];
    },
  };
}

function earlyAndWinner(find: Find, map: number): MapsOffer {
  const template = find(MAP.earlyAndWinner);
  const asked: Asked = { of: (home, away, isHome) => leaderAndWinner(home - away, isHome) };
  return ofMap(template, map, {
    winner: (score) =>
      score.winner === null ? null : leaderAndWinner(score.early[0] - score.early[1], isHomes(score)),
    chances: (model, { minutes, early: [home, away] }) => {
      if (minutes < EARLY_MIN) return blended(model, (side) => model.early()[side], asked, 6);
      const chances = new Array<number>(6).fill(0);
      chances[leaderAndWinner(home - away, true)] = model.home;
      chances[leaderAndWinner(home - away, false)] = 1 - model.home;
      return chances;
    },
  });
}

const MINUTES = linesAround(36, 8);

/** Chance of more full minutes than a line. */
export const longerThan = (model: MapModel, line: number): number =>
  model.minutes().reduce((sum, p, index) => (SHORTEST_MIN + index > line ? sum + p : sum), 0);

function minuteOffers(find: Find, map: number): MapsOffer[] {
  return MINUTES.flatMap((line) => [
    ofMap(find(MAP.minutes), map, {
      more: `total=${line}`,
      winner: ({ minutes, winner }) => (minutes > line ? 0 : winner === null ? null : 1),
      chances: (model) => {
        const over = longerThan(model, line);
        return [over, 1 - over];
      },
    }),
    ofMap(find(MAP.winnerAndMinutes), map, {
      more: `total=${line}`,
      winner: (score) =>
        score.winner === null ? null : (isHomes(score) ? 0 : 2) + lineAbove(score.minutes, line),
      chances: (model) => {
        const over = longerThan(model, line);
        return [model.home, 1 - model.home].flatMap((chance) => [chance * (1 - over), chance * over]);
      },
    }),
  ]);
}

/** Markets on one map that foremost matches have beside the usual ones. */
export function deepMapOffers(find: Find, map: number, kills: number): MapsOffer[] {
  const asked = (part: keyof typeof PARTS, grids: PairGrids, make: typeof earlyQuestion) =>
    ASKED[part].flatMap((question) => {
      const template = find(idOf(PARTS[part], question));
      return partitionsOf(question, grids, template.outcomeIds.length).map((partition) =>
        ofMap(template, map, make(template, partition)),
      );
    });
  return [
    ...winnerOffers(find, map, kills),
    ...asked('kills', killGrids(kills), killQuestion),
    ...asked('early', EARLY_GRIDS, earlyQuestion),
    earlyAndWinner(find, map),
    ...minuteOffers(find, map),
  ];
}
