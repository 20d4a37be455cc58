import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../scripts/start/ports.mjs';
import { ensureChromium } from '../scripts/toolchain/chromium.mjs';
import { Sentence } from '../scripts/toolchain/sentence.mjs';
import type { Around, Bench, Figure } from './bench.ts';
import { linkOn } from './pages.ts';
import { median } from './statistics.ts';

/** Fewer, to see that it runs: `BENCH_LIGHTHOUSE_RUNS=1`. */
const RUNS = Number(process.env.BENCH_LIGHTHOUSE_RUNS ?? 5);
const KB = 1_000;

/** Parts of a report, with what is aimed at. */
const CATEGORIES = [
  ['performance', 95],
  ['accessibility', 100],
  ['best-practices', 100],
] as const;

/** Chromium with a port on which Lighthouse speaks to it. */
async function launch(port: number) {
  const found = await ensureChromium();
  if ('missing' in found) throw new Sentence(found.missing);
  return chromium.launch({
    executablePath: found.path,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
}

/** What Lighthouse answers where the browser's recording has a gap; it asks to be run again itself. */
const RECORDING_FAULTS = ['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED'];
const LOOKS = 3;

/** One visit of a phone that Lighthouse imitates: slow network, 4 × slower processor, nothing kept. */
async function look(url: string, port: number, left = LOOKS): Promise<Result> {
  const seen = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    onlyCategories: CATEGORIES.map(([name]) => name),
  });
  if (!seen) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { runtimeError } = seen.lhr;
  if (runtimeError && left > 1 && RECORDING_FAULTS.includes(runtimeError.code))
    return look(url, port, left - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return seen.lhr;
}

/** What costs points in a part of a report. */
function lost({ categories, audits }: Result, name: string): string {
  const refs = categories[name]?.auditRefs ?? [];
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
    .slice(0, 4)
    .join('; ');
}

function figuresOf(name: string, reports: readonly Result[]): Figure[] {
  const [first] = reports;
  if (!first) throw new Error('Nothing was measured.');
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const scores = CATEGORIES.map(([category, aim]): Figure => {
    const of = (report: Result) => 100 * (report.categories[category]?.score ?? 0);
    const value = median(reports.map(of));
    const typical = reports.find((report) => of(report) === value) ?? first;
    return {
      what: `${name}: ${category}`,
      value,
      unit: '',
      bar: { goal: `goal ${aim}` },
      ...(value < 100 && { note: lost(typical, category) }),
    };
  });
  return [
    ...scores,
    {
      what: `${name}: blocking time`,
      value: audit('total-blocking-time'),
      unit: 'ms',
      bar: { atMost: 250 },
    },
    {
      what: `${name}: layout shift`,
      value: audit('cumulative-layout-shift'),
      unit: '',
      bar: { atMost: 0.02 },
    },
    { what: `${name}: largest paint`, value: audit('largest-contentful-paint'), unit: 'ms' },
    {
      what: `${name}: all bytes of a visit`,
      value: audit('total-byte-weight') / KB,
      unit: 'kB',
      note: 'what comes after the first tap as well',
    },
  ];
}

async function runLighthouse(around: Around): Promise<Figure[]> {
  const { webUrl } = await around.stack();
  const screens = [
    ['home', `${webUrl}/sports`],
    ['live', `${webUrl}/sports/live`],
    ['sport', `${webUrl}/sports/football`],
    ['league', await linkOn(`${webUrl}/sports/football`, 'l')],
    ['match', await linkOn(`${webUrl}/sports/live`, 'm')],
  ] as const;
  const port = await freePort();
  const browser = await launch(port);
  const figures: Figure[] = [];
  try {
    for (const [name, url] of screens) {
      around.say(`${name}, ${RUNS} times`);
      const reports: Result[] = [];
      while (reports.length < RUNS) reports.push(await look(url, port));
      figures.push(...figuresOf(name, reports));
    }
  } finally {
    await browser.close();
  }
  return figures;
}

export const lighthouseScores: Bench = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile',
  run: runLighthouse,
};
