import { type Contest, other, type SetRules } from './rules.ts';

const isClear = (a: number, b: number, to: number) => (a >= to || b >= to) && Math.abs(a - b) >= 2;

/** Sets to eleven, two clear; the serve changes every two points, from 10:10 on every point. */
export const tableTennisRules = (setsToWin: number): SetRules => ({
  setsToWin,
  isOver: (a, b) => isClear(a, b, 11),
  serverOf: (first, a, b) => {
    const turn = a + b < 20 ? (a + b) >> 1 : a + b;
    return turn % 2 === 0 ? first : other(first);
  },
  nextFirst: other,
  hadExtra: (a, b) => Math.min(a, b) >= 10,
});

/** Sets to 25, the last to 15, two clear; who wins a point serves the next. */
export function volleyballRules(setsToWin: number): SetRules {
  const to = (set: number) => (set === 2 * setsToWin - 2 ? 15 : 25);
  return {
    setsToWin,
    isOver: (a, b, set) => isClear(a, b, to(set)),
    serverOf: (_first, _a, _b, last) => last,
    nextFirst: other,
    hadExtra: (a, b, set) => Math.min(a, b) >= to(set) - 1,
  };
}

/** Sets to 21, two clear, at most 30; who wins a point serves the next, who wins a set begins the next. */
export const badmintonRules = (setsToWin: number): SetRules => ({
  setsToWin,
  isOver: (a, b) => a === 30 || b === 30 || isClear(a, b, 21),
  serverOf: (_first, _a, _b, last) => last,
  nextFirst: (_first, a, b) => (a > b ? 0 : 1),
  hadExtra: (a, b) => Math.min(a, b) >= 20,
});

/** Points with these chances for each side to win one on its own serve. */
export const servedContest = (sport: string, rules: SetRules, serve: readonly [number, number]): Contest => ({
  key: `${sport}/${rules.setsToWin}/${serve[0]}/${serve[1]}`,
  rules,
  chance: ({ server }) => (server === 0 ? serve[0] : 1 - serve[1]),
});
