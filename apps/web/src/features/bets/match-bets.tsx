import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useMessages } from '#data/messages.ts';
import { betsQuery } from '#data/queries.ts';
import { useSession } from '#data/session.ts';
import { BetList } from './bet-list.tsx';
import { listedBets } from './ended-here.ts';

/** The player's bets on one match; nothing for a visitor, and where there are none. */
export function MatchBets({ matchId }: { matchId: string }) {
  const messages = useMessages();
  const id = useId();
  const isSignedIn = useSession().status === 'LOGGED_IN';
  const { data } = useQuery({ ...betsQuery({ match_id: matchId }), enabled: isSignedIn });
  // A backend that does not know the parameter answers with all bets.
  const bets =
    data &&
    listedBets([data.data]).filter(({ selections }) => selections.some(({ match }) => match.id === matchId));
  if (!isSignedIn || !bets || bets.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{messages('match.next.ownBets')}</h2>
      <BetList bets={bets} isCompact />
    </section>
  );
}
