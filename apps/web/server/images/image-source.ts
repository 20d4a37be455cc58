import { fetchNamed } from '../request-id.ts';
import type { ImageRequest } from './image-request.ts';

/** Why there is no picture: the answer's status. */
export class ImageFault extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(reason);
    this.name = 'ImageFault';
    this.status = status;
  }
}

const BYTES_MAX = 10 * 1024 * 1024;
const TIMEOUT_MS = 5_000;
const BITMAP = /^image\/(?:png|jpeg|webp|avif|gif)(?:;|$)/;
const VECTOR = /^image\/svg\+xml(?:;|$)/;

async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw new ImageFault(502, 'the picture is larger than 10 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches an original. It is followed nowhere: an allowed origin could lead into the operator's own network.
 * Errors: `ImageFault` for one that is not there, not a picture, too large or too slow.
 */
export async function fetchOriginal({
  source,
  isVector,
}: Pick<ImageRequest, 'source' | 'isVector'>): Promise<Buffer> {
  let answer: Response;
  try {
    answer = await fetchNamed(source, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new ImageFault(502, `${source.origin} does not answer`);
  }
  const drop = () => answer.body?.cancel();
  if (answer.status === 404) {
    await drop();
    throw new ImageFault(404, 'there is no such picture');
  }
  const type = isVector ? VECTOR : BITMAP;
  if (answer.status !== 200 || !answer.body || !type.test(answer.headers.get('content-type') ?? '')) {
    await drop();
    throw new ImageFault(502, `${source} was answered with ${answer.status} and no picture`);
  }
  try {
    return await readAtMost(answer.body, BYTES_MAX);
  } catch (error) {
    if (error instanceof ImageFault) throw error;
    throw new ImageFault(502, `${source.origin} stopped within a picture`);
  }
}
