/** Part of each answer in whole per cent; together they are 100, unless nobody has voted. */
export function voteShares(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return votes.map(() => 0);
  const shares = votes.map((count) => Math.floor((count * 100) / total));
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0);
  // What rounding down has left goes to those who lost most by it.
  const byLoss = votes
    .map((count, place) => ({ place, loss: (count * 100) % total }))
    .sort((a, b) => b.loss - a.loss || a.place - b.place);
  for (const { place } of byLoss.slice(0, rest)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}
