import { IMAGE_QUALITY } from '@touchline/contract/constants';
import { clampQuality, IMAGE_WIDTHS, type ImageFormat } from '#parts/picture/image-address.ts';

/** A picture that somebody asks for. */
export interface ImageRequest {
  /** Where the original is: at the house, or at an origin that the operator allows. */
  readonly source: URL;
  readonly width: number;
  readonly quality: number;
}

interface ImagePlaces {
  readonly houseUrl: URL;
  /** Origins beside the house that pictures may come from. */
  readonly origins: readonly string[];
}

const WIDTHS: readonly number[] = IMAGE_WIDTHS;
/** A path in the operator's folder: plain names, none that leads out of it. */
const OWN_PATH = /^media\/(?:[\w-]+\/)?[\w-][\w.-]*\.[a-z]+$/;
const SOURCE_MAX = 500;

function sourceOf(text: string, { houseUrl, origins }: ImagePlaces): URL | undefined {
  if (text.length > SOURCE_MAX) return undefined;
  const path = text.replace(/^\//, '');
  if (OWN_PATH.test(path)) return new URL(`/${path}`, houseUrl);
  const url = URL.parse(text);
  if (!url || url.username || url.password || !origins.includes(url.origin)) return undefined;
  return url;
}

/** Reads the query of a picture; undefined for a source or a width that pictures are not made of. */
export function imageRequest(query: URLSearchParams, places: ImagePlaces): ImageRequest | undefined {
  const source = sourceOf(query.get('src') ?? '', places);
  const width = Number(query.get('w'));
  if (!source || !WIDTHS.includes(width)) return undefined;
  const quality = query.get('q');
  return { source, width, quality: quality === null ? IMAGE_QUALITY : clampQuality(Number(quality)) };
}

/** The format that a browser accepts and that needs the fewest bytes. */
export function formatFor(accept: string | undefined): Extract<ImageFormat, 'avif' | 'webp'> | 'plain' {
  const isAccepted = (type: string) =>
    new RegExp(`(?:^|,)\\s*image/${type}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`).test(
      accept ?? '',
    );
  if (isAccepted('avif')) return 'avif';
  return isAccepted('webp') ? 'webp' : 'plain';
}
