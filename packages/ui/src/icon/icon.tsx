import styles from './icon.module.css';
import spriteUrl from './icons.svg?url&no-inline';

/** Outlines of the sprite. */
export type IconName =
  | 'americanfootball'
  | 'arrow-right'
  | 'badminton'
  | 'ban'
  | 'baseball'
  | 'basketball'
  | 'bell'
  | 'blades'
  | 'calendar-days'
  | 'chart-no-axes-column'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-user-round'
  | 'circle-x'
  | 'clock'
  | 'cloud-off'
  | 'copy'
  | 'cricket'
  | 'crosshair'
  | 'darts'
  | 'dices'
  | 'external-link'
  | 'flag'
  | 'football'
  | 'gamepad-2'
  | 'gauge'
  | 'handball'
  | 'hockey'
  | 'house'
  | 'info'
  | 'languages'
  | 'layers'
  | 'list'
  | 'list-checks'
  | 'lock'
  | 'log-out'
  | 'maximize'
  | 'megaphone'
  | 'menu'
  | 'minimize'
  | 'minus'
  | 'moon'
  | 'pause'
  | 'percent'
  | 'picture-in-picture-2'
  | 'pin'
  | 'play'
  | 'plus'
  | 'printer'
  | 'racing'
  | 'radio'
  | 'receipt-text'
  | 'rugby'
  | 'search'
  | 'settings'
  | 'share-2'
  | 'sliders-horizontal'
  | 'speech-bubble'
  | 'star'
  | 'sun'
  | 'tabletennis'
  | 'tennis'
  | 'ticket'
  | 'towers'
  | 'trash-2'
  | 'trending-up'
  | 'triangle-alert'
  | 'trophy'
  | 'tv'
  | 'undo-2'
  | 'user-round'
  | 'volleyball'
  | 'volume-2'
  | 'volume-x'
  | 'wallet'
  | 'wifi-off'
  | 'x'
  | 'zap';

let before = `${spriteUrl}#`;

/** Draws from another sprite with the same ids, from the next icon on: an operator's, or one whose ids begin with `prefix`. */
export function takeSprite(url: string = spriteUrl, prefix = ''): void {
  before = `${url}#${prefix}`;
}

/** Address of one picture of the sprite. */
export const spriteHref = (id: string): string => before + id;

/**
 * A decorative outline; what it stands for is said in words beside it.
 * Units: sizes 14, 18 and 22 px. `flip` mirrors it in right-to-left pages.
 */
export function Icon({
  name,
  size = 'm',
  flip = false,
}: {
  name: IconName;
  size?: 's' | 'm' | 'l';
  flip?: boolean;
}) {
  return (
    <svg className={`${styles[size]}${flip ? ' flip' : ''}`} aria-hidden="true">
      <use href={spriteHref(name)} />
    </svg>
  );
}
