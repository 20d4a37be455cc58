import type { MatchReport, MatchState, StatisticLive } from '@touchline/client/live';

type Incident = MatchReport['incidents'][number];
type Side = 'home' | 'away';

/** Who has the ball and how far: 0 nobody, 1 in possession, 2 attacking, 3 dangerous. */
export interface Attack {
  readonly side: Side | null;
  readonly level: 0 | 1 | 2 | 3;
}

const figure = (statistics: readonly StatisticLive[], key: string): StatisticLive | undefined =>
  statistics.find((row) => row.key === key);

const LEVELS = [0, 1, 2, 3] as const;

/** The attack as the feed tells it; null where it does not. */
export function attackOf(statistics: readonly StatisticLive[]): Attack | null {
  const row = figure(statistics, 'attack');
  if (!row) return null;
  const level = LEVELS[Math.min(Math.max(row.home, row.away), 3)] ?? 0;
  return { side: level === 0 ? null : row.home > row.away ? 'home' : 'away', level };
}

/** The lead, and the points that one side scored since the other one last did; null before the first. */
export function runOf(statistics: readonly StatisticLive[]): { side: Side; points: number } | null {
  const row = figure(statistics, 'run');
  if (!row || row.home === row.away) return null;
  return row.home > row.away ? { side: 'home', points: row.home } : { side: 'away', points: row.away };
}

/** Points of a game before deuce is decided, in order; advantage is 50. */
const POINTS = ['0', '15', '30', '40', '50'];

/** Whether the side that receives takes the game with the next point. A tie-break counts otherwise and has none. */
export function isBreakPoint({ gameScore, server }: MatchState): boolean {
  if (gameScore === null || server === null) return false;
  const [home, away] = gameScore;
  const [serving, receiving] = server === 'home' ? [home, away] : [away, home];
  if (!POINTS.includes(serving) || !POINTS.includes(receiving)) return false;
  return receiving === '50' || (receiving === '40' && Number(serving) < 40);
}

/** Minutes of a match whose incidents stand on a line, and those at which a period ends. */
interface Line {
  readonly length: number;
  readonly ends: readonly number[];
}

const LINES: Readonly<Record<string, Line>> = {
  football: { length: 90, ends: [45] },
  ice_hockey: { length: 60, ends: [20, 40] },
};
const NO_LINE: Line = { length: 0, ends: [] };
const WITH_EXTRA_TIME: Line = { length: 120, ends: [45, 90, 105] };
const EXTRA_TIME = '40';

/** The line of a match: regular time, in football with extra time once it is played. */
export const lineOf = (sportKey: string, periods: MatchState['periods']): Line =>
  sportKey === 'football' && periods.some(({ key }) => key === EXTRA_TIME)
    ? WITH_EXTRA_TIME
    : (LINES[sportKey] ?? NO_LINE);

/** One incident on the line of the match. `place` is its part of the line. */
export interface Mark {
  readonly id: string;
  readonly kind: 'goal' | 'yellow' | 'red' | 'corner' | 'power_play';
  readonly side: Side;
  readonly place: number;
}

const KINDS: Readonly<Record<string, Mark['kind']>> = {
  goal: 'goal',
  own_goal: 'goal',
  penalty_goal: 'goal',
  yellow_card: 'yellow',
  red_card: 'red',
  yellow_red_card: 'red',
  corner: 'corner',
  power_play: 'power_play',
};

/** Goals, cards, corners and power plays by minute. Stoppage time stands at the end of its half. */
export function marksOf(incidents: readonly Incident[], minutes: number): Mark[] {
  return incidents.flatMap(({ id, type, side, minute }) => {
    const kind = KINDS[type];
    if (!kind || side === null) return [];
    return [{ id, kind, side, place: Math.min(1, minute / minutes) }];
  });
}

/** Figures of the periods as parts of the highest one. */
export function periodBars(periods: MatchState['periods']) {
  const highest = Math.max(1, ...periods.flatMap(({ home, away }) => [home, away]));
  return periods.map(({ key, home, away }) => ({ key, home: home / highest, away: away / highest }));
}

/** Incidents that come too often to be said aloud. */
const FREQUENT: ReadonlySet<string> = new Set(['corner', 'points', 'run']);

/** The last incident that is worth interrupting for. */
export const lastNotable = (incidents: readonly Incident[]): Incident | undefined =>
  incidents.findLast(({ type }) => !FREQUENT.has(type));
