import { americanFootballOffers } from '#pricing/timed/american-football-offers.ts';
import type { ScoreModel } from '#pricing/timed/score-model.ts';
import type { ScoreState } from '#pricing/timed/score-state.ts';
import { hasFullDepth, type Meeting } from '../league/league-spec.ts';
import { unitAt } from '../random.ts';
import type { ScriptedMatch } from '../scripted/scripted-match.ts';
import type { IncidentType } from '../world.ts';
import { attemptMatch } from './attempt-match.ts';
import type { AttemptRules, Part } from './attempts.ts';
import { kernelsOf, type Shares } from './kernel.ts';
import { scoresByKind } from './score-statistics.ts';
import type { PeriodRule } from './timed-rules.ts';

const QUARTER_S = 900;
const ATTEMPTS = 3;
const HOME_EDGE = 2.2;
const RATING_POINTS = 18;
const AVERAGE = 23.5;
const KICK_MS = 50_000;

const SHARES: Shares = [
  [3, 0.165],
  [6, 0.01],
  [7, 0.195],
  [8, 0.01],
];

const quarter = (stage: number, pauseStage: number, pauseMs: number): PeriodRule => ({
  stage,
  seconds: QUARTER_S,
  pause: { ms: pauseMs, stage: pauseStage },
});

function partsOf(points: number): readonly Part[] {
  if (points === 0) return [];
  if (points === 3) return [{ kind: 'field_goal', points, afterMs: 0 }];
  const touchdown = { kind: 'touchdown', points: 6, afterMs: 0 };
  return points === 6
    ? [touchdown]
    : [touchdown, { kind: 'extra_point', points: points - 6, afterMs: KICK_MS }];
}

const INCIDENTS: Record<string, IncidentType> = {
  touchdown: 'touchdown',
  field_goal: 'field_goal',
  extra_point: 'extra_point',
};

const AMERICAN_FOOTBALL_RULES: AttemptRules = {
  periods: [
    quarter(13, 0, 0),
    quarter(14, 301, 2 * 60_000),
    quarter(15, 31, 13 * 60_000),
    quarter(16, 303, 2 * 60_000),
  ],
  overtime: [{ stage: 40, seconds: 600, pause: { ms: 3 * 60_000, stage: 32 } }],
  countsDown: true,
  incidentOf: ({ kind }) => INCIDENTS[kind] ?? null,
  // All markets stop until the try for extra points is over, made or not.
  suspensionOf: ({ kind }) => ({ ms: kind === 'touchdown' ? KICK_MS + 15_000 : 15_000, reason: 'score' }),
  attempts: ATTEMPTS,
  overtimeAttempts: 2,
  stops: { count: 11, ms: [90_000, 190_000] },
  parts: partsOf,
};

export function americanFootballMatch(meeting: Meeting): ScriptedMatch<ScoreState, ScoreModel> {
  const { key, home, away } = meeting;
  const each = AVERAGE * (1 + 0.14 * (unitAt(key, 11) - 0.5));
  const lead = HOME_EDGE + RATING_POINTS * (home.rating - away.rating);
  const points = { home: each + lead / 2, away: each - lead / 2 };
  return attemptMatch(
    {
      rules: AMERICAN_FOOTBALL_RULES,
      kernels: (noise) => kernelsOf(SHARES, points, 4 * ATTEMPTS, 0.8 * noise),
      offers: () => americanFootballOffers(points, hasFullDepth(meeting.league)),
      statistics: (state) =>
        scoresByKind(state, [
          ['touchdowns', 'touchdown'],
          ['field_goals', 'field_goal'],
        ]),
      added: { kind: 'field_goal', points: 3 },
    },
    key,
  );
}
