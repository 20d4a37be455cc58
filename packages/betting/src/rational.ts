/** An exact fraction. Shape: the denominator is positive; not necessarily in lowest terms. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

/** The fraction one. */
export const ONE: Rational = { numerator: 1n, denominator: 1n };

/** Exact product of fractions; of none it is one. */
export function product(factors: readonly Rational[]): Rational {
  let numerator = 1n;
  let denominator = 1n;
  for (const factor of factors) {
    numerator *= factor.numerator;
    denominator *= factor.denominator;
  }
  return { numerator, denominator };
}

/** Whether a < b. */
export function isLess(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

/** Largest integer not above amount × by. Expects nothing negative. */
export function timesFloor(amount: number, by: Rational): bigint {
  return (BigInt(amount) * by.numerator) / by.denominator;
}

/** Smallest integer not below amount ÷ by. Expects nothing negative and by above zero. */
export function divideCeil(amount: number, by: Rational): bigint {
  return (BigInt(amount) * by.denominator + by.numerator - 1n) / by.numerator;
}

/** Largest integer not above amount ÷ by. Expects nothing negative and by above zero. */
export function divideFloor(amount: number, by: Rational): bigint {
  return (BigInt(amount) * by.denominator) / by.numerator;
}
