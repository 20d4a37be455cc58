import { HALF_SECONDS } from '#pricing/football/slots.ts';
import type { FootballScript } from './script.ts';

const PLAY_MS = 2 * HALF_SECONDS * 1000;

const wholeOf = (script: FootballScript) =>
  script.halfTime - script.kickOff + script.fullTime - script.secondHalf;

/** Part of the match that has been played. */
export function progress(script: FootballScript, at: number): number {
  const first = Math.max(0, Math.min(at, script.halfTime) - script.kickOff);
  const second = Math.max(0, Math.min(at, script.fullTime) - script.secondHalf);
  return Math.min(1, (first + second) / (wholeOf(script) || PLAY_MS));
}

/** The moment at which a part of the match has been played. */
export function momentAfter(script: FootballScript, played: number): number {
  const elapsed = played * wholeOf(script);
  const first = script.halfTime - script.kickOff;
  return elapsed <= first ? script.kickOff + elapsed : script.secondHalf + elapsed - first;
}
