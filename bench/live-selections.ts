import { matchChannel } from '@touchline/contract/channels';
import { type SpecOnlyBackend, startSpecOnlyBackend } from '../e2e/support/spec-only-backend.ts';
import { startWeb } from '../e2e/support/stack.ts';
import type { Around, Bench, Figure } from './bench.ts';
import { movedCard } from './live-card.ts';
import { observeTasks, watch } from './live-peak/moving-page.ts';
import { visit } from './pages.ts';

const SELECTIONS = 40;
const PER_SECOND = 20;
const WATCH_MS = 10_000;
const SETTLE_MS = 3_000;
const UP_LIMIT_MS = 30_000;
/** Prices go up and down by a hundredth at a time. */
const ODDS_STEP = 100;
const STEPS = 8;

/** What is added to each price at the `v`th change. */
const movedAt = (v: number) => ODDS_STEP * Math.abs((v % (2 * STEPS)) - STEPS);

/** Moves every price of every match so often that each changes twenty times a second; `stop` answers how often it did. */
function moveAll({ matches, publish }: SpecOnlyBackend) {
  let v = 1;
  const timer = setInterval(() => {
    v += 1;
    for (const match of matches) void publish(matchChannel(match.id), movedCard(match, v, movedAt(v)));
  }, 1000 / PER_SECOND);
  return {
    stop() {
      clearInterval(timer);
      return v - 1;
    },
  };
}

async function runLiveSelections(around: Around): Promise<Figure[]> {
  const backend = await startSpecOnlyBackend({ count: SELECTIONS, isLive: true });
  const web = await startWeb(backend.url);
  const { page, cdp, close } = await visit(await around.browser(), 'desktop');
  const movement = moveAll(backend);
  try {
    await page.addInitScript(observeTasks);
    await cdp.send('Performance.enable');
    await page.goto(`${web.webUrl}/sports/live`, { waitUntil: 'load' });
    await page.locator('html[data-transport="up"]').waitFor({ state: 'attached', timeout: UP_LIMIT_MS });
    for (const { id } of backend.matches)
      await page.locator(`main button[data-price="${id}/1//1"]`).first().click();
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('[data-remove]').length === wanted,
      SELECTIONS,
    );
    await page.waitForTimeout(SETTLE_MS);
    const seen = await watch({ page, cdp, close }, WATCH_MS);
    if (seen.moved === 0) throw new Error('No price has moved.');
    return [
      {
        what: `${SELECTIONS} live selections, each price moved ${PER_SECOND} times a second: longest task`,
        value: seen.longestMs,
        unit: 'ms',
        bar: { atMost: 50 },
        ...(seen.longestSpent !== '' && { note: seen.longestSpent }),
      },
      { what: 'thread time per second', value: seen.threadMsPerSecond, unit: 'ms' },
      { what: 'times that all prices were moved', value: movement.stop(), unit: 'events' },
    ];
  } finally {
    movement.stop();
    await close();
    await web.stop();
    await backend.stop();
  }
}

export const liveSelections: Bench = {
  name: 'live-selections',
  title: 'Forty live selections on the slip',
  run: runLiveSelections,
};
