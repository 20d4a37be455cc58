import type { MarketTemplate, Pair } from '#feed/world.ts';
import { decidedBy, whole } from '#pricing/pairs/pair-offers.ts';
import type { Signed } from '#pricing/poisson.ts';
import { above, spreadOf } from '../spread.ts';
import { linesAround } from '../timed-offer.ts';
import { lineAbove, longerThan, type MapsOffer, marginOf } from './deep-map-offers.ts';
import { MATCH } from './deep-rows.ts';
import { counted, coursesOf, type KillCount, killChances, wonMarks as marksOf } from './match-kills.ts';
import type { MapModel, MapsModel, MapsState } from './model.ts';

type Find = (id: string) => MarketTemplate;

const yes = (isSo: boolean) => (isSo ? 0 : 1);
const place = (lead: number) => 1 - Math.sign(lead);
const isHomes = (marks: string) => marks.endsWith('h');
/** Kills of all maps begun. */
const killsOf = ({ maps }: MapsState): Pair => [
  maps.reduce((sum, { kills }) => sum + kills[0], 0),
  maps.reduce((sum, { kills }) => sum + kills[1], 0),
];

const valueIn = (state: MapsState, kind: KillCount) => counted(killsOf(state), kind);

interface KillQuestion {
  readonly count: KillCount;
  readonly of: (value: number, isHome: boolean) => number;
  readonly specifier?: string;
  /** Which outcome is certain while there are maps to play. */
  readonly certain?: (value: number) => number | null;
}

/** A market on kills of the whole match and on who wins it. */
function ofKills(template: MarketTemplate, question: KillQuestion): MapsOffer {
  return {
    template,
    specifier: question.specifier ?? '',
    settle: (state) => {
      const value = valueIn(state, question.count);
      if (state.over) return decidedBy(template, question.of(value, isHomes(marksOf(state))));
      const certain = question.certain?.(value) ?? null;
      return certain === null ? null : decidedBy(template, certain);
    },
    chances: (model, state) => {
      const chances = new Array<number>(template.outcomeIds.length).fill(0);
      for (const [value, [home, away]] of killChances(model, state, question.count)) {
        for (const [isHome, chance] of [[true, home] as const, [false, away] as const]) {
          const outcome = chance === 0 ? -1 : question.of(value, isHome);
          if (outcome >= 0) chances[outcome] = (chances[outcome] ?? 0) + chance;
        }
      }
      return whole(chances);
    },
  };
}

const over = (template: MarketTemplate, kind: KillCount, lines: readonly number[]): MapsOffer[] =>
  lines.map((line) =>
    ofKills(template, {
      count: kind,
      specifier: `total=${line}`,
      of: (value) => yes(value > line),
      certain: (value) => (value > line ? 0 : null),
    }),
  );

/** Three kills apart, and the opposite of each beside it: whatever one side can start with, the other can. */
function starts(most: number): number[] {
  const ofOne = Array.from({ length: Math.ceil(most / 3) }, (_, index) => 1.5 + 3 * index);
  return [...ofOne.toReversed().map((start) => -start), ...ofOne];
}

const odd = (value: number) => (value % 2 === 1 ? 0 : 1);

function killOffers(find: Find, kills: number): MapsOffer[] {
  // Two maps and a half are usual.
  const all = 2.5 * kills;
  return [
    ...over(find(MATCH.total), 'total', linesAround(all, 48, 6)),
    ...over(find(MATCH.homeTotal), 'home', linesAround(all / 2, 36, 4)),
    ...over(find(MATCH.awayTotal), 'away', linesAround(all / 2, 36, 4)),
    ...starts(28.5).map((hcp) =>
      ofKills(find(MATCH.handicap), {
        count: 'lead',
        specifier: `hcp=${hcp}`,
        of: (lead) => yes(lead + hcp > 0),
      }),
    ),
    ofKills(find(MATCH.most), { count: 'lead', of: place }),
    ofKills(find(MATCH.drawNoBet), { count: 'lead', of: (lead) => (lead === 0 ? -1 : yes(lead > 0)) }),
    ofKills(find(MATCH.margin), { count: 'lead', of: marginOf }),
    ofKills(find(MATCH.mostAndWinner), {
      count: 'lead',
      of: (lead, isHome) => 2 * place(lead) + yes(isHome),
    }),
    ofKills(find(MATCH.oddEven), { count: 'total', of: odd }),
    ofKills(find(MATCH.homeOddEven), { count: 'home', of: odd }),
    ofKills(find(MATCH.awayOddEven), { count: 'away', of: odd }),
    ...linesAround(all, 24, 12).map((line) =>
      ofKills(find(MATCH.winnerAndTotal), {
        count: 'total',
        specifier: `total=${line}`,
        of: (value, isHome) => (isHome ? 0 : 2) + lineAbove(value, line),
      }),
    ),
  ];
}

