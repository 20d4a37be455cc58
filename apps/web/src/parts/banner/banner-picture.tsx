import type { Bonus } from '@touchline/contract';
import { type BannerKind, MOBILE_BREAKPOINT } from '@touchline/contract/constants';
import { imageSources } from '#parts/picture/image-address.ts';
import { isLoadable } from '#parts/picture/image-place.ts';
import styles from './banner.module.css';
import { OWN_BANNERS } from './own-banners.ts';

/** Sizes of the pictures, which keep their place before they are here. Units: pixels. */
const WIDE = { width: 960, height: 320 };
const NARROW = { width: 640, height: 320 };
/** Below the device breakpoint, in units of the reader's own size of text. */
const MOBILE = `(max-width: ${MOBILE_BREAKPOINT / 16 - 0.001}rem)`;

const addressOf = (url: string, width: number) => (isLoadable(url) ? imageSources(url, width).src : url);

/** The operator's pictures of a banner, the product's own where he gives none: one for wide screens, one for phones. */
export function BannerPicture({
  kind,
  banner,
}: {
  readonly kind: BannerKind;
  readonly banner: Bonus['banner'];
}) {
  const own = OWN_BANNERS[banner?.kind ?? kind];
  const { desktop, mobile } = banner ?? { desktop: null, mobile: null };
  const wide = desktop?.url ?? mobile?.url ?? own.desktop;
  const narrow = mobile?.url ?? desktop?.url ?? own.mobile;
  return (
    <picture className={styles.banner}>
      <source media={MOBILE} srcSet={addressOf(narrow, NARROW.width)} {...NARROW} />
      <img
        src={addressOf(wide, WIDE.width)}
        alt={desktop?.alt ?? mobile?.alt ?? ''}
        {...WIDE}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
