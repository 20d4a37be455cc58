import { type Measure, measured } from '#pricing/rally/tables.ts';
import type { RallyState } from '../state.ts';
import {
  decided,
  either,
  handicaps,
  isMatchPoint,
  lines,
  type OfferKit,
  type RallyOffer,
  templateOf,
  twoWays,
} from './offer.ts';

export function winner(kit: OfferKit, id: string): RallyOffer {
  const template = templateOf(kit, id);
  return {
    template,
    specifier: '',
    settle: ({ over, sets }) => (over ? either(template, sets[0] > sets[1]) : null),
    chances: (model) => twoWays(model.winner()),
    isStopped: (state) => isMatchPoint(kit, state),
  };
}

/** Scores in sets, home's best first: `2:0 2:1 1:2 0:2`. */
export function matchScores(setsToWin: number): string[] {
  const lost = Array.from({ length: setsToWin }, (_, index) => index);
  return [
    ...lost.map((away) => `${setsToWin}:${away}`),
    ...lost.toReversed().map((home) => `${home}:${setsToWin}`),
  ];
}

export function correctScore(kit: OfferKit, id: string): RallyOffer {
  const scores = matchScores(kit.rules.setsToWin);
  const template = { ...templateOf(kit, id), outcomeIds: scores };
  const pairs = scores.map((score) => score.split(':').map(Number));
  return {
    template,
    specifier: '',
    settle: ({ over, sets }) => (over ? decided(template, scores.indexOf(sets.join(':'))) : null),
    chances: (model) => pairs.map(([home = 0, away = 0]) => model.score(home, away)),
    isStopped: (state) => isMatchPoint(kit, state),
  };
}

/** Sum of the chances of the final scores in sets for which something holds. */
function overScores(kit: OfferKit, holds: (home: number, away: number) => boolean) {
  const pairs = matchScores(kit.rules.setsToWin)
    .map((score) => score.split(':').map(Number))
    .filter(([home = 0, away = 0]) => holds(home, away));
  return (score: (home: number, away: number) => number) =>
    pairs.reduce((sum, [home = 0, away = 0]) => sum + score(home, away), 0);
}

export function setHandicaps(kit: OfferKit, id: string): RallyOffer[] {
  const template = templateOf(kit, id);
  return handicaps(1.5, kit.rules.setsToWin - 0.5).map((hcp) => {
    const holds = (home: number, away: number) => home - away + hcp > 0;
    const chance = overScores(kit, holds);
    return {
      template,
      specifier: `hcp=${hcp}`,
      settle: ({ over, sets }) => (over ? either(template, holds(sets[0], sets[1])) : null),
      chances: (model) => twoWays(chance(model.score)),
      isStopped: (state) => isMatchPoint(kit, state),
    };
  });
}

export function totalSets(kit: OfferKit, id: string): RallyOffer[] {
  const template = templateOf(kit, id);
  const { setsToWin } = kit.rules;
  return lines(setsToWin + 0.5, 2 * setsToWin - 1.5).map((line) => {
    const chance = overScores(kit, (home, away) => home + away > line);
    return {
      template,
      specifier: `total=${line}`,
      settle: ({ over, sets: [home, away] }) => {
        if (home + away + (setsToWin - Math.max(home, away)) > line) return either(template, true);
        return over ? either(template, false) : null;
      },
      chances: (model) => twoWays(chance(model.score)),
      isStopped: (state) => isMatchPoint(kit, state),
    };
  });
}

/** A side wins at least one set. */
export function winsASet(kit: OfferKit, id: string, seat: 0 | 1): RallyOffer {
  const template = templateOf(kit, id);
  const chance = overScores(kit, (home, away) => (seat === 0 ? home : away) > 0);
  return {
    template,
    specifier: '',
    settle: ({ over, sets }) => {
      if (sets[seat] > 0) return either(template, true);
      return over ? either(template, false) : null;
    },
    chances: (model) => twoWays(chance(model.score)),
    isStopped: (state) => isMatchPoint(kit, state),
  };
}

const unitsNow = (state: RallyState, measure: Measure) =>
  measured(measure, { a: state.units[0] + state.a, b: state.units[1] + state.b });

/** Units of the match, or of one side, above and below lines. */
export function unitTotals(
  kit: OfferKit,
  id: string,
  measure: 'total' | 'home' | 'away',
  grid: readonly number[],
): RallyOffer[] {
  const template = templateOf(kit, id);
  return grid.map((line) => ({
    template,
    specifier: `total=${line}`,
    settle: (state) => {
      if (unitsNow(state, measure) > line) return either(template, true);
      return state.over ? either(template, false) : null;
    },
    chances: (model) => twoWays(model.above(measure, line)),
    isStopped: (state) => isMatchPoint(kit, state),
  }));
}

export function unitHandicaps(kit: OfferKit, id: string, grid: readonly number[]): RallyOffer[] {
  const template = templateOf(kit, id);
  return grid.map((hcp) => ({
    template,
    specifier: `hcp=${hcp}`,
    settle: (state) => (state.over ? either(template, unitsNow(state, 'difference') + hcp > 0) : null),
    chances: (model) => twoWays(model.above('difference', -hcp)),
    isStopped: (state) => isMatchPoint(kit, state),
  }));
}

export function oddUnits(kit: OfferKit, id: string): RallyOffer {
  const template = templateOf(kit, id);
  return {
    template,
    specifier: '',
    settle: (state) => (state.over ? either(template, unitsNow(state, 'total') % 2 === 1) : null),
    chances: (model) => twoWays(model.odd()),
    isStopped: (state) => isMatchPoint(kit, state),
  };
}

/** Some set goes beyond its usual end. */
export function extraInMatch(kit: OfferKit, id: string): RallyOffer {
  const template = templateOf(kit, id);
  return {
    template,
    specifier: '',
    settle: ({ extras, over }) => {
      if (extras > 0) return either(template, true);
      return over ? either(template, false) : null;
    },
    chances: (model) => twoWays(model.extra()),
    isStopped: (state) => isMatchPoint(kit, state),
  };
}
