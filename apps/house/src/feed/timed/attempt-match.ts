import type { Distribution } from '#pricing/poisson.ts';
import { once } from '#pricing/timed/once.ts';
import type { ScoreModel } from '#pricing/timed/score-model.ts';
import { type ScoreState, startState } from '#pricing/timed/score-state.ts';
import type { TimedOffer } from '#pricing/timed/timed-offer.ts';
import { unitAt } from '../random.ts';
import type { ScriptedMatch } from '../scripted/scripted-match.ts';
import type { MatchStatistic, Side } from '../world.ts';
import { attemptModel, type Kernels, overtimeOf } from './attempt-outlook.ts';
import { type AddedScore, type AttemptGame, type AttemptRules, attacksOf, playAttempts } from './attempts.ts';
import { settlesAt } from './settles-by.ts';
import { timedScript } from './timed-script.ts';
import { timedView } from './timed-view.ts';
import { clockAt } from './timeline.ts';

/** What a sport of attacks says of one match. */
interface AttemptSport {
  rules: AttemptRules;
  /** Points of an attack of each side; `noise` is what money does to a price. */
  kernels(noise: number): Kernels;
  offers(): readonly TimedOffer[];
  statistics(state: ScoreState, game: AttemptGame, at: number): MatchStatistic[];
  /** What one more score is; null where none is made by hand. */
  added: { kind: string; points: number } | null;
}

const LATEST_START_MS = 60_000;

export const meanOf = (kernel: Distribution): number =>
  kernel.reduce((sum, p, points) => sum + p * points, 0);

/** A match of a sport in which sides attack in turn. */
export function attemptMatch(
  sport: AttemptSport,
  key: number,
  added: readonly AddedScore[] = [],
): ScriptedMatch<ScoreState, ScoreModel> {
  const { rules } = sport;
  const startsAt = Math.round(unitAt(key, 3) * LATEST_START_MS);
  const game = once(() => playAttempts(rules, { key, startsAt, kernels: sport.kernels(0), added }));
  const script = once(() => timedScript(rules, game().timeline, game().events));
  const offers = once(sport.offers);
  const decider = once(() => overtimeOf(rules, sport.kernels(0)));
  const initial = startState(rules.periods.length, []);
  return {
    key,
    get script() {
      return script();
    },
    get offers() {
      return offers();
    },
    initial,
    model: (state, at, noise) =>
      attemptModel(rules, {
        attacks:
          state === null ? attacksOf(rules, key) : game().attempts.filter((attempt) => attempt.at > at),
        state: state ?? initial,
        kernels: sport.kernels(noise),
        decider: decider(),
      }),
    view: (state, at) =>
      timedView(rules, () => game().timeline, {
        state,
        at,
        statistics: (known) => sport.statistics(known, game(), at),
      }),
    settlesBy: (offer, state, at) => settlesAt(rules, game().timeline, offer, { state, at }),
    withScore: (side: Side, at) => {
      const clock = clockAt(game().timeline, at);
      if (sport.added === null || clock.period < 0 || clock.ended || clock.period >= rules.periods.length) {
        return undefined;
      }
      const score = { ...sport.added, period: clock.period, second: clock.second, at, side };
      return attemptMatch(sport, key, [...added, score]);
    },
  };
}
