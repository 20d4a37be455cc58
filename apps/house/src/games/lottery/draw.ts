import { ODDS_SCALE, type Odds } from '@touchline/betting';
import { unit } from '#feed/random.ts';

/** A draw is held this often; bets are taken until this long before. Units: feed time. */
const DRAW_EVERY_MS = 10 * 60_000;
const CLOSES_BEFORE_MS = 60_000;

/** Balls in the drum, balls drawn, and the most that a bet names. */
export const BALLS = 49;
export const DRAWN = 6;
export const MOST_PICKED = 5;

/** What pays when all numbers that a bet names are drawn, by how many they are. */
const PAYS: readonly number[] = [6.9, 64, 700, 10_000, 100_000];

export const drawOdds = (picked: number): Odds => Math.round((PAYS[picked - 1] ?? 1) * ODDS_SCALE);

/** Chance that all of so many numbers are drawn: C(6, k) / C(49, k). */
export function drawChance(picked: number): number {
  let chance = 1;
  for (let at = 0; at < picked; at += 1) chance *= (DRAWN - at) / (BALLS - at);
  return chance;
}

/** When a draw is held, and when it takes no more bets. Units: feed time. */
export const drawTime = (index: number): number => index * DRAW_EVERY_MS;
export const closingTime = (index: number): number => drawTime(index) - CLOSES_BEFORE_MS;

/** The next draw that takes bets at an instant of the feed. */
export const nextDrawIndex = (feedNow: number): number =>
  Math.floor((feedNow + CLOSES_BEFORE_MS) / DRAW_EVERY_MS) + 1;

/** Numbers of a draw in the order in which they come out of the drum. */
export function drawNumbers(seed: number, index: number): readonly number[] {
  const drum = Array.from({ length: BALLS }, (_, at) => at + 1);
  return Array.from({ length: DRAWN }, (_, turn) => {
    const [ball = 0] = drum.splice(Math.floor(unit(seed, 'draw', index, turn) * drum.length), 1);
    return ball;
  });
}
