import { Skeleton } from '@touchline/ui';
import { MatchListSkeleton } from '#parts/match-row/match-row-skeleton.tsx';
import type { ListSettings } from './list-settings.ts';
import styles from './match-list.module.css';

const ROWS = 6;
const TILES = 3;

/** A list of matches before they are known. */
export function ListSkeleton({ settings }: { settings: ListSettings }) {
  return (
    <div>
      {settings.title && (
        <div className="sec-head">
          <Skeleton className={styles.titleBar} width="third" />
        </div>
      )}
      <MatchListSkeleton rows={Math.min(ROWS, settings.limit)} />
    </div>
  );
}

/** Tiles before their matches are known. */
export function TilesSkeleton({ settings }: { settings: ListSettings }) {
  return (
    <div>
      {settings.title && (
        <div className="sec-head">
          <Skeleton className={styles.titleBar} width="third" />
        </div>
      )}
      <div className={styles.tiles}>
        {Array.from({ length: TILES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all alike
          <div key={place} className={styles.tile}>
            <Skeleton width="half" />
            <Skeleton className={styles.tileBody} />
            <Skeleton className={styles.tileStrip} />
          </div>
        ))}
      </div>
    </div>
  );
}
