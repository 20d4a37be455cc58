import type { MinorUnits } from '@touchline/betting';
import type { StatisticsDay } from '#data/bets-statistics.ts';

/** What the chart is drawn on. Units: the chart's own. */
export const CHART = { width: 600, height: 160, pad: 6 } as const;

/** One bar of the chart. Units: the chart's own. */
interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The chart of some days: what was staked and won as bars, the difference of each day as a line. */
interface DayBars {
  readonly days: readonly { readonly from: number; readonly staked: Bar; readonly won: Bar }[];
  /** Points of the line, as an SVG writes them. */
  readonly line: string;
  /** Where nothing is. */
  readonly zeroY: number;
}

/** Days on which something was settled. */
export const busyDays = (days: readonly StatisticsDay[]): readonly StatisticsDay[] =>
  days.filter(({ staked, won }) => staked > 0 || won > 0);

/** Draws the days side by side on one scale, so that bars and line can be compared. */
export function dayBars(days: readonly StatisticsDay[]): DayBars {
  const { width, height, pad } = CHART;
  const differences = days.map(({ staked, won }) => won - staked);
  const most = Math.max(1, ...days.flatMap(({ staked, won }) => [staked, won]), ...differences);
  const least = Math.min(0, ...differences);
  const yOf = (amount: MinorUnits) => pad + ((most - amount) / (most - least)) * (height - 2 * pad);
  const zeroY = yOf(0);
  const slot = width / Math.max(1, days.length);
  const barWidth = slot * 0.36;
  const bar = (x: number, amount: MinorUnits): Bar => ({
    x,
    y: yOf(amount),
    width: barWidth,
    height: zeroY - yOf(amount),
  });
  return {
    days: days.map(({ from, staked, won }, index) => ({
      from,
      staked: bar(index * slot + slot * 0.12, staked),
      won: bar(index * slot + slot * 0.52, won),
    })),
    line: differences.map((sum, index) => `${round(index * slot + slot / 2)},${round(yOf(sum))}`).join(' '),
    zeroY,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
