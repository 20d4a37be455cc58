import { localizeNumber } from '@touchline/i18n';
import { Icon, iconButtonClass } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type Messages, useMessages } from '#data/messages.ts';
import { hrefCategory, hrefLeague, hrefSport } from '#data/navigation.ts';
import type { MatchView } from '#data/views.ts';
import { matchName } from '#parts/match-row/match-name.ts';
import { Star } from '#parts/star/star.tsx';
import styles from './scoreboard.module.css';

/** Where a match belongs: sport, category, league; the arrow leads to the league. */
export function Breadcrumbs({ match, children }: { match: MatchView; children?: ReactNode }) {
  const messages = useMessages();
  const { sport, tournament } = match;
  const league = hrefLeague(sport.key, tournament);
  return (
    <nav className={styles.top} aria-label={messages('book.match.crumbs')}>
      <a
        className={iconButtonClass}
        href={league}
        aria-label={messages('book.match.back', { league: tournament.name })}
      >
        <Icon name="chevron-left" flip />
      </a>
      <ol>
        <li>
          <a href={hrefSport(sport.key)}>{sport.name}</a>
        </li>
        <li>
          <a href={hrefCategory(sport.key, tournament.category)}>{tournament.category.name}</a>
        </li>
        <li>
          <a href={league}>{tournament.name}</a>
        </li>
        {match.round !== null && <li>{roundText(messages, match.round)}</li>}
      </ol>
      <Star of={`matches/${match.id}`} name={matchName(match)} className={styles.star} />
      <span className={styles.share}>{children}</span>
    </nav>
  );
}

/** A round that is only a number is called one; any other is a name. */
const roundText = (messages: Messages, round: string): string =>
  /^\d+$/.test(round)
    ? messages('book.match.round', { round: localizeNumber(round, messages.locale) })
    : round;
