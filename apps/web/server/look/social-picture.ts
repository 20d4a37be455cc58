import { type Brand, hexOf, paletteOf } from '@touchline/contract/brand';
import sharp from 'sharp';
import { brandIcon } from './brand-icon.ts';

/** Size that those who show a link to a page ask for, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const TILE = 240;

/** The brand's mark in the middle of a pitch. No letters: which fonts a server has is not known. */
function drawn(brand: Brand): string {
  const { width, height } = SOCIAL_SIZE;
  const { 'surface-bar': ground, 'accent-fill': paint } = paletteOf(brand, 'dark');
  const [middle, centre] = [width / 2, height / 2];
  const lines = [
    `<path d="M${middle} 0V${height}"/>`,
    `<circle cx="${middle}" cy="${centre}" r="${TILE}"/>`,
    `<rect x="-6" y="${centre - 170}" width="206" height="340"/>`,
    `<rect x="${width - 200}" y="${centre - 170}" width="206" height="340"/>`,
  ].join('');
  const place = `x="${middle - TILE / 2}" y="${centre - TILE / 2}" width="${TILE}" height="${TILE}"`;
  const tile = brandIcon(brand).replace(/ width="26" height="26"/, ` ${place}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${hexOf(ground)}"/>`,
    `<g fill="none" stroke="${hexOf(paint)}" stroke-opacity=".35" stroke-width="6">${lines}</g>`,
    `${tile}</svg>`,
  ].join('');
}

/** What stands beside a link to one of the product's pages elsewhere, as a PNG. */
export const socialPng = (brand: Brand): Promise<Buffer> =>
  sharp(Buffer.from(drawn(brand)))
    .png({ compressionLevel: 9 })
    .toBuffer();
