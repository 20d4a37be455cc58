import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Around, Bench, Figure } from './bench.ts';
import { type Device, QUIET_PRICE, slowDown, visit } from './pages.ts';
import { median, quantile } from './statistics.ts';

const TAPS = 50;
const WARM_UP = 3;
/** So many prices take turns. */
const DIFFERENT = 24;
const LIMIT_MS = 5_000;
/** Prices may be paused for a moment where the machine is busy; a tap on them is refused with a word. */
const UNANSWERED_LIMIT = 5;

/** What shows that the slip holds the selection: its row in the panel, or the dock above the tab bar. */
const SHOWN: Readonly<Record<Device, string>> = {
  desktop: '[data-block="bet_slip"] [data-remove]',
  phone: '[data-block="bet_slip"] > button',
};

/**
 * Waits for the next click on a price and then for the slip; runs in the page. The result is the time from the
 * moment at which the browser took the tap to the frame that shows the slip, in ms.
 */
function armed(shown: string): Promise<number> {
  return new Promise((resolve) => {
    const onClick = (event: MouseEvent) => {
      if (!event.isTrusted) return;
      removeEventListener('click', onClick, true);
      const look = () => {
        const found = document.querySelector(shown);
        if (!found?.checkVisibility()) return;
        observer.disconnect();
        // A message sent while the frame is prepared is read when it is done.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    };
    addEventListener('click', onClick, true);
  });
}

/** Takes the selection off and waits until nothing of it is left. */
async function clear(page: Page) {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[aria-pressed="true"][data-price]')?.click(),
  );
  await page.waitForFunction(
    () => document.querySelector('[data-remove], [aria-pressed="true"][data-price]') === null,
  );
}

/** ms from the tap to the slip, or null where the tap was not answered. */
async function tap(page: Page, device: Device, index: number): Promise<number | null> {
  const price = page
    .locator(QUIET_PRICE)
    .filter({ visible: true })
    .nth(index % DIFFERENT);
  await price.scrollIntoViewIfNeeded();
  const measured = page.evaluate(armed, SHOWN[device]);
  await (device === 'phone' ? price.tap({ timeout: LIMIT_MS }) : price.click({ timeout: LIMIT_MS }));
  return Promise.race([measured, sleep(LIMIT_MS, null, { ref: false })]);
}

/** What the page says where a tap was not answered. */
async function stateOf(page: Page): Promise<string> {
  const said = await page.locator('[role="status"], [role="alert"]').allInnerTexts();
  const count = (selector: string) => page.locator(selector).count();
  return `${await count('[aria-pressed="true"][data-price]')} prices selected, ${await count('[data-remove]')} rows, "${said.filter(Boolean).join(' | ')}"`;
}

async function figuresOf(around: Around, device: Device): Promise<Figure[]> {
  const { webUrl } = await around.stack();
  const { page, cdp, close } = await visit(await around.browser(), device);
  try {
    await page.goto(`${webUrl}/sports`, { waitUntil: 'networkidle' });
    await slowDown(cdp, 4);
    const times: number[] = [];
    const unanswered: string[] = [];
    for (let index = 0; times.length <= TAPS + WARM_UP; index += 1) {
      const took = await tap(page, device, index);
      if (took !== null) times.push(took);
      else unanswered.push(await stateOf(page));
      if (unanswered.length > UNANSWERED_LIMIT)
        throw new Error(`${unanswered.length} taps were not answered; the last: ${unanswered.at(-1)}`);
      await clear(page);
    }
    const [first = 0] = times;
    const counted = times.slice(1 + WARM_UP);
    return [
      {
        what: `tap on a price until the slip shows it, ${device}`,
        value: median(counted),
        unit: 'ms',
        bar: { atMost: 50 },
        note: `median of ${TAPS}; 95 % within ${quantile(counted, 0.95).toFixed(0)} ms`,
      },
      { what: `the first tap of a visit, which brings the slip's code, ${device}`, value: first, unit: 'ms' },
      {
        what: `taps that were refused and made again, ${device}`,
        value: unanswered.length,
        unit: '',
        ...(unanswered[0] !== undefined && { note: unanswered[0] }),
      },
    ];
  } finally {
    await close();
  }
}

async function runTapToSlip(around: Around): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const device of ['desktop', 'phone'] as const) {
    around.say(device);
    figures.push(...(await figuresOf(around, device)));
  }
  return figures;
}

export const tapToSlip: Bench = {
  name: 'tap-to-slip',
  title: 'Tap to slip at 4 × throttle',
  run: runTapToSlip,
};
