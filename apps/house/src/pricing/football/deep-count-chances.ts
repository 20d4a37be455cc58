import { differenceOf, poisson, signs, sumOf } from '../poisson.ts';
import { DEEP } from './deep-templates.ts';
import { type Chances, handicap, overUnder, yesNo } from './goal-chances.ts';
import type { Model } from './model.ts';
import { raceChances } from './race.ts';

/** Corners of both sides at half-time; null when the first half is over. */
function firstHalfCorners({ at, toCome }: Model) {
  if (at.half >= 2) return null;
  const [home, away] = toCome('corners', 0);
  return { home: poisson(home, at.corners[0]), away: poisson(away, at.corners[1]) };
}

const cornerRace: Chances = ({ at, toCome }, slot) => {
  const [first, second] = [toCome('corners', 0), toCome('corners', 1)];
  return raceChances(at.corners, [first[0] + second[0], first[1] + second[1]], slot.nth);
};

/** Home, none, away for the first card, yellow or red. */
const firstCard: Chances = ({ at, toCome }) => {
  if (at.cards[0] + at.cards[1] > 0) return null;
  const chances = [0, 1, 0];
  for (const half of [0, 1] as const) {
    const [yellows, reds] = [toCome('yellows', half), toCome('reds', half)];
    const [home, away] = [yellows[0] + reds[0], yellows[1] + reds[1]];
    const total = home + away;
    if (total === 0) continue;
    const none = chances[1] ?? 0;
    const some = none * (1 - Math.exp(-total));
    chances[0] = (chances[0] ?? 0) + (some * home) / total;
    chances[1] = none - some;
    chances[2] = (chances[2] ?? 0) + (some * away) / total;
  }
  return chances;
};

/** Markets of the full depth on corners and cards. */
export const DEEP_COUNT_CHANCES: Record<string, Chances> = {
  [DEEP.cornerHandicap]: (model, slot) =>
    handicap(differenceOf(model.homeCorners, model.awayCorners), slot.line),
  [DEEP.firstHalfCorners]: (model, slot) => {
    const corners = firstHalfCorners(model);
    return corners && overUnder(sumOf(corners.home, corners.away), slot.line);
  },
  [DEEP.firstHalfCorners1x2]: (model) => {
    const corners = firstHalfCorners(model);
    return corners && signs(differenceOf(corners.home, corners.away));
  },
  [DEEP.cornerRace]: cornerRace,
  [DEEP.homeCards]: (model, slot) => overUnder(model.homeCards, slot.line),
  [DEEP.awayCards]: (model, slot) => overUnder(model.awayCards, slot.line),
  [DEEP.cardHandicap]: (model, slot) => handicap(differenceOf(model.homeCards, model.awayCards), slot.line),
  [DEEP.firstCard]: firstCard,
  [DEEP.bothCarded]: ({ homeCards, awayCards }) =>
    yesNo((1 - (homeCards[0] ?? 0)) * (1 - (awayCards[0] ?? 0))),
};
