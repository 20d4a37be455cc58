import type { Prediction } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { and, count, eq } from 'drizzle-orm';
import { votes } from '#db/votes-schema.ts';
import type { MarketRecord, MatchRecord } from '#feed/world.ts';
import type { House } from '../house.ts';
import { presentMarket } from './present-market.ts';
import { sportOf } from './present-tournament.ts';

/** A match that can be asked about, with the market that asks. */
interface Question {
  readonly match: MatchRecord;
  readonly market: MarketRecord;
}

/** The question about a match: its main market. Null where there is no such match, or no such market. */
export function questionOf({ world }: House, matchId: string): Question | null {
  const match = world.match(matchId);
  if (match?.type !== 'match') return null;
  const { main } = sportOf(world, match.sportId).strip;
  const market = [...match.markets.values()].find(({ id }) => id === main.id);
  return market ? { match, market } : null;
}

/** Whether votes are taken: until the match begins. */
export const isVotingOpen = ({ now }: House, { match }: Question): boolean =>
  match.status === MATCH_STATUS.prematch && match.startTime > now();

/** How a question was answered. What others voted is told to who has voted, or when it is too late to follow them. */
export async function findPrediction(
  house: House,
  question: Question,
  { playerId, locale }: { readonly playerId: string | null; readonly locale: string },
): Promise<Prediction> {
  const { match, market } = question;
  const counts = await house.db
    .select({ outcomeId: votes.outcomeId, count: count() })
    .from(votes)
    .where(eq(votes.matchId, match.id))
    .groupBy(votes.outcomeId);
  const [own] =
    playerId === null
      ? []
      : await house.db
          .select()
          .from(votes)
          .where(and(eq(votes.playerId, playerId), eq(votes.matchId, match.id)));
  const isOpen = isVotingOpen(house, question);
  const isTold = own !== undefined || !isOpen;
  const votesOf = (id: string) => counts.find(({ outcomeId }) => outcomeId === id)?.count ?? 0;
  return {
    id: match.id,
    data: {
      outcomes: presentMarket(match, market, locale).outcomes.map(({ id, name }) => ({
        id,
        name,
        votes: isTold ? votesOf(id) : null,
      })),
      total: counts.reduce((sum, row) => sum + row.count, 0),
      outcome_id: own?.outcomeId ?? null,
      is_open: isOpen,
      closes_at: match.startTime,
    },
    created_at: own?.createdAt ?? null,
  };
}
