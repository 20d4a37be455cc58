import { IMAGE_QUALITY } from '@touchline/contract/constants';
import { clampQuality, IMAGE_WIDTHS, type ImageFormat } from '#parts/picture/image-address.ts';

/** A picture that somebody asks for. */
export interface ImageRequest {
  /** Where the original is: at the house, or at an origin that the operator allows. */
  readonly source: URL;
  readonly width: number;
  readonly quality: number;
  /** Whether the file is sent without being re-encoded. */
  readonly isVector: boolean;
  /** Whether the address says what is in it, as that of a competitor's logo does. */
  readonly isVersioned: boolean;
}

interface ImagePlaces {
  readonly houseUrl: URL;
  /** Origins beside the house that pictures may come from. */
  readonly origins: readonly string[];
}

const WIDTHS: readonly number[] = IMAGE_WIDTHS;
/** A path in the operator's folder: plain names, none that leads out of it. The house answers one version alone. */
const OWN_PATH = /^media\/(?:[\w-]+\/)?[\w-][\w.-]*\.[a-z]+(?:\?v=[\da-f]{12})?$/;
const SOURCE_MAX = 500;

type Source = Pick<ImageRequest, 'source' | 'isVector' | 'isVersioned'>;

function sourceOf(text: string, { houseUrl, origins }: ImagePlaces): Source | undefined {
  if (text.length > SOURCE_MAX) return undefined;
  const path = text.replace(/^\//, '');
  if (OWN_PATH.test(path)) {
    const source = new URL(`/${path}`, houseUrl);
    return { source, isVector: source.pathname.endsWith('.svg'), isVersioned: source.search !== '' };
  }
  const url = URL.parse(text);
  if (!url || url.username || url.password || !origins.includes(url.origin)) return undefined;
  return { source: url, isVector: false, isVersioned: false };
}

/** Reads the query of a picture; undefined for a source or a width that pictures are not made of. */
export function imageRequest(query: URLSearchParams, places: ImagePlaces): ImageRequest | undefined {
  const found = sourceOf(query.get('src') ?? '', places);
  const width = Number(query.get('w'));
  if (!found || !WIDTHS.includes(width)) return undefined;
  const quality = query.get('q');
  return { ...found, width, quality: quality === null ? IMAGE_QUALITY : clampQuality(Number(quality)) };
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
