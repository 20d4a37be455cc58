import { classNames, Icon, type IconName } from '@touchline/ui';
import { type ReactNode, useId } from 'react';
import type { Headline } from '#parts/bonus/bonus-headline.ts';
import styles from './card.module.css';

/** A card: what kind it is and its name, what it is worth, its conditions, and a foot with what can be done. */
export function CardFrame({
  icon,
  kind,
  name,
  headline,
  isOwn = false,
  picture,
  foot,
  level: Title = 'h3',
  children,
}: {
  readonly icon: IconName;
  readonly kind: string;
  /** Left out where it is the headline already. */
  readonly name: string | null;
  readonly headline: Headline | null;
  /** Stands out as what the player holds and can use. */
  readonly isOwn?: boolean;
  readonly picture?: ReactNode;
  readonly foot?: ReactNode;
  /** Level of its heading on the page. */
  readonly level?: 'h2' | 'h3';
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <article className={classNames(styles.card, isOwn && styles.own)} aria-labelledby={id}>
      {picture}
      <Title id={id} className={styles.kind}>
        <Icon name={icon} />
        <span>{name === null || name === kind ? kind : `${kind} · ${name}`}</span>
      </Title>
      {headline && (
        <p className={styles.headline}>
          <bdi>{headline.value}</bdi>
          {headline.unit && <small> {headline.unit}</small>}
        </p>
      )}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
