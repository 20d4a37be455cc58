import { type Count, type Intensities, rate } from '#pricing/football/intensity.ts';
import { OWN_GOAL_SHARE } from '#pricing/football/player-chances.ts';
import { HALF_SECONDS } from '#pricing/football/slots.ts';
import { hash, pickWeighted, unitAt } from '../random.ts';
import type { PlayerRecord } from '../world.ts';
import {
  type FinalFigures,
  type FootballEvent,
  type FootballScript,
  firstSecond,
  HALF_TIME_MS,
  type Half,
  momentOf,
} from './script.ts';
import { suspensionsOf } from './suspensions.ts';

export interface Squads {
  home: readonly PlayerRecord[];
  away: readonly PlayerRecord[];
}

const STEP = 10;
/** Kick-offs lag behind the schedule by up to this much. */
const LATEST_START_MS = 299_000;
const ANNOUNCED: readonly [readonly number[], readonly number[]] = [
  [3, 4, 2, 1],
  [1, 2, 3, 3, 1],
];
const PENALTY_SHARE = 0.08;
const REVIEWED_SHARE = 0.08;
/** Penalties missed and goals refused per match. */
const PENALTIES_MISSED = 0.06;
const GOALS_REFUSED = 0.14;

export type Draw = () => number;

const COUNTS: readonly (readonly [Count, FootballEvent['type']])[] = [
  ['goals', 'goal'],
  ['corners', 'corner'],
  ['yellows', 'yellow'],
  ['reds', 'red'],
];

function playerFor(squads: Squads, event: FootballEvent, draw: Draw): FootballEvent['player'] {
  if (event.type === 'corner') return null;
  const scoring = event.type === 'goal' && event.manner !== 'own_goal';
  const side = event.manner === 'own_goal' ? 1 - event.side : event.side;
  const squad = side === 0 ? squads.home : squads.away;
  const weights = squad.map((player, index) =>
    scoring ? player.weight : index < 11 && player.position !== 'goalkeeper' ? 1 : 0,
  );
  const player = squad[pickWeighted(weights, draw())];
  return player === undefined ? null : { id: player.id, name: player.name };
}

function mannerOf(type: FootballEvent['type'], draw: Draw): FootballEvent['manner'] {
  if (type !== 'goal') return 'play';
  const u = draw();
  return u < OWN_GOAL_SHARE ? 'own_goal' : u < OWN_GOAL_SHARE + PENALTY_SHARE ? 'penalty' : 'play';
}

type Frame = Pick<FootballScript, 'kickOff' | 'halfTime' | 'secondHalf' | 'fullTime'>;

/** A half that is to be played. */
interface Stretch {
  half: Half;
  /** How long it takes in all. */
  ms: number;
  momentOf(second: number): number;
}

/** The counted events of one half, in order. Those sent off in it are added to `reds`. */
export function playStretch(
  { half, ms, momentOf: momentIn }: Stretch,
  all: Intensities,
  squads: Squads,
  reds: [number, number],
  draw: Draw,
): FootballEvent[] {
  const events: FootballEvent[] = [];
  const first = firstSecond(half);
  for (let start = 0; start + STEP <= ms / 1000; start += STEP) {
    for (const side of [0, 1] as const) {
      for (const [count, type] of COUNTS) {
        if (draw() >= rate(all, count, side, half === 1 ? 1 : 2, reds) * STEP) continue;
        const second = first + start + Math.floor(draw() * STEP);
        const event: FootballEvent = {
          at: momentIn(second),
          type,
          side,
          player: null,
          manner: mannerOf(type, draw),
          half,
          second,
        };
        events.push({ ...event, player: playerFor(squads, event, draw) });
        if (type === 'red') reds[side] += 1;
      }
    }
  }
  return events.sort((a, b) => a.at - b.at);
}

