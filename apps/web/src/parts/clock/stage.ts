/** What a stage of play is one of. */
export type StageKind = 'half' | 'quarter' | 'period' | 'set' | 'map' | 'inning' | 'overtime' | 'penalties';

/** One stage of play: the third quarter, the second set. `part` tells the halves of a baseball inning apart. */
export interface Stage {
  readonly kind: StageKind;
  readonly number: number;
  readonly part?: 'top' | 'bottom';
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly kind: StageKind;
}

/** Codes of stages of play. Source: match status codes of unified odds, and the feed's own for innings. */
const RANGES: readonly Range[] = [
  { from: 1, to: 5, kind: 'period' },
  { from: 6, to: 7, kind: 'half' },
  { from: 8, to: 12, kind: 'set' },
  { from: 13, to: 16, kind: 'quarter' },
  { from: 40, to: 40, kind: 'overtime' },
  { from: 50, to: 50, kind: 'penalties' },
  { from: 141, to: 147, kind: 'map' },
  { from: 501, to: 504, kind: 'inning' },
];
const FIRST_HALF_INNING = 401;
const LAST_HALF_INNING = 460;
/** Sports whose sets go on past the fifth: the sixth and seventh have codes that in baseball stand for late innings. */
const LONG_SETS: ReadonlySet<string> = new Set(['table_tennis', 'darts']);
const SIXTH_SET = 441;
const SEVENTH_SET = 442;

/** Pauses between two stages of play. */
const BREAKS: ReadonlySet<number> = new Set([31, 32, 33, 34, 505]);
const FIRST_BREAK = 301;
const LAST_BREAK = 319;
export const isBreak = (code: number): boolean =>
  BREAKS.has(code) || (code >= FIRST_BREAK && code <= LAST_BREAK);

/** The stage of play that a code stands for, or null for any other code. */
export function stageOf(code: number, sportKey?: string): Stage | null {
  if (sportKey !== undefined && LONG_SETS.has(sportKey) && code >= SIXTH_SET && code <= SEVENTH_SET) {
    return { kind: 'set', number: code - SIXTH_SET + 6 };
  }
  if (code >= FIRST_HALF_INNING && code <= LAST_HALF_INNING) {
    const place = code - FIRST_HALF_INNING;
    return { kind: 'inning', number: Math.floor(place / 2) + 1, part: place % 2 === 0 ? 'top' : 'bottom' };
  }
  const range = RANGES.find(({ from, to }) => code >= from && code <= to);
  return range ? { kind: range.kind, number: code - range.from + 1 } : null;
}
