import type { Picture as PictureSettings } from '@touchline/contract/layout';
import { useMessages } from '#data/messages.ts';
import { textIn } from '#parts/operator-text/text-in.ts';
import { imageSources } from './image-address.ts';
import { isLoadable } from './image-place.ts';
import styles from './picture.module.css';

/** Where a browser cannot measure the place itself: the main column beside two panes, or the whole width. */
const SIZES = 'auto, (min-width: 60rem) 60vw, 100vw';

/** An operator's picture. Its place is kept before it is here. */
export function Picture({
  picture,
  isDecorative = false,
}: {
  readonly picture: PictureSettings;
  readonly isDecorative?: boolean;
}) {
  const { locale } = useMessages();
  const { src, alt, width, height } = picture;
  const sources = isLoadable(src) ? { ...imageSources(src, width), sizes: SIZES } : { src };
  return (
    <img
      className={styles.picture}
      loading="lazy"
      {...sources}
      alt={isDecorative ? '' : (textIn(alt, locale) ?? '')}
      width={width}
      height={height}
      decoding="async"
    />
  );
}
