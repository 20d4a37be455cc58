import { boostRangeIndex } from './ranges.ts';
import type { BonusRule, CountSpan } from './rule.ts';

/** Whether a bonus takes a number of counting selections: that of the ranges of a comboboost, else what its conditions say. */
export function takesCount(rule: BonusRule, count: number): boolean {
  if (rule.family === 'comboboost') return boostRangeIndex(rule.ranges, count) >= 0;
  const { from, to } = rule.conditions.selectionCount;
  return count >= from && (to === null || count <= to);
}

/** Fewest and most selections that a bonus takes. */
export function countSpan(rule: BonusRule): CountSpan {
  if (rule.family !== 'comboboost') return rule.conditions.selectionCount;
  const most = rule.ranges.map(({ maxCount }) => maxCount);
  return {
    from: Math.min(...rule.ranges.map(({ minCount }) => minCount)),
    to: most.includes(null) ? null : Math.max(...most.map(Number)),
  };
}
