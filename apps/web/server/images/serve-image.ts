import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ImageFormat } from '#parts/picture/image-address.ts';
import { IMAGE_PLACE } from '#parts/picture/image-place.ts';
import { clientAddress } from '../forwarded.ts';
import { createRenderQueue, QueueFull } from '../render-queue.ts';
import { type EncodedImage, encodeImage } from './encode-image.ts';
import type { ImageCache } from './image-cache.ts';
import { formatFor, type ImageRequest, imageRequest } from './image-request.ts';
import { fetchOriginal, ImageFault } from './image-source.ts';

interface ImageOptions {
  readonly houseUrl: URL;
  readonly origins: readonly string[];
  readonly cache: ImageCache;
  readonly report: (error: unknown) => void;
}

/** Encoding takes a processor whole: few at a time, and a bounded line before them. */
const ENCODINGS = { active: 2, waiting: 32, waitingEach: 24 };
const SECONDS_KEPT = 3_600;

const TYPES: Readonly<Record<string, ImageFormat>> = { a: 'avif', w: 'webp', j: 'jpeg', p: 'png' };
const letterOf = (format: ImageFormat) => format.charAt(0);

/** On disk a picture's first letter says its format. */
const packed = ({ format, body }: EncodedImage) => Buffer.concat([Buffer.from(letterOf(format)), body]);
function unpacked(held: Buffer): EncodedImage | undefined {
  const format = TYPES[held.toString('latin1', 0, 1)];
  return format && { format, body: held.subarray(1) };
}

function send({ format, body }: EncodedImage, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(200, {
    'content-type': `image/${format}`,
    'content-length': body.length,
    'cache-control': `public, max-age=${SECONDS_KEPT}, stale-while-revalidate=86400`,
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': 0,
    ...(status === 503 && { 'retry-after': '1' }),
  });
  response.end();
}

type Format = 'avif' | 'webp' | 'plain';

/** Serves an operator's pictures in the widths and formats that browsers ask for. */
export function createImages({ houseUrl, origins, cache, report }: ImageOptions) {
  const inTurn = createRenderQueue(ENCODINGS);
  const running = new Map<string, Promise<EncodedImage>>();

  async function make(asked: ImageRequest, format: Format, key: string, address: string) {
    const held = await cache.get(key);
    const known = held && unpacked(held);
    if (known) return known;
    const made = await inTurn(address, async () =>
      encodeImage(await fetchOriginal(asked.source), { ...asked, format }),
    );
    await cache.put(key, packed(made)).catch(report);
    return made;
  }

  /** One making for all who ask for the same picture meanwhile. */
  function image(asked: ImageRequest, format: Format, address: string): Promise<EncodedImage> {
    const key = `${asked.source} ${asked.width} ${asked.quality} ${format}`;
    const current = running.get(key);
    if (current) return current;
    const made = make(asked, format, key, address).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  }

  return function serveImage(url: URL, request: IncomingMessage, response: ServerResponse): boolean {
    if (url.pathname !== IMAGE_PLACE) return false;
    const asked = imageRequest(url.searchParams, { houseUrl, origins });
    if (!asked) {
      refuse(response, 400);
      return true;
    }
    image(asked, formatFor(request.headers.accept), clientAddress(request)).then(
      (made) => send(made, request, response),
      (error: unknown) => {
        if (error instanceof QueueFull) return refuse(response, 503);
        if (!(error instanceof ImageFault)) report(error);
        return refuse(response, error instanceof ImageFault ? error.status : 500);
      },
    );
    return true;
  };
}
