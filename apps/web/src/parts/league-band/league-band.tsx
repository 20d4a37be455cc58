import { Icon, type IconName } from '@touchline/ui';
import type { ReactNode } from 'react';
import { Star } from '../star/star.tsx';
import styles from './league-band.module.css';

/** The line above the matches of one league: its name leads to it, the arrow folds its matches. */
export function LeagueBand({
  icon,
  name,
  place,
  href,
  leagueId,
  end,
  level = 3,
}: {
  icon: IconName;
  name: string;
  place?: ReactNode;
  href: string;
  /** Of a league that can be a favourite. */
  leagueId?: string;
  end?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3 | 4 | 5;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.band} data-row="">
      <Icon name={icon} />
      <Heading>
        <a className="wrap" href={href}>
          {name}
        </a>
      </Heading>
      {place && <small className="wrap">{place}</small>}
      <span className={styles.end}>
        {leagueId && <Star of={`tournaments/${leagueId}`} name={name} size="s" />}
        {end}
      </span>
    </div>
  );
}
