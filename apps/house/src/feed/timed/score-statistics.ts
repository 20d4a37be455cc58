import type { ScoreState } from '#pricing/timed/score-state.ts';
import type { MatchStatistic, Side, StatisticKey } from '../world.ts';

const countOf = (list: readonly { side: Side }[], side: Side) =>
  list.filter((entry) => entry.side === side).length;

/** Counts the entries of both sides. */
export function lineOf(key: StatisticKey, list: readonly { side: Side }[]): MatchStatistic {
  return { key, home: countOf(list, 'home'), away: countOf(list, 'away') };
}

/** Statistics that count the scores of a kind. */
export function scoresByKind(
  state: ScoreState,
  kinds: readonly (readonly [StatisticKey, string])[],
): MatchStatistic[] {
  const scores = state.events.slice(0, state.count);
  return kinds.map(([key, kind]) =>
    lineOf(
      key,
      scores.filter((event) => event.kind === kind),
    ),
  );
}
