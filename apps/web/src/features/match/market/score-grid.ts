import type { MarketView, OutcomeView } from '#data/views.ts';

/** Scores by home goals and away goals, and the outcomes that are no score. */
export interface ScoreGrid {
  readonly goals: readonly number[];
  readonly at: (home: number, away: number) => OutcomeView | undefined;
  readonly others: readonly OutcomeView[];
}

// Scores come as `2:1` or `2–1`, in the digits of the locale.
const SCORE = /^(\p{Nd}+)\s*[:–-]\s*(\p{Nd}+)$/u;
const ZEROS = ['0', '٠', '۰'];

function digitsValue(text: string): number {
  let value = 0;
  for (const digit of text) {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.map((mark) => mark.codePointAt(0) ?? 0).find(
      (start) => code >= start && code < start + 10,
    );
    value = value * 10 + (zero === undefined ? Number.NaN : code - zero);
  }
  return value;
}

/** Reads the outcomes of a correct-score market into a grid. */
export function scoreGrid(market: Pick<MarketView, 'outcomes'>): ScoreGrid {
  const cells = new Map<string, OutcomeView>();
  const others: OutcomeView[] = [];
  let most = 0;
  for (const outcome of market.outcomes) {
    const [, home = '', away = ''] = SCORE.exec(outcome.name) ?? [];
    if (home === '') {
      others.push(outcome);
      continue;
    }
    most = Math.max(most, digitsValue(home), digitsValue(away));
    cells.set(`${digitsValue(home)}:${digitsValue(away)}`, outcome);
  }
  return {
    goals: Array.from({ length: most + 1 }, (_, goals) => goals),
    at: (home, away) => cells.get(`${home}:${away}`),
    others,
  };
}
