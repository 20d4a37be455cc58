import type { MarketTemplate } from '#feed/world.ts';
import { DEEP, DEEP_ROWS } from './deep-templates.ts';
import { FOOTBALL_TEMPLATES, OWN, TO_QUALIFY } from './templates.ts';

/** One market that a football match will ever have; the list is the same for every match. */
export interface Slot {
  marketId: string;
  specifier: string;
  template: MarketTemplate;
  /** Value of `total` or of a decimal `hcp`. */
  line: number;
  /** Goals given to home and away by a 3-way `hcp` such as `0:1`. */
  head: readonly [number, number];
  /** Value of `goalnr`, `half`, or of what a race is to. */
  nth: number;
  window: Window | null;
}

/** A stretch of the clock within one half. */
export interface Window {
  half: 1 | 2;
  /** Seconds on the clock. */
  start: number;
  end: number;
  /** Ends with the half, stoppage time included. */
  open: boolean;
}

export const HALF_SECONDS = 45 * 60;

function windowOf(from: number, to: number): Window {
  const start = (from - 1) * 60;
  const end = to * 60;
  return {
    half: start < HALF_SECONDS ? 1 : 2,
    start,
    end,
    open: end === HALF_SECONDS || end === 2 * HALF_SECONDS,
  };
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

const FIVES = [...range(1, 86, 5)].map((from) => [from, from + 4] as const);
const THREES = [...range(1, 88, 3)].map((from) => [from, from + 2] as const);
const TENS = [1, 11, 21, 31, 51, 61, 71, 81].map((from) => [from, from + 9] as const);

const WINDOWS: Record<string, readonly (readonly [number, number])[]> = {
  [OWN.goalWindow]: [...THREES, ...FIVES, ...TENS],
  [OWN.cornerWindow]: [...THREES, ...FIVES, ...TENS],
  [OWN.cardWindow]: [...FIVES, ...TENS],
};

const LINES: Record<string, readonly number[]> = {
  '16': range(-3, 3, 0.25),
  '18': range(0.5, 7.5, 0.5),
  '19': range(0.5, 4.5, 1),
  '20': range(0.5, 4.5, 1),
  '37': range(1.5, 4.5, 1),
  '66': range(-1.5, 1.5, 0.25),
  '68': range(0.5, 3.5, 0.5),
  '90': range(0.5, 3.5, 0.5),
  '139': range(1.5, 9.5, 1),
  '166': range(4.5, 16.5, 1),
  [OWN.homeCorners]: range(1.5, 9.5, 1),
  [OWN.awayCorners]: range(1.5, 9.5, 1),
  [DEEP.totalAndBoth]: range(1.5, 4.5, 1),
  [DEEP.doubleChanceAndTotal]: range(1.5, 4.5, 1),
  [DEEP.halfResultAndTotal]: range(1.5, 2.5, 1),
  [DEEP.halfHomeTotal]: range(0.5, 2.5, 1),
  [DEEP.halfAwayTotal]: range(0.5, 2.5, 1),
  [DEEP.halfHandicap]: range(-1, 1, 0.5),
  [DEEP.cornerHandicap]: range(-5.5, 5.5, 1),
  [DEEP.firstHalfCorners]: range(2.5, 7.5, 1),
  [DEEP.homeCards]: range(0.5, 4.5, 1),
  [DEEP.awayCards]: range(0.5, 4.5, 1),
  [DEEP.cardHandicap]: range(-2.5, 2.5, 1),
};

/** What races are to. */
const RACES: Record<string, readonly number[]> = {
  [DEEP.goalRace]: [2, 3],
  [DEEP.cornerRace]: [3, 5, 7, 9],
};

const HEADS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, 2],
  [2, 0],
];

/** The minute from which a late goal counts. */
export const LATE_FROM = 85;
const MAX_GOAL_NUMBER = 12;

type Variant = Partial<Pick<Slot, 'line' | 'head' | 'nth' | 'window'>> & { specifier: string };

const HALVES = [1, 2] as const;

/** A market that is asked of both halves, with its lines where it has any. */
function halfVariants({ id, specifiers }: MarketTemplate): Variant[] {
  return HALVES.flatMap((nth) => {
    const lines = LINES[id];
    if (lines === undefined) return [{ specifier: `half=${nth}`, nth }];
    return lines.map((line) => ({ specifier: `half=${nth}|${specifiers[1]}=${line}`, nth, line }));
  });
}

function variants(template: MarketTemplate): Variant[] {
  const { id } = template;
  if (template.specifiers[0] === 'half') return halfVariants(template);
  const races = RACES[id];
  if (races !== undefined)
    return races.map((nth) => ({ specifier: `${template.specifiers[0]}=${nth}`, nth }));
  const windows = WINDOWS[id];
  if (windows !== undefined) {
    return windows.map(([from, to]) => ({ specifier: `from=${from}|to=${to}`, window: windowOf(from, to) }));
  }
  const lines = LINES[id];
  if (lines !== undefined) {
    const name = template.specifiers[0] ?? 'total';
    return lines.map((line) => ({ specifier: `${name}=${line}`, line }));
  }
  if (id === '14') return HEADS.map((head) => ({ specifier: `hcp=${head[0]}:${head[1]}`, head }));
  if (id === OWN.lateGoal) return [{ specifier: `from=${LATE_FROM}`, window: windowOf(LATE_FROM, 90) }];
  if (template.specifiers[0] === 'goalnr') {
    return range(1, MAX_GOAL_NUMBER, 1).map((nth) => ({ specifier: `goalnr=${nth}`, nth }));
  }
  return [{ specifier: '' }];
}

const MATCH_SLOTS: readonly Slot[] = FOOTBALL_TEMPLATES.filter(
  (template) => template.id !== OWN.outright,
).flatMap((template) =>
  variants(template).map(
    (variant): Slot => ({
      marketId: template.id,
      template,
      line: 0,
      head: [0, 0],
      nth: 0,
      window: null,
      ...variant,
    }),
  ),
);

/** Every market of a football match at full depth that a draw may end, in order of display. */
export const FOOTBALL_SLOTS: readonly Slot[] = MATCH_SLOTS.filter(({ marketId }) => marketId !== TO_QUALIFY);

const DEEP_IDS: ReadonlySet<string> = new Set(DEEP_ROWS.map(([id]) => id));

/** The markets that every football match has; those beyond are for the matches of top leagues. */
export const MAIN_SLOTS: readonly Slot[] = FOOTBALL_SLOTS.filter(({ marketId }) => !DEEP_IDS.has(marketId));

/** The same slots with the market that matches have besides in which somebody goes through. */
export function withQualification(slots: readonly Slot[]): readonly Slot[] {
  const held = new Set(slots);
  return MATCH_SLOTS.filter((slot) => slot.marketId === TO_QUALIFY || held.has(slot));
}

const slotKey = (marketId: string, specifier: string) => `${marketId}/${specifier}`;
const BY_KEY = new Map(MATCH_SLOTS.map((slot) => [slotKey(slot.marketId, slot.specifier), slot]));

/** The market of a football match with this type and specifier. */
export const slotOf = (marketId: string, specifier: string): Slot | undefined =>
  BY_KEY.get(slotKey(marketId, specifier));
