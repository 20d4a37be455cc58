import type { Slot } from '../football/slots.ts';
import { CORRECT_SCORES, EXACT_GOALS, OWN } from '../football/templates.ts';

/** How an outcome ends: lost, won, or void with the stake back. */
export const LOST = 0;
export const WON = 1;
export const VOID = 2;
export type Ending = typeof LOST | typeof WON | typeof VOID;

/** How an outcome ends at a final score: home and away goals of the first half, then of the second. */
export type ScoreEnding = (h1: number, a1: number, h2: number, a2: number) => Ending;

/** The place of the outcome that wins at a score; `NOBODY` gives every stake back. */
type Winner = (h1: number, a1: number, h2: number, a2: number) => number;
type Reading = (slot: Slot) => Winner;

const NOBODY = -1;

const sideOf = (difference: number) => (difference > 0 ? 0 : difference === 0 ? 1 : 2);
const firstIf = (holds: boolean) => (holds ? 0 : 1);
/** Both sides of a line: a count on it gives the stakes back. */
const lineOf = (margin: number) => (margin === 0 ? NOBODY : firstIf(margin > 0));

const total: Reading =
  ({ line }) =>
  (h1, a1, h2, a2) =>
    lineOf(h1 + a1 + h2 + a2 - line);

const correctScore: Winner = (h1, a1, h2, a2) => {
  const [home, away] = [h1 + h2, a1 + a2];
  return home > 4 || away > 4 ? CORRECT_SCORES.length : away * 5 + home;
};

/** Markets that hang on the goals of both halves alone: which outcome wins at each score. */
const READINGS: Record<string, Reading> = {
  '1': () => (h1, a1, h2, a2) => sideOf(h1 + h2 - a1 - a2),
  '11': () => (h1, a1, h2, a2) => lineOf(h1 + h2 - a1 - a2),
  '14':
    ({ head }) =>
    (h1, a1, h2, a2) =>
      sideOf(h1 + h2 - a1 - a2 + head[0] - head[1]),
  '16':
    ({ line }) =>
    (h1, a1, h2, a2) =>
      lineOf(h1 + h2 - a1 - a2 + line),
  '18': total,
  '19':
    ({ line }) =>
    (h1, _a1, h2) =>
      lineOf(h1 + h2 - line),
  '20':
    ({ line }) =>
    (_h1, a1, _h2, a2) =>
      lineOf(a1 + a2 - line),
  '26': () => (h1, a1, h2, a2) => firstIf((h1 + a1 + h2 + a2) % 2 === 1),
  '29': () => (h1, a1, h2, a2) => firstIf(h1 + h2 > 0 && a1 + a2 > 0),
  '35': () => (h1, a1, h2, a2) => 2 * sideOf(h1 + h2 - a1 - a2) + firstIf(h1 + h2 > 0 && a1 + a2 > 0),
  '37':
    ({ line }) =>
    (h1, a1, h2, a2) =>
      2 * sideOf(h1 + h2 - a1 - a2) + firstIf(h1 + a1 + h2 + a2 > line),
  '45': () => correctScore,
  '47': () => (h1, a1, h2, a2) => 3 * sideOf(h1 - a1) + sideOf(h1 + h2 - a1 - a2),
  '60': () => (h1, a1) => sideOf(h1 - a1),
  '66':
    ({ line }) =>
    (h1, a1) =>
      lineOf(h1 - a1 + line),
  '68':
    ({ line }) =>
    (h1, a1) =>
      lineOf(h1 + a1 - line),
  '75': () => (h1, a1) => firstIf(h1 > 0 && a1 > 0),
  '83': () => (_h1, _a1, h2, a2) => sideOf(h2 - a2),
  '90':
    ({ line }) =>
    (_h1, _a1, h2, a2) =>
      lineOf(h2 + a2 - line),
  [OWN.exactGoals]: () => (h1, a1, h2, a2) => Math.min(EXACT_GOALS.length - 1, h1 + a1 + h2 + a2),
  [OWN.homeWinToNil]: () => (h1, a1, h2, a2) => firstIf(h1 + h2 > 0 && a1 + a2 === 0),
  [OWN.awayWinToNil]: () => (h1, a1, h2, a2) => firstIf(a1 + a2 > 0 && h1 + h2 === 0),
  [OWN.homeCleanSheet]: () => (_h1, a1, _h2, a2) => firstIf(a1 + a2 === 0),
  [OWN.awayCleanSheet]: () => (h1, _a1, h2) => firstIf(h1 + h2 === 0),
  [OWN.bothHalves]: () => (h1, a1, h2, a2) => firstIf(h1 + a1 > 0 && h2 + a2 > 0),
  [OWN.highestHalf]: () => (h1, a1, h2, a2) => (h1 + a1 === h2 + a2 ? 2 : firstIf(h1 + a1 > h2 + a2)),
};

const DOUBLE_CHANCE = '10';

/** Each outcome of double chance leaves one result out: away, draw, home. */
const doubleChance =
  (place: number): ScoreEnding =>
  (h1, a1, h2, a2) =>
    sideOf(h1 + h2 - a1 - a2) === 2 - place ? LOST : WON;

// Half a stake on each neighbour has no place in a bet that is won or lost as one.
const isQuarterLine = ({ line }: Slot) => !Number.isInteger(line * 2);

/** How an outcome ends at each final score; null where its market hangs on more than the goals of both halves, or is a quarter line. */
export function scoreEnding(slot: Slot, outcomeId: string): ScoreEnding | null {
  const place = slot.template.outcomeIds.indexOf(outcomeId);
  if (place === -1 || isQuarterLine(slot)) return null;
  if (slot.marketId === DOUBLE_CHANCE) return doubleChance(place);
  const winner = READINGS[slot.marketId]?.(slot);
  if (winner === undefined) return null;
  return (h1, a1, h2, a2) => {
    const won = winner(h1, a1, h2, a2);
    return won === place ? WON : won === NOBODY ? VOID : LOST;
  };
}
