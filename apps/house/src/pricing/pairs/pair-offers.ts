import type { Offer, Results } from '#feed/scripted/scripted-match.ts';
import type { MarketTemplate, Pair } from '#feed/world.ts';
import { resultsOf } from '../timed/timed-offer.ts';
import {
  idOf,
  type PairGrids,
  type PairPart,
  type PairQuestion,
  type Partition,
  partitionsOf,
} from './pair-questions.ts';

/** Chances of the counts of both sides: `rows[home][away]`. */
export type PairChances = readonly (readonly number[])[];

/** How a part of a match stands, and what it may come to. */
export interface PairSource<S, M> {
  /** What stands in the specifier for the part; empty where there is one alone. */
  readonly specifier: string;
  /** Counts so far; null before it has begun. `ended`: nothing is added any more. */
  read(state: S): { readonly counts: Pair; readonly ended: boolean } | 'unplayed';
  /** Chances of the final counts; null where nothing is offered. */
  chances(model: M, state: S): PairChances | null;
}

/** Chances of each outcome; those of pairs that return stakes are left out, so that they may come to less than one. */
export function sharesOf(
  rows: PairChances,
  of: (home: number, away: number) => number,
  outcomes: number,
): number[] {
  const shares = new Array<number>(outcomes).fill(0);
  for (let home = 0; home < rows.length; home += 1) {
    const row = rows[home] ?? [];
    for (let away = 0; away < row.length; away += 1) {
      const chance = row[away] ?? 0;
      if (chance === 0) continue;
      const index = of(home, away);
      if (index >= 0) shares[index] = (shares[index] ?? 0) + chance;
    }
  }
  return shares;
}

/** The same chances, together one; null where there are none. */
export function whole(shares: readonly number[]): readonly number[] | null {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return all === 0 ? null : shares.map((share) => share / all);
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('|');

/** Results in which one outcome has won, by its place; −1 for stakes that come back. */
export const decidedBy = (template: MarketTemplate, winner: number): Results =>
  winner < 0
    ? Object.fromEntries(template.outcomeIds.map((id) => [id, 'void']))
    : resultsOf(template, winner);

/** The markets that ask one question of a part. */
export function pairOffers<S, M>(
  template: MarketTemplate,
  source: PairSource<S, M>,
  partitions: readonly Partition[],
): Offer<S, M>[] {
  return partitions.map((partition) => ({
    template,
    specifier: joined(source.specifier, partition.more),
    settle: (state) => {
      const found = source.read(state);
      if (found === 'unplayed') return decidedBy(template, -1);
      const [home, away] = found.counts;
      if (found.ended) return decidedBy(template, partition.of(home, away));
      const certain = partition.certain?.(home, away) ?? null;
      return certain === null ? null : decidedBy(template, certain);
    },
    chances: (model, state) => {
      const rows = source.chances(model, state);
      return rows === null ? null : whole(sharesOf(rows, partition.of, template.outcomeIds.length));
    },
  }));
}

/** The markets of several questions of a part. */
export function partOffers<S, M>(
  find: (id: string) => MarketTemplate,
  part: PairPart,
  source: PairSource<S, M>,
  asked: { readonly questions: readonly PairQuestion[]; readonly grids: PairGrids },
): Offer<S, M>[] {
  return asked.questions.flatMap((question) => {
    const template = find(idOf(part, question));
    return pairOffers(template, source, partitionsOf(question, asked.grids, template.outcomeIds.length));
  });
}

/** Chances of two counts that do not hang on each other. */
export const independent = (home: readonly number[], away: readonly number[]): PairChances =>
  home.map((p) => away.map((q) => p * q));
