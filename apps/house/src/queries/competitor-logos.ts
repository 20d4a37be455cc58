import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompetitorRecord } from '#catalogue/records.ts';
import { slugText } from '#catalogue/slug.ts';
import { logoFault } from './logo-picture.ts';
import { stampOf } from './operator-file.ts';

/** Folder of logos, below the data folder and in addresses. */
export const LOGO_FOLDER = 'media/competitors';

const NAME = /^([a-z\d]+(?:-[a-z\d]+)*)\.(svg|png|jpe?g|webp|avif|gif)$/;
/** How old what is known of the folder may be. */
const FRESH_MS = 2_000;

/** Address of a competitor's logo; null if there is none. */
export type LogoOf = (competitor: Pick<CompetitorRecord, 'id' | 'name'>) => string | null;

interface LogoFile {
  readonly stamp: string | null;
  /** Names the content; null for a file that cannot be a logo. */
  readonly version: string | null;
}

async function readLogo(folder: string, file: string, stamp: string | null): Promise<LogoFile> {
  const refuse = (reason: string): LogoFile => {
    console.warn(`warning: ${join(folder, file)}: ${reason}`);
    return { stamp, version: null };
  };
  const extension = NAME.exec(file)?.[2];
  if (extension === undefined)
    return refuse('must be called {id}.{type} or {name}.{type}, in lower case letters, digits and dashes');
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  if (!bytes) return refuse('the file cannot be read');
  const fault = logoFault(extension, bytes);
  if (fault !== null) return refuse(fault);
  return { stamp, version: createHash('sha256').update(bytes).digest('hex').slice(0, 12) };
}

/** Logos of competitors in the operator's folder, named by id or by name: `1701.svg`, `harbour-city.png`. */
export function createCompetitorLogos(dataDir: string, now: () => number = Date.now) {
  const folder = join(dataDir, LOGO_FOLDER);
  let files: ReadonlyMap<string, LogoFile> = new Map();
  let addresses = new Map<string, string>();
  let version = '';
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read() {
    const names = (await readdir(folder).catch(() => [])).filter((file) => !file.startsWith('.')).sort();
    const next = new Map<string, LogoFile>();
    for (const file of names) {
      const stamp = await stampOf(join(folder, file));
      const before = files.get(file);
      next.set(file, before?.stamp === stamp ? before : await readLogo(folder, file, stamp));
    }
    files = next;
    addresses = new Map();
    for (const [file, logo] of files) {
      const key = file.slice(0, file.lastIndexOf('.'));
      if (logo.version !== null && !addresses.has(key))
        addresses.set(key, `/${LOGO_FOLDER}/${file}?v=${logo.version}`);
    }
    version = [...addresses.values()].join();
  }

  /** Reads what has changed in the folder. */
  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      readAt = now();
      reading = undefined;
    });
    return reading;
  }

  /** Reads the folder in the background: lists of matches do not wait for it. */
  function keepFresh() {
    if (now() - readAt >= FRESH_MS) void refresh();
  }

  const of: LogoOf = ({ id, name }) => {
    keepFresh();
    if (addresses.size === 0) return null;
    return addresses.get(id) ?? addresses.get(slugText(name)) ?? null;
  };

  return {
    of,
    refresh,
    /** Changes when any logo does. */
    version() {
      keepFresh();
      return version;
    },
    /** Names the content of a file; undefined if it cannot be a logo. */
    async versionOf(file: string, asked: string | undefined): Promise<string | undefined> {
      const known = files.get(file)?.version;
      if (known === undefined || (asked !== undefined && known !== asked)) await refresh();
      return files.get(file)?.version ?? undefined;
    },
    /** Addresses by the id or the name that the file is called by. */
    addresses: (): ReadonlyMap<string, string> => addresses,
  };
}

export type CompetitorLogos = ReturnType<typeof createCompetitorLogos>;
