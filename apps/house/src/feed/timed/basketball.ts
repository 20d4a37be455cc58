import { basketballOffers } from '#pricing/timed/basketball-offers.ts';
import type { ScoreModel } from '#pricing/timed/score-model.ts';
import type { ScoreState } from '#pricing/timed/score-state.ts';
import { hasFullDepth, type Meeting } from '../league/league-spec.ts';
import { unitAt } from '../random.ts';
import type { ScriptedMatch } from '../scripted/scripted-match.ts';
import type { MatchStatistic } from '../world.ts';
import { attemptMatch, meanOf } from './attempt-match.ts';
import type { AttemptRules, Part } from './attempts.ts';
import type { PeriodRule } from './timed-rules.ts';

const QUARTER_S = 600;
const HOME_EDGE = 2.8;
/** Points between the best and an average side. */
const RATING_POINTS = 15;
const ATTEMPTS = 18;
/** Share of attacks worth 0 to 3 points on average, and what they bring. */
const SHARES = [0, 0.06, 0.38, 0.115] as const;
const SHARES_MEAN = 0.06 + 2 * 0.38 + 3 * 0.115;

const quarter = (stage: number, pauseStage: number, pauseMs: number): PeriodRule => ({
  stage,
  seconds: QUARTER_S,
  pause: { ms: pauseMs, stage: pauseStage },
});

const KINDS = ['', 'free_throw', 'two_pointer', 'three_pointer'];

const BASKETBALL_RULES: AttemptRules = {
  periods: [
    quarter(13, 0, 0),
    quarter(14, 301, 2 * 60_000),
    quarter(15, 31, 15 * 60_000),
    quarter(16, 303, 2 * 60_000),
  ],
  overtime: [{ stage: 40, seconds: 300, pause: { ms: 2 * 60_000, stage: 32 } }],
  countsDown: true,
  incidentOf: () => null,
  suspensionOf: () => null,
  attempts: ATTEMPTS,
  overtimeAttempts: 9,
  stops: { count: 7, ms: [45_000, 120_000] },
  parts: (points): readonly Part[] =>
    points === 0 ? [] : [{ kind: KINDS[points] ?? '', points, afterMs: 0 }],
};

/** Chances of 0 to 3 points in an attack that brings `mean` points on average. */
function kernelOf(mean: number): readonly number[] {
  const factor = mean / SHARES_MEAN;
  const scored = SHARES.map((share) => share * factor);
  return [1 - scored.reduce((sum, share) => sum + share, 0), ...scored.slice(1)];
}

function kernelsOf({ key, home, away }: Meeting) {
  const pace = 1 + 0.06 * (unitAt(key, 11) - 0.5);
  const lead = HOME_EDGE + RATING_POINTS * (home.rating - away.rating);
  const average = 1.11 * pace;
  const shift = lead / 2 / (4 * ATTEMPTS);
  return (noise: number) => ({
    home: kernelOf(average + shift + 0.012 * noise),
    away: kernelOf(average - shift - 0.012 * noise),
  });
}

/** Points of the side that scored last, since the other one did. */
function runOf(state: ScoreState): [number, number] {
  const scores = state.events.slice(0, state.count);
  const side = scores.at(-1)?.side;
  const before = scores.findLastIndex((event) => event.side !== side);
  const points = scores.slice(before + 1).reduce((sum, event) => sum + event.points, 0);
  return side === 'away' ? [0, points] : [points, 0];
}

function basketballStatistics(state: ScoreState): MatchStatistic[] {
  const made = { two_pointer: [0, 0], three_pointer: [0, 0], free_throw: [0, 0] } as Record<string, number[]>;
  const most: [number, number] = [0, 0];
  let lead = 0;
  for (const event of state.events.slice(0, state.count)) {
    const place = event.side === 'home' ? 0 : 1;
    const counts = made[event.kind];
    if (counts !== undefined) counts[place] = (counts[place] ?? 0) + 1;
    lead += place === 0 ? event.points : -event.points;
    most[0] = Math.max(most[0], lead);
    most[1] = Math.max(most[1], -lead);
  }
  const line = (key: MatchStatistic['key'], [home = 0, away = 0]: readonly number[]) => ({ key, home, away });
  return [
    line('two_pointers', made.two_pointer ?? []),
    line('three_pointers', made.three_pointer ?? []),
    line('free_throws', made.free_throw ?? []),
    line('biggest_lead', most),
    line('run', runOf(state)),
  ];
}

export function basketballMatch(meeting: Meeting): ScriptedMatch<ScoreState, ScoreModel> {
  const kernels = kernelsOf(meeting);
  const { home, away } = kernels(0);
  const all = 4 * ATTEMPTS;
  return attemptMatch(
    {
      rules: BASKETBALL_RULES,
      kernels,
      offers: () =>
        basketballOffers(
          { home: meanOf(home) * all, away: meanOf(away) * all },
          hasFullDepth(meeting.league),
        ),
      statistics: basketballStatistics,
      added: { kind: 'two_pointer', points: 2 },
    },
    meeting.key,
  );
}
