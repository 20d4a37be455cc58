import { type Slot, slotOf } from '#pricing/football/slots.ts';
import { FOOTBALL_TEMPLATES, OWN, TO_QUALIFY } from '#pricing/football/templates.ts';
import type { QuotedMarket } from '../../sport.ts';
import { decide } from '../decide.ts';
import { type Facts, factsAt } from '../facts.ts';
import { endOf } from '../script.ts';
import { type Bet, cheapestCover } from './cheapest-cover.ts';
import { type ToldEvent, toldMatch } from './told-match.ts';
import { toldTie } from './told-tie.ts';

type Pair = readonly [home: number, away: number];
/** What both sides count, and who goes through where a level score leaves that open. */
type Count = readonly [home: number, away: number, through?: 0 | 1];

/** Market types whose results follow from what both sides have counted in one part of a match. */
export interface CountQuestion {
  readonly what: string;
  readonly types: readonly string[];
  /** Of types that ask of either half: which. */
  readonly half: 1 | 2 | null;
  readonly counts: 'goal' | 'corner' | 'yellow';
  /** Beyond this many of a side nothing is asked that has not been asked below. */
  readonly most: number;
  readonly soFar: (facts: Facts) => Pair;
}

/** Types on the goals of the half that is named; that on its first corner is not of them. */
const EITHER_HALF = FOOTBALL_TEMPLATES.filter(
  ({ id, specifiers }) => specifiers[0] === 'half' && id !== OWN.firstCorner,
).map(({ id }) => id);
const MATCH = [
  TO_QUALIFY,
  ...'1 10 11 14 16 18 19 20 26 29 35 37 45 10040 10041 10042 10043 10044'.split(' '),
  ...'10060 10061 10062 10063 10064 10065 10066 10067 10068'.split(' '),
];

export const COUNT_QUESTIONS: readonly CountQuestion[] = [
  {
    what: 'goals of the match',
    types: MATCH,
    half: null,
    counts: 'goal',
    most: 9,
    soFar: ({ score }) => score,
  },
  {
    what: 'goals of the first half',
    types: ['60', '66', '68', '75', ...EITHER_HALF],
    half: 1,
    counts: 'goal',
    most: 6,
    soFar: ({ firstGoals }) => firstGoals,
  },
  {
    what: 'goals of the second half',
    types: ['83', '90', ...EITHER_HALF],
    half: 2,
    counts: 'goal',
    most: 6,
    soFar: ({ secondGoals }) => secondGoals,
  },
  {
    what: 'corners',
    types: ['166', '10020', '10022', '10023', '10024', '10025'],
    half: null,
    counts: 'corner',
    most: 18,
    soFar: ({ corners }) => corners,
  },
  {
    what: 'cards',
    types: ['139', '10030', '10032', '10033', '10034', '10035'],
    half: null,
    counts: 'yellow',
    most: 11,
    soFar: ({ cards }) => cards,
  },
];

/** A side can count this many more than it has, however many it has. */
const MORE = 5;

const upTo = (from: number, most: number) =>
  Array.from({ length: Math.max(most, from + MORE) - from + 1 }, (_, index) => from + index);

/** What a stake brings back: a part of the odds and one of itself; with a sign for each. */
const PARTS = {
  won: [1, 0, 'w'],
  half_won: [0.5, 0.5, 'W'],
  void: [0, 1, 'v'],
  half_lost: [0, 0.5, 'L'],
  lost: [0, 0, 'l'],
} as const;

/** How the outcomes of a market end with one count, in order, and the signs of that. */
interface End {
  readonly parts: readonly (typeof PARTS)[keyof typeof PARTS][];
  readonly signs: string;
}

/** What has been made before, by a name. */
function kept<T>(): (name: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (name, make) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = make();
    known.set(name, made);
    return made;
  };
}

const keptFacts = kept<Facts>();
const keptEnd = kept<End>();
const keptEnds = kept<readonly End[]>();

