import { Icon, type IconName } from '@touchline/ui';
import type { ReactNode } from 'react';
import styles from './league-band.module.css';

/** The line above the matches of one league: its name leads to it, the arrow folds its matches. */
export function LeagueBand({
  icon,
  name,
  place,
  href,
  end,
  level = 3,
}: {
  icon: IconName;
  name: string;
  place?: ReactNode;
  href: string;
  end?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3 | 4 | 5;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.band}>
      <Icon name={icon} />
      <Heading>
        <a className="trunc" href={href}>
          {name}
        </a>
      </Heading>
      {place && <small className="trunc">{place}</small>}
      <span className={styles.end}>{end}</span>
    </div>
  );
}
