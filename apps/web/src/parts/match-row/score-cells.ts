import type { MatchState } from '@touchline/client/live';
import { stageOf } from '../clock/stage.ts';
import { penaltiesOf } from '../score/penalties.ts';

/**
 * One column of a running score, home first. `total` is what decides the match, `early` a finished period, `period` the
 * running one, `points` those of the game in play.
 */
export interface ScoreCell {
  readonly key: string;
  readonly kind: 'total' | 'early' | 'period' | 'points';
  readonly values: readonly [home: string, away: string];
}

const EARLY_MOST = 4;
const NONE: readonly ScoreCell[] = [];

const texts = (home: number, away: number): [string, string] => [String(home), String(away)];

/** Periods of which a row shows each: those of sets and maps, whose total is how many were won, and parts of a sum. */
const WON = new Set(['set', 'map']);
const SUMMED = new Set(['quarter', 'period']);

function periodCells(state: Pick<MatchState, 'periods' | 'stage'>): ScoreCell[] {
  const current = String(state.stage);
  return state.periods.slice(-EARLY_MOST - 1).map(
    ({ key, home, away }): ScoreCell => ({
      key,
      kind: key === current ? 'period' : 'early',
      values: texts(home, away),
    }),
  );
}

/** What a row shows of a score: `1 | 6 4 2 | 30` in tennis, `24 19 17 | 60` in basketball, `2` in football, with the kicks of a shoot-out `1 | 4`. */
export function scoreCells(
  state: Pick<MatchState, 'score' | 'periods' | 'stage' | 'gameScore'>,
  sportKey: string,
): readonly ScoreCell[] {
  const { score, periods, gameScore } = state;
  // Runs and wickets come as a text that says more than their sum.
  if (gameScore?.some((text) => text.includes('/')))
    return [{ key: 'total', kind: 'total', values: gameScore }];
  if (!score) return NONE;
  const total: ScoreCell = { key: 'total', kind: 'total', values: texts(...score) };
  const kind = stageOf(Number(periods[0]?.key), sportKey)?.kind ?? '';
  if (SUMMED.has(kind)) return [...periodCells(state), total];
  const penalties = penaltiesOf(state, sportKey);
  if (penalties) return [total, { key: 'penalties', kind: 'period', values: texts(...penalties) }];
  if (!WON.has(kind)) return [total];
  const cells = periodCells(state);
  const running = cells.at(-1)?.values;
  const isNews = gameScore && (gameScore[0] !== running?.[0] || gameScore[1] !== running[1]);
  return [
    total,
    ...cells,
    ...(isNews ? [{ key: 'points', kind: 'points', values: gameScore } as const] : []),
  ];
}
