import { Icon } from '@touchline/ui';
import { sportIcon } from '#parts/sport-icon.ts';
import { Highlight } from './highlight.tsx';
import type { FoundPlace } from './result-groups.ts';
import styles from './search.module.css';

/** A league, a country or a sport that was found. */
export function PlaceOption({ place, typed }: { place: FoundPlace; typed: string }) {
  return (
    <>
      <Icon name={sportIcon(place.sportKey)} />
      <span className={styles.names}>
        <Highlight name={place.name} typed={typed} />
        {place.within && <small>{place.within}</small>}
      </span>
      <Icon name="chevron-right" size="s" flip />
    </>
  );
}
