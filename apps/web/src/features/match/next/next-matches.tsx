import { useQuery } from '@tanstack/react-query';
import { dayKey } from '@touchline/i18n';
import { Suspense } from 'react';
import { useMatchBets } from '#data/match-bets.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch, hrefOf, PLACES } from '#data/navigation.ts';
import { matchesQuery } from '#data/queries.ts';
import { useTimeZone } from '#data/time-zone.ts';
import type { MatchDetailView } from '#data/views.ts';
import { KickOff } from '#parts/clock/kick-off.tsx';
import { nextFilter } from './next-filter.ts';

/** What follows the result: the player's bets on the match, and where the league goes on. */
export function AfterMatch({ match }: { match: MatchDetailView }) {
  const Bets = useMatchBets();
  return (
    <>
      {Bets && (
        <Suspense>
          <Bets matchId={match.id} />
        </Suspense>
      )}
      <NextMatches match={match} />
    </>
  );
}

/** What is next in the league of a match that is over, and the other results of its day. */
function NextMatches({ match }: { match: MatchDetailView }) {
  const messages = useMessages();
  const timeZone = useTimeZone();
  const matches = useQuery(matchesQuery(nextFilter(match))).data?.matches ?? [];
  const day = new URLSearchParams({ date: dayKey(match.start_time, timeZone), sport: match.sport.key });
  return (
    <section aria-labelledby="next-matches">
      <h2 id="next-matches">{messages('match.next.title', { league: match.tournament.name })}</h2>
      {matches.length === 0 && <p>{messages('match.next.none')}</p>}
      <ul>
        {matches.map((next) => (
          <li key={next.id}>
            <a href={hrefMatch(next)}>
              <span>
                <KickOff at={next.start_time} show="both" />
              </span>
              <span className="wrap">
                {messages('book.versus', { home: next.home?.name ?? '', away: next.away?.name ?? '' })}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a className="link" href={`${hrefOf(PLACES.results)}?${day}`}>
        {messages('match.next.results')}
      </a>
    </section>
  );
}
