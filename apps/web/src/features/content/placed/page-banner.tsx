import type { LinkTarget, Picture as PictureSettings } from '@touchline/contract/layout';
import { buttonClass } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { type TextByLocale, textIn } from '#parts/operator-text/text-in.ts';
import { Picture } from '#parts/picture/picture.tsx';
import { TargetLink } from '#parts/target/target-link.tsx';
import styles from './placed.module.css';

interface Banner {
  readonly title: TextByLocale;
  readonly text: TextByLocale | null;
  readonly label: TextByLocale | null;
  readonly picture: PictureSettings | null;
  readonly target: LinkTarget | null;
}

export interface PageBannerSettings {
  readonly items: readonly Banner[];
  readonly display: 'slider' | 'tile' | 'button' | 'card';
}

// The banners of a block never change places while it is shown.
const numbered = <T,>(items: readonly T[]) => items.map((item, index): [string, T] => [String(index), item]);

/** An operator's banners: beside each other to be moved through, as tiles, as cards below each other, or as buttons. */
export function PageBanner({ settings: { items, display } }: BlockProps<PageBannerSettings>) {
  // Links bring what is beside the screen into it when they are focused; where one has none the row itself takes the keys.
  const isMovedByKeys = display === 'slider' && items.some(({ target }) => target === null);
  return (
    <ul className={styles.banners} data-display={display} tabIndex={isMovedByKeys ? 0 : undefined}>
      {numbered(items).map(([key, banner]) => (
        <li key={key}>{display === 'button' ? <Short banner={banner} /> : <Whole banner={banner} />}</li>
      ))}
    </ul>
  );
}

/** The title alone. */
function Short({ banner: { title, target } }: { readonly banner: Banner }) {
  const { locale } = useMessages();
  const name = textIn(title, locale);
  return target ? (
    <TargetLink target={target} className={buttonClass()}>
      {name}
    </TargetLink>
  ) : (
    <span className={styles.bannerName}>{name}</span>
  );
}

/** Picture, title, text, and a link that is named as the operator says, else as the title. */
function Whole({ banner }: { readonly banner: Banner }) {
  const { locale } = useMessages();
  const { picture, target, text, label } = banner;
  const title = textIn(banner.title, locale);
  return (
    <div className={styles.banner}>
      {picture && <Picture picture={picture} />}
      <p className={styles.bannerName}>{title}</p>
      {text && <p>{textIn(text, locale)}</p>}
      {target && (
        <TargetLink target={target} className={buttonClass()}>
          {label ? textIn(label, locale) : title}
        </TargetLink>
      )}
    </div>
  );
}
