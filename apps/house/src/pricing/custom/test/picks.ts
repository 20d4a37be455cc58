import type { ScoreSimulation } from '#feed/world.ts';
import { goalShare, type Scorer } from '../../football/player-chances.ts';
import type { Slot } from '../../football/slots.ts';
import { legOf } from '../custom-legs.ts';
import { createJoint, type Joint } from '../joint-chances.ts';

const scorer = (id: string, side: Scorer['side'], weight: number): Scorer => ({
  id,
  name: id,
  number: 9,
  position: 'forward',
  weight,
  side,
});
export const SCORERS = [
  scorer('h1', 'home', 0.4),
  scorer('h2', 'home', 0.25),
  scorer('a1', 'away', 0.5),
  scorer('a2', 'away', 0.15),
];

export const keyOf = (slot: Slot) => `7/${slot.marketId}/${slot.specifier}`;

/** An outcome of the book, with the price that it has alone. */
export interface Pick {
  slot: Slot;
  outcomeId: string;
  odds: number;
}

/** The chances of some picks together. */
export function jointOf(simulation: ScoreSimulation, picks: readonly Pick[]): Joint {
  return picks.reduce((joint, { slot, outcomeId }) => {
    const leg = legOf(simulation, keyOf(slot), outcomeId);
    if (!leg) throw new Error(`${keyOf(slot)} can be combined`);
    return joint.with(leg);
  }, createJoint(simulation));
}

/** The players who may score in a match. */
export const simulatedScorers = (): ScoreSimulation['scorers'] =>
  SCORERS.map((one) => ({ id: one.id, side: one.side, share: goalShare(one), goals: 0 }));
