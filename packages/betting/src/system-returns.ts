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
  const folds = systemFolds(type);
  const { sums, denominator } = foldSums(factors, Math.max(...folds));
  const sum = folds.reduce((total, fold) => total + (sums[fold] ?? 0n), 0n);
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

type FoldSums = { readonly sums: readonly bigint[]; readonly denominator: bigint };

/**
 * Elementary symmetric sums up to a size, over one denominator.
 * Multiplying out Π(denominator + numerator·x) costs n² steps, while the lines themselves may be billions.
 */
function foldSums(factors: readonly Factor[], largest: number): FoldSums {
  const first = factors[0]?.denominator ?? 1n;
  return factors.every((factor) => factor.denominator === first)
    ? sumsOverOne(factors, first, largest)
    : sumsOverProduct(factors, largest);
}

// Odds share their denominator, so that it comes in once at the end: a sum of size k lacks it largest − k times.
function sumsOverOne(factors: readonly Factor[], denominator: bigint, largest: number): FoldSums {
  const sums: bigint[] = Array.from({ length: largest + 1 }, (_none, size) => (size === 0 ? 1n : 0n));
  for (const [index, { numerator }] of factors.entries()) {
    for (let size = Math.min(index + 1, largest); size > 0; size -= 1) {
      sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * numerator;
    }
  }
  const scaled = sums.map((sum, size) => sum * denominator ** BigInt(largest - size));
  return { sums: scaled, denominator: denominator ** BigInt(largest) };
}

function sumsOverProduct(factors: readonly Factor[], largest: number): FoldSums {
  const sums: bigint[] = Array.from({ length: largest + 1 }, (_none, size) => (size === 0 ? 1n : 0n));
  let product = 1n;
  for (const { numerator, denominator } of factors) {
    product *= denominator;
    for (let size = largest; size >= 0; size -= 1) {
      sums[size] = (sums[size] ?? 0n) * denominator + (sums[size - 1] ?? 0n) * numerator;
    }
  }
  return { sums, denominator: product };
}
