import type { Intensities } from '#pricing/football/intensity.ts';
import { KICK_SCORED, type Kicks, NO_KICKS, shootOutWinner, withKick } from '#pricing/football/shoot-out.ts';
import { hash, pickWeighted, unitAt } from '../random.ts';
import type { Pair, PlayerRecord } from '../world.ts';
import {
  type FootballScript,
  firstSecond,
  type Kick,
  lastSecond,
  type Suspension,
  type Tie,
} from './script.ts';
import { type Draw, playStretch, type Squads } from './simulate.ts';
import { suspensionsOf } from './suspensions.ts';

/** From the whistle to extra time, between its halves, and from its end to the first steps of the shoot-out. */
const PAUSES_MS = { before: 5 * 60_000, between: 60_000, after: 4 * 60_000 } as const;
const FIRST_KICK_MS = 40_000;
const BETWEEN_KICKS_MS = 45_000;
/** No bets from here before a kick until here after it. */
const KICK_STOPS_MS = { before: 20_000, after: 3_000 } as const;
/** Weights of one, two and three minutes of stoppage time. */
const ANNOUNCED: readonly [readonly number[], readonly number[]] = [
  [3, 2],
  [1, 2, 1],
];

/** Who kicks, in order: whoever scores most comes first, the goalkeeper last. */
const kickers = (squad: readonly PlayerRecord[]) =>
  squad.slice(0, 11).toSorted((a, b) => b.weight - a.weight);

function shootOut(start: number, squads: Squads, draw: Draw): Kick[] {
  const order = [kickers(squads.home), kickers(squads.away)] as const;
  const first = draw() < 0.5 ? 0 : 1;
  const list: Kick[] = [];
  for (let kicks: Kicks = NO_KICKS; shootOutWinner(kicks) === null; ) {
    const side = list.length % 2 === 0 ? first : first === 0 ? 1 : 0;
    const isGoal = draw() < KICK_SCORED;
    const squad = order[side];
    const player = squad[kicks.taken[side] % Math.max(1, squad.length)];
    list.push({
      at: start + FIRST_KICK_MS + list.length * BETWEEN_KICKS_MS,
      side,
      isGoal,
      player: player === undefined ? null : { id: player.id, name: player.name },
    });
    kicks = withKick(kicks, side, isGoal);
  }
  return list;
}

/** Bets rest while a player walks up and kicks. */
export const kickSuspensions = (kicks: readonly Kick[]): Suspension[] =>
  kicks.map(({ at }) => ({
    from: at - KICK_STOPS_MS.before,
    to: at + KICK_STOPS_MS.after,
    reason: 'penalty',
  }));

const sentOff = ({ events }: FootballScript): [number, number] => {
  const reds: [number, number] = [0, 0];
  for (const { type, side } of events) if (type === 'red') reds[side] += 1;
  return reds;
};

/** Extra time and shoot-out of a match, should it come to them: the same for the same seed and match. */
export function simulateTie(
  seed: number,
  matchId: string,
  script: FootballScript,
  { intensities, squads }: { intensities: Intensities; squads: Squads },
): Tie {
  const key = hash('tie', seed, matchId);
  let counter = 0;
  const draw: Draw = () => unitAt(key, counter++);
  const announced: Pair = [1 + pickWeighted(ANNOUNCED[0], draw()), 1 + pickWeighted(ANNOUNCED[1], draw())];
  const lengthOf = (half: 3 | 4) =>
    (lastSecond(half) - firstSecond(half) + (announced[half - 3] ?? 0) * 60 + Math.floor(draw() * 25)) * 1000;
  const firstExtra = script.fullTime + PAUSES_MS.before;
  const extraHalfTime = firstExtra + lengthOf(3);
  const secondExtra = extraHalfTime + PAUSES_MS.between;
  const extraEnd = secondExtra + lengthOf(4);
  const reds = sentOff(script);
  const play = (half: 3 | 4, from: number, to: number) =>
    playStretch(
      { half, ms: to - from, momentOf: (second) => from + (second - firstSecond(half)) * 1000 },
      intensities,
      squads,
      reds,
      draw,
    );
  const events = [...play(3, firstExtra, extraHalfTime), ...play(4, secondExtra, extraEnd)];
  const start = extraEnd + PAUSES_MS.after;
  const kicks = shootOut(start, squads, draw);
  return {
    firstExtra,
    extraHalfTime,
    secondExtra,
    extraEnd,
    announced,
    events,
    shootOut: start,
    kicks,
    suspensions: [...suspensionsOf(events, key), ...kickSuspensions(kicks)],
  };
}
