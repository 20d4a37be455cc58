import type { HalfInning } from './half-inning.ts';
import { type CourseStart, INNINGS, startOf } from './model.ts';

const NEGLIGIBLE = 1e-8;
const LAST_INNING = INNINGS + 12;

interface Half {
  side: 'home' | 'away';
  inning: number;
}

const following = ({ side, inning }: Half): Half =>
  side === 'away' ? { side: 'home', inning } : { side: 'away', inning: inning + 1 };

/** A game that is over after the half before is not played on. */
function isOver({ side, inning }: Half, home: number, away: number): boolean {
  if (side === 'home') return inning >= INNINGS && home > away;
  return inning > INNINGS && home !== away;
}

interface Scores {
  target: number;
  /** Chance of each score: home runs times the target, and away runs. */
  at: Float64Array;
}

/** Plays one half; what comes to the target is given back. */
function play({ target, at }: Scores, half: Half, inning: HalfInning, next: Float64Array): number {
  const isHome = half.side === 'home';
  const canEnd = isHome && half.inning >= INNINGS;
  const step = isHome ? target : 1;
  let reached = 0;
  for (const [place, mass] of at.entries()) {
    const home = Math.floor(place / target);
    const away = place % target;
    if (mass < NEGLIGIBLE || isOver(half, home, away)) continue;
    const runs = canEnd ? inning.lastRuns(away - home) : inning.runs;
    const short = target - (isHome ? home : away);
    for (let count = 0; count < short; count += 1) {
      const to = place + count * step;
      next[to] = (next[to] ?? 0) + mass * (runs[count] ?? 0);
    }
    for (let count = short; count < runs.length; count += 1) reached += mass * (runs[count] ?? 0);
  }
  return reached;
}

/** Chances that a side is the first with so many runs, when none has them: home, away; neither may come to them. */
export function firstToRuns(start: CourseStart, target: number): readonly [home: number, away: number] {
  const { state, now } = start;
  const first: [number, number] = [0, 0];
  let at = new Float64Array(target * target);
  at[state.runs.home * target + state.runs.away] = 1;
  let half: Half = { side: state.batting, inning: state.inning };
  let inning = now;
  while (half.inning <= LAST_INNING) {
    const next = new Float64Array(target * target);
    first[half.side === 'home' ? 0 : 1] += play({ target, at }, half, inning, next);
    if (next.every((mass) => mass < NEGLIGIBLE)) break;
    at = next;
    half = following(half);
    inning = startOf(half.side === 'home' ? start.home : start.away, half.inning);
  }
  return first;
}
