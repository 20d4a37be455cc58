import type { MarketTemplate } from '#feed/world.ts';
import type { ScoreModel } from '../score-model.ts';
import { pair, type Side, sideIn } from '../score-offers.ts';
import type { ScoreState } from '../score-state.ts';
import { above, exactly } from '../spread.ts';
import { offerOf, specifierOf, type TimedOffer } from '../timed-offer.ts';
import { type Asked, read } from './asked.ts';

/** An outcome for each number of points up to the last, which stands for that many or more. */
export function exactCount(template: MarketTemplate, asked: Asked, whose: Side | 'both'): TimedOffer {
  const last = template.outcomeIds.length - 1;
  const { span } = asked;
  const countOf = (state: ScoreState) => {
    const { home, away, sum } = read(state, span);
    return whose === 'both' ? sum : whose === 'home' ? home : away;
  };
  const spreadOf = (model: ScoreModel) =>
    whose === 'both' ? model.total(span.from, span.to) : sideIn(model, whose, span);
  return offerOf(template, {
    specifier: asked.prefix,
    span,
    winner: (state, ended) => (ended || countOf(state) >= last ? Math.min(last, countOf(state)) : null),
    chances: (model) => {
      const spread = spreadOf(model);
      return template.outcomeIds.map((_, count) =>
        count < last ? exactly(spread, count) : above(spread, last - 1),
      );
    },
  });
}

/** The side does not let the other one score. */
export function cleanSheet({ template, prefix, span }: Asked, other: Side): TimedOffer {
  return offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => (read(state, span)[other] > 0 ? 1 : ended ? 0 : null),
    chances: (model) => pair(exactly(sideIn(model, other, span), 0)),
  });
}

/** The side wins and does not let the other one score. */
export function winToNil({ template, prefix, span }: Asked, side: Side): TimedOffer {
  const other = side === 'home' ? 'away' : 'home';
  return offerOf(template, {
    specifier: prefix,
    span,
    winner: (state, ended) => {
      const score = read(state, span);
      if (score[other] > 0) return 1;
      return ended ? (score[side] > 0 ? 0 : 1) : null;
    },
    chances: (model) => pair(exactly(sideIn(model, other, span), 0) * above(sideIn(model, side, span), 0)),
  });
}

/** Both sides have so many points. */
export function bothReach({ template, prefix, span, both }: Asked): TimedOffer[] {
  return both.map((points) =>
    offerOf(template, {
      specifier: specifierOf(prefix, `points=${points}`),
      span,
      winner: (state, ended) => {
        const { home, away } = read(state, span);
        return home >= points && away >= points ? 0 : ended ? 1 : null;
      },
      chances: (model) =>
        pair(above(sideIn(model, 'home', span), points - 1) * above(sideIn(model, 'away', span), points - 1)),
    }),
  );
}

/** Starts of whole points around what is expected: home, level, away. */
export function threeWayHandicaps(asked: Asked): TimedOffer[] {
  const { span } = asked;
  const middle = Math.round(asked.away - asked.home);
  const step = Math.max(1, Math.round(asked.reach / 6));
  const starts = [middle - step, middle, middle + step].filter((start) => start !== 0);
  return starts.map((start) =>
    offerOf(asked.template, {
      specifier: specifierOf(asked.prefix, `hcp=${Math.max(0, start)}:${Math.max(0, -start)}`),
      span,
      winner: (state, ended) => (ended ? 1 - Math.sign(read(state, span).lead + start) : null),
      chances: (model) => {
        const margin = model.margin(span.from, span.to);
        const home = above(margin, -start);
        const level = exactly(margin, -start);
        return [home, level, Math.max(0, 1 - home - level)];
      },
    }),
  );
}
