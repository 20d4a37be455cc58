/** What a turn at bat comes to. A walk stands for every way to first base without a hit. */
export const BAT_EVENTS = ['strikeout', 'out', 'walk', 'single', 'double', 'triple', 'home_run'] as const;
export type BatEvent = (typeof BAT_EVENTS)[number];

/** Chances of an average side, in the order of `BAT_EVENTS`; they come to about 0.5 runs in half an inning. */
const AVERAGE = [0.225, 0.446, 0.09, 0.153, 0.047, 0.005, 0.034] as const;
const OUTS = AVERAGE[0] + AVERAGE[1];

export type BattingChances = readonly number[];

/** Chances of a side that reaches a base `factor` times as often as the average. */
export function battingChances(factor: number): BattingChances {
  const reached = (1 - OUTS) * factor;
  const outs = (1 - reached) / OUTS;
  return AVERAGE.map((chance, index) => chance * (index < 2 ? outs : factor));
}

/** Runners as bits: 1 first base, 2 second, 4 third. */
export type Bases = number;

const COUNTS = [0, 1, 1, 2, 1, 2, 2, 3] as const;
const runners = (bases: Bases) => COUNTS[bases] ?? 0;

/** Runners on the bases in order of their number, fewest first. */
export const BASES_BY_RUNNERS: readonly Bases[] = [0, 1, 2, 4, 3, 5, 6, 7];

function walked(bases: Bases): { bases: Bases; runs: number } {
  if ((bases & 1) === 0) return { bases: bases | 1, runs: 0 };
  if ((bases & 2) === 0) return { bases: bases | 2, runs: 0 };
  return { bases: 7, runs: (bases & 4) === 0 ? 0 : 1 };
}

/** Bases and runs after an event that is not an out: runners move as far as the ball sends them. */
export function advance(bases: Bases, event: BatEvent): { bases: Bases; runs: number } {
  const fromFirst = bases & 1;
  switch (event) {
    case 'strikeout':
    case 'out':
      return { bases, runs: 0 };
    case 'walk':
      return walked(bases);
    case 'single':
      return { bases: 1 | (fromFirst << 1), runs: runners(bases & 6) };
    case 'double':
      return { bases: 2 | (fromFirst << 2), runs: runners(bases & 6) };
    case 'triple':
      return { bases: 4, runs: runners(bases) };
    case 'home_run':
      return { bases: 0, runs: runners(bases) + 1 };
  }
}

export const isOut = (event: BatEvent) => event === 'strikeout' || event === 'out';
export const isHit = (event: BatEvent) => !isOut(event) && event !== 'walk';

/** A run that wins the game ends it: runs behind it do not count, but for a home run. */
export function countedRuns(event: BatEvent, runs: number, needed: number): number {
  return event === 'home_run' ? runs : Math.min(runs, needed);
}
