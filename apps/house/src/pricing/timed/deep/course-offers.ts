import type { MarketTemplate } from '#feed/world.ts';
import { spreadIn } from '../list-offers.ts';
import type { ScoreModel } from '../score-model.ts';
import { pair, stakesBackIfLevel } from '../score-offers.ts';
import { regularOf, type ScoreState, scoreIn } from '../score-state.ts';
import { above, exactly } from '../spread.ts';
import { hasEnded, linesAround, offerOf, type Span, type TimedOffer } from '../timed-offer.ts';
import {
  doubleResults,
  endedParts,
  homeAfterLevel,
  leadIn,
  leadsAlways,
  mostWon,
  resultsOfPart,
} from './course.ts';

type Side = 'home' | 'away';
type Whose = Side | 'both';

/** Settled when regular time is over, where it is not certain before. */
const REGULAR: Span = { from: 0, to: Number.POSITIVE_INFINITY };
const place = (lead: number): number => 1 - Math.sign(lead);

interface Parts {
  readonly first: Span;
  readonly rest: Span;
}

const whole = ({ first, rest }: Parts): Span => ({ from: first.from, to: rest.to });

/** Who leads after the first part, and who at the end of regular time: nine outcomes. */
export function doubleResult(template: MarketTemplate, parts: Parts): TimedOffer {
  return offerOf(template, {
    span: REGULAR,
    winner: (state, ended) =>
      ended ? 3 * place(leadIn(state, parts.first)) + place(leadIn(state, whole(parts))) : null,
    chances: (model) => doubleResults(model, parts.first, parts.rest).flat(),
  });
}

/** Who leads after the first part, and who wins in the end, overtime included: six outcomes. A level end returns the stakes. */
export function leaderAndWinner(template: MarketTemplate, parts: Parts): TimedOffer {
  const offer = offerOf(template, {
    span: null,
    winner: (state, ended) => {
      const final = leadIn(state, { from: 0, to: regularOf(state) });
      return ended ? 2 * place(leadIn(state, parts.first)) + (final > 0 ? 0 : 1) : null;
    },
    chances: (model) => {
      const home = homeAfterLevel(model, whole(parts));
      return doubleResults(model, parts.first, parts.rest).flatMap(([ahead, level, behind]) => [
        ahead + level * home,
        behind + level * (1 - home),
      ]);
    },
  });
  return stakesBackIfLevel(offer, null);
}

/** The side that is behind after the first part wins in regular time. */
export function comeback(template: MarketTemplate, parts: Parts): TimedOffer {
  return offerOf(template, {
    span: REGULAR,
    winner: (state, ended) => {
      const first = leadIn(state, parts.first);
      if (hasEnded(state, parts.first) && first === 0) return 1;
      return ended ? (first * leadIn(state, whole(parts)) < 0 ? 0 : 1) : null;
    },
    chances: (model) => {
      const [ahead, , behind] = doubleResults(model, parts.first, parts.rest);
      return pair((ahead?.[2] ?? 0) + (behind?.[0] ?? 0));
    },
  });
}

const isAhead = (state: ScoreState, part: Span, side: Side) =>
  side === 'home' ? leadIn(state, part) > 0 : leadIn(state, part) < 0;

/** One side wins every part. */
export function winsAll(template: MarketTemplate, parts: readonly Span[], side: Side): TimedOffer {
  return offerOf(template, {
    span: REGULAR,
    winner: (state, ended) => {
      if (endedParts(state, parts).some((part) => !isAhead(state, part, side))) return 1;
      return ended ? 0 : null;
    },
    chances: (model) =>
      pair(parts.reduce((all, part) => all * resultsOfPart(model, part)[side === 'home' ? 0 : 2], 1)),
  });
}

/** Chance that something comes in none of the parts. */
const inNone = (parts: readonly Span[], chance: (part: Span) => number): number =>
  parts.reduce((none, part) => none * (1 - chance(part)), 1);

/** One side wins at least one part. */
export function winsAny(template: MarketTemplate, parts: readonly Span[], side: Side): TimedOffer {
  return offerOf(template, {
    span: REGULAR,
    winner: (state, ended) => {
      if (endedParts(state, parts).some((part) => isAhead(state, part, side))) return 0;
      return ended ? 1 : null;
    },
    chances: (model) =>
      pair(1 - inNone(parts, (part) => resultsOfPart(model, part)[side === 'home' ? 0 : 2])),
  });
}

/** At least one part ends level. */
export function anyLevel(template: MarketTemplate, parts: readonly Span[]): TimedOffer {
  return offerOf(template, {
    span: REGULAR,
    winner: (state, ended) => {
      if (endedParts(state, parts).some((part) => leadIn(state, part) === 0)) return 0;
      return ended ? 1 : null;
    },
    chances: (model) => pair(1 - inNone(parts, (part) => resultsOfPart(model, part)[1])),
  });
}

