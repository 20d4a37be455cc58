import sharp, { type Sharp } from 'sharp';
import { type ImageFormat, qualityIn } from '#parts/picture/image-address.ts';
import { ImageFault } from './image-source.ts';

/** A picture of this many pixels fills a wall; more is an attack. */
const PIXELS_MAX = 40_000_000;
const READ = new Set(['png', 'jpeg', 'webp', 'heif', 'gif']);
/** Encoders know no quality below. */
const QUALITY_MIN = 1;
/** A fast encoder: what it makes is kept, and somebody waits for the first one. */
const AVIF_EFFORT = 3;

export interface EncodedImage {
  readonly format: ImageFormat | 'svg';
  readonly body: Buffer;
}

function encode(image: Sharp, format: ImageFormat, quality: number): Promise<Buffer> {
  const asked = Math.max(QUALITY_MIN, qualityIn(format, quality));
  switch (format) {
    case 'avif':
      return image.avif({ quality: asked, effort: AVIF_EFFORT }).toBuffer();
    case 'webp':
      return image.webp({ quality: asked }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: asked, mozjpeg: true }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 9 }).toBuffer();
  }
}

/**
 * A picture in a width and format, never wider than it is. `plain` is JPEG, or PNG where something is transparent.
 * Errors: `ImageFault` for bytes that are no picture.
 */
export async function encodeImage(
  original: Buffer,
  { width, quality, format }: { width: number; quality: number; format: 'avif' | 'webp' | 'plain' },
): Promise<EncodedImage> {
  try {
    const image = sharp(original, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format: read, hasAlpha } = await image.metadata();
    if (!READ.has(read)) throw new ImageFault(502, `a picture of the format ${read} is not read`);
    const chosen = format === 'plain' ? (hasAlpha ? 'png' : 'jpeg') : format;
    const resized = image.rotate().resize({ width, withoutEnlargement: true });
    return { format: chosen, body: await encode(resized, chosen, quality) };
  } catch (error) {
    if (error instanceof ImageFault) throw error;
    throw new ImageFault(502, 'the picture cannot be read');
  }
}
