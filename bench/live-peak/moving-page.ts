import type { CDPSession, Page } from '@playwright/test';
import type { Around } from '../bench.ts';
import { type Device, slowDown, visit } from '../pages.ts';
import type { Evening } from './evening.ts';

const UP_LIMIT_MS = 60_000;
const SETTLE_MS = 8_000;
const KB = 1_000;

export interface MovingPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

/** Notes long tasks, and what the long frames were spent on; runs in the page from its first moment. */
export function observeTasks() {
  const noted: Window['longTasks'] = { tasks: [], frames: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      noted.tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongFrame[]) {
      const { startTime: at, duration, styleAndLayoutStart, scripts } = entry;
      const layoutMs = styleAndLayoutStart === 0 ? 0 : at + duration - styleAndLayoutStart;
      const longest = scripts.toSorted((a, b) => b.duration - a.duration)[0];
      const script = longest ? `${longest.invoker} ${Math.round(longest.duration)} ms, ` : '';
      noted.frames.push({ at, ms: duration, spent: `${script}style and layout ${Math.round(layoutMs)} ms` });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
  window.longTasks = noted;
}

/** The live page before a visitor whose processor is `rate` times slower; all of it is there and live. */
export async function openLive(
  around: Around,
  evening: Evening,
  device: Device,
  rate: number,
): Promise<MovingPage> {
  const { page, cdp, close } = await visit(await around.browser(), device);
  await page.addInitScript(observeTasks);
  await cdp.send('Performance.enable');
  await page.goto(`${evening.web.url}/sports/live`, { waitUntil: 'load' });
  await page.locator('html[data-transport="up"]').waitFor({ state: 'attached', timeout: UP_LIMIT_MS });
  await slowDown(cdp, rate);
  await page.waitForTimeout(SETTLE_MS);
  return { page, cdp, close };
}

async function threadSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** The text of each price of the page that can be bet on, by its key. */
const pricesOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('main button[data-price]')].map((button) => [
        button.dataset.price ?? '',
        button.textContent ?? '',
      ]),
    ),
  );

export interface Watched {
  readonly longestMs: number;
  /** What the frame of the longest task was spent on. */
  readonly longestSpent: string;
  /** Sum of what tasks took beyond 50 ms. */
  readonly blockedMs: number;
  /** Time that the page's thread worked, per second. */
  readonly threadMsPerSecond: number;
  readonly prices: number;
  /** Prices that stood otherwise at the end. */
  readonly moved: number;
}

/** What the page's thread does while nobody touches the page. */
export async function watch({ page, cdp }: MovingPage, forMs: number): Promise<Watched> {
  const before = await pricesOf(page);
  const from = await page.evaluate(() => performance.now());
  const startedAt = performance.now();
  const threadBefore = await threadSeconds(cdp);
  await page.waitForTimeout(forMs);
  const threadAfter = await threadSeconds(cdp);
  const seconds = (performance.now() - startedAt) / 1_000;
  const noted = await page.evaluate(() => window.longTasks);
  const tasks = noted.tasks.filter(({ at }) => at >= from);
  const longest = tasks.toSorted((a, b) => b.ms - a.ms)[0];
  const frame =
    longest && noted.frames.find(({ at, ms }) => at < longest.at + longest.ms && longest.at < at + ms);
  const after = await pricesOf(page);
  const keys = Object.keys(before).filter((key) => key in after);
  return {
    longestMs: longest?.ms ?? 0,
    longestSpent: frame?.spent ?? '',
    blockedMs: tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    threadMsPerSecond: ((threadAfter - threadBefore) * 1_000) / seconds,
    prices: keys.length,
    moved: keys.filter((key) => before[key] !== after[key]).length,
  };
}

/** What is left on the page's heap when all that can go has gone, in kB. */
export async function heapKb({ cdp }: MovingPage): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / KB;
}

/** Not yet among TypeScript's own descriptions of the browser. */
interface LongFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly { readonly invoker: string; readonly duration: number }[];
}

declare global {
  interface Window {
    longTasks: {
      tasks: { at: number; ms: number }[];
      frames: { at: number; ms: number; spent: string }[];
    };
  }
}
