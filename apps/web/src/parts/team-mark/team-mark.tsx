import type { Competitor } from '@touchline/contract';
import { spriteHref } from '@touchline/ui';
import { IMAGE_PLACE, isLoadable } from '#parts/picture/image-place.ts';
import styles from './team-mark.module.css';

/** Enough pixels for the largest mark on a dense screen: all sizes share one picture. */
const PIXELS = 128;

/**
 * The logo of a team, else a shield in the colours of its kit; what marks logos that cannot be had is shell/missing-logos.ts.
 * Decorative: the name stands beside it. Sizes: s 18, m 26, l 40, xl 56 px.
 */
export function TeamMark({
  team: { logo, kit },
  size = 's',
}: {
  team: Pick<Competitor, 'logo' | 'kit'>;
  size?: 's' | 'm' | 'l' | 'xl';
}) {
  const box = `${styles.mark} ${styles[size]}`;
  if (logo !== null)
    return (
      <img
        className={box}
        src={isLoadable(logo) ? `${IMAGE_PLACE}?src=${encodeURIComponent(logo)}&w=${PIXELS}` : logo}
        data-logo
        alt=""
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <svg
      className={`${box} ${styles.shield}`}
      fill={kit?.a ?? '#888'}
      color={kit?.b ?? '#ccc'}
      aria-hidden="true"
    >
      <use href={spriteHref(`kit-${kit?.pattern ?? 'plain'}`)} />
    </svg>
  );
}
