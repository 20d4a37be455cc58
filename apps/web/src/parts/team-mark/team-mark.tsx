import type { Competitor } from '@touchline/contract';
import { spriteHref } from '@touchline/ui';
import styles from './team-mark.module.css';

/**
 * The logo of a team, else a shield in the colours of its kit. Decorative: the name stands beside it.
 * Sizes: s 18, m 26, l 40, xl 56 px.
 */
export function TeamMark({
  team,
  size = 's',
}: {
  team: Pick<Competitor, 'logo' | 'kit'>;
  size?: 's' | 'm' | 'l' | 'xl';
}) {
  const box = `${styles.mark} ${styles[size]}`;
  if (team.logo !== null)
    return <img className={box} src={team.logo} alt="" loading="lazy" decoding="async" />;
  return (
    <svg
      className={`${box} ${styles.shield}`}
      fill={team.kit?.a ?? '#888'}
      color={team.kit?.b ?? '#ccc'}
      aria-hidden="true"
    >
      <use href={spriteHref(`kit-${team.kit?.pattern ?? 'plain'}`)} />
    </svg>
  );
}
