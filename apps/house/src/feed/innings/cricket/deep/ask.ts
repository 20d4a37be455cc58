import type { DeepBook, MatchBook } from '#pricing/innings/cricket/match-book.ts';
import { decidedBy, whole } from '#pricing/pairs/pair-offers.ts';
import type { Distribution } from '#pricing/poisson.ts';
import type { Offer } from '../../../scripted/scripted-match.ts';
import type { MarketTemplate, Side } from '../../../world.ts';
import { battingSide, type MatchState, type SideInnings } from '../match-state.ts';

export type CricketOffer = Offer<MatchState, MatchBook>;
export type Find = (id: string) => MarketTemplate;

/** What makes one market. */
export interface Question {
  readonly specifier?: string;
  /** Which outcome is certain, by its place; −1 where stakes come back, null while it is open. */
  winner(state: MatchState): number | null;
  chances(book: DeepBook, state: MatchState): readonly number[] | null;
}

export const ask = (template: MarketTemplate, question: Question): CricketOffer => ({
  template,
  specifier: question.specifier ?? '',
  settle: (state) => {
    const winner = question.winner(state);
    return winner === null ? null : decidedBy(template, winner);
  },
  chances: (book, state) => {
    const found = question.winner(state) === null ? question.chances(book.deep, state) : null;
    return found === null ? null : whole(found);
  },
});

/** Offered while a side is at bat, the break before its innings included. */
export const whileAtBat =
  (side: Side, chances: Question['chances']): Question['chances'] =>
  (book, state) =>
    battingSide(state) === side ? chances(book, state) : null;

export const yes = (isSo: boolean) => (isSo ? 0 : 1);
export const odd = (count: number) => (count % 2 === 1 ? 0 : 1);

/** Chances by outcome of a count. */
export function byCount(counts: Distribution, outcomes: number, of: (count: number) => number): number[] {
  const list = new Array<number>(outcomes).fill(0);
  counts.forEach((chance, count) => {
    if (chance === 0) return;
    const index = of(count);
    list[index] = (list[index] ?? 0) + chance;
  });
  return list;
}

/** Above a line at the end; `ended` and until then certain as soon as it is passed. */
export const passes = (count: number, line: number, ended: boolean) => (count > line ? 0 : ended ? 1 : null);

export const sumOf = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);
export const runsAfter = ({ overs }: SideInnings, number: number) => sumOf(overs.slice(0, number));
export const wicketsAfter = ({ marks }: SideInnings, number: number) =>
  sumOf(marks.slice(0, number).map(({ wickets }) => wickets));
