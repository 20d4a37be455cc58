import type { MarketTemplate } from '#feed/world.ts';
import type { ScoreModel } from '../score-model.ts';
import type { ScoreState } from '../score-state.ts';
import { hasEnded, offerOf, type Span, specifierOf, type TimedOffer } from '../timed-offer.ts';
import { type Asked, fewLines, read } from './asked.ts';
import { resultsByBoth, resultsByLine } from './joint.ts';

/** A place among home, draw and away. */
const placeOf = (lead: number): number => 1 - Math.sign(lead);

export function resultAndTotal(asked: Asked): TimedOffer[] {
  const { span } = asked;
  return fewLines(asked).map((line) =>
    offerOf(asked.template, {
      specifier: specifierOf(asked.prefix, `total=${line.toFixed(1)}`),
      span,
      winner: (state, ended) => {
        const { lead, sum } = read(state, span);
        return ended ? 2 * placeOf(lead) + (sum > line ? 1 : 0) : null;
      },
      chances: (model) => {
        const { home, draw, away } = resultsByLine(model, span, line);
        return [home.under, home.over, draw.under, draw.over, away.under, away.over];
      },
    }),
  );
}

export function totalAndBoth(asked: Asked): TimedOffer[] {
  const { span } = asked;
  return fewLines(asked).map((line) =>
    offerOf(asked.template, {
      specifier: specifierOf(asked.prefix, `total=${line.toFixed(1)}`),
      span,
      winner: (state, ended) => {
        const { home, away, sum } = read(state, span);
        return ended ? (sum > line ? 0 : 2) + (home > 0 && away > 0 ? 0 : 1) : null;
      },
      chances: (model) => {
        const { home, draw, away, both } = resultsByLine(model, span, line);
        const over = home.over + draw.over + away.over;
        const under = home.under + draw.under + away.under;
        return [both.over, Math.max(0, over - both.over), both.under, Math.max(0, under - both.under)];
      },
    }),
  );
}

export function resultAndBoth({ template, prefix, span }: Asked): TimedOffer {
  return offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => {
      const { home, away, lead } = read(state, span);
      return ended ? 2 * placeOf(lead) + (home > 0 && away > 0 ? 0 : 1) : null;
    },
    chances: (model) => {
      const { home, draw, away } = resultsByBoth(model, span);
      return [home.yes, home.no, draw.yes, draw.no, away.yes, away.no];
    },
  });
}

/** Pairs of results, two of which hold at the end, each with the answer to another question. */
const DOUBLES = [
  ['home', 'draw'],
  ['home', 'away'],
  ['draw', 'away'],
] as const;
const RESULTS = ['home', 'draw', 'away'] as const;

interface Answers {
  /** Whether the first of the two answers is right. */
  isFirst(state: ScoreState): boolean;
  /** Chances of each result with the first answer and with the second. */
  chances(model: ScoreModel): Readonly<Record<(typeof RESULTS)[number], readonly [number, number]>>;
}

/** Double chance with an answer to a second question: two of six win. */
function doubleChanceAnd(
  template: MarketTemplate,
  specifier: string,
  span: Span,
  answers: Answers,
): TimedOffer {
  return {
    template,
    specifier,
    span,
    settle: (state) => {
      if (!hasEnded(state, span)) return null;
      const result = RESULTS[placeOf(read(state, span).lead)] ?? 'draw';
      const answer = answers.isFirst(state) ? 0 : 1;
      return Object.fromEntries(
        template.outcomeIds.map((id, place) => {
          const isRight = place % 2 === answer && DOUBLES[place >> 1]?.some((of) => of === result) === true;
          return [id, isRight ? ('won' as const) : ('lost' as const)];
        }),
      );
    },
    chances: (model) => {
      const of = answers.chances(model);
      return DOUBLES.flatMap(([a, b]) => [of[a][0] + of[b][0], of[a][1] + of[b][1]]);
    },
  };
}

export function doubleChanceAndBoth({ template, prefix, span }: Asked): TimedOffer {
  return doubleChanceAnd(template, prefix, span, {
    isFirst: (state) => {
      const { home, away } = read(state, span);
      return home > 0 && away > 0;
    },
    chances: (model) => {
      const { home, draw, away } = resultsByBoth(model, span);
      return { home: [home.yes, home.no], draw: [draw.yes, draw.no], away: [away.yes, away.no] };
    },
  });
}

export function doubleChanceAndTotal(asked: Asked): TimedOffer[] {
  const { span } = asked;
  return fewLines(asked).map((line) =>
    doubleChanceAnd(asked.template, specifierOf(asked.prefix, `total=${line.toFixed(1)}`), span, {
      isFirst: (state) => read(state, span).sum > line,
      chances: (model) => {
        const { home, draw, away } = resultsByLine(model, span, line);
        return {
          home: [home.over, home.under],
          draw: [draw.over, draw.under],
          away: [away.over, away.under],
        };
      },
    }),
  );
}
