import { type Brand, hexOf, paletteOf } from '@touchline/contract/brand';
import sharp from 'sharp';

/** Icons of an installed product, by their names. Units: `size` in pixels; `room` is the mark's share of the width. */
const ICONS = {
  'icon-180': { size: 180, room: 1, isFull: true },
  'icon-192': { size: 192, room: 1, isFull: false },
  'icon-512': { size: 512, room: 1, isFull: false },
  // A system cuts it to a shape of its own: what matters lies in the middle.
  'icon-maskable': { size: 512, room: 0.7, isFull: true },
} as const;
export type IconFile = keyof typeof ICONS;

export const isIconFile = (name: string): name is IconFile => Object.hasOwn(ICONS, name);

const SIDE = 26;

/** The brand's mark on its paint. `isFull` leaves no corner free. */
export function brandIcon(brand: Brand, { room = 1, isFull = false } = {}): string {
  const { 'accent-fill': paint, 'accent-on': on } = paletteOf(brand, 'dark');
  const shift = (SIDE * (1 - room)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" rx="${isFull ? 0 : 6}" fill="${hexOf(paint)}"/>`,
    `<path d="${brand.mark}" transform="translate(${shift} ${shift}) scale(${room})"`,
    ` fill="none" stroke="${hexOf(on)}" stroke-width="2.4"/></svg>`,
  ].join('');
}

const POINTS_PER_INCH = 72;

/** The same as a PNG, for systems that draw no outlines. */
export function brandPng(brand: Brand, name: IconFile): Promise<Buffer> {
  const { size, ...drawn } = ICONS[name];
  const svg = Buffer.from(brandIcon(brand, drawn));
  return sharp(svg, { density: (POINTS_PER_INCH * size) / SIDE })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
