import { hexOf, paletteOf } from '@touchline/contract/brand';
import { BASE_PATH } from '@touchline/contract/constants';
import { directionOf, languageTag } from '@touchline/i18n';
import { fullPath, type LocaleSetup } from '#data/locale.ts';
import { LOOK_PLACE, type Look } from './look.ts';

/** What a system needs to know to install the product, in one locale. */
export function manifestOf({ brand, version }: Look, setup: LocaleSetup, locale: string) {
  const dark = paletteOf(brand, 'dark');
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${LOOK_PLACE}/${version}-${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: BASE_PATH,
    name: brand.name,
    short_name: brand.short_name,
    lang: languageTag(locale),
    dir: directionOf(locale, !setup.isRtlOff),
    start_url: fullPath(setup, locale, '/'),
    scope: BASE_PATH,
    display: 'standalone',
    theme_color: hexOf(dark['surface-bar']),
    background_color: hexOf(dark['surface-canvas']),
    icons: [
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable', 512, 'maskable'),
      { src: `${LOOK_PLACE}/${version}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
