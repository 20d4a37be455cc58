import type { IncomingMessage, ServerResponse } from 'node:http';
import { IMAGE_PATH } from '@touchline/contract/constants';
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
/** A page asks for many logos at once; each is small, and made once. */
const LOGO_ENCODINGS = { active: 2, waiting: 600, waitingEach: 300 };
const SECONDS_KEPT = 3_600;
const FOR_AN_HOUR = `public, max-age=${SECONDS_KEPT}, stale-while-revalidate=86400`;
const FOR_EVER = 'public, max-age=31536000, immutable';

type Format = EncodedImage['format'];

const FORMATS: Readonly<Record<string, Format>> = { a: 'avif', w: 'webp', j: 'jpeg', p: 'png', s: 'svg' };
const letterOf = (format: Format) => format.charAt(0);

/** On disk a picture's first letter says its format. */
const packed = ({ format, body }: EncodedImage) => Buffer.concat([Buffer.from(letterOf(format)), body]);
function unpacked(held: Buffer): EncodedImage | undefined {
  const format = FORMATS[held.toString('latin1', 0, 1)];
  return format && { format, body: held.subarray(1) };
}

function send(
  { format, body }: EncodedImage,
  { isVersioned }: ImageRequest,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const isVector = format === 'svg';
  response.writeHead(200, {
    'content-type': isVector ? 'image/svg+xml' : `image/${format}`,
    'content-length': body.length,
    'cache-control': isVersioned ? FOR_EVER : FOR_AN_HOUR,
    // Shapes of a vector picture may carry their styles.
    'content-security-policy': `default-src 'none'${isVector ? "; style-src 'unsafe-inline'" : ''}`,
    // Logos stand in other people's pages too: the match export names them.
    'cross-origin-resource-policy': isVersioned ? 'cross-origin' : 'same-origin',
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

type AskedFormat = ReturnType<typeof formatFor>;

/** Serves an operator's pictures in the widths and formats that browsers ask for. */
export function createImages({ houseUrl, origins, cache, report }: ImageOptions) {
  const queues = { pictures: createRenderQueue(ENCODINGS), logos: createRenderQueue(LOGO_ENCODINGS) };
  const running = new Map<string, Promise<EncodedImage>>();

  async function make(asked: ImageRequest, format: AskedFormat, key: string, address: string) {
    const held = await cache.get(key);
    const known = held && unpacked(held);
    if (known) return known;
    const inTurn = asked.isVersioned ? queues.logos : queues.pictures;
    const made = await inTurn(address, async (): Promise<EncodedImage> => {
      const original = await fetchOriginal(asked);
      return asked.isVector ? { format: 'svg', body: original } : encodeImage(original, { ...asked, format });
    });
    await cache.put(key, packed(made)).catch(report);
    return made;
  }

  /** One making for all who ask for the same picture meanwhile. */
  function image(asked: ImageRequest, format: AskedFormat, address: string): Promise<EncodedImage> {
    const key = `${asked.source} ${asked.width} ${asked.quality} ${format}`;
    const current = running.get(key);
    if (current) return current;
    const made = make(asked, format, key, address).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  }

  return function serveImage(url: URL, request: IncomingMessage, response: ServerResponse): boolean {
    if (url.pathname !== IMAGE_PATH) return false;
    const asked = imageRequest(url.searchParams, { houseUrl, origins });
    if (!asked) {
      refuse(response, 400);
      return true;
    }
    image(asked, formatFor(request.headers.accept), clientAddress(request)).then(
      (made) => send(made, asked, request, response),
      (error: unknown) => {
        if (error instanceof QueueFull) return refuse(response, 503);
        if (!(error instanceof ImageFault)) report(error);
        return refuse(response, error instanceof ImageFault ? error.status : 500);
      },
    );
    return true;
  };
}
