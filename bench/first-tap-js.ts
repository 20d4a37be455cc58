import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/toolchain/root.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { type Device, OPEN_PRICE, slowDown, visit } from './pages.ts';
import { median } from './statistics.ts';

const LOADS = 3;
const CLIENT = join(root, 'apps', 'web', 'dist', 'client');
const BASE = '/sports/';
// As the common web servers compress what they send.
const GZIP_LEVEL = 6;
/** A phone network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. What is asked for later then also comes later. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What a page brings by itself after it answers has come by then. */
const LATER_MS = 8_000;
const ANSWER_LIMIT_MS = 60_000;

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const gzipped = new Map<string, number>();

/** Compressed size of a built script, in bytes. */
function sizeOf(file: string): number {
  const held = gzipped.get(file);
  if (held !== undefined) return held;
  const size = gzipSync(readFileSync(join(CLIENT, file)), { level: GZIP_LEVEL }).length;
  gzipped.set(file, size);
  return size;
}

const total = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

/** The entry and everything that it imports before it runs. */
function entryFiles(): string[] {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  const add = (entry: ManifestEntry | undefined) => {
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const key of entry.imports ?? []) add(manifest[key]);
  };
  for (const entry of Object.values(manifest)) if (entry.isEntry) add(entry);
  return [...files];
}

/** Taps the first price every 10 ms until it is selected; runs in the page from its first moment. */
function tapUntilAnswered(selector: string) {
  let key: string | undefined;
  const timer = setInterval(() => {
    const again = key === undefined ? null : document.querySelector<HTMLElement>(`[data-price="${key}"]`);
    if (again?.ariaPressed === 'true') {
      clearInterval(timer);
      performance.mark('answered');
      return;
    }
    const price = again ?? document.querySelector<HTMLElement>(selector);
    key = price?.dataset.price;
    price?.click();
  }, 10);
}

interface FirstTap {
  /** ms since the navigation began. */
  readonly answeredAt: number;
  /** Scripts that had arrived by then, and those that came later. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Scripts of a page by the time at which they had arrived. */
async function firstTap(around: Around, device: Device): Promise<FirstTap> {
  const { webUrl } = await around.stack();
  const { page, cdp, close } = await visit(await around.browser(), device);
  try {
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await slowDown(cdp, 4);
    await page.addInitScript(tapUntilAnswered, OPEN_PRICE);
    await page.goto(`${webUrl}/sports`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0, null, {
      timeout: ANSWER_LIMIT_MS,
    });
    await page.waitForTimeout(LATER_MS);
    const { answeredAt, scripts } = await page.evaluate(() => ({
      answeredAt: performance.getEntriesByName('answered')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map((entry) => ({
          path: new URL(entry.name).pathname,
          arrivedAt: (entry as PerformanceResourceTiming).responseEnd, // entries of the type asked for
        })),
    }));
    const files = (early: boolean) =>
      scripts
        .filter(({ arrivedAt }) => arrivedAt <= answeredAt === early)
        .map(({ path }) => path.slice(BASE.length));
    return { answeredAt, before: files(true), after: files(false) };
  } finally {
    await close();
  }
}

const kB = (bytes: number) => bytes / 1000;

const largest = (files: readonly string[]) =>
  [...files]
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, 5)
    .map(
      (file) =>
        `${file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')} ${kB(sizeOf(file)).toFixed(1)}`,
    )
    .join(', ');

async function figuresOf(around: Around, device: Device): Promise<Figure[]> {
  const taps: FirstTap[] = [];
  for (let index = 0; index < LOADS; index += 1) taps.push(await firstTap(around, device));
  const bytes = median(taps.map(({ before }) => total(before)));
  const typical = taps.find(({ before }) => total(before) === bytes) ?? taps[0];
  if (!typical) throw new Error('No load was measured.');
  return [
    {
      what: `JavaScript that has arrived when home answers the first tap, ${device}`,
      value: kB(bytes),
      unit: 'kB',
      bar: { atMost: 150, goal: 'goal 140' },
      note: `gzip; ${typical.before.length} files: ${largest(typical.before)}`,
    },
    {
      what: `JavaScript that comes after it, ${device}`,
      value: kB(total(typical.after)),
      unit: 'kB',
      note: `${typical.after.length} files: ${largest(typical.after)}`,
    },
    {
      what: `first tap answered, 1.6 Mbit/s and 4 × slower processor, ${device}`,
      value: median(taps.map(({ answeredAt }) => answeredAt)),
      unit: 'ms',
    },
  ];
}

async function runFirstTap(around: Around): Promise<Figure[]> {
  await around.stack();
  const entry = entryFiles();
  return [
    ...(await figuresOf(around, 'desktop')),
    ...(await figuresOf(around, 'phone')),
    {
      what: 'entry and all that it imports before it runs',
      value: kB(total(entry)),
      unit: 'kB',
      note: `gzip; ${entry.length} files: ${largest(entry)}`,
    },
  ];
}

export const firstTapJs: Bench = {
  name: 'first-tap-js',
  title: 'JavaScript before the first tap',
  run: runFirstTap,
};
