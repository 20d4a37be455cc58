import type { MatchView, ViewClock } from '../sport.ts';
import type { MatchStatus, Pair, PeriodScore } from '../world.ts';
import { type Facts, factsAt } from './facts.ts';
import { incidentsUntil } from './incidents.ts';
import { endOf, type FootballEvent, type FootballScript, type Half, halfOf, lastSecond } from './script.ts';
import { statisticsAt } from './statistics.ts';
import { suspensionAt } from './suspensions.ts';
import { countOf } from './tie.ts';

/** A finished match stays finished for a while before it is closed. */
export const CLOSING_MS = 10 * 60_000;

function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The half whose clock stands in a pause: the one before it. */
const PAUSED: Readonly<Record<number, Half>> = { 31: 1, 32: 2, 33: 3, 34: 4, 110: 4, 120: 4 };

function viewClock(script: FootballScript, facts: Facts): ViewClock | null {
  // A shoot-out has no clock.
  if (facts.half === 0 || facts.stage === 50) return null;
  const played = halfOf(facts.stage);
  const stopped = played === null;
  const half = played ?? PAUSED[facts.stage] ?? 2;
  const end = lastSecond(half);
  const beyond = facts.second - end;
  const announced = (half > 2 ? script.tie?.announced[half - 3] : script.announced[half - 1]) ?? 0;
  return {
    key: `${facts.stage}${beyond >= 0 ? '+' : ''}`,
    matchTime: clockText(Math.min(facts.second, end)),
    stoppageTime: !stopped && beyond >= 0 ? clockText(beyond) : null,
    stoppageTimeAnnounced: !stopped && beyond >= 0 ? `${announced}:00` : null,
    remainingTime: null,
    remainingTimeInPeriod: null,
    stopped,
  };
}

const IN_PENALTIES: ReadonlySet<number> = new Set([50, 120]);
const IN_EXTRA: ReadonlySet<number> = new Set([41, 33, 42, 34, 110, ...IN_PENALTIES]);

function periodScores(facts: Facts): PeriodScore[] {
  const period = (key: string, number: number, [home, away]: Pair): PeriodScore => ({
    key,
    number,
    home,
    away,
  });
  if (facts.half === 0) return [];
  const first = period('6', 1, facts.firstGoals);
  if (facts.stage === 6 || facts.stage === 31) return [first];
  const list = [first, period('7', 2, facts.secondGoals)];
  const { tie, stage } = facts;
  // As in other sports: extra time in one, penalties by themselves.
  if (tie !== null && IN_EXTRA.has(stage)) list.push(period('40', 3, tie.goals));
  if (tie !== null && IN_PENALTIES.has(stage)) list.push(period('50', 4, tie.kicks.scored));
  return list;
}

function statusAt(script: FootballScript, facts: Facts, at: number): MatchStatus {
  if (facts.half === 0) return 0;
  if (!facts.ended) return 1;
  return at < endOf(script) + CLOSING_MS ? 4 : 3;
}

const allSuspensions = ({ suspensions, tie }: FootballScript) =>
  tie === null ? suspensions : [...suspensions, ...tie.suspensions];

const sumOf = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]];

/** The facts with what extra time has brought: what is shown counts it, what is settled does not. */
function withExtra(facts: Facts): Facts {
  const { extraEvents } = facts;
  if (extraEvents.length === 0) return facts;
  const more = (type: FootballEvent['type']) => countOf(extraEvents, (event) => event.type === type);
  return {
    ...facts,
    goals: [...facts.goals, ...extraEvents.filter(({ type }) => type === 'goal')],
    corners: sumOf(facts.corners, more('corner')),
    yellows: sumOf(facts.yellows, more('yellow')),
    reds: sumOf(facts.reds, more('red')),
  };
}

/** Everything visible of a match at a moment of its script. */
export function footballView(script: FootballScript, at: number, key: number): MatchView {
  const facts = withExtra(factsAt(script, at));
  const begun = facts.half !== 0;
  return {
    status: statusAt(script, facts, at),
    stage: facts.stage,
    clock: viewClock(script, facts),
    totalScore: begun ? facts.fullScore : null,
    periodScores: periodScores(facts),
    extras: begun ? { red: facts.reds, yellow: facts.yellows, corners: facts.corners } : null,
    gameScore: null,
    server: null,
    statistics: begun ? statisticsAt(script, facts, at, key) : [],
    incidents: begun ? incidentsUntil(script, at) : [],
    suspension: facts.ended ? null : suspensionAt(allSuspensions(script), at),
  };
}
