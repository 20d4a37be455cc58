import {
  LENGTHS,
  LOSER_RATE,
  type MapsModel,
  type MapsState,
  mapModel,
  mapsWon,
  SHORTEST_MIN,
  WINNER_RATE,
} from '#pricing/timed/dota/model.ts';
import { dotaOffers } from '#pricing/timed/dota/offers.ts';
import { once } from '#pricing/timed/once.ts';
import { hasFullDepth, type Meeting } from '../league/league-spec.ts';
import { unitAt } from '../random.ts';
import type { ScriptedMatch } from '../scripted/scripted-match.ts';
import type { IncidentRecord } from '../world.ts';
import { type DotaGame, dotaScript, EMPTY, type Kill, playDota, startMaps } from './dota-game.ts';
import { clockText, type TimedView } from './timed-view.ts';
import { type ClockState, clockAt, NOT_STARTED } from './timeline.ts';

const LATEST_START_MS = 120_000;
const FIRST_MAP = 141;
const FIRST_BREAK = 301;
const ENDED = 100;
/** Kills of both sides, and what the winner has more, in a map of usual length. */
const USUAL_MINUTES = LENGTHS.reduce((sum, p, index) => sum + p * (SHORTEST_MIN + index + 0.5), 0);
const USUAL_KILLS = USUAL_MINUTES * (WINNER_RATE + LOSER_RATE);
const USUAL_LEAD = USUAL_MINUTES * (WINNER_RATE - LOSER_RATE);

function homeChance({ home, away }: Meeting, noise: number): number {
  return 1 / (1 + Math.exp(-(1.7 * (home.rating - away.rating) + 0.05 * noise)));
}

function modelAt(state: MapsState, clock: ClockState, chance: number): MapsModel {
  const later = mapModel(chance, EMPTY, 0);
  return {
    maps: state.maps.map((score, map) =>
      map === clock.period && score.winner === null ? mapModel(chance, score, clock.second / 60) : later,
    ),
  };
}

function stageAt(state: MapsState, clock: ClockState): number {
  if (state.over) return ENDED;
  return clock.ended ? FIRST_BREAK + clock.period : FIRST_MAP + clock.period;
}

/** The end of each map, with the score in maps after it. */
function incidentsAt(game: DotaGame, state: MapsState): IncidentRecord[] {
  const score: [number, number] = [0, 0];
  return state.maps.flatMap(({ winner }, map) => {
    if (winner === null) return [];
    score[winner === 'home' ? 0 : 1] += 1;
    return [
      {
        id: String(map + 1),
        type: 'map' as const,
        minute: Math.ceil((game.timeline.periods[map]?.seconds ?? 0) / 60),
        stoppage: 0,
        side: winner,
        player: null,
        score: [score[0], score[1]] as const,
      },
    ];
  });
}

function viewAt(played: () => DotaGame, state: MapsState | null, at: number): TimedView {
  const quiet = { extras: null, gameScore: null, server: null };
  if (state === null) {
    return {
      ...quiet,
      stage: 0,
      clock: null,
      totalScore: null,
      periodScores: [],
      statistics: [],
      incidents: [],
    };
  }
  const game = played();
  const clock = clockAt(game.timeline, at);
  const stage = stageAt(state, clock);
  const begun = state.maps.slice(0, state.map + 1);
  const kills = (side: 0 | 1) => begun.reduce((sum, map) => sum + map.kills[side], 0);
  return {
    ...quiet,
    stage,
    clock: {
      key: `${stage}/${clock.running ? 1 : 0}`,
      matchTime: clockText(clock.second),
      stoppageTime: null,
      stoppageTimeAnnounced: null,
      remainingTime: null,
      remainingTimeInPeriod: null,
      stopped: !clock.running,
    },
    totalScore: mapsWon(state),
    periodScores: begun.map(({ kills: [home, away] }, map) => ({
      key: String(FIRST_MAP + map),
      number: map + 1,
      home,
      away,
    })),
    statistics: [{ key: 'kills', home: kills(0), away: kills(1) }],
    incidents: incidentsAt(game, state),
  };
}

/** A best of three in Dota 2. */
export function dotaMatch(
  meeting: Meeting,
  added: readonly Kill[] = [],
): ScriptedMatch<MapsState, MapsModel> {
  const { key } = meeting;
  const chance = homeChance(meeting, 0);
  const startsAt = Math.round(unitAt(key, 3) * LATEST_START_MS);
  const game = once(() => playDota({ key, startsAt, homeChance: chance, added }));
  const script = once(() => dotaScript(game()));
  const offers = once(() =>
    dotaOffers({ kills: USUAL_KILLS, lead: (2 * chance - 1) * USUAL_LEAD }, hasFullDepth(meeting.league)),
  );
  const initial = startMaps();
  return {
    key,
    get script() {
      return script();
    },
    get offers() {
      return offers();
    },
    initial,
    model: (state, at, noise) => {
      const clock = state === null ? NOT_STARTED : clockAt(game().timeline, at);
      return modelAt(state ?? initial, clock, homeChance(meeting, noise));
    },
    view: (state, at) => viewAt(game, state, at),
    withScore: (side, at) => {
      const clock = clockAt(game().timeline, at);
      if (clock.period < 0 || clock.ended) return undefined;
      return dotaMatch(meeting, [...added, { at, map: clock.period, side }]);
    },
  };
}
