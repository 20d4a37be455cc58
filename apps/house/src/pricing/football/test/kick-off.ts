import type { Situation } from '../model.ts';

/** A football match that has just begun. */
export const KICK_OFF: Situation = {
  half: 0,
  second: 0,
  left: [2838, 2937],
  firstGoals: [0, 0],
  secondGoals: [0, 0],
  corners: [0, 0],
  cards: [0, 0],
  reds: [0, 0],
  cornerIn: [false, false],
  scorers: new Map(),
  lastGoal: null,
  ownGoal: false,
  tie: null,
};
