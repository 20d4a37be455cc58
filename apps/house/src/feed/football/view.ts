import { HALF_SECONDS } from '#pricing/football/slots.ts';
import type { MatchView, ViewClock } from '../sport.ts';
import type { IncidentRecord, IncidentType, MatchStatus, Pair, PeriodScore } from '../world.ts';
import { type Facts, factsAt } from './facts.ts';
import { type FootballEvent, type FootballScript, minuteOf } from './script.ts';
import { statisticsAt } from './statistics.ts';
import { suspensionAt } from './suspensions.ts';

/** A finished match stays finished for a while before it is closed. */
export const CLOSING_MS = 10 * 60_000;

function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

function viewClock(script: FootballScript, facts: Facts): ViewClock | null {
  if (facts.half === 0) return null;
  const stopped = facts.stage !== 6 && facts.stage !== 7;
  const half = facts.stage === 6 || facts.stage === 31 ? 1 : 2;
  const end = half * HALF_SECONDS;
  const beyond = facts.second - end;
  const announced = script.announced[half - 1] ?? 0;
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

const INCIDENTS: Record<FootballEvent['type'], IncidentType> = {
  goal: 'goal',
  yellow: 'yellow_card',
  red: 'red_card',
  corner: 'corner',
  penalty_awarded: 'penalty_awarded',
  penalty_missed: 'penalty_missed',
  var: 'var',
  var_no_goal: 'var_no_goal',
};

function incidentType(event: FootballEvent): IncidentType {
  if (event.type !== 'goal' || event.manner === 'play') return INCIDENTS[event.type];
  return event.manner === 'penalty' ? 'penalty_goal' : 'own_goal';
}

/** The incidents up to a moment, oldest first, each with the score after it. */
function incidentsUntil(script: FootballScript, at: number): IncidentRecord[] {
  const score: [number, number] = [0, 0];
  const period = (id: string, moment: number, minute: number) => ({ moment, id, minute });
  const periods = [
    period('kick-off', script.kickOff, 1),
    period('half-time', script.halfTime, 45),
    period('second-half', script.secondHalf, 46),
    period('full-time', script.fullTime, 90),
  ].filter(({ moment }) => moment <= at);
  const list: (IncidentRecord & { moment: number })[] = [];
  script.events.forEach((event, index) => {
    if (event.at > at) return;
    if (event.type === 'goal') score[event.side] += 1;
    list.push({
      moment: event.at,
      id: String(index + 1),
      type: incidentType(event),
      ...minuteOf(event.half, event.second),
      side: event.side === 0 ? 'home' : 'away',
      player: event.player,
      score: [score[0], score[1]],
    });
  });
  for (const { moment, id, minute } of periods) {
    const before = list.findLast((incident) => incident.moment <= moment);
    list.push({
      moment,
      id,
      type: 'period',
      minute,
      stoppage: 0,
      side: null,
      player: null,
      score: before?.score ?? [0, 0],
    });
  }
  return list.sort((a, b) => a.moment - b.moment).map(({ moment: _, ...incident }) => incident);
}

function periodScores(facts: Facts): PeriodScore[] {
  const period = (key: string, number: number, [home, away]: Pair): PeriodScore => ({
    key,
    number,
    home,
    away,
  });
  if (facts.half === 0) return [];
  const first = period('6', 1, facts.firstGoals);
  return facts.stage === 6 || facts.stage === 31 ? [first] : [first, period('7', 2, facts.secondGoals)];
}

function statusAt(script: FootballScript, facts: Facts, at: number): MatchStatus {
  if (facts.half === 0) return 0;
  if (!facts.over) return 1;
  return at < script.fullTime + CLOSING_MS ? 4 : 3;
}

/** Everything visible of a match at a moment of its script. */
export function footballView(script: FootballScript, at: number, key: number): MatchView {
  const facts = factsAt(script, at);
  const begun = facts.half !== 0;
  return {
    status: statusAt(script, facts, at),
    stage: facts.stage,
    clock: viewClock(script, facts),
    totalScore: begun ? facts.score : null,
    periodScores: periodScores(facts),
    extras: begun ? { red: facts.reds, yellow: facts.yellows, corners: facts.corners } : null,
    gameScore: null,
    server: null,
    statistics: begun ? statisticsAt(script, facts, at, key) : [],
    incidents: begun ? incidentsUntil(script, at) : [],
    suspension: facts.over ? null : suspensionAt(script.suspensions, at),
  };
}
