import { readFile } from 'node:fs/promises';
import { HOUSE_ROOT } from '../house-root.ts';

/** Parts of the clip, each as long as the next. `scripts/make-clip.sh` makes them. */
export const CLIP_PARTS = 8;
export const PART_MS = 2_000;

/** What the parts begin with, and a part. */
const FILE = /^(?:start\.mp4|[0-7]\.m4s)$/;

const held = new Map<string, Promise<Buffer<ArrayBuffer>>>();

function read(name: string): Promise<Buffer<ArrayBuffer>> {
  const known = held.get(name);
  if (known) return known;
  const reading = readFile(new URL(`src/streams/clip/${name}`, HOUSE_ROOT)).then((bytes) =>
    Buffer.from(bytes),
  );
  held.set(name, reading);
  reading.catch(() => held.delete(name));
  return reading;
}

/** A file of the clip; null where it has none of that name. */
export async function clipFile(name: string): Promise<Buffer<ArrayBuffer> | null> {
  return FILE.test(name) ? await read(name) : null;
}

/** The clip in one piece, for players that know nothing of playlists. */
export async function wholeClip(): Promise<Buffer<ArrayBuffer>> {
  const names = ['start.mp4', ...Array.from({ length: CLIP_PARTS }, (_, part) => `${part}.m4s`)];
  return Buffer.concat(await Promise.all(names.map(read)));
}
