import type { ScoreSimulation, Side } from '#feed/world.ts';
import type { Distribution } from '../poisson.ts';
import { LOST, type ScoreEnding, VOID, WON } from './score-readings.ts';
import { allScore, type ScorerNeed } from './scorer-chances.ts';

/** What has to come true: something about the final score, or goals of a player. */
export type JointLeg =
  | { readonly kind: 'score'; readonly ending: ScoreEnding }
  | { readonly kind: 'scorer'; readonly playerId: string; readonly side: Side; readonly need: ScorerNeed };

/** A set of legs: bit i stands for leg i. */
export type LegSet = number;

/** Chances of sets of legs from one distribution of the match, so that no two can contradict each other. */
export interface Joint {
  readonly size: number;
  /** All legs of the set are won. */
  won(set: LegSet): number;
  /** At least one leg of the set is void: then the bet is called off, whatever the others do. */
  void(set: LegSet): number;
  /** The same legs and one more, which gets the next bit. */
  with(leg: JointLeg): Joint;
}

/** Final scores that are less likely than this are left out: all of them together are less likely than one in five million. */
const LEAST = 1e-10;

/** Final scores of a match with their probabilities; column by column. */
interface Scores {
  readonly chance: number[];
  readonly goals: (readonly [h1: number, a1: number, h2: number, a2: number])[];
  /** Goals to come, of home and of away. */
  readonly more: readonly [home: number[], away: number[]];
}

const pairs = (home: Distribution, away: Distribution) =>
  home.flatMap((p, h) => away.map((q, a) => ({ h, a, p: p * q }))).filter(({ p }) => p >= LEAST);

function scoresOf({ first, second, score }: ScoreSimulation): Scores {
  const scores: Scores = { chance: [], goals: [], more: [[], []] };
  const seconds = pairs(...second);
  for (const one of pairs(...first)) {
    for (const two of seconds) {
      const p = one.p * two.p;
      if (p < LEAST) continue;
      scores.chance.push(p);
      scores.goals.push([one.h, one.a, two.h, two.a]);
      scores.more[0].push(one.h + two.h - score[0]);
      scores.more[1].push(one.a + two.a - score[1]);
    }
  }
  return scores;
}

/** For each final score the legs that are won and those that are void there. A scorer's leg is open at every score: it counts as won. */
interface Marks {
  readonly won: Uint16Array;
  readonly void: Uint16Array;
}

function mark({ goals }: Scores, before: Marks, leg: JointLeg, bit: number): Marks {
  const after = { won: before.won.slice(), void: before.void.slice() };
  goals.forEach(([h1, a1, h2, a2], index) => {
    const ending = leg.kind === 'scorer' ? WON : leg.ending(h1, a1, h2, a2);
    if (ending === LOST) return;
    const marked = ending === VOID ? after.void : after.won;
    marked[index] = (marked[index] ?? 0) | bit;
  });
  return after;
}

/** What the players of a side have to do; who is named twice has to do the harder thing. */
function needsOf(legs: readonly JointLeg[], side: Side, set: LegSet): ScorerNeed[] {
  const byPlayer = new Map<string, ScorerNeed>();
  legs.forEach((leg, index) => {
    if (leg.kind !== 'scorer' || leg.side !== side || (set & (1 << index)) === 0) return;
    const known = byPlayer.get(leg.playerId);
    if (known === undefined || known.missing < leg.need.missing) byPlayer.set(leg.playerId, leg.need);
  });
  return [...byPlayer.values()];
}

function build(scores: Scores, legs: readonly JointLeg[], marks: Marks): Joint {
  const { chance, more } = scores;
  const splits = new Map<string, number[]>();
  const splitOf = (side: Side, set: LegSet): number[] | null => {
    const needs = needsOf(legs, side, set);
    if (needs.length === 0) return null;
    const key = `${side} ${set}`;
    const known = splits.get(key) ?? allScore(needs, Math.max(...more[side === 'home' ? 0 : 1]));
    splits.set(key, known);
    return known;
  };
  return {
    size: legs.length,
    won(set) {
      const home = splitOf('home', set);
      const away = splitOf('away', set);
      let sum = 0;
      for (let index = 0; index < chance.length; index++) {
        if (((marks.won[index] ?? 0) & set) !== set) continue;
        let p = chance[index] ?? 0;
        if (home !== null) p *= home[more[0][index] ?? 0] ?? 0;
        if (away !== null) p *= away[more[1][index] ?? 0] ?? 0;
        sum += p;
      }
      return sum;
    },
    void(set) {
      let sum = 0;
      for (let index = 0; index < chance.length; index++) {
        if (((marks.void[index] ?? 0) & set) !== 0) sum += chance[index] ?? 0;
      }
      return sum;
    },
    with: (leg) => build(scores, [...legs, leg], mark(scores, marks, leg, 1 << legs.length)),
  };
}

/** The joint chances of a match without any leg yet. Sixteen legs at the most. */
export function createJoint(simulation: ScoreSimulation): Joint {
  const scores = scoresOf(simulation);
  const none = () => new Uint16Array(scores.chance.length);
  return build(scores, [], { won: none(), void: none() });
}

/** The set of the first `size` legs. */
export const allOf = (size: number): LegSet => (1 << size) - 1;

/** The chance whose inverse is the fair price: stakes that come back do not count. */
export function fairChance(joint: Joint, set: LegSet): number {
  const decided = 1 - joint.void(set);
  return decided > 0 ? joint.won(set) / decided : 0;
}
