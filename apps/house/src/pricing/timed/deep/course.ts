import type { ScoreModel } from '../score-model.ts';
import { type ScoreState, scoreIn } from '../score-state.ts';
import { above, exactly } from '../spread.ts';
import { hasEnded, type Span } from '../timed-offer.ts';

/** Results of a part of a match, by their place: home, level, away. */
export type Results3 = readonly [home: number, level: number, away: number];

export const leadIn = (state: ScoreState, { from, to }: Span): number => {
  const [home, away] = scoreIn(state, from, to);
  return home - away;
};

/** Parts that are over, in their order. */
export const endedParts = (state: ScoreState, parts: readonly Span[]): readonly Span[] =>
  parts.filter((part) => hasEnded(state, part));

export function resultsOfPart(model: ScoreModel, { from, to }: Span): Results3 {
  const margin = model.margin(from, to);
  const home = above(margin, 0);
  const level = exactly(margin, 0);
  return [home, level, Math.max(0, 1 - home - level)];
}

/** Nine chances: leader of the first part, then of both together; each as home, level, away. */
export function doubleResults(model: ScoreModel, first: Span, rest: Span): readonly Results3[] {
  const before = model.margin(first.from, first.to);
  const after = model.margin(rest.from, rest.to);
  const sums: [number, number, number][] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  before.at.forEach((p, index) => {
    const lead = before.from + index;
    const row = sums[1 - Math.sign(lead)];
    if (row === undefined) return;
    const home = above(after, -lead);
    const level = exactly(after, -lead);
    row[0] += p * home;
    row[1] += p * level;
    row[2] += p * Math.max(0, 1 - home - level);
  });
  return sums;
}

/** Chance that the home side wins what is played after a level score. */
export function homeAfterLevel(model: ScoreModel, regular: Span): number {
  const margin = model.margin(regular.from, regular.to);
  const level = exactly(margin, 0);
  if (level < 1e-9) return 0.5;
  return Math.min(1, Math.max(0, (above(model.finalMargin(), 0) - above(margin, 0)) / level));
}

/** Chance that one side leads at the end of every part: of each sum of leads only what is above zero goes on. */
export function leadsAlways(model: ScoreModel, parts: readonly Span[], side: 'home' | 'away'): number {
  let ahead = new Map<number, number>([[0, 1]]);
  for (const { from, to } of parts) {
    const margin = model.margin(from, to);
    const next = new Map<number, number>();
    for (const [lead, chance] of ahead) {
      margin.at.forEach((p, index) => {
        const value = margin.from + index;
        const sum = lead + (side === 'home' ? value : -value);
        if (sum > 0) next.set(sum, (next.get(sum) ?? 0) + chance * p);
      });
    }
    ahead = next;
  }
  return [...ahead.values()].reduce((sum, p) => sum + p, 0);
}

/** Chances that the home side wins more parts than the other one, as many, fewer. */
export function mostWon(model: ScoreModel, parts: readonly Span[]): Results3 {
  let byLead = new Map<number, number>([[0, 1]]);
  for (const part of parts) {
    const next = new Map<number, number>();
    const results = resultsOfPart(model, part);
    for (const [lead, chance] of byLead) {
      results.forEach((p, place) => {
        const sum = lead + 1 - place;
        next.set(sum, (next.get(sum) ?? 0) + chance * p);
      });
    }
    byLead = next;
  }
  const sums: [number, number, number] = [0, 0, 0];
  for (const [lead, chance] of byLead) sums[1 - Math.sign(lead)] = (sums[1 - Math.sign(lead)] ?? 0) + chance;
  return sums;
}
