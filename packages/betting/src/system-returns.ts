import { invariant } from './invariant.ts';
import type { MinorUnits } from './money.ts';
import { isLess, product, type Rational } from './rational.ts';
import { type Factor, returnAt } from './returns.ts';
import { lineCount, type SystemType, systemFolds } from './system.ts';

/**
 * What a system multiplies its total stake by: the sum over its lines of each line's product, divided by the number of lines.
 * Shape:  factors of the selections in any order, as many as totalCount; a void is 1, a lost selection 0.
 * Errors: throws when the number of factors is not totalCount.
 * Source: docs/rules/bet-types.md; vectors in fixtures/betting/systems.json.
 */
export function systemMultiplier(type: SystemType, factors: readonly Factor[]): Rational {
  invariant(factors.length === type.totalCount, `${type.id} with ${factors.length} selections`);
  const { sums, denominator } = foldSums(factors);
  const sum = systemFolds(type).reduce((total, fold) => total + (sums[fold] ?? 0n), 0n);
  return { numerator: sum, denominator: denominator * BigInt(lineCount(type)) };
}

/**
 * What a system multiplies its total stake by when only the fewest selections that pay anything win, and those are the shortest.
 * Errors: throws when the number of factors is not totalCount.
 */
export function systemMinMultiplier(type: SystemType, factors: readonly Factor[]): Rational {
  invariant(factors.length === type.totalCount, `${type.id} with ${factors.length} selections`);
  const fewest = Math.min(...systemFolds(type));
  const shortest = factors.toSorted((a, b) => (isLess(a, b) ? -1 : 1)).slice(0, fewest);
  const line = product(shortest);
  return { numerator: line.numerator, denominator: line.denominator * BigInt(lineCount(type)) };
}

/**
 * Return of a system bet.
 * Units:  the stake is the total of the bet; result in minor units, rounded down once, at the end.
 * Errors: RangeError on a negative stake; throws when the number of factors is not totalCount.
 * Source: vectors in fixtures/betting/systems.json.
 */
export function systemReturn(stake: MinorUnits, type: SystemType, factors: readonly Factor[]): MinorUnits {
  return returnAt(stake, systemMultiplier(type, factors));
}

/** The smallest return above nothing that a system can have when no selection is void. Units as systemReturn. */
export function systemMinReturn(stake: MinorUnits, type: SystemType, factors: readonly Factor[]): MinorUnits {
  return returnAt(stake, systemMinMultiplier(type, factors));
}

/**
 * Elementary symmetric sums by size, over the common denominator of all factors.
 * Multiplying out Π(denominator + numerator·x) costs n² steps, while the lines themselves may be billions.
 */
function foldSums(factors: readonly Factor[]): { sums: bigint[]; denominator: bigint } {
  const sums: bigint[] = [1n];
  let denominator = 1n;
  for (const factor of factors) {
    denominator *= factor.denominator;
    for (let size = sums.length; size >= 0; size -= 1) {
      const without = (sums[size] ?? 0n) * factor.denominator;
      const withIt = (sums[size - 1] ?? 0n) * factor.numerator;
      sums[size] = without + withIt;
    }
  }
  return { sums, denominator };
}
