import {
  BREAKPOINTS,
  IMAGE_PATH,
  IMAGE_QUALITY,
  IMAGE_QUALITY_AVIF_FACTOR,
  IMAGE_QUALITY_WEBP_FACTOR,
} from '@touchline/contract/constants';

/** Pages stop growing at the widest breakpoint, and so do pictures. */
const WIDEST = BREAKPOINTS.xl;
/** Widths in which pictures are made, in pixels; any other would be a picture that nobody else has asked for. */
export const IMAGE_WIDTHS = [64, 128, 256, 384, 640, 828, 1080, 1440, WIDEST] as const;

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** Quality as encoders take it: a whole number from 0 to 100. Source: specification §5. */
export const clampQuality = (quality: number): number =>
  Number.isNaN(quality) ? IMAGE_QUALITY : Math.round(Math.min(100, Math.max(0, quality)));

const FACTORS: Readonly<Record<ImageFormat, number>> = {
  avif: IMAGE_QUALITY_AVIF_FACTOR,
  webp: IMAGE_QUALITY_WEBP_FACTOR,
  jpeg: 1,
  png: 1,
};

/** The quality that looks the same in a format. Source: specification §9. */
export const qualityIn = (format: ImageFormat, quality: number): number =>
  clampQuality(clampQuality(quality) * FACTORS[format]);

/** The narrowest width in which a picture fills `width` pixels. */
export const widthFor = (width: number): number => IMAGE_WIDTHS.find((made) => made >= width) ?? WIDEST;

/** Address of a picture in one width. `source` is its path in the operator's folder, or a whole address. */
export function imageAddress(source: string, width: number, quality: number = IMAGE_QUALITY): string {
  const clamped = clampQuality(quality);
  const query = new URLSearchParams({ src: source, w: String(widthFor(width)) });
  if (clamped !== IMAGE_QUALITY) query.set('q', String(clamped));
  return `${IMAGE_PATH}?${query}`;
}

/** The widths of a picture that is `width` pixels wide itself: beyond it there is nothing more to see. */
const widthsUpTo = (width: number) => IMAGE_WIDTHS.filter((made) => made <= widthFor(width));

/** What an `img` needs to choose by its size on the screen. Units: `width` in pixels of the picture itself. */
export function imageSources(source: string, width: number, quality?: number) {
  return {
    src: imageAddress(source, width, quality),
    srcSet: widthsUpTo(width)
      .map((made) => `${imageAddress(source, made, quality)} ${made}w`)
      .join(', '),
  };
}
