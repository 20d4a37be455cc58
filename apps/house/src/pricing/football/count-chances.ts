import { differenceOf, signs, sumOf } from '../poisson.ts';
import { type Chances, overUnder, yesNo } from './goal-chances.ts';
import { type Count, secondsLeftIn } from './intensity.ts';
import type { Model } from './model.ts';
import { HALF_SECONDS, type Slot, type Window } from './slots.ts';
import { OWN } from './templates.ts';

/** How far ahead of its start a window is offered. */
const AHEAD_SECONDS = 8 * 60;
const LATE_AHEAD_SECONDS = 30 * 60;

/** A window is offered from a while before its start until it is over. */
function isNear(model: Model, window: Window, ahead: number): boolean {
  const { at } = model;
  if (at.half === 3 || secondsLeftIn(window, at) <= 0) return false;
  const now = at.half < window.half ? Math.min(at.second, (window.half - 1) * HALF_SECONDS) : at.second;
  return window.start - now <= ahead;
}

/** At least one event of the counts inside the window. */
function within(counts: readonly Count[], ahead = AHEAD_SECONDS): Chances {
  return (model, slot: Slot) => {
    const { window } = slot;
    if (window === null || !isNear(model, window, ahead)) return null;
    const seconds = secondsLeftIn(window, model.at);
    const perSecond = counts.reduce((sum, count) => {
      const [home, away] = model.rates(count, window.half);
      return sum + home + away;
    }, 0);
    return yesNo(1 - Math.exp(-perSecond * seconds));
  };
}

const firstCorner: Chances = (model, slot) => {
  const half = slot.nth === 2 ? 1 : 0;
  if (model.at.cornerIn[half]) return null;
  const [home, away] = model.toCome('corners', half);
  const total = home + away;
  if (total === 0) return null;
  const none = Math.exp(-total);
  return [((1 - none) * home) / total, none, ((1 - none) * away) / total];
};

function cornersLeft(model: Model): number {
  return [...model.toCome('corners', 0), ...model.toCome('corners', 1)].reduce((sum, n) => sum + n, 0);
}

/** Markets on corners, cards and stretches of the clock. */
export const COUNT_CHANCES: Record<string, Chances> = {
  '139': (model, slot) => overUnder(sumOf(model.homeCards, model.awayCards), slot.line),
  '166': (model, slot) => overUnder(sumOf(model.homeCorners, model.awayCorners), slot.line),
  [OWN.goalWindow]: within(['goals']),
  [OWN.cornerWindow]: within(['corners']),
  [OWN.cardWindow]: within(['yellows', 'reds']),
  [OWN.lateGoal]: within(['goals'], LATE_AHEAD_SECONDS),
  [OWN.corners1x2]: (model) => signs(differenceOf(model.homeCorners, model.awayCorners)),
  [OWN.firstCorner]: firstCorner,
  [OWN.homeCorners]: (model, slot) => overUnder(model.homeCorners, slot.line),
  [OWN.awayCorners]: (model, slot) => overUnder(model.awayCorners, slot.line),
  [OWN.cornersOddEven]: (model) => {
    const taken = model.at.corners[0] + model.at.corners[1];
    const even = (1 + Math.exp(-2 * cornersLeft(model))) / 2;
    return taken % 2 === 0 ? [1 - even, even] : [even, 1 - even];
  },
  [OWN.cards1x2]: (model) => signs(differenceOf(model.homeCards, model.awayCards)),
  [OWN.redCard]: (model) => {
    const { reds } = model.at;
    if (reds[0] + reds[1] > 0) return null;
    const left = [...model.toCome('reds', 0), ...model.toCome('reds', 1)].reduce((sum, n) => sum + n, 0);
    return yesNo(1 - Math.exp(-left));
  },
};
