import type { Distribution } from '#pricing/poisson.ts';
import { type Decider, wholePeriods } from '#pricing/timed/decider.ts';
import { createScoreModel, type ScoreModel } from '#pricing/timed/score-model.ts';
import { type ScoreState, scoreIn } from '#pricing/timed/score-state.ts';
import { NO_REST, type Rest, repeated } from '#pricing/timed/spread.ts';
import type { Side } from '../world.ts';
import type { Attack, AttemptRules } from './attempts.ts';

export type Kernels = Record<Side, Distribution>;

export const overtimeOf = (rules: AttemptRules, kernels: Kernels): Decider | null =>
  rules.overtime.length === 0
    ? null
    : wholePeriods({
        home: repeated(kernels.home, rules.overtimeAttempts),
        away: repeated(kernels.away, rules.overtimeAttempts),
      });

function restOf(kernels: Kernels, attacks: readonly Attack[]): Rest {
  if (attacks.length === 0) return NO_REST;
  const home = attacks.filter(({ side }) => side === 'home').length;
  return {
    home: repeated(kernels.home, home),
    away: repeated(kernels.away, attacks.length - home),
  };
}

/** Adds an attack to the chances of having 0, 1, 2 … points, all of `limit` and more left out. */
function attacked(below: readonly number[], kernel: Distribution, limit: number): number[] {
  const next = new Array<number>(limit).fill(0);
  for (let had = 0; had < below.length; had += 1) {
    const p = below[had] ?? 0;
    for (let more = 0; more < kernel.length && had + more < limit; more += 1) {
      next[had + more] = (next[had + more] ?? 0) + p * (kernel[more] ?? 0);
    }
  }
  return next;
}

/** Follows the attacks to come in their order: who gets to `target` first? */
function raceOf(kernels: Kernels, attacks: readonly Attack[], score: readonly [number, number]) {
  return (target: number): readonly [number, number] => {
    const need = { home: target - score[0], away: target - score[1] };
    const below: Record<Side, readonly number[]> = { home: [1], away: [1] };
    const short: Record<Side, number> = { home: 1, away: 1 };
    const first: Record<Side, number> = { home: 0, away: 0 };
    for (const { side } of attacks) {
      if (short.home * short.away < 1e-9) break;
      below[side] = attacked(below[side], kernels[side], need[side]);
      const left = below[side].reduce((sum, p) => sum + p, 0);
      first[side] += (short[side] - left) * short[side === 'home' ? 'away' : 'home'];
      short[side] = left;
    }
    return [first.home, first.away];
  };
}

/** Prices of a moment of a match in which sides attack in turn. `attacks` are those to come. */
export function attemptModel(
  rules: AttemptRules,
  now: { state: ScoreState; attacks: readonly Attack[]; kernels: Kernels; decider: Decider | null },
): ScoreModel {
  const { state, attacks, kernels, decider } = now;
  const regular = rules.periods.length;
  const full = rules.attempts;
  const fresh = { home: repeated(kernels.home, full), away: repeated(kernels.away, full) };
  const rests = rules.periods.map((_, period) => {
    if (period > state.period) return fresh;
    return restOf(
      kernels,
      attacks.filter((attack) => attack.period === period),
    );
  });
  const inOvertime = state.period >= regular;
  return createScoreModel({
    state,
    rests,
    overtimeRest: inOvertime
      ? restOf(
          kernels,
          attacks.filter((attack) => attack.period === state.period),
        )
      : NO_REST,
    decider: state.over ? null : decider,
    race: raceOf(
      kernels,
      attacks.filter((attack) => attack.period < regular),
      scoreIn(state, 0, regular - 1),
    ),
  });
}