/** A market on the map with the most, or the fewest, of something; `above` is the chance of a map to have more than the line. */
function extremeOffers(
  template: MarketTemplate,
  lines: readonly number[],
  asked: {
    readonly which: 'most' | 'fewest';
    readonly value: (state: MapsState, map: number) => number;
    readonly above: (model: MapModel, line: number) => number;
  },
): MapsOffer[] {
  const isMost = asked.which === 'most';
  return lines.map((line) => ({
    template,
    specifier: `total=${line}`,
    settle: (state) => {
      const begun = Array.from({ length: state.map + 1 }, (_, map) => map);
      const done = begun.filter((map) => state.maps[map]?.winner !== null);
      if (isMost && begun.some((map) => asked.value(state, map) > line)) return decidedBy(template, 0);
      if (!isMost && done.some((map) => asked.value(state, map) < line)) return decidedBy(template, 1);
      return state.over ? decidedBy(template, isMost ? 1 : 0) : null;
    },
    chances: (model, state) => {
      const from = marksOf(state).length;
      const first = coursesOf(model, state).reduce((sum, { marks, chance }) => {
        const shares = model.maps.slice(from, marks.length).map((map) => asked.above(map, line));
        const product = shares.reduce((all, share) => all * (isMost ? 1 - share : share), 1);
        return sum + chance * (isMost ? 1 - product : product);
      }, 0);
      return [first, 1 - first];
    },
  }));
}

const aboveOf = (signed: Signed, line: number) => above(spreadOf(signed), line);

/** A market on the first two maps, which every match has. */
function ofFirstTwo(
  template: MarketTemplate,
  kind: 'total' | 'lead',
  of: (value: number) => number,
  rest: { specifier: string; certain?: (value: number) => number | null },
): MapsOffer {
  const firstTwo = (state: MapsState): MapsState => ({ ...state, maps: state.maps.slice(0, 2) });
  return {
    template,
    specifier: rest.specifier,
    settle: (state) => {
      const value = valueIn(firstTwo(state), kind);
      if (marksOf(state).length >= 2) return decidedBy(template, of(value));
      const certain = rest.certain?.(value) ?? null;
      return certain === null ? null : decidedBy(template, certain);
    },
    chances: (model: MapsModel, state) => {
      if (marksOf(state).length >= 2) return null;
      const chances = [0, 0];
      for (const [value, [home, away]] of killChances(model, state, kind, 2)) {
        const outcome = of(value);
        chances[outcome] = (chances[outcome] ?? 0) + home + away;
      }
      return whole(chances);
    },
  };
}

function moreOffer(template: MarketTemplate): MapsOffer {
  const which = (lead: number) => (lead > 0 ? 0 : lead < 0 ? 1 : 2);
  const total = (state: MapsState, map: number) => {
    const [home, away] = state.maps[map]?.kills ?? [0, 0];
    return home + away;
  };
  return {
    template,
    specifier: '',
    settle: (state) => {
      if (marksOf(state).length < 2) {
        const isCertain = state.map === 1 && total(state, 1) > total(state, 0);
        return isCertain ? decidedBy(template, 1) : null;
      }
      return decidedBy(template, which(total(state, 0) - total(state, 1)));
    },
    chances: (model, state) => {
      const over = marksOf(state).length;
      const second = model.maps[1];
      const first = model.maps[0];
      if (over >= 2 || first === undefined || second === undefined) return null;
      const before: Signed = over === 1 ? { from: total(state, 0), at: [1] } : first.kills().total;
      const after = spreadOf(second.kills().total);
      const chances = [0, 0, 0];
      before.at.forEach((p, index) => {
        const value = before.from + index;
        const more = above(after, value);
        const less = 1 - above(after, value - 1);
        chances[0] = (chances[0] ?? 0) + p * less;
        chances[1] = (chances[1] ?? 0) + p * more;
        chances[2] = (chances[2] ?? 0) + p * Math.max(0, 1 - more - less);
      });
      return whole(chances);
    },
  };
}

function mapsOffers(find: Find, kills: number): MapsOffer[] {
  const total = ({ maps }: MapsState, map: number) => {
    const [home, away] = maps[map]?.kills ?? [0, 0];
    return home + away;
  };
  const moreKills = (model: MapModel, line: number) => aboveOf(model.kills().total, line);
  const spread = 0.2 * kills;
  return [
    ...extremeOffers(find(MATCH.best), linesAround(kills + spread, 16, 4), {
      which: 'most',
      value: total,
      above: moreKills,
    }),
    ...extremeOffers(find(MATCH.weakest), linesAround(kills - spread, 16, 4), {
      which: 'fewest',
      value: total,
      above: moreKills,
    }),
    ...extremeOffers(find(MATCH.longest), linesAround(42, 6), {
      which: 'most',
      value: ({ maps }, map) => maps[map]?.minutes ?? 0,
      above: longerThan,
    }),
    ...linesAround(2 * kills, 24, 4).map((line) =>
      ofFirstTwo(find(MATCH.firstTwoTotal), 'total', (value) => yes(value > line), {
        specifier: `total=${line}`,
        certain: (value) => (value > line ? 0 : null),
      }),
    ),
    ...starts(19.5).map((hcp) =>
      ofFirstTwo(find(MATCH.firstTwoHandicap), 'lead', (lead) => yes(lead + hcp > 0), {
        specifier: `hcp=${hcp}`,
      }),
    ),
    moreOffer(find(MATCH.more)),
  ];
}

/** Markets on the whole match that foremost matches have beside the usual ones. */
export const deepMatchOffers = (find: Find, kills: number): MapsOffer[] => [
  ...killOffers(find, kills),
  ...mapsOffers(find, kills),
];
