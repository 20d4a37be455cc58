import { type Contest, other, type Seat, type SetRules } from './rules.ts';

const HALF = 12;
const LEVEL = 2 * HALF;

/** Sides change after twelve rounds, and in overtime after every `each` rounds. The seat is the side that defends. */
function defender(first: Seat, played: number, each: number): Seat {
  if (played < HALF) return first;
  if (played < LEVEL) return other(first);
  return Math.floor((played - LEVEL) / each) % 2 === 0 ? other(first) : first;
}

/** Overtime of six rounds: who first has four of them wins, at three all another one follows. */
function isOverAfterSix(a: number, b: number): boolean {
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  if (low < HALF) return high === HALF + 1;
  return high === HALF + 4 + 3 * Math.floor((low - HALF) / 3);
}

/** Maps to thirteen rounds, overtimes of six from 12:12 on. */
export const sixRoundOvertime = (setsToWin: number): SetRules => ({
  setsToWin,
  isOver: isOverAfterSix,
  serverOf: (first, a, b) => defender(first, a + b, 3),
  nextFirst: other,
  hadExtra: (a, b) => Math.min(a, b) >= HALF,
});

/** Maps to thirteen rounds, two clear. */
export const twoClearOvertime = (setsToWin: number): SetRules => ({
  setsToWin,
  isOver: (a, b) => Math.max(a, b) > HALF && Math.abs(a - b) >= 2,
  serverOf: (first, a, b) => defender(first, a + b, 1),
  nextFirst: other,
  hadExtra: (a, b) => Math.min(a, b) >= HALF,
});

/** One map as both teams meet on it: chance that home wins a round when it defends and when it attacks. */
export interface MapChances {
  defending: number;
  attacking: number;
}

export const mapContest = (sport: string, rules: SetRules, maps: readonly MapChances[]): Contest => ({
  key: `${sport}/${rules.setsToWin}/${maps.map(({ defending, attacking }) => `${defending},${attacking}`).join('/')}`,
  rules,
  chance: ({ set, server }) => {
    const map = maps[set];
    if (map === undefined) return 0.5;
    return server === 0 ? map.defending : map.attacking;
  },
});