/** Reviews and penalties that change no count, and those that come before a goal. */
function sideEvents(goals: readonly FootballEvent[], frame: Frame, draw: Draw): FootballEvent[] {
  const script = frame as FootballScript; // momentOf reads the times of the halves alone
  const events: FootballEvent[] = [];
  const before = (goal: FootballEvent, type: FootballEvent['type'], seconds: number) => {
    const second = Math.max(firstSecond(goal.half), goal.second - seconds);
    events.push({
      ...goal,
      type,
      second,
      at: momentOf(script, goal.half, second),
      player: null,
      manner: 'play',
    });
  };
  for (const goal of goals) {
    if (goal.manner === 'penalty') before(goal, 'penalty_awarded', 45 + Math.floor(draw() * 30));
    else if (draw() < REVIEWED_SHARE) before(goal, 'var', 30 + Math.floor(draw() * 60));
  }
  const extra = (
    type: FootballEvent['type'],
    end: FootballEvent['type'],
    shortest: number,
    spread: number,
  ) => {
    const half = draw() < 0.45 ? 1 : 2;
    const second = (half - 1) * HALF_SECONDS + 120 + Math.floor(draw() * (HALF_SECONDS - 400));
    const after = second + shortest + Math.floor(draw() * spread);
    const side = draw() < 0.55 ? 0 : 1;
    for (const [kind, at] of [
      [type, second],
      [end, after],
    ] as const) {
      events.push({
        at: momentOf(script, half, at),
        type: kind,
        side,
        player: null,
        manner: 'play',
        half,
        second: at,
      });
    }
  };
  if (draw() < PENALTIES_MISSED) extra('penalty_awarded', 'penalty_missed', 45, 30);
  if (draw() < GOALS_REFUSED) extra('var', 'var_no_goal', 30, 90);
  return events;
}

function finalFigures(events: readonly FootballEvent[], all: Intensities, draw: Draw): FinalFigures {
  const goals = (side: number) =>
    events.filter((event) => event.type === 'goal' && event.side === side).length;
  const onTarget = ([0, 1] as const).map(
    (side) => goals(side) + Math.floor(draw() * 3 + all.goals[side] * 1.6),
  );
  const shots = ([0, 1] as const).map(
    (side) => (onTarget[side] ?? 0) + Math.floor(draw() * 4 + all.goals[side] * 3.2),
  );
  const share = all.goals[0] / (all.goals[0] + all.goals[1]);
  const possession = Math.round(Math.min(72, Math.max(28, 50 + (share - 0.54) * 60 + (draw() - 0.5) * 10)));
  const attacks = ([0, 1] as const).map((side) => Math.round(30 + all.goals[side] * 10 + draw() * 15));
  return {
    shots: [shots[0] ?? 0, shots[1] ?? 0],
    onTarget: [onTarget[0] ?? 0, onTarget[1] ?? 0],
    attacks: [attacks[0] ?? 0, attacks[1] ?? 0],
    possession,
  };
}

/** The ninety minutes of a match: the same for the same seed and match. */
export function simulateMatch(
  seed: number,
  matchId: string,
  all: Intensities,
  squads: Squads,
): FootballScript {
  const key = hash('match', seed, matchId);
  let counter = 0;
  const draw: Draw = () => unitAt(key, counter++);
  const announced = [1 + pickWeighted(ANNOUNCED[0], draw()), 2 + pickWeighted(ANNOUNCED[1], draw())] as const;
  const kickOff = Math.floor(draw() * (LATEST_START_MS / 1000)) * 1000;
  const length = (minutes: number) => (HALF_SECONDS + minutes * 60 + Math.floor(draw() * 25)) * 1000;
  const halfTime = kickOff + length(announced[0]);
  const secondHalf = halfTime + HALF_TIME_MS;
  const frame = { kickOff, halfTime, secondHalf, fullTime: secondHalf + length(announced[1]) };
  const reds: [number, number] = [0, 0];
  const script = frame as FootballScript; // momentOf reads the times of the halves alone
  const play = (half: 1 | 2) =>
    playStretch(
      {
        half,
        ms: half === 1 ? halfTime - kickOff : frame.fullTime - secondHalf,
        momentOf: (second) => momentOf(script, half, second),
      },
      all,
      squads,
      reds,
      draw,
    );
  const counted = [...play(1), ...play(2)];
  const goals = counted.filter((event) => event.type === 'goal');
  const events = [...counted, ...sideEvents(goals, frame, draw)].sort((a, b) => a.at - b.at);
  return {
    ...frame,
    announced,
    events,
    suspensions: suspensionsOf(events, key),
    finals: finalFigures(events, all, draw),
    tie: null,
  };
}
