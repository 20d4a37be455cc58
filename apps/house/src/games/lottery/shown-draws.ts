import { drawTime, nextDrawIndex } from './draw.ts';

/** Draws to come that take bets, and draws behind that are shown. */
const AHEAD = 3;
const BEHIND = 4;

/** Draws that take bets at an instant of the feed, the next one first. */
export function openDraws(feedNow: number): number[] {
  const next = nextDrawIndex(feedNow);
  return Array.from({ length: AHEAD }, (_, at) => next + at);
}

/** The last draws, the latest first. */
export function pastDraws(feedNow: number): number[] {
  const next = nextDrawIndex(feedNow);
  const latest = drawTime(next - 1) <= feedNow ? next - 1 : next - 2;
  return Array.from({ length: BEHIND }, (_, at) => latest - at);
}
