import type { Around, Bench, Figure } from './bench.ts';
import { type Evening, startEvening } from './live-peak/evening.ts';
import { feedSlices } from './live-peak/feed-slices.ts';
import { heapKb, openLive, watch } from './live-peak/moving-page.ts';
import type { Device } from './pages.ts';

/** Each match moves a price every 5 to 15 s of play: at this speed about once a second. */
const FAST = 10;
const THROTTLE = 4;
const WATCH_MS = 30_000;
const MINUTES = process.env.BENCH_LONG === '1' ? 10 : 2;

/** Processor time of the servers at the speed of life, with one page that follows all of it. */
async function servers(around: Around, evening: Evening): Promise<Figure[]> {
  const inPlay = await evening.matchesInPlay();
  const page = await openLive(around, evening, 'desktop', 1);
  try {
    const used = { house: evening.house.cpuMs(), web: evening.web.cpuMs() };
    const startedAt = performance.now();
    await page.page.waitForTimeout(WATCH_MS);
    const elapsed = performance.now() - startedAt;
    const share = (of: 'house' | 'web') => (100 * (evening[of].cpuMs() - used[of])) / elapsed;
    return [
      { what: 'matches in play', value: inPlay, unit: 'events' },
      { what: 'house: share of one core, one page open', value: share('house'), unit: '%' },
      { what: 'web server: the same', value: share('web'), unit: '%' },
    ];
  } finally {
    await page.close();
  }
}

async function moving(around: Around, evening: Evening, device: Device): Promise<Figure[]> {
  const page = await openLive(around, evening, device, THROTTLE);
  try {
    const seen = await watch(page, WATCH_MS);
    if (seen.moved === 0) throw new Error('No price of the live page has moved.');
    const where = `live, ${device}, everything moves`;
    return [
      {
        what: `${where}: longest task`,
        value: seen.longestMs,
        unit: 'ms',
        bar: { atMost: 200 },
        ...(seen.longestSpent !== '' && { note: seen.longestSpent }),
      },
      { what: `${where}: blocking time in 30 s`, value: seen.blockedMs, unit: 'ms' },
      { what: `${where}: thread time per second`, value: seen.threadMsPerSecond, unit: 'ms' },
      {
        what: `${where}: prices that stood otherwise after 30 s`,
        value: (100 * seen.moved) / seen.prices,
        unit: '%',
        note: `${seen.moved} of ${seen.prices}`,
      },
    ];
  } finally {
    await page.close();
  }
}

async function memory(around: Around, evening: Evening): Promise<Figure[]> {
  const page = await openLive(around, evening, 'desktop', 1);
  try {
    const before = await heapKb(page);
    await page.page.waitForTimeout(MINUTES * 60_000);
    const after = await heapKb(page);
    return [
      { what: 'heap of the live page', value: before, unit: 'kB' },
      {
        what: `growth of it in ${MINUTES} minutes at ${FAST} × speed`,
        value: after - before,
        unit: 'kB',
        note: `${await evening.matchesInPlay()} matches in play by then`,
      },
    ];
  } finally {
    await page.close();
  }
}

async function during<T>(
  around: Around,
  speed: number,
  measure: (evening: Evening) => Promise<T>,
): Promise<T> {
  const evening = await startEvening(around.folder, speed);
  try {
    return await measure(evening);
  } finally {
    await evening.stop();
  }
}

async function runLivePeak(around: Around): Promise<Figure[]> {
  around.say('the feed by itself');
  const slices = feedSlices();
  around.say('house and web at the speed of life');
  const atLife = await during(around, 1, (evening) => servers(around, evening));
  const fast = await during(around, FAST, async (evening) => {
    const figures: Figure[] = [];
    for (const device of ['desktop', 'phone'] as const) {
      around.say(`live page, ${device}`);
      figures.push(...(await moving(around, evening, device)));
    }
    around.say(`heap over ${MINUTES} minutes`);
    figures.push(...(await memory(around, evening)));
    return figures;
  });
  return [...atLife, ...slices, ...fast];
}

export const livePeak: Bench = {
  name: 'live-peak',
  title: 'The live page on the evening with the most matches',
  run: runLivePeak,
};
