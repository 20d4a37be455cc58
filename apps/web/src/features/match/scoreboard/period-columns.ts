import type { MatchState } from '@touchline/client/live';
import { type Stage, stageOf } from '#parts/clock/stage.ts';

/** One period of a match in the table of its score. */
export interface PeriodColumn {
  readonly key: string;
  readonly stage: Stage;
  readonly home: number;
  readonly away: number;
  readonly isRunning: boolean;
  /** Who won a finished period. */
  readonly winner: 'home' | 'away' | null;
}

/** What the last column of the table counts. */
export type TotalWord = 'total' | 'sets' | 'maps';

export interface PeriodTableView {
  readonly columns: readonly PeriodColumn[];
  readonly total: readonly [home: string, away: string];
  readonly totalWord: TotalWord;
  /** Points of the game in play, where they are not the period's own. */
  readonly points: readonly [home: string, away: string] | null;
}

const LIVE = 1;
const HALVES = 2;
const TOTAL_WORDS: Readonly<Partial<Record<Stage['kind'], TotalWord>>> = { set: 'sets', map: 'maps' };

/** Sports whose periods count something that does not decide them. */
const UNDECIDED: ReadonlySet<string> = new Set(['dota_2']);

function winnerOf(home: number, away: number): PeriodColumn['winner'] {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}

/** Whether a period is the one in play: its own code, or the inning that both halves of an inning belong to. */
function isCurrent(stage: Stage, state: Pick<MatchState, 'stage' | 'status'>, sportKey: string): boolean {
  if (state.status !== LIVE) return false;
  const now = stageOf(state.stage, sportKey);
  return now !== null && now.kind === stage.kind && now.number === stage.number;
}

/** Runs and wickets come as texts that say more than a sum of runs. */
export const scoreTexts = ({ gameScore }: Pick<MatchState, 'gameScore'>): readonly [string, string] | null =>
  gameScore?.some((text) => text.includes('/')) ? gameScore : null;

/** The score of a match period by period; null where one number each says it all. */
export function periodTable(
  state: Pick<MatchState, 'score' | 'periods' | 'stage' | 'status' | 'gameScore'>,
  sportKey: string,
): PeriodTableView | null {
  const columns = state.periods.flatMap(({ key, home, away }): PeriodColumn[] => {
    const stage = stageOf(Number(key), sportKey);
    if (!stage) return [];
    const isRunning = isCurrent(stage, state, sportKey);
    return [
      {
        key,
        stage,
        home,
        away,
        isRunning,
        winner: isRunning || UNDECIDED.has(sportKey) ? null : winnerOf(home, away),
      },
    ];
  });
  const [first] = columns;
  // In play the halves of football say less than its minute; what follows them says more.
  const isHalves = sportKey === 'football' && state.status === LIVE && columns.length <= HALVES;
  if (!first || !state.score || isHalves) return null;
  const texts = scoreTexts(state);
  const totalWord = TOTAL_WORDS[first.stage.kind] ?? 'total';
  const points = texts || totalWord === 'total' || state.status !== LIVE ? null : state.gameScore;
  const running = columns.find(({ isRunning }) => isRunning);
  const isSame =
    points !== null && points[0] === String(running?.home) && points[1] === String(running?.away);
  return {
    // Each side bats once: its runs and wickets are the whole of it.
    columns: texts ? [] : columns,
    total: texts ?? [String(state.score[0]), String(state.score[1])],
    totalWord,
    points: isSame ? null : points,
  };
}
