import type { MapsState } from '#pricing/timed/dota/model.ts';
import type { Script } from '../../scripted/scripted-match.ts';
import type { Side } from '../../world.ts';
import { dotaScript } from '../dota-game.ts';
import { momentOf, timelineOf } from '../timeline.ts';

/** A map that is told: its length is written `mm:ss`; its kills in their order `h` and `a`, a bar at 10:00. */
export interface ToldMap {
  winner: Side;
  length: string;
  kills: string;
}

const PAUSE_MS = 60_000;
const BAR = 600;

function secondsOf(length: string): number {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return 60 * minutes + seconds;
}

/** Kills of both parts of a map, each spread evenly over it. */
function killsOf({ length, kills }: ToldMap): { second: number; side: Side }[] {
  const seconds = secondsOf(length);
  return kills.split('|').flatMap((marks, late) => {
    const [from, to] = late === 0 ? [0, BAR] : [BAR, seconds];
    return [...marks].map((mark, index) => ({
      second: from + ((to - from) * (index + 1)) / (marks.length + 1),
      side: mark === 'h' ? ('home' as const) : ('away' as const),
    }));
  });
}

/** The script of a match of which every map is told. */
export function toldMaps(told: readonly ToldMap[]): Script<MapsState> {
  const maps = told.map((map) => ({
    seconds: secondsOf(map.length),
    winner: map.winner,
    kills: killsOf(map),
  }));
  const timeline = timelineOf(
    0,
    maps.map(({ seconds }) => ({ seconds, stops: [], pauseMs: PAUSE_MS })),
  );
  const kills = maps.flatMap((played, map) =>
    played.kills.map(({ second, side }) => ({ at: momentOf(timeline, map, second), map, side })),
  );
  return dotaScript({ timeline, maps, kills });
}
