import type { Competitor } from '@touchline/contract';
import { spriteHref } from '@touchline/ui';
import { logoAddress } from '#parts/picture/image-place.ts';
import styles from './team-mark.module.css';

/**
 * The logo of a team, else a shield in the colours of its kit. A logo has its shield behind it, which shell/missing-logos.ts shows if
 * the file fails to load.
 * Each logo is its own element, because browsers load no hidden picture.
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
  const shield = (
    <svg
      className={`${box} ${styles.shield}`}
      fill={kit?.a ?? '#888'}
      color={kit?.b ?? '#ccc'}
      aria-hidden="true"
    >
      <use href={spriteHref(`kit-${kit?.pattern ?? 'plain'}`)} />
    </svg>
  );
  if (logo === null) return shield;
  return (
    <>
      <img
        key={logo}
        className={`${box} ${styles.logo}`}
        src={logoAddress(logo)}
        data-logo
        alt=""
        loading="lazy"
        decoding="async"
      />
      {shield}
    </>
  );
}
