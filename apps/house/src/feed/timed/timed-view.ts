import { type ScoreEvent, type ScoreState, scoreOf } from '#pricing/timed/score-state.ts';
import type { MatchView, ViewClock } from '../sport.ts';
import type { IncidentRecord, IncidentType, MatchStatistic, Pair, PeriodScore, Side } from '../world.ts';
import { periodRule, type TimedRules } from './timed-rules.ts';
import { type ClockState, clockAt, type Timeline } from './timeline.ts';

export type TimedView = Omit<MatchView, 'suspension' | 'status'>;

const ENDED = 100;
const MOST_INCIDENTS = 60;

const NOT_BEGUN: TimedView = {
  stage: 0,
  clock: null,
  totalScore: null,
  periodScores: [],
  extras: null,
  gameScore: null,
  server: null,
  statistics: [],
  incidents: [],
};

export function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** Seconds of play before a period. */
function playedBefore(rules: TimedRules, period: number): number {
  let sum = 0;
  for (let index = 0; index < period; index += 1) sum += periodRule(rules, index)?.seconds ?? 0;
  return sum;
}

function stageAt(rules: TimedRules, state: ScoreState, clock: ClockState): number {
  if (state.over) return ENDED;
  const rule = periodRule(rules, clock.ended ? clock.period + 1 : clock.period);
  return (clock.ended ? rule?.pause.stage : rule?.stage) ?? ENDED;
}

function viewClock(rules: TimedRules, stage: number, clock: ClockState): ViewClock {
  const seconds = periodRule(rules, clock.period)?.seconds ?? 0;
  const left = seconds - clock.second;
  const later = playedBefore(rules, rules.periods.length) - playedBefore(rules, clock.period + 1);
  return {
    key: `${stage}/${clock.run}/${clock.running ? 1 : 0}`,
    matchTime: clockText(playedBefore(rules, clock.period) + clock.second),
    stoppageTime: null,
    stoppageTimeAnnounced: null,
    remainingTime: rules.countsDown ? clockText(left + Math.max(0, later)) : null,
    remainingTimeInPeriod: rules.countsDown ? clockText(left) : null,
    stopped: !clock.running,
  };
}

/** Regular periods one by one, those of overtime together, penalties by themselves. */
function periodScores(rules: TimedRules, state: ScoreState): PeriodScore[] {
  const regular = rules.periods.length;
  const begun = Math.min(state.period + 1, regular);
  const list = state.periods.slice(0, begun).map(([home, away], index) => ({
    key: String(rules.periods[index]?.stage ?? ENDED),
    number: index + 1,
    home,
    away,
  }));
  for (let period = regular; period <= state.period; period += 1) {
    const key = String(periodRule(rules, period)?.stage ?? ENDED);
    if (list.at(-1)?.key !== key) list.push({ key, number: list.length + 1, home: 0, away: 0 });
  }
  for (const event of state.events.slice(0, state.count)) {
    if (event.period < regular) continue;
    const key = String(periodRule(rules, event.period)?.stage ?? ENDED);
    const score = list.find((entry) => entry.key === key);
    if (score !== undefined) score[event.side] += event.points;
  }
  return list;
}

const minuteAt = (rules: TimedRules, period: number, second: number) =>
  Math.max(1, Math.ceil((playedBefore(rules, period) + second) / 60));

/** Something worth telling that is not a score. */
interface Note {
  at: number;
  period: number;
  second: number;
  side: Side;
  type: IncidentType;
}

/** Scores that are told one by one, and the beginnings and ends of the periods, in order. */
function incidentsAt(
  rules: TimedRules,
  timeline: Timeline,
  { state, at, notes }: { state: ScoreState; at: number; notes: readonly Note[] },
): IncidentRecord[] {
  const list: (IncidentRecord & { at: number })[] = [];
  const score: [number, number] = [0, 0];
  const scores: { at: number; score: Pair }[] = [];
  state.events.slice(0, state.count).forEach((event: ScoreEvent, index) => {
    score[event.side === 'home' ? 0 : 1] += event.points;
    scores.push({ at: event.at, score: [score[0], score[1]] });
    const type = rules.incidentOf(event);
    if (type === null) return;
    list.push({
      at: event.at,
      id: String(index + 1),
      type,
      minute: minuteAt(rules, event.period, event.second),
      stoppage: 0,
      side: event.side,
      player: null,
      score: [score[0], score[1]],
    });
  });
  const scoreAt = (moment: number): Pair => scores.findLast((entry) => entry.at <= moment)?.score ?? [0, 0];
  notes.forEach((note, index) => {
    if (note.at > at) return;
    list.push({
      at: note.at,
      id: `note-${index + 1}`,
      type: note.type,
      minute: minuteAt(rules, note.period, note.second),
      stoppage: 0,
      side: note.side,
      player: null,
      score: scoreAt(note.at),
    });
  });
  timeline.periods.forEach(({ to, seconds }, period) => {
    if (to > at) return;
    list.push({
      at: to,
      id: `period-${period + 1}`,
      type: 'period',
      minute: minuteAt(rules, period, seconds),
      stoppage: 0,
      side: null,
      player: null,
      score: scoreAt(to),
    });
  });
  const sorted = list.sort((a, b) => a.at - b.at).map(({ at: _, ...incident }) => incident);
  return sorted.slice(-MOST_INCIDENTS);
}

/** Everything visible of a match; `state` is null before the start, when nobody needs to know its timeline. */
export function timedView(
  rules: TimedRules,
  timelineOf: () => Timeline,
  now: {
    state: ScoreState | null;
    at: number;
    notes?: () => readonly Note[];
    statistics: (state: ScoreState) => MatchStatistic[];
  },
): TimedView {
  const { state, at } = now;
  if (state === null) return NOT_BEGUN;
  const timeline = timelineOf();
  const clock = clockAt(timeline, at);
  const stage = stageAt(rules, state, clock);
  return {
    ...NOT_BEGUN,
    stage,
    clock: viewClock(rules, stage, clock),
    totalScore: scoreOf(state),
    periodScores: periodScores(rules, state),
    statistics: now.statistics(state),
    incidents: incidentsAt(rules, timeline, { state, at, notes: now.notes?.() ?? [] }),
  };
}
