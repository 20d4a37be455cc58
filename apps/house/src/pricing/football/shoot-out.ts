import type { Pair } from '#feed/world.ts';

/** Where a shoot-out stands. */
export interface Kicks {
  scored: Pair;
  taken: Pair;
  /** Who kicked first; null before the first kick. */
  first: 0 | 1 | null;
}

export const NO_KICKS: Kicks = { scored: [0, 0], taken: [0, 0], first: null };

/** Part of the kicks of a shoot-out that go in. */
export const KICK_SCORED = 0.76;
/** Kicks that each side has before one more each decides. */
const ROUNDS = 5;

/** Who has won: the first side that the other cannot catch up with in the kicks that are left to it. */
export function shootOutWinner({ scored, taken }: Kicks): 0 | 1 | null {
  const rounds = Math.max(ROUNDS, ...taken);
  if (scored[0] > scored[1] + rounds - taken[1]) return 0;
  return scored[1] > scored[0] + rounds - taken[0] ? 1 : null;
}

/** Whose kick is next, once somebody has kicked. */
export const nextKicker = ({ taken, first }: Kicks): 0 | 1 | null => {
  if (first === null || taken[0] === taken[1]) return first;
  return taken[0] < taken[1] ? 0 : 1;
};

const plus = ([home, away]: Pair, side: 0 | 1, more: number): Pair =>
  side === 0 ? [home + more, away] : [home, away + more];

/** The same shoot-out with one kick more. */
export const withKick = ({ scored, taken, first }: Kicks, side: 0 | 1, isGoal: boolean): Kicks => ({
  scored: plus(scored, side, isGoal ? 1 : 0),
  taken: plus(taken, side, 1),
  first: first ?? side,
});

/** The chance that home wins. Both sides score alike, so that before the first kick and level after five each it is even. */
export function shootOutChance(kicks: Kicks): number {
  const winner = shootOutWinner(kicks);
  if (winner !== null) return winner === 0 ? 1 : 0;
  const side = nextKicker(kicks);
  const [home, away] = kicks.taken;
  if (side === null || (home === away && home >= ROUNDS)) return 0.5;
  return (
    KICK_SCORED * shootOutChance(withKick(kicks, side, true)) +
    (1 - KICK_SCORED) * shootOutChance(withKick(kicks, side, false))
  );
}
