import { type MinorUnits, toMinorUnits } from './money.ts';
import { ODDS_SCALE, type Odds } from './odds.ts';
import { product, type Rational } from './rational.ts';
import { type Factor, oddsFactor, truncateOdds } from './returns.ts';
import { resultFactor, type SelectionResult, type SettledSelection } from './settlement.ts';
import { combinations, lineCount, type SystemType, systemFolds } from './system.ts';
import { systemReturn } from './system-returns.ts';

/** How a line ended. Shape: part is a line of which only a part of a selection won or lost, void one of voids alone. */
export type LineResult = 'win' | 'lose' | 'void' | 'part' | 'undecided';

/** One line of a system. Shape: selections by their place in the bet. Units: odds scaled and cut, a void counts as 1.00. */
export type ExplainedLine = {
  readonly selections: readonly number[];
  readonly odds: Odds;
  readonly result: LineResult;
  /** Null while it is undecided. */
  readonly exactReturn: Rational | null;
  /** Rounded down for reading: the total is rounded once, so that lines may add up to a little less. */
  readonly return: MinorUnits | null;
};

/** A system line by line. Units: stakePerLine exact, in minor units; totalReturn before a payout cap, null while undecided. */
export type ExplainedSystem = {
  readonly lineCount: number;
  readonly stakePerLine: Rational;
  readonly lines: readonly ExplainedLine[];
  readonly totalReturn: MinorUnits | null;
};

/** What to explain. Units: stake is the total of the bet; offset and limit count lines. */
export type ExplainInput = {
  readonly systemType: SystemType;
  readonly stake: MinorUnits;
  readonly selections: readonly SettledSelection[];
  readonly offset: number;
  readonly limit: number;
};

/**
 * Some lines of a system, and what all of them return.
 * Shape:  lines in the order of the folds, inside a fold by the places of their selections; the lines before the offset
 *         are counted, never walked, and the total comes from the polynomials.
 * Errors: throws when the number of selections is not totalCount.
 * Source: docs/rules/systems.md; vectors in fixtures/betting/explained-systems.json.
 */
export function explainSystem({
  systemType,
  stake,
  selections,
  offset,
  limit,
}: ExplainInput): ExplainedSystem {
  const count = lineCount(systemType);
  const stakePerLine = { numerator: BigInt(stake), denominator: BigInt(count) };
  const lines: ExplainedLine[] = [];
  for (let rank = offset; rank < Math.min(offset + limit, count); rank += 1) {
    lines.push(explained(lineAt(systemType, rank), selections, stakePerLine));
  }
  return { lineCount: count, stakePerLine, lines, totalReturn: totalReturn(systemType, stake, selections) };
}

/** The places of the selections in the line of a rank. Expects a rank below the number of lines. */
function lineAt(type: SystemType, rank: number): number[] {
  let rest = rank;
  for (const fold of systemFolds(type)) {
    const ofFold = combinations(type.totalCount, fold);
    if (rest < ofFold) return combinationAt(type.totalCount, fold, rest);
    rest -= ofFold;
  }
  return [];
}

// Each place is taken while the combinations that start with it reach the rank; else they are skipped in one step.
function combinationAt(total: number, size: number, rank: number): number[] {
  const chosen: number[] = [];
  let rest = rank;
  for (let place = 0; chosen.length < size; place += 1) {
    const withPlace = combinations(total - place - 1, size - chosen.length - 1);
    if (rest < withPlace) chosen.push(place);
    else rest -= withPlace;
  }
  return chosen;
}

function explained(
  places: readonly number[],
  all: readonly SettledSelection[],
  stakePerLine: Rational,
): ExplainedLine {
  const selections = places.flatMap((place) => all[place] ?? []);
  const result = lineResult(selections);
  const odds = selections.map((one) => oddsFactor(one.result === 'void' ? ODDS_SCALE : one.odds));
  const exactReturn = result === 'undecided' ? null : product([stakePerLine, ...selections.map(factorOf)]);
  return {
    selections: places,
    odds: truncateOdds(product(odds)),
    result,
    exactReturn,
    return: exactReturn === null ? null : toMinorUnits(exactReturn.numerator / exactReturn.denominator),
  };
}

function lineResult(selections: readonly SettledSelection[]): LineResult {
  const results: readonly SelectionResult[] = selections.map((selection) => selection.result);
  if (results.includes('lose')) return 'lose';
  if (results.includes('undecided')) return 'undecided';
  if (selections.some(isInPart)) return 'part';
  return results.every((result) => result === 'void') ? 'void' : 'win';
}

const isInPart = ({ result, deadHeat }: SettledSelection): boolean =>
  result === 'half_win' || result === 'half_lose' || (result === 'win' && Boolean(deadHeat));

// A line with an undecided selection counts only where another of its selections is lost, and then as nothing.
function factorOf(selection: SettledSelection): Factor {
  return resultFactor(selection) ?? oddsFactor(selection.odds);
}

function totalReturn(
  type: SystemType,
  stake: MinorUnits,
  selections: readonly SettledSelection[],
): MinorUnits | null {
  const alive = selections.filter((selection) => selection.result !== 'lose').length;
  const isOpen = selections.some((selection) => selection.result === 'undecided');
  if (isOpen && alive >= Math.min(...systemFolds(type))) return null;
  return systemReturn(stake, type, selections.map(factorOf));
}
