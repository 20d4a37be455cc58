import { votes } from '#db/votes-schema.ts';
import type { House } from '../house.ts';
import { isVotingOpen, questionOf } from '../queries/prediction.ts';

/** `closed`: the match has begun. `unknown_outcome`: the question has no such answer. */
type VoteResult = 'done' | 'not_found' | 'closed' | 'unknown_outcome';

/** Takes a player's vote on a match; one that he gave before is replaced. */
export async function vote(
  house: House,
  playerId: string,
  { matchId, outcomeId }: { readonly matchId: string; readonly outcomeId: string },
): Promise<VoteResult> {
  const question = questionOf(house, matchId);
  if (!question) return 'not_found';
  if (!isVotingOpen(house, question)) return 'closed';
  if (!question.market.outcomes.some(({ id }) => id === outcomeId)) return 'unknown_outcome';
  const createdAt = house.now();
  await house.db
    .insert(votes)
    .values({ playerId, matchId, outcomeId, createdAt })
    .onConflictDoUpdate({ target: [votes.playerId, votes.matchId], set: { outcomeId, createdAt } });
  return 'done';
}
