import fc from 'fast-check';
import { expect, test } from 'vitest';
import { voteShares } from './vote-shares.ts';

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1, 0],
    [67, 33, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [[5], [100]],
])('%j votes are %j per cent', (votes, shares) => {
  expect(voteShares(votes)).toEqual(shares);
});

test('the parts are one hundred, and more votes are never less', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 2, maxLength: 5 }), (votes) => {
      const shares = voteShares(votes);
      const isEmpty = votes.every((count) => count === 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(isEmpty ? 0 : 100);
      for (const [a, more] of votes.entries())
        for (const [b, less] of votes.entries())
          if (more > less) expect(shares[a]).toBeGreaterThanOrEqual(shares[b] ?? 0);
    }),
  );
});
