import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { bin, root } from '../scripts/toolchain/root.mjs';
import { run } from '../scripts/toolchain/run.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import type { BatchTimes } from './live-update/page-api.ts';
import { median } from './statistics.ts';

const SIZES = [1_500, 4_500] as const;
const BATCHES = 200;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function buildPage(folder: string): Promise<string> {
  const out = join(folder, 'live-update');
  const config = join(root, 'bench', 'live-update', 'vite.config.mts');
  const { code, output } = await run(
    process.execPath,
    [bin('vite'), 'build', '--config', config, '--outDir', out, '--logLevel', 'warn'],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`The page of live-update could not be built.\n${output}`);
  return out;
}

/** Serves a folder isolated from other origins: the browser's clock then counts in 5 µs instead of 100. */
async function serve(folder: string) {
  const server = createServer(async (request, answer) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    const file = path === '/' ? '/index.html' : path;
    try {
      const body = await readFile(join(folder, file));
      answer.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      });
      answer.end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

async function measure(page: Page): Promise<BatchTimes[]> {
  const all: BatchTimes[] = [];
  for (const size of SIZES) {
    const times = await page.evaluate(([mounted, batches]) => window.liveUpdate.measure(mounted, batches), [
      size,
      BATCHES,
    ] as const);
    if (times.mounted < size || !times.shown)
      throw new Error(`Of ${size} prices ${times.mounted} are mounted; shown as sent: ${times.shown}.`);
    all.push(times);
  }
  return all;
}

function figuresOf({ mounted, patches, cards, direct, formatted }: BatchTimes): Figure[] {
  const [patch, card, written, made] = [patches, cards, direct, formatted].map(median) as [
    number,
    number,
    number,
    number,
  ]; // one median per list
  return [
    {
      what: `${mounted} odds: store and buttons, per batch of 33, against direct writes`,
      value: patch / written,
      unit: '×',
      bar: { atMost: 2 },
      note: `${patch.toFixed(3)} ms against ${written.toFixed(3)} ms`,
    },
    {
      what: `${mounted} odds: the same told by cards of five markets`,
      value: card / written,
      unit: '×',
      note: `${card.toFixed(3)} ms`,
    },
    {
      what: `${mounted} odds: against direct writes that make their texts themselves`,
      value: patch / made,
      unit: '×',
      note: `${made.toFixed(3)} ms`,
    },
  ];
}

async function runLiveUpdate({ browser, folder }: Around): Promise<Figure[]> {
  const site = await serve(await buildPage(folder));
  const page = await (await browser()).newPage();
  try {
    await page.goto(site.url);
    await page.waitForFunction(() => window.crossOriginIsolated && 'liveUpdate' in window);
    const all = await measure(page);
    const [small, large] = all.map(({ patches }) => median(patches)) as [number, number]; // one per size
    return [
      ...all.flatMap(figuresOf),
      {
        what: 'larger page against the smaller one',
        value: Math.max(small, large) / Math.min(small, large),
        unit: '×',
        bar: { atMost: 1.25 },
      },
    ];
  } finally {
    await page.close();
    site.close();
  }
}

export const liveUpdate: Bench = {
  name: 'live-update',
  title: 'Live update',
  run: runLiveUpdate,
};
