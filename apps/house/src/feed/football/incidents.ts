import type { IncidentRecord, IncidentType } from '../world.ts';
import {
  courseOf,
  type FootballEvent,
  type FootballScript,
  goalsOf,
  type Kick,
  minuteOf,
  type Tie,
} from './script.ts';
import { kicksOf } from './tie.ts';

const TYPES: Record<FootballEvent['type'], IncidentType> = {
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
  if (event.type !== 'goal' || event.manner === 'play') return TYPES[event.type];
  return event.manner === 'penalty' ? 'penalty_goal' : 'own_goal';
}

/** The beginning or end of a half. */
interface Mark {
  readonly moment: number;
  readonly id: string;
  readonly minute: number;
}

const mark = (id: string, moment: number, minute: number): Mark => ({ moment, id, minute });

function marksOf(script: FootballScript): Mark[] {
  const { kickOff, halfTime, secondHalf, fullTime } = script;
  return [
    mark('kick-off', kickOff, 1),
    mark('half-time', halfTime, 45),
    mark('second-half', secondHalf, 46),
    mark('full-time', fullTime, 90),
  ];
}

const extraMarks = ({ firstExtra, extraHalfTime, secondExtra, extraEnd }: Tie): Mark[] => [
  mark('extra-time', firstExtra, 91),
  mark('extra-half-time', extraHalfTime, 105),
  mark('second-extra', secondExtra, 106),
  mark('extra-full-time', extraEnd, 120),
];

type Timed = IncidentRecord & { moment: number };

/** The kicks of a shoot-out, each with where it stands then. */
const kicksTold = (kicks: readonly Kick[]): Timed[] =>
  kicks.map(({ at, side, isGoal, player }, index) => ({
    moment: at,
    id: `kick-${index + 1}`,
    type: isGoal ? 'shootout_goal' : 'shootout_missed',
    minute: 120,
    stoppage: 0,
    side: side === 0 ? 'home' : 'away',
    player,
    score: kicksOf(kicks.slice(0, index + 1)).scored,
  }));

/** The incidents up to a moment, oldest first, each with the score after it. */
export function incidentsUntil(script: FootballScript, at: number): IncidentRecord[] {
  const course = courseOf(script);
  const tie = course === 'ninety' ? null : script.tie;
  const events = [...script.events, ...(tie?.events ?? [])];
  const marks = [...marksOf(script), ...(tie === null ? [] : extraMarks(tie))];
  const score: [number, number] = [0, 0];
  const list: Timed[] = [];
  events.forEach((event, index) => {
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
  for (const { moment, id, minute } of marks.filter((one) => one.moment <= at)) {
    list.push({
      moment,
      id,
      type: 'period',
      minute,
      stoppage: 0,
      side: null,
      player: null,
      score: goalsOf(events.filter((event) => event.at <= moment)),
    });
  }
  if (tie !== null && course === 'penalties') {
    list.push(...kicksTold(tie.kicks).filter(({ moment }) => moment <= at));
  }
  return list.sort((a, b) => a.moment - b.moment).map(({ moment: _, ...incident }) => incident);
}