/** The side that wins more parts: home, as many each, away. */
export function mostParts(template: MarketTemplate, parts: readonly Span[]): TimedOffer {
  return offerOf(template, {
    span: REGULAR,
    winner: (state, ended) =>
      ended ? place(parts.reduce((sum, part) => sum + Math.sign(leadIn(state, part)), 0)) : null,
    chances: (model) => mostWon(model, parts),
  });
}

/** One side is ahead at the end of every part of regular time. */
export function aheadAlways(template: MarketTemplate, parts: readonly Span[], side: Side): TimedOffer {
  return offerOf(template, {
    span: REGULAR,
    winner: (state, ended) => {
      const soFar = endedParts(state, parts).map(({ to }) => ({ from: 0, to }));
      if (soFar.some((part) => !isAhead(state, part, side))) return 1;
      return ended ? 0 : null;
    },
    chances: (model) => pair(leadsAlways(model, parts, side)),
  });
}

interface Lines {
  readonly centre: number;
  readonly reach: number;
}

/** Points of both sides in the part with most, or with fewest, above a line. */
export function extremePart(
  template: MarketTemplate,
  parts: readonly Span[],
  which: 'most' | 'fewest',
  { centre, reach }: Lines,
): TimedOffer[] {
  const sumIn = (state: ScoreState, { from, to }: Span) => {
    const [home, away] = scoreIn(state, from, to);
    return home + away;
  };
  return linesAround(centre, reach)
    .filter((line) => line > 0)
    .map((line) =>
      offerOf(template, {
        specifier: `total=${line.toFixed(1)}`,
        span: REGULAR,
        winner: (state, ended) => {
          if (which === 'most') return parts.some((part) => sumIn(state, part) > line) ? 0 : ended ? 1 : null;
          if (endedParts(state, parts).some((part) => sumIn(state, part) < line)) return 1;
          return ended ? 0 : null;
        },
        chances: (model) => {
          const over = (part: Span) => above(model.total(part.from, part.to), line);
          if (which === 'most') return pair(1 - inNone(parts, over));
          return pair(parts.reduce((all, part) => all * over(part), 1));
        },
      }),
    );
}

const scores = (state: ScoreState, { from, to }: Span, whose: Whose): boolean => {
  const [home, away] = scoreIn(state, from, to);
  if (whose === 'both') return home > 0 && away > 0;
  return (whose === 'home' ? home : away) > 0;
};

const chanceToScore = (model: ScoreModel, part: Span, whose: Whose): number => {
  if (whose !== 'both') return above(spreadIn(model, part, whose), 0);
  return above(spreadIn(model, part, 'home'), 0) * above(spreadIn(model, part, 'away'), 0);
};

/** One side, or each of them, scores in every part. */
export function scoresInAll(template: MarketTemplate, parts: readonly Span[], whose: Whose): TimedOffer {
  return offerOf(template, {
    span: REGULAR,
    winner: (state) => {
      if (endedParts(state, parts).some((part) => !scores(state, part, whose))) return 1;
      return parts.every((part) => scores(state, part, whose)) ? 0 : null;
    },
    chances: (model) => pair(parts.reduce((all, part) => all * chanceToScore(model, part, whose), 1)),
  });
}

/** There is a score in every part, whoever makes it. */
export function scoreInAll(template: MarketTemplate, parts: readonly Span[]): TimedOffer {
  const isScored = (state: ScoreState, { from, to }: Span) => {
    const [home, away] = scoreIn(state, from, to);
    return home + away > 0;
  };
  return offerOf(template, {
    span: REGULAR,
    winner: (state) => {
      if (endedParts(state, parts).some((part) => !isScored(state, part))) return 1;
      return parts.every((part) => isScored(state, part)) ? 0 : null;
    },
    chances: (model) => pair(parts.reduce((all, { from, to }) => all * above(model.total(from, to), 0), 1)),
  });
}

/** The part of the first score, or none: as many outcomes as parts and one more. */
export function partOfFirst(template: MarketTemplate, parts: readonly Span[]): TimedOffer {
  return offerOf(template, {
    span: REGULAR,
    winner: (state, ended) => {
      const first = parts.findIndex(({ from, to }) => {
        const [home, away] = scoreIn(state, from, to);
        return home + away > 0;
      });
      return first === -1 ? (ended ? parts.length : null) : first;
    },
    chances: (model) => {
      let none = 1;
      const chances = parts.map(({ from, to }) => {
        const before = none;
        none *= exactly(model.total(from, to), 0);
        return before - none;
      });
      return [...chances, none];
    },
  });
}
