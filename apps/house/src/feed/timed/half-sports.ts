import { type Expected, handballOffers, rugbyOffers } from '#pricing/timed/goal-offers.ts';
import type { ScoreModel } from '#pricing/timed/score-model.ts';
import type { ScoreState } from '#pricing/timed/score-state.ts';
import { hasFullDepth, type Meeting } from '../league/league-spec.ts';
import { unitAt } from '../random.ts';
import type { ScriptedMatch } from '../scripted/scripted-match.ts';
import type { MatchStatistic, Side } from '../world.ts';
import { attemptMatch } from './attempt-match.ts';
import type { AttemptGame, AttemptRules } from './attempts.ts';
import { kernelsOf, type Shares } from './kernel.ts';
import { lineOf, scoresByKind } from './score-statistics.ts';
import type { PeriodRule } from './timed-rules.ts';

const halves = (seconds: number, pauseMs: number): PeriodRule[] => [
  { stage: 6, seconds, pause: { ms: 0, stage: 0 } },
  { stage: 7, seconds, pause: { ms: pauseMs, stage: 31 } },
];

const HANDBALL_ATTEMPTS = 27;
const HANDBALL_SHARES: Shares = [[1, 0.53]];
const SEVEN_METRES = 0.1;
const TWO_MINUTES = 0.16;

const HANDBALL_RULES: AttemptRules = {
  periods: halves(1800, 10 * 60_000),
  overtime: [],
  countsDown: false,
  incidentOf: (event) => (event.kind === 'seven_metre' ? 'seven_metre' : null),
  suspensionOf: () => null,
  attempts: HANDBALL_ATTEMPTS,
  overtimeAttempts: 0,
  stops: { count: 4, ms: [30_000, 70_000] },
  parts: (points, u) =>
    points === 0 ? [] : [{ kind: u < SEVEN_METRES ? 'seven_metre' : 'goal', points, afterMs: 0 }],
};

const RUGBY_ATTEMPTS = 7;
const RUGBY_SHARES: Shares = [
  [3, 0.17],
  [5, 0.08],
  [7, 0.13],
];
const CONVERSION_MS = 45_000;

const RUGBY_RULES: AttemptRules = {
  periods: halves(2400, 12 * 60_000),
  overtime: [],
  countsDown: false,
  incidentOf: ({ kind }) =>
    kind === 'try'
      ? 'try'
      : kind === 'conversion'
        ? 'conversion'
        : kind === 'penalty_kick'
          ? 'penalty_kick'
          : null,
  // All markets stop until the kick that follows a try has been taken, made or not.
  suspensionOf: ({ kind }) => ({ ms: kind === 'try' ? CONVERSION_MS + 15_000 : 15_000, reason: 'score' }),
  attempts: RUGBY_ATTEMPTS,
  overtimeAttempts: 0,
  stops: { count: 4, ms: [40_000, 90_000] },
  parts: (points) => {
    if (points === 3) return [{ kind: 'penalty_kick', points, afterMs: 0 }];
    if (points === 5) return [{ kind: 'try', points, afterMs: 0 }];
    if (points !== 7) return [];
    return [
      { kind: 'try', points: 5, afterMs: 0 },
      { kind: 'conversion', points: 2, afterMs: CONVERSION_MS },
    ];
  },
};

function handballStatistics(state: ScoreState, game: AttemptGame, at: number): MatchStatistic[] {
  const past = game.attempts.filter((attempt) => attempt.at <= at);
  const against = past
    .filter(({ points, u }) => points === 0 && u < TWO_MINUTES)
    .map(({ side }): { side: Side } => ({ side: side === 'home' ? 'away' : 'home' }));
  return [
    lineOf('shots', past),
    ...scoresByKind(state, [['penalty_shots', 'seven_metre']]),
    lineOf('suspensions', against),
  ];
}

function pointsOf(
  { key, home, away }: Meeting,
  usual: { each: number; edge: number; spread: number },
): Expected {
  const pace = 1 + 0.12 * (unitAt(key, 11) - 0.5);
  const lead = usual.edge + usual.spread * (home.rating - away.rating);
  return { home: usual.each * pace + lead / 2, away: usual.each * pace - lead / 2 };
}

export function handballMatch(meeting: Meeting): ScriptedMatch<ScoreState, ScoreModel> {
  const points = pointsOf(meeting, { each: 28.5, edge: 1.8, spread: 10 });
  return attemptMatch(
    {
      rules: HANDBALL_RULES,
      kernels: (noise) => kernelsOf(HANDBALL_SHARES, points, 2 * HANDBALL_ATTEMPTS, 0.5 * noise),
      offers: () => handballOffers(points, hasFullDepth(meeting.league)),
      statistics: handballStatistics,
      added: { kind: 'goal', points: 1 },
    },
    meeting.key,
  );
}

export function rugbyMatch(meeting: Meeting): ScriptedMatch<ScoreState, ScoreModel> {
  const points = pointsOf(meeting, { each: 25, edge: 4, spread: 20 });
  return attemptMatch(
    {
      rules: RUGBY_RULES,
      kernels: (noise) => kernelsOf(RUGBY_SHARES, points, 2 * RUGBY_ATTEMPTS, noise),
      offers: () => rugbyOffers(points, hasFullDepth(meeting.league)),
      statistics: (state) =>
        scoresByKind(state, [
          ['tries', 'try'],
          ['conversions', 'conversion'],
          ['penalty_kicks', 'penalty_kick'],
        ]),
      added: { kind: 'penalty_kick', points: 3 },
    },
    meeting.key,
  );
}
