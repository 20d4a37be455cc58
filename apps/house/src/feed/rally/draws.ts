import { hash } from '../random.ts';

/** One random number in [0, 1) after the other. */
export type Draw = () => number;

/**
 * A stream of random numbers that hangs on its key alone. Matches draw hundreds of them, so streams of neighbouring keys must share nothing: the
 * state has 128 bits (the generator sfc32).
 */
export function drawsOf(key: number): Draw {
  let a = hash(key, 'a');
  let b = hash(key, 'b');
  let c = hash(key, 'c');
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  // The first numbers of the generator still show its seed.
  for (let skipped = 0; skipped < 12; skipped += 1) next();
  return next;
}
