/** Lengths of a break that a player may choose. Units: days, calendar months. Source: docs/rules/breaks.md. */
export const BREAKS = {
  cooling_off: { unit: 'days', min: 1, max: 42 },
  self_exclusion: { unit: 'months', min: 6, max: 60 },
} as const;
export type BreakType = keyof typeof BREAKS;

const DAY_MS = 24 * 3_600_000;

/** Adds calendar months in UTC; a day that the month lacks becomes its last one. */
function addMonths(at: number, months: number): number {
  const end = new Date(at);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

/** When a break of a length ends that begins at `at`. Units: epoch milliseconds. */
export const breakEnd = (type: BreakType, length: number, at: number): number =>
  BREAKS[type].unit === 'days' ? at + length * DAY_MS : addMonths(at, length);

/** Whether a break of a type may be that long. */
export const isBreakLength = (type: BreakType, length: number): boolean =>
  Number.isInteger(length) && length >= BREAKS[type].min && length <= BREAKS[type].max;
