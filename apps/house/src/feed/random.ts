/**
 * Random numbers that depend on their key alone: the same key gives the same number on every machine and after every restart.
 */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit hash of the parts of a key, in order. */
export function hash(...key: (string | number)[]): number {
  let h = FNV_OFFSET;
  for (const part of key) {
    const text = String(part);
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV_PRIME);
    h = Math.imul(h ^ 0x1f, FNV_PRIME);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number in [0, 1) that belongs to the key. */
export function unit(...key: (string | number)[]): number {
  return hash(...key) / 0x1_0000_0000;
}

/** A number in [0, 1) for a seed and a counter: quick, for many draws. */
export function unitAt(seed: number, counter: number): number {
  let h = Math.imul(seed ^ Math.imul(counter + 1, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Index of the weight that u in [0, 1) falls on. */
export function pickWeighted(weights: readonly number[], u: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = u * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] ?? 0;
    if (left < 0) return i;
  }
  return weights.length - 1;
}
