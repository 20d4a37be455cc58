import { MATCH_STATUS } from '@touchline/contract/constants';
import { readFavouritesAgain } from '#data/favourites.ts';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { MatchListSkeleton } from '#parts/match-row/match-row-skeleton.tsx';
import { FavouriteLeagues } from './favourite-leagues.tsx';
import { FavouriteMatches } from './favourite-matches.tsx';
import styles from './favourites.module.css';
import { type FavouritesScope, isNarrowed, isWithin } from './favourites-scope.ts';
import { FavouritesFailed, NoFavourites, NoFavouritesHere } from './notices.tsx';
import { useFavouriteLists } from './use-favourite-lists.ts';

const ROWS = 4;

/**
 * The player's favourites: leagues, then matches in play, to come and over. `isNarrow` in a zone beside the content; `scope` is a
 * page that they have to belong to.
 */
export function FavouritesList({
  id,
  limit,
  isNarrow,
  scope,
}: {
  id: string;
  limit: number;
  isNarrow: boolean;
  scope: FavouritesScope;
}) {
  const t = useMessages();
  const state = useFavouriteLists(limit);
  if (state.kind === 'waiting') return <MatchListSkeleton rows={ROWS} />;
  if (state.kind === 'failed')
    return (
      <div className={styles.notice}>
        <FavouritesFailed onRetry={readFavouritesAgain} />
      </div>
    );
  const { leagueIds, ...lists } = state.lists;
  if (leagueIds.length + lists.open.length + lists.ended.length === 0) return <NoFavourites />;
  const isHere = ({ sport, tournament: { category } }: MatchView) => isWithin(scope, { sport, category });
  const open = lists.open.filter(isHere);
  const ended = lists.ended.filter(isHere);
  const games = open.filter(({ type }) => type === 'match');
  const live = games.filter(({ status }) => status === MATCH_STATUS.live);
  const toCome = games.filter(({ status }) => status !== MATCH_STATUS.live);
  // The questions of a whole season have no row of their own here.
  const outrights = open.filter(({ type }) => type === 'outright');
  const parts = [
    { key: 'live', title: t('book.live.title'), matches: live },
    { key: 'upcoming', title: t('book.prematch.title'), matches: toCome },
    { key: 'outrights', title: t('book.outrights.title'), matches: outrights, isShort: true },
    { key: 'ended', title: t('book.status.ended'), matches: ended },
  ];
  return (
    <>
      {leagueIds.length > 0 && <FavouriteLeagues id={`${id}-leagues`} ids={leagueIds} scope={scope} />}
      {open.length === 0 &&
        (isNarrowed(scope) ? (
          <NoFavouritesHere />
        ) : (
          <p className={styles.quiet}>{t('favourites.noMatches')}</p>
        ))}
      {parts.map(
        ({ key, title, matches, isShort = isNarrow }) =>
          matches.length > 0 && (
            <FavouriteMatches
              key={key}
              id={`${id}-${key}`}
              title={title}
              matches={matches}
              isShort={isShort}
            />
          ),
      )}
    </>
  );
}
