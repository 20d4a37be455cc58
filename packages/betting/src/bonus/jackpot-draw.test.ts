import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../../../fixtures/betting/jackpot.json';
import {
  amountInEur,
  contribute,
  dropAmount,
  type LevelPool,
  maskedUserHash,
  newRound,
  REMAINDER_PARTS,
  verifyHit,
  withContribution,
} from './jackpot-draw.ts';

// Reads the digests that sha256sum wrote.
const sha256 = (text: string): string => {
  const digest = (vectors.digests as Readonly<Record<string, string>>)[text];
  if (digest === undefined) throw new Error(`No digest of ${text}`);
  return digest;
};

describe('contributions add up as the vectors say', () => {
  test.each(vectors.contributions)('$name', ({ pool, stake, contribution, expect: grown }) => {
    expect(withContribution(pool, stake, contribution)).toEqual(grown);
  });
  test.each(vectors.hits)('$name', ({ pool, stake, contribution, expect: after, ...terms }) => {
    expect(contribute(pool, stake, contribution, terms)).toEqual(after);
  });
});

describe('a seed draws the amount that the vectors say', () => {
  test.each(vectors.drops)('$level, round $round', ({ seed, start, max, drop, seedHash, ...round }) => {
    expect(newRound(seed, round, { start, max }, sha256)).toEqual({ seedHash, drop });
  });
  test.each(vectors.smallDrops)('$name', ({ digest, drop, ...terms }) => {
    expect(dropAmount(digest, terms)).toBe(drop);
  });
  test('a level without room, and a text that is no digest, are bugs', () => {
    expect(() => dropAmount('0'.repeat(64), { start: 5, max: 5 })).toThrow('a level from 5 to 5');
    expect(() => dropAmount('0', { start: 0, max: 5 })).toThrow(RangeError);
  });
});

describe('a hit is checked against what was published', () => {
  test.each(vectors.verdicts)('$name', async ({ hit, faults }) => {
    const published = { ...vectors.hit, ...hit };
    const found = await verifyHit(published, sha256);
    expect(found.faults).toEqual(faults);
    expect(await verifyHit(published, (text) => Promise.resolve(sha256(text)))).toEqual(found);
  });
});

test.each(vectors.inEur)(
  '$amount is $eur cents',
  ({ amount, rate: [numerator = 0, denominator = 1], eur }) => {
    expect(amountInEur(amount, { numerator: BigInt(numerator), denominator: BigInt(denominator) })).toBe(eur);
  },
);

test.each(vectors.masked)('others see $masked', ({ digest, masked }) => {
  expect(maskedUserHash(digest)).toBe(masked);
});

const stakes = fc.array(fc.nat({ max: 1_000_000_000 }), { maxLength: 60 });
const rate = fc.integer({ min: 0, max: 1_000_000 });

test('nothing of a contribution is lost: pools and wins hold all of it, over any hits', () => {
  const drop = fc.integer({ min: 1000, max: 100_000 });
  const share = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(
      stakes,
      rate,
      share,
      fc.array(drop, { minLength: 60, maxLength: 60 }),
      (all, part, split, drops) => {
        const start = 1000;
        let held = 0n;
        for (const level of [split, 10_000 - split]) {
          let pool: LevelPool = { amount: start, remainder: 0 };
          let rounds = 0;
          for (const stake of all) {
            const at = { start, drop: drops[rounds % drops.length] ?? start };
            const after = contribute(pool, stake, { rate: part, share: level }, at);
            expect(after.pool.remainder).toBeLessThan(REMAINDER_PARTS);
            if (after.won === null) expect(after.pool.amount < at.drop || stake * part === 0).toBe(true);
            else {
              expect(after.won).toBeGreaterThanOrEqual(at.drop);
              held += BigInt(after.won - start) * BigInt(REMAINDER_PARTS);
              rounds += 1;
            }
            pool = after.pool;
          }
          held += BigInt(pool.amount - start) * BigInt(REMAINDER_PARTS) + BigInt(pool.remainder);
        }
        const paidIn = all.reduce((sum, stake) => sum + BigInt(stake), 0n) * BigInt(part) * 10_000n;
        expect(held).toBe(paidIn);
      },
    ),
  );
});

test('one stake or the same in parts: the pool is the same', () => {
  fc.assert(
    fc.property(stakes, rate, fc.integer({ min: 0, max: 10_000 }), (all, part, share) => {
      const none: LevelPool = { amount: 0, remainder: 0 };
      const terms = { rate: part, share };
      const apart = all.reduce((pool, stake) => withContribution(pool, stake, terms), none);
      const total = all.reduce((sum, stake) => sum + stake, 0);
      expect(withContribution(none, total, terms)).toEqual(apart);
    }),
  );
});

test('a drop lies from the start up to below the max', () => {
  const digest = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
  const bound = fc.nat({ max: 1_000_000 });
  fc.assert(
    fc.property(digest, bound, fc.integer({ min: 1, max: 1_000_000 }), (number, start, span) => {
      const drop = dropAmount(number.toString(16).padStart(64, '0'), { start, max: start + span });
      expect(drop >= start && drop < start + span).toBe(true);
    }),
  );
});
