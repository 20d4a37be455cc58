import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionOf } from '../look/look.ts';

interface Entry {
  readonly bytes: number;
  /** When it was written. */
  readonly at: number;
}

interface CacheOptions {
  readonly folder: string;
  /** Bytes of all pictures together. */
  readonly maxBytes: number;
  /** How long a picture stands for its original, which may change. */
  readonly maxAgeMs: number;
  readonly now: () => number;
}

const SUFFIX = '.picture';

/** What an earlier process left in the folder, the oldest first. */
function readFolder(folder: string): Map<string, Entry> {
  mkdirSync(folder, { recursive: true });
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return [name, { bytes: size, at: mtimeMs }] as const;
    });
  return new Map(found.sort(([, a], [, b]) => a.at - b.at));
}

/** Pictures on disk. The one that was used longest ago goes when the bytes are spent. */
export function createImageCache({ folder, maxBytes, maxAgeMs, now }: CacheOptions) {
  const entries = readFolder(folder);
  let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);

  async function drop(name: string) {
    bytes -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
    await rm(join(folder, name), { force: true });
  }

  const nameOf = (key: string) => `${versionOf(key)}${versionOf(`picture ${key}`)}${SUFFIX}`;

  return {
    /** The picture of a key; undefined where it is not there, too old, or somebody took its file away. */
    async get(key: string): Promise<Buffer | undefined> {
      const name = nameOf(key);
      const entry = entries.get(name);
      if (!entry) return undefined;
      if (now() - entry.at >= maxAgeMs) {
        await drop(name);
        return undefined;
      }
      entries.delete(name);
      entries.set(name, entry);
      return readFile(join(folder, name)).catch(async () => {
        await drop(name);
        return undefined;
      });
    },
    async put(key: string, body: Buffer): Promise<void> {
      const name = nameOf(key);
      if (body.length > maxBytes) return;
      // Whole or not at all: a process may end while it writes.
      const draft = join(folder, `${name}.${process.pid}`);
      await writeFile(draft, body);
      await rename(draft, join(folder, name));
      bytes += body.length - (entries.get(name)?.bytes ?? 0);
      entries.delete(name);
      entries.set(name, { bytes: body.length, at: now() });
      for (const oldest of [...entries.keys()]) {
        if (bytes <= maxBytes) break;
        await drop(oldest);
      }
    },
    bytes: () => bytes,
  };
}

export type ImageCache = ReturnType<typeof createImageCache>;
