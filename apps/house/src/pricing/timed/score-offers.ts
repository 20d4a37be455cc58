import type { MarketTemplate } from '#feed/world.ts';
import type { ScoreModel } from './score-model.ts';
import { regularOf, type ScoreState, scoreIn, scoreOf } from './score-state.ts';
import { above, exactly, oddness, type Spread } from './spread.ts';
import { type Lines, offerOf, offersAround, type Span, specifierOf, type TimedOffer } from './timed-offer.ts';

export type Side = 'home' | 'away';

export const pairIn = (state: ScoreState, span: Span | null) =>
  span === null ? scoreOf(state) : scoreIn(state, span.from, span.to);
const leadIn = (state: ScoreState, span: Span | null) => {
  const [home, away] = pairIn(state, span);
  return home - away;
};
const totalIn = (state: ScoreState, span: Span | null) => {
  const [home, away] = pairIn(state, span);
  return home + away;
};
const marginIn = (model: ScoreModel, span: Span | null): Spread =>
  span === null ? model.finalMargin() : model.margin(span.from, span.to);
const pointsIn = (model: ScoreModel, span: Span | null): Spread =>
  span === null ? model.finalTotal() : model.total(span.from, span.to);

export function sideIn(model: ScoreModel, side: Side, span: Span | null): Spread {
  if (span === null) return side === 'home' ? model.finalHome() : model.finalAway();
  return side === 'home' ? model.home(span.from, span.to) : model.away(span.from, span.to);
}

export const pair = (first: number): readonly number[] => [first, 1 - first];

/** Home, draw, away. */
export function threeWay(template: MarketTemplate, span: Span, prefix = ''): TimedOffer {
  return offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => (ended ? 1 - Math.sign(leadIn(state, span)) : null),
    chances: (model) => {
      const margin = marginIn(model, span);
      const home = above(margin, 0);
      const draw = exactly(margin, 0);
      return [home, draw, Math.max(0, 1 - home - draw)];
    },
  });
}

/** A market that returns the stakes when its part of the match ends level, overtime included where `span` is null. */
export function stakesBackIfLevel(offer: TimedOffer, span: Span | null): TimedOffer {
  const stakesBack = Object.fromEntries(offer.template.outcomeIds.map((id) => [id, 'void' as const]));
  return {
    ...offer,
    settle: (state) => {
      const results = offer.settle(state);
      return results !== null && leadIn(state, span) === 0 ? stakesBack : results;
    },
  };
}

/** Home or away. Overtime is priced as played until one wins; where it ends level after all, the stakes come back. */
export function twoWay(template: MarketTemplate): TimedOffer {
  const offer = offerOf(template, {
    span: null,
    winner: (state, ended) => (ended ? (leadIn(state, null) > 0 ? 0 : 1) : null),
    chances: (model) => pair(above(model.finalMargin(), 0)),
  });
  return stakesBackIfLevel(offer, null);
}

export const decimal = (line: number) => line.toFixed(1);

/** Home with a start of `hcp` points. `centre` is the expected lead. */
export function handicaps(template: MarketTemplate, span: Span | null, lines: Lines): readonly TimedOffer[] {
  return offersAround(template, { ...lines, centre: -lines.centre }, (hcp) =>
    offerOf(template, {
      specifier: specifierOf(lines.prefix ?? '', `hcp=${decimal(hcp)}`),
      span,
      winner: (state, ended) => (ended ? (leadIn(state, span) + hcp > 0 ? 0 : 1) : null),
      chances: (model) => pair(above(marginIn(model, span), -hcp)),
    }),
  );
}

function overUnder(
  template: MarketTemplate,
  span: Span | null,
  lines: Lines,
  read: { now(state: ScoreState): number; end(model: ScoreModel): Spread },
): readonly TimedOffer[] {
  return offersAround(template, lines, (line) =>
    line <= 0
      ? null
      : offerOf(template, {
          specifier: specifierOf(lines.prefix ?? '', `total=${decimal(line)}`),
          span,
          winner: (state, ended) => (read.now(state) > line ? 0 : ended ? 1 : null),
          chances: (model) => pair(above(read.end(model), line)),
        }),
  );
}

export function totals(template: MarketTemplate, span: Span | null, lines: Lines): readonly TimedOffer[] {
  return overUnder(template, span, lines, {
    now: (state) => totalIn(state, span),
    end: (model) => pointsIn(model, span),
  });
}

export function sideTotals(
  template: MarketTemplate,
  side: Side,
  span: Span | null,
  lines: Lines,
): readonly TimedOffer[] {
  return overUnder(template, span, lines, {
    now: (state) => pairIn(state, span)[side === 'home' ? 0 : 1],
    end: (model) => sideIn(model, side, span),
  });
}

export function oddEven(template: MarketTemplate, span: Span | null, prefix = ''): TimedOffer {
  return offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => (ended ? 1 - (totalIn(state, span) % 2) : null),
    chances: (model) => pair(oddness(pointsIn(model, span))),
  });
}

export function sideOddEven(
  template: MarketTemplate,
  side: Side,
  span: Span | null,
  prefix = '',
): TimedOffer {
  return offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => (ended ? 1 - (pairIn(state, span)[side === 'home' ? 0 : 1] % 2) : null),
    chances: (model) => pair(oddness(sideIn(model, side, span))),
  });
}

/** Is overtime played? */
export function overtime(template: MarketTemplate): TimedOffer {
  return offerOf(template, {
    span: { from: 0, to: Number.POSITIVE_INFINITY },
    winner: (state, ended) => {
      const [home, away] = scoreIn(state, 0, regularOf(state) - 1);
      return ended ? (home === away ? 0 : 1) : null;
    },
    chances: (model) => pair(model.overtime()),
  });
}

/** Home or away; a draw returns the stakes, so that the price leaves it out. */
export function drawNoBet(template: MarketTemplate, span: Span, prefix = ''): TimedOffer {
  const offer = offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => (ended ? (leadIn(state, span) > 0 ? 0 : 1) : null),
    chances: (model) => {
      const margin = marginIn(model, span);
      const home = above(margin, 0);
      const decided = 1 - exactly(margin, 0);
      return decided < 1e-6 ? null : pair(home / decided);
    },
  });
  return stakesBackIfLevel(offer, span);
}
