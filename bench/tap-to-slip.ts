import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Around, Bench, Figure } from './bench.ts';
import { type Device, QUIET_PRICE, slowDown, visit } from './pages.ts';
import { median, quantile } from './statistics.ts';

const TAPS = 50;
const WARM_UP = 3;
/** So many prices take turns. */
const DIFFERENT = 24;
const LIMIT_MS = 10_000;

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

async function tap(page: Page, device: Device, index: number): Promise<number> {
  const price = page
    .locator(QUIET_PRICE)
    .filter({ visible: true })
    .nth(index % DIFFERENT);
  await price.scrollIntoViewIfNeeded();
  const measured = page.evaluate(armed, SHOWN[device]);
  await (device === 'phone' ? price.tap({ timeout: LIMIT_MS }) : price.click({ timeout: LIMIT_MS }));
  const late = sleep(LIMIT_MS, null, { ref: false });
  const took = await Promise.race([measured, late]);
  if (took === null)
    throw new Error(`Tap ${index} was not shown within ${LIMIT_MS} ms: ${await stateOf(page)}`);
  return took;
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
    const first = await tap(page, device, 0);
    await clear(page);
    const times: number[] = [];
    for (let index = 1; times.length < TAPS + WARM_UP; index += 1) {
      times.push(await tap(page, device, index));
      await clear(page);
    }
    const counted = times.slice(WARM_UP);
    return [
      {
        what: `tap on a price until the slip shows it, ${device}`,
        value: median(counted),
        unit: 'ms',
        bar: { atMost: 50 },
        note: `median of ${TAPS}; 95 % within ${quantile(counted, 0.95).toFixed(0)} ms`,
      },
      { what: `the first tap of a visit, which brings the slip's code, ${device}`, value: first, unit: 'ms' },
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
