/** Statistics in the order they stand, and which of them are shares of a hundred. */
export const STATISTICS = [
  'possession',
  'shots',
  'shots_on_target',
  'corners',
  'dangerous_attacks',
  'yellow_cards',
] as const;
export type StatisticKey = (typeof STATISTICS)[number];

export const isPercent = (key: StatisticKey): boolean => key === 'possession';

/** Length of the home side's bar of a hundred; an even split where nothing happened yet. */
export function homeShare(home: number, away: number): number {
  const sum = home + away;
  return sum === 0 ? 50 : Math.round((100 * home) / sum);
}