/** The facts of a match with these goals; who goes through scores once more in extra time. */
function tieFacts([home, away, through]: Count): Facts {
  const of = (side: 'home' | 'away', count: number, minute: number) =>
    Array<readonly [number, 'home' | 'away']>(count).fill([minute, side]);
  const extra = through === undefined ? [] : of(through === 0 ? 'home' : 'away', 1, 100);
  const script = toldTie({ goals: [...of('home', home, 20), ...of('away', away, 20), ...extra], kicks: [] });
  return factsAt(script, endOf(script));
}

function factsOf({ counts, half }: CountQuestion, count: Count): Facts {
  const [home, away] = count;
  if (counts === 'goal' && half === null) return tieFacts(count);
  const of = (side: 'home' | 'away', count: number) =>
    Array<ToldEvent>(count).fill({ minute: half === 2 ? 60 : 20, half: half ?? 1, type: counts, side });
  const script = toldMatch([...of('home', home), ...of('away', away)]);
  return factsAt(script, script.fullTime);
}

function endWith(question: CountQuestion, slot: Slot, count: Count): End {
  const facts = keptFacts(`${question.what} ${count}`, () => factsOf(question, count));
  const results = decide(slot, facts, []) ?? {};
  const parts = slot.template.outcomeIds.map((id) => PARTS[results[id] ?? 'lost']);
  return { parts, signs: parts.map(([, , sign]) => sign).join('') };
}

/** How a market ends with each count, in order. */
function endsOf(question: CountQuestion, slot: Slot, counts: readonly Count[]): readonly End[] {
  const name = `${question.what} ${slot.marketId} ${slot.specifier}`;
  return keptEnds(`${name} ${counts[0]} ${counts.length}`, () =>
    counts.map((count) => keptEnd(`${name} ${count}`, () => endWith(question, slot, count))),
  );
}

/** The places of counts of which no two make the same of all markets. */
function distinct(markets: readonly (readonly End[])[]): number[] {
  const signs = (markets[0] ?? []).map((_, place) => markets.map((ends) => ends[place]?.signs).join(''));
  return [...new Map(signs.map((of, place) => [of, place])).values()];
}

function betsOf(question: CountQuestion, quotes: readonly QuotedMarket[], counts: readonly Count[]): Bet[] {
  const markets = quotes.flatMap((market) => {
    const slot = slotOf(market.marketId, market.specifier);
    return slot === undefined ? [] : [{ market, ends: endsOf(question, slot, counts) }];
  });
  const places = distinct(markets.map(({ ends }) => ends));
  return markets.flatMap(({ market: { marketId, specifier, outcomes }, ends }) =>
    outcomes.flatMap(({ id, odds, active }, index): Bet[] => {
      const returns = places.map((place) => {
        const [ofOdds, ofStake] = ends[place]?.parts[index] ?? PARTS.lost;
        return (ofOdds * odds) / 10_000 + ofStake;
      });
      return active ? [{ what: `${marketId} ${specifier} ${id}`, returns }] : [];
    }),
  );
}

const asks = ({ types, half }: CountQuestion, { marketId, specifier }: QuotedMarket) =>
  types.includes(marketId) &&
  (half === null || !EITHER_HALF.includes(marketId) || slotOf(marketId, specifier)?.nth === half);

/** Of each question what covering every count that can still come costs; no more than that it is more than one is worked out. */
export function countCovers(quotes: readonly QuotedMarket[], facts: Facts) {
  return COUNT_QUESTIONS.flatMap((question) => {
    const markets = quotes.filter((market) => asks(question, market));
    if (markets.length === 0) return [];
    const [home, away] = question.soFar(facts);
    const isTie = markets.some(({ marketId }) => marketId === TO_QUALIFY);
    const counts = upTo(home, question.most).flatMap((h) =>
      upTo(away, question.most).flatMap((a): Count[] =>
        isTie && h === a
          ? [
              [h, a, 0],
              [h, a, 1],
            ]
          : [[h, a]],
      ),
    );
    const bets = betsOf(question, markets, counts);
    const types = [...new Set(markets.map(({ marketId }) => marketId))];
    return [{ ...cheapestCover(bets, 1 + 1e-6), question, types }];
  });
}
