import type { MarketTemplate } from '#feed/world.ts';
import type { ScoreModel } from './score-model.ts';
import { regularOf, type ScoreState, scoreIn, scoreOf } from './score-state.ts';
import { above, exactly, type Spread, within } from './spread.ts';
import { hasEnded, offerOf, type Span, type TimedOffer } from './timed-offer.ts';

type Whose = 'home' | 'away' | 'both';

function pointsIn(state: ScoreState, { from, to }: Span, whose: Whose): number {
  const [home, away] = scoreIn(state, from, to);
  return whose === 'both' ? home + away : whose === 'home' ? home : away;
}

export function spreadIn(model: ScoreModel, { from, to }: Span, whose: Whose): Spread {
  if (whose === 'both') return model.total(from, to);
  return whose === 'home' ? model.home(from, to) : model.away(from, to);
}

/** One outcome for each part of regular time that may have the most points, of both sides or of one, then one for a tie. */
export function highestPart(
  template: MarketTemplate,
  parts: readonly Span[],
  whose: Whose = 'both',
): TimedOffer {
  return offerOf(template, {
    span: { from: 0, to: Number.POSITIVE_INFINITY },
    winner: (state, ended) => {
      if (!ended) return null;
      const points = parts.map((part) => pointsIn(state, part, whose));
      const most = Math.max(...points);
      return points.indexOf(most) === points.lastIndexOf(most) ? points.indexOf(most) : parts.length;
    },
    chances: (model) => {
      const spreads = parts.map((part) => spreadIn(model, part, whose));
      const chances = spreads.map((own) => strictlyHighest(own, spreads));
      return [...chances, Math.max(0, 1 - chances.reduce((sum, p) => sum + p, 0))];
    },
  });
}

/** Each regular period as a part of the match. */
export const periodSpans = (regular: number): Span[] =>
  Array.from({ length: regular }, (_, index) => ({ from: index, to: index }));

function strictlyHighest(own: Spread, all: readonly Spread[]): number {
  let sum = 0;
  own.at.forEach((p, index) => {
    if (p < 1e-12) return;
    const value = own.from + index;
    let others = p;
    for (const other of all) if (other !== own) others *= 1 - above(other, value - 1);
    sum += others;
  });
  return sum;
}

interface Band {
  from: number;
  to: number;
}

/** By how many points the home side wins, then the away side in the same bands; a draw comes last where there can be one. */
export function winningMargin(
  template: MarketTemplate,
  span: Span | null,
  bands: readonly Band[],
  prefix = '',
): TimedOffer {
  const signed = [...bands, ...bands.map(({ from, to }) => ({ from: -to, to: -from }))];
  const ranges = span === null ? signed : [...signed, { from: 0, to: 0 }];
  return offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => {
      if (!ended) return null;
      const [home, away] = span === null ? scoreOf(state) : scoreIn(state, span.from, span.to);
      return ranges.findIndex(({ from, to }) => from <= home - away && home - away <= to);
    },
    chances: (model) => {
      const margin = span === null ? model.finalMargin() : model.margin(span.from, span.to);
      return ranges.map(({ from, to }) => within(margin, from, to));
    },
  });
}

/** The first side with so many points, or neither in regular time: home, neither, away. */
export function race(template: MarketTemplate, points: number): TimedOffer {
  return offerOf(template, {
    specifier: `points=${points}`,
    span: { from: 0, to: Number.POSITIVE_INFINITY },
    winner: (state, ended) => {
      const first = firstWith(state, points);
      return first === null ? (ended ? 1 : null) : first === 'home' ? 0 : 2;
    },
    chances: (model) => {
      if (model.race === null) return null;
      const [home, away] = model.race(points);
      return [home, Math.max(0, 1 - home - away), away];
    },
  });
}

function firstWith(state: ScoreState, points: number): 'home' | 'away' | null {
  let home = 0;
  let away = 0;
  for (let index = 0; index < state.count; index += 1) {
    const event = state.events[index];
    if (event === undefined || event.period >= regularOf(state)) return null;
    if (event.side === 'home') home += event.points;
    else away += event.points;
    if (home >= points || away >= points) return event.side;
  }
  return null;
}

/** Home or draw, home or away, draw or away: two of the three win, so that their chances add up to two. */
export function doubleChance(template: MarketTemplate, span: Span, prefix = ''): TimedOffer {
  const [homeDraw = '', homeAway = '', drawAway = ''] = template.outcomeIds;
  return {
    template,
    specifier: prefix,
    span,
    settle: (state) => {
      if (!hasEnded(state, span)) return null;
      const [home, away] = scoreIn(state, span.from, span.to);
      return {
        [homeDraw]: home >= away ? 'won' : 'lost',
        [homeAway]: home !== away ? 'won' : 'lost',
        [drawAway]: home <= away ? 'won' : 'lost',
      };
    },
    chances: (model) => {
      const margin = model.margin(span.from, span.to);
      const home = above(margin, 0);
      const draw = exactly(margin, 0);
      return [home + draw, 1 - draw, 1 - home];
    },
  };
}

/** Both sides score in these periods. */
export function bothScore(template: MarketTemplate, span: Span, prefix = ''): TimedOffer {
  return offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => {
      const [home, away] = scoreIn(state, span.from, span.to);
      return home > 0 && away > 0 ? 0 : ended ? 1 : null;
    },
    chances: (model) => {
      const yes = above(model.home(span.from, span.to), 0) * above(model.away(span.from, span.to), 0);
      return [yes, 1 - yes];
    },
  });
}

interface Score {
  home: number;
  away: number;
}

/** Each of the given scores, then any other. */
export function correctScore(
  template: MarketTemplate,
  span: Span,
  scores: readonly Score[],
  prefix = '',
): TimedOffer {
  return offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => {
      if (!ended) return null;
      const [home, away] = scoreIn(state, span.from, span.to);
      const index = scores.findIndex((score) => score.home === home && score.away === away);
      return index === -1 ? scores.length : index;
    },
    chances: (model) => {
      const home = model.home(span.from, span.to);
      const away = model.away(span.from, span.to);
      const chances = scores.map((score) => exactly(home, score.home) * exactly(away, score.away));
      return [...chances, Math.max(0, 1 - chances.reduce((sum, p) => sum + p, 0))];
    },
  });
}

/** The side that scores the goal with this number in regular time: home, none, away. */
export function nextScore(template: MarketTemplate, number: number): TimedOffer {
  return offerOf(template, {
    specifier: `goalnr=${number}`,
    span: { from: 0, to: Number.POSITIVE_INFINITY },
    winner: (state, ended) => {
      const event = state.count >= number ? state.events[number - 1] : undefined;
      if (event !== undefined && event.period < regularOf(state)) return event.side === 'home' ? 0 : 2;
      return ended ? 1 : null;
    },
    chances: (model: ScoreModel, state) =>
      state.count === number - 1 && model.next !== null ? model.next() : null,
  });
}
