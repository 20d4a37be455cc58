import { hexOf, paletteOf } from '@touchline/contract/brand';
import { LOOK_PLACE, type Look, SOCIAL_FILE } from './look.ts';
import { SOCIAL_SIZE } from './social-picture.ts';

const HEAD_END = '</head>';

/** What a page is dressed for. */
export interface Dressing {
  readonly locale: string;
  /** A product in development has no service worker. */
  readonly isInstallable: boolean;
  /** Scheme, host and port under which visitors see the product: who shows a link elsewhere wants whole addresses. */
  readonly origin: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escaped = (text: string) => text.replace(/[&"<]/g, (sign) => ESCAPES[sign] ?? sign);

/** The picture that stands beside a link to the page elsewhere. */
function socialTags({ brand, version }: Look, origin: string): string {
  const tag = (property: string, content: string | number) =>
    `<meta property="og:image${property}" content="${content}"/>`;
  const href = `${origin}${LOOK_PLACE}/${version}-${SOCIAL_FILE}.png`;
  return [
    tag('', href),
    tag(':type', 'image/png'),
    tag(':width', SOCIAL_SIZE.width),
    tag(':height', SOCIAL_SIZE.height),
    tag(':alt', escaped(brand.name)),
    `<meta name="twitter:image" content="${href}"/>`,
  ].join('');
}

/** What a look adds to the head of a page. Names of files are made of versions and locales, in which nothing is to escape. */
function headTags(look: Look, { locale, isInstallable, origin }: Dressing): string {
  const { brand, version, isOwn } = look;
  const bar = (theme: 'light' | 'dark') =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${hexOf(paletteOf(brand, theme)['surface-bar'])}"/>`;
  return [
    isOwn ? '' : `<link rel="stylesheet" href="${LOOK_PLACE}/${version}.css"/>`,
    isInstallable ? `<link rel="manifest" href="${LOOK_PLACE}/${locale}.webmanifest"/>` : '',
    `<link rel="icon" type="image/svg+xml" href="${LOOK_PLACE}/${version}.svg"/>`,
    `<link rel="apple-touch-icon" href="${LOOK_PLACE}/${version}-icon-180.png"/>`,
    bar('light'),
    bar('dark'),
    socialTags(look, origin),
  ].join('');
}

/** A page in the look. React leaves alone what stands in the head beside its own. */
export function dressPage(html: string, look: Look, dressing: Dressing): string {
  const end = html.indexOf(HEAD_END);
  if (end < 0) return html;
  const { brand, sprite } = look;
  const marks = [
    brand.density === 'compact' ? ' data-density="compact"' : '',
    sprite ? ` data-sprite="${sprite.href}"` : '',
  ].join('');
  const head = html.slice(0, end).replace(/<html\b/, () => `<html${marks}`);
  return `${head}${headTags(look, dressing)}${html.slice(end)}`;
}
