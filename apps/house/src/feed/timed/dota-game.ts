import {
  EARLY_MIN,
  LENGTHS,
  LOSER_RATE,
  type MapScore,
  type MapsState,
  SHORTEST_MIN,
  WINNER_RATE,
} from '#pricing/timed/dota/model.ts';
import { pickWeighted, unitAt } from '../random.ts';
import type { Script, Step } from '../scripted/scripted-match.ts';
import type { Pair, Side } from '../world.ts';
import { momentOf, type PeriodPlan, type Timeline, timelineOf } from './timeline.ts';

export interface Kill {
  at: number;
  map: number;
  side: Side;
}

interface PlayedMap {
  seconds: number;
  winner: Side;
  kills: readonly { second: number; side: Side }[];
}

export interface DotaGame {
  timeline: Timeline;
  maps: readonly PlayedMap[];
  kills: readonly Kill[];
}

const MAPS = 3;
const MAPS_TO_WIN = 2;
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

function playMap(map: number, key: number, homeChance: number): PlayedMap {
  const seed = (key ^ Math.imul(map + 1, 0x9e3779b1)) >>> 0;
  const minutes = SHORTEST_MIN + pickWeighted(LENGTHS, unitAt(seed, 1));
  const seconds = minutes * 60 + 1 + Math.floor(unitAt(seed, 2) * 59);
  const winner: Side = unitAt(seed, 3) < homeChance ? 'home' : 'away';
  const kills: { second: number; side: Side }[] = [];
  for (let second = 1; second < seconds; second += 1) {
    const u = unitAt(seed, 10 + second);
    if (u < WINNER_RATE / 60) kills.push({ second, side: winner });
    else if (u < (WINNER_RATE + LOSER_RATE) / 60) kills.push({ second, side: other(winner) });
  }
  return { seconds, winner, kills };
}

/** Plays out a best of three. */
export function playDota(game: {
  key: number;
  startsAt: number;
  homeChance: number;
  added: readonly Kill[];
}): DotaGame {
  const maps: PlayedMap[] = [];
  const won = { home: 0, away: 0 };
  while (maps.length < MAPS && Math.max(won.home, won.away) < MAPS_TO_WIN) {
    const map = playMap(maps.length, game.key, game.homeChance);
    maps.push(map);
    won[map.winner] += 1;
  }
  const plans = maps.map(
    ({ seconds }, index): PeriodPlan => ({
      seconds,
      stops: [],
      pauseMs: index === 0 ? 0 : Math.round((7 + 4 * unitAt(game.key, 40 + index)) * 60_000),
    }),
  );
  const timeline = timelineOf(game.startsAt, plans);
  const kills = maps.flatMap((played, map) =>
    played.kills.map(({ second, side }) => ({ at: momentOf(timeline, map, second), map, side })),
  );
  return { timeline, maps, kills: [...kills, ...game.added].sort((a, b) => a.at - b.at) };
}

export const EMPTY: MapScore = { kills: [0, 0], order: '', winner: null, early: [0, 0], minutes: 0 };

export const startMaps = (): MapsState => ({ map: -1, over: false, maps: [EMPTY, EMPTY, EMPTY] });

function withKill(score: MapScore, side: Side): MapScore {
  const [home, away] = score.kills;
  const kills: Pair = side === 'home' ? [home + 1, away] : [home, away + 1];
  const early = score.minutes < EARLY_MIN ? kills : score.early;
  return { ...score, kills, early, order: score.order + (side === 'home' ? 'h' : 'a') };
}

const changed = (state: MapsState, map: number, score: (before: MapScore) => MapScore): MapsState => ({
  ...state,
  maps: state.maps.map((entry, index) => (index === map ? score(entry) : entry)),
});

/** Minutes of a map whose end is told: what is asked may be certain with it. */
const followed = (seconds: number): number[] => {
  const last = Math.ceil(seconds / 60) - 1;
  const late = Array.from(
    { length: Math.max(0, last - SHORTEST_MIN) },
    (_, index) => SHORTEST_MIN + 1 + index,
  );
  return [EARLY_MIN, ...late];
};

const MAP_END_MS = 20_000;

export function dotaScript({ timeline, maps, kills }: DotaGame): Script<MapsState> {
  type Change = { at: number; order: number; apply(state: MapsState): MapsState };
  const changes: Change[] = [
    ...kills.map(({ at, map, side }) => ({
      at,
      order: 0,
      apply: (state: MapsState) => changed(state, map, (score) => withKill(score, side)),
    })),
    ...maps.flatMap(({ seconds }, map) =>
      followed(seconds).map((minutes) => ({
        at: momentOf(timeline, map, 60 * minutes),
        order: 1,
        apply: (state: MapsState) => changed(state, map, (score) => ({ ...score, minutes })),
      })),
    ),
    ...timeline.periods.map(({ to }, map) => ({
      at: to,
      order: 2,
      apply: (state: MapsState) => ({
        ...changed(state, map, (score) => ({
          ...score,
          winner: maps[map]?.winner ?? null,
          minutes: Math.floor((maps[map]?.seconds ?? 0) / 60),
        })),
        over: map === maps.length - 1,
      }),
    })),
    ...timeline.periods.map(({ from }, map) => ({
      at: from,
      order: 3,
      apply: (state: MapsState) => ({ ...state, map }),
    })),
  ].sort((a, b) => a.at - b.at || a.order - b.order);
  const steps: Step<MapsState>[] = [];
  let state = startMaps();
  for (const change of changes) {
    state = change.apply(state);
    if (steps.at(-1)?.at === change.at) steps[steps.length - 1] = { at: change.at, state };
    else steps.push({ at: change.at, state });
  }
  const suspensions = timeline.periods.map(({ to }) => ({
    from: to,
    to: to + MAP_END_MS,
    reason: 'score' as const,
  }));
  return { steps, suspensions };
}
