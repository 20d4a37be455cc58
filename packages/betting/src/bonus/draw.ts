const DIGEST = /^[0-9a-f]{64}$/;

/**
 * A number from 0 up to below a span, from a SHA-256 digest in hexadecimal.
 * Shape:  every number has the same chance, for spans far below 2²⁵⁶.
 * Errors: RangeError for anything but a digest, and for a span of nothing.
 */
export function drawnBelow(digest: string, span: bigint): bigint {
  if (!DIGEST.test(digest)) throw new RangeError(`Not a SHA-256 digest: ${digest}`);
  if (span <= 0n) throw new RangeError(`Nothing to draw from: ${span}`);
  return BigInt(`0x${digest}`) % span;
}
