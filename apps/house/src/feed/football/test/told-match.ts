import { HALF_SECONDS } from '#pricing/football/slots.ts';
import { type FootballEvent, type FootballScript, HALF_TIME_MS, momentOf } from '../script.ts';

/** One event of a match that is told: the minute as spoken, of the second half from 46 on. */
export interface ToldEvent {
  minute: number;
  half: 1 | 2;
  type: FootballEvent['type'];
  side: 'home' | 'away';
  /** Id of the scorer; null where none is known. */
  player?: string | null;
  isOwnGoal?: boolean;
}

const FIRST_HALF_MS = (HALF_SECONDS + 120) * 1000;
const SECOND_HALF_MS = (HALF_SECONDS + 300) * 1000;

const EMPTY: FootballScript = {
  kickOff: 0,
  halfTime: FIRST_HALF_MS,
  secondHalf: FIRST_HALF_MS + HALF_TIME_MS,
  fullTime: FIRST_HALF_MS + HALF_TIME_MS + SECOND_HALF_MS,
  announced: [2, 5],
  events: [],
  suspensions: [],
  finals: { shots: [0, 0], onTarget: [0, 0], attacks: [0, 0], possession: 50 },
  tie: null,
};

/** The script of a match of which events alone are told. Events of the same minute keep their order. */
export function toldMatch(events: readonly ToldEvent[]): FootballScript {
  const told = events.map(({ minute, half, type, side, player, isOwnGoal }): FootballEvent => {
    const second = minute * 60 - 30;
    return {
      at: momentOf(EMPTY, half, second),
      type,
      side: side === 'home' ? 0 : 1,
      player: player ? { id: player, name: player } : null,
      manner: isOwnGoal ? 'own_goal' : 'play',
      half,
      second,
    };
  });
  return { ...EMPTY, events: told.sort((a, b) => a.at - b.at) };
}
