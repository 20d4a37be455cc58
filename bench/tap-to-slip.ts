import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
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

/** What shows that the slip holds one selection more: a row of the panel, or the number in the dock above the tab bar. */
interface Shown {
  /** Within the slip's block. */
  readonly selector: string;
  /** Whether the count stands in the text of the only one, or is how many there are. */
  readonly isNumber: boolean;
  readonly count: number;
}

const shownOn = (device: Device, count: number): Shown =>
  device === 'desktop'
    ? { selector: '[data-remove]', isNumber: false, count }
    : { selector: ':scope > button', isNumber: true, count };

/**
 * Waits for the next click on a price and then for the slip; runs in the page. The result is the time from the
 * moment at which the browser took the tap to the frame that shows the slip, in ms. It looks at the slip alone and lays
 * nothing out before its time, so that the measuring costs little of what is measured.
 */
function armed({ selector, isNumber, count }: Shown): { took: Promise<number> } {
  const took = new Promise<number>((resolve) => {
    const slip = document.querySelector('[data-block="bet_slip"]');
    if (!slip) throw new Error('The page has no slip.');
    const onClick = (event: MouseEvent) => {
      if (!event.isTrusted) return;
      removeEventListener('click', onClick, true);
      let isDue = false;
      const look = () => {
        const found = slip.querySelectorAll(selector);
        const has = isNumber ? Number(found[0]?.textContent?.match(/\d+/)?.[0]) : found.length;
        if (has !== count || isDue) return;
        isDue = true;
        requestAnimationFrame(() => {
          isDue = false;
          if (!found[0]?.checkVisibility()) return;
          observer.disconnect();
          // A message sent while the frame is prepared is read when it is done.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(slip, { subtree: true, childList: true, characterData: true, attributes: true });
    };
    addEventListener('click', onClick, true);
  });
  return { took };
}

/** Waits until the page has drawn what happened to it: the last removal and the hovering are not part of a tap. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(null)))),
  );

/** Takes the selection off again, and waits until the slip holds so many. */
async function clear(page: Page, key: string | null, held: number) {
  await page.evaluate(
    (tapped) => document.querySelector<HTMLElement>(`[data-price="${tapped}"][aria-pressed="true"]`)?.click(),
    key,
  );
  await page.waitForFunction(
    ([tapped, rows]) =>
      document.querySelector(`[data-price="${tapped}"][aria-pressed="true"]`) === null &&
      [0, rows].includes(document.querySelectorAll('[data-remove]').length),
    [key, held] as const,
  );
  await idle(page);
}

async function middleOf(price: Locator): Promise<{ x: number; y: number }> {
  const box = await price.boundingBox({ timeout: LIMIT_MS });
  if (!box) throw new Error('The price went away.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** ms from the tap to the slip, or null where the tap was not answered; and the price that was tapped. */
async function tap(page: Page, device: Device, { index, held }: { index: number; held: number }) {
  const price = page
    .locator(QUIET_PRICE)
    .filter({ visible: true })
    .nth(index % DIFFERENT);
  await price.scrollIntoViewIfNeeded();
  const key = await price.getAttribute('data-price');
  if (device === 'desktop') {
    // A mouse is over the price before it presses.
    await price.hover();
    await idle(page);
  }
  const { x, y } = await middleOf(price);
  const measuring = await page.evaluateHandle(armed, shownOn(device, held + 1));
  // The input alone: a locator's own click looks in the page for what lies under it, and that would be measured.
  await (device === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const measured = measuring.evaluate(({ took }) => took);
  return { key, took: await Promise.race([measured, sleep(LIMIT_MS, null, { ref: false })]) };
}

/** Puts so many selections of different matches on the slip, before anything is measured. */
async function fill(page: Page, held: number) {
  if (held === 0) return;
  await page.locator('html[data-transport="up"]').waitFor({ state: 'attached' });
  await page.evaluate(
    ([selector, wanted]) => {
      const byMatch = new Map(
        [...document.querySelectorAll<HTMLElement>(selector)]
          .toReversed()
          .map((one) => [one.dataset.price?.split('/')[0], one]),
      );
      // From the last up: what is tapped and measured stands at the head of the list.
      for (const button of [...byMatch.values()].slice(0, wanted)) button.click();
    },
    [QUIET_PRICE, held] as const,
  );
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('button[data-price][aria-pressed="true"]').length >= wanted,
    held,
  );
}

/** What the page says where a tap was not answered. */
async function stateOf(page: Page): Promise<string> {
  const said = await page.locator('[role="status"], [role="alert"]').allInnerTexts();
  const count = (selector: string) => page.locator(selector).count();
  return `${await count('[aria-pressed="true"][data-price]')} prices selected, ${await count('[data-remove]')} rows, "${said.filter(Boolean).join(' | ')}"`;
}

/** Figures of taps on a slip that holds so many selections. */
export async function tapFigures(around: Around, device: Device, held: number): Promise<Figure[]> {
  const { webUrl } = await around.stack();
  const { page, cdp, close } = await visit(await around.browser(), device);
  try {
    // A price that moves meanwhile would put a question in the place of the number.
    if (held > 0)
      await page.addInitScript(() => localStorage.setItem('slip_settings', '{"oddsAcceptMode":"any"}'));
    // Home has too few matches for a slip that is full already.
    const path = held === 0 ? '/sports' : '/sports/football';
    await page.goto(`${webUrl}${path}`, { waitUntil: 'networkidle' });
    await fill(page, held);
    await slowDown(cdp, 4);
    const times: number[] = [];
    const unanswered: string[] = [];
    for (let index = 0; times.length <= TAPS + WARM_UP; index += 1) {
      const { key, took } = await tap(page, device, { index, held });
      if (took !== null) times.push(took);
      else unanswered.push(await stateOf(page));
      if (unanswered.length > UNANSWERED_LIMIT)
        throw new Error(`${unanswered.length} taps were not answered; the last: ${unanswered.at(-1)}`);
      await clear(page, key, held);
    }
    const [first = 0] = times;
    const counted = times.slice(1 + WARM_UP);
    const where = held === 0 ? device : `${held} selections on the slip, ${device}`;
    const taps: Figure[] = [
      {
        what: `tap on a price until the slip shows it, ${where}`,
        value: median(counted),
        unit: 'ms',
        bar: { atMost: 50 },
        note: `median of ${TAPS}; 95 % within ${quantile(counted, 0.95).toFixed(0)} ms`,
      },
      {
        what: `taps that were refused and made again, ${where}`,
        value: unanswered.length,
        unit: '',
        ...(unanswered[0] !== undefined && { note: unanswered[0] }),
      },
    ];
    const firstTap = `the first tap of a visit, which brings the slip's code, ${device}`;
    return held === 0 ? [...taps, { what: firstTap, value: first, unit: 'ms' }] : taps;
  } finally {
    await close();
  }
}

async function runTapToSlip(around: Around): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const device of ['desktop', 'phone'] as const) {
    around.say(device);
    figures.push(...(await tapFigures(around, device, 0)));
  }
  return figures;
}

export const tapToSlip: Bench = {
  name: 'tap-to-slip',
  title: 'Tap to slip at 4 × throttle',
  run: runTapToSlip,
};
