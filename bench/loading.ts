import type { Around, Bench, Figure } from './bench.ts';
import { type Device, linkOn, slowDown, visit } from './pages.ts';
import { median } from './statistics.ts';

const LOADS = 5;
const WATCH_MS = 6_000;

interface Loading {
  /** Sum of what tasks after the first paint took beyond 50 ms. */
  readonly blockedMs: number;
  readonly longestMs: number;
  readonly shift: number;
  /** What moved, with its part of the shift. */
  readonly moved: readonly string[];
}

/** Notes long tasks and shifts of the layout; runs in the page from its first moment. */
function observe() {
  const noted = {
    tasks: [] as { at: number; ms: number }[],
    shifts: [] as { value: number; what: string }[],
    paintAt: 0,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.tasks.push({ at: entry.startTime, ms: entry.duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) noted.paintAt = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const [source] = entry.sources;
      const node = source?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      noted.shifts.push({
        value: entry.value,
        what: element ? `${element.localName}.${element.className}` : '?',
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  window.loadingNoted = noted;
}

async function loadOnce(around: Around, url: string, device: Device): Promise<Loading> {
  const { page, cdp, close } = await visit(await around.browser(), device);
  try {
    await slowDown(cdp, 4);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCH_MS);
    const { tasks, shifts, paintAt } = await page.evaluate(() => window.loadingNoted);
    const late = tasks.filter(({ at, ms }) => at + ms > paintAt);
    return {
      blockedMs: late.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
      longestMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts
        .filter(({ value }) => value > 0.001)
        .map(({ value, what }) => `${what} ${value.toFixed(3)}`),
    };
  } finally {
    await close();
  }
}

async function figuresOf(around: Around, name: string, url: string, device: Device): Promise<Figure[]> {
  const loads: Loading[] = [];
  for (let index = 0; index < LOADS; index += 1) loads.push(await loadOnce(around, url, device));
  const of = (key: 'blockedMs' | 'longestMs' | 'shift') => median(loads.map((one) => one[key]));
  const moved = [...new Set(loads.flatMap((one) => one.moved))].slice(0, 3).join('; ');
  return [
    { what: `${name}, ${device}: blocking time`, value: of('blockedMs'), unit: 'ms', bar: { atMost: 250 } },
    { what: `${name}, ${device}: longest task`, value: of('longestMs'), unit: 'ms', bar: { atMost: 200 } },
    {
      what: `${name}, ${device}: layout shift`,
      value: of('shift'),
      unit: '',
      bar: { atMost: 0.02 },
      ...(moved !== '' && { note: moved }),
    },
  ];
}

async function runLoading(around: Around): Promise<Figure[]> {
  const { webUrl } = await around.stack();
  const screens = [
    ['home', `${webUrl}/sports`],
    ['live', `${webUrl}/sports/live`],
    ['league', await linkOn(`${webUrl}/sports/football`, 'l')],
    ['match', await linkOn(`${webUrl}/sports/live`, 'm')],
  ] as const;
  const figures: Figure[] = [];
  for (const device of ['desktop', 'phone'] as const)
    for (const [name, url] of screens) {
      around.say(`${name}, ${device}`);
      figures.push(...(await figuresOf(around, name, url, device)));
    }
  return figures;
}

export const loading: Bench = { name: 'loading', title: 'Loading at 4 × throttle', run: runLoading };

/** Not yet among TypeScript's own descriptions of the browser. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    loadingNoted: {
      tasks: { at: number; ms: number }[];
      shifts: { value: number; what: string }[];
      paintAt: number;
    };
  }
}
