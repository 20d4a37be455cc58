import type { EpochMs } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';
import type { MatchRecord, Pair, Side, World, WorldChange } from '#feed/world.ts';
import { sportOf } from '../queries/present-tournament.ts';

/** Something in a match of which a player may want to hear. */
export type MatchMoment =
  | { readonly kind: 'kick_off'; readonly matchId: string }
  | { readonly kind: 'goal'; readonly matchId: string; readonly side: Side; readonly score: Pair };

/** Sports whose points are few enough, and are called goals. */
const GOAL_SPORTS: ReadonlySet<string> = new Set(['football', 'ice_hockey']);
/** A kick-off that is found later, after the machine was asleep, is no news. */
const NEWS_MS = 20 * 60_000;

const NO_SCORE: Pair = [0, 0];
const isRunning = ({ status }: MatchRecord) =>
  status === MATCH_STATUS.live || status === MATCH_STATUS.stopped;

/** Finds kick-offs and goals among the changes of the world. */
export interface MatchMoments {
  note(change: WorldChange, at: EpochMs): MatchMoment | null;
}

/** From here on: what is in play already has begun, and has its score. */
export function createMatchMoments(world: World): MatchMoments {
  const scores = new Map<string, Pair>();
  for (const match of world.matches())
    if (isRunning(match)) scores.set(match.id, match.totalScore ?? NO_SCORE);

  const goalOf = (match: MatchRecord, before: Pair): MatchMoment | null => {
    const score: Pair = [...(match.totalScore ?? NO_SCORE)];
    scores.set(match.id, score);
    if (!GOAL_SPORTS.has(sportOf(world, match.sportId).key)) return null;
    if (score[0] > before[0]) return { kind: 'goal', matchId: match.id, side: 'home', score };
    return score[1] > before[1] ? { kind: 'goal', matchId: match.id, side: 'away', score } : null;
  };

  return {
    note(change, at) {
      if (change.type !== 'status' && change.type !== 'state' && change.type !== 'match_removed') return null;
      const match = world.match(change.matchId);
      if (!match || !isRunning(match)) {
        scores.delete(change.matchId);
        return null;
      }
      const before = scores.get(match.id);
      if (before) return goalOf(match, before);
      scores.set(match.id, match.totalScore ?? NO_SCORE);
      const isNews = match.type === 'match' && Math.abs(at - match.startTime) < NEWS_MS;
      return isNews ? { kind: 'kick_off', matchId: match.id } : null;
    },
  };
}
