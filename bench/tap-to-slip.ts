import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { agreedCookies } from '../e2e/support/consent.ts';
import type { Around, Bench, Figure } from './bench.ts';
import { type Device, QUIET_PRICE, slowDown, type Visit, visit } from './pages.ts';
import { median, quantile } from './statistics.ts';

const TAPS = 50;
/** How long a finger or a button is down. People take 50 to 150 ms; decision record 22. */
const PRESS_MS = 80;
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

interface Tap {
  readonly index: number;
  readonly held: number;
  readonly pressMs: number;
}

/** The input alone: a locator's own click looks in the page for what lies under it, and that would be measured. */
async function press({ page, cdp }: Visit, device: Device, at: { x: number; y: number }, pressMs: number) {
  if (device === 'desktop') return page.mouse.click(at.x, at.y, { delay: pressMs });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await sleep(pressMs);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** ms from the tap to the slip, or null where the tap was not answered; and the price that was tapped. */
async function tap(seen: Visit, device: Device, { index, held, pressMs }: Tap) {
  const { page } = seen;
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
  const middle = await middleOf(price);
  const measuring = await page.evaluateHandle(armed, shownOn(device, held + 1));
  await press(seen, device, middle, pressMs);
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

/** Times of taps, the first of the visit apart, and what the page said where one was not answered. */
async function times(seen: Visit, device: Device, held: number, pressMs: number) {
  const took: number[] = [];
  const unanswered: string[] = [];
  for (let index = 0; took.length <= TAPS + WARM_UP; index += 1) {
    const one = await tap(seen, device, { index, held, pressMs });
    if (one.took !== null) took.push(one.took);
    else unanswered.push(await stateOf(seen.page));
    if (unanswered.length > UNANSWERED_LIMIT)
      throw new Error(`${unanswered.length} taps were not answered; the last: ${unanswered.at(-1)}`);
    await clear(seen.page, one.key, held);
  }
  return { first: took[0] ?? 0, counted: took.slice(1 + WARM_UP), unanswered };
}

const spread = (taken: readonly number[]) =>
  `median of ${TAPS}; 95 % within ${quantile(taken, 0.95).toFixed(0)} ms`;

/** Figures of taps on a slip that holds so many selections. */
export async function tapFigures(around: Around, device: Device, held: number): Promise<Figure[]> {
  const { webUrl } = await around.stack();
  const seen = await visit(await around.browser(), device);
  const { page, cdp, close } = seen;
  try {
    // The notice must not stand over a price, and settings are kept with consent alone.
    await page.context().addCookies(agreedCookies(webUrl));
    // A price that moves meanwhile would put a question in the place of the number.
    if (held > 0)
      await page.addInitScript(() => localStorage.setItem('slip_settings', '{"oddsAcceptMode":"any"}'));
    // Home has too few matches for a slip that is full already.
    const path = held === 0 ? '/sports' : '/sports/football';
    await page.goto(`${webUrl}${path}`, { waitUntil: 'networkidle' });
    await fill(page, held);
    await slowDown(cdp, 4);
    const { first, counted, unanswered } = await times(seen, device, held, PRESS_MS);
    const where = held === 0 ? device : `${held} selections on the slip, ${device}`;
    const taps: Figure[] = [
      {
        what: `tap on a price until the slip shows it, ${where}`,
        value: median(counted),
        unit: 'ms',
        bar: { atMost: 50 },
        note: `${spread(counted)}; pressed for ${PRESS_MS} ms`,
      },
      {
        what: `taps that were refused and made again, ${where}`,
        value: unanswered.length,
        unit: '',
        ...(unanswered[0] !== undefined && { note: unanswered[0] }),
      },
    ];
    if (held > 0) return taps;
    const { counted: atOnce } = await times(seen, device, held, 0);
    const ofNoLength = `tap that is pressed for no time, as no finger does, ${device}`;
    const firstTap = `the first tap of a visit, which brings the slip's code, ${device}`;
    return [
      ...taps,
      { what: ofNoLength, value: median(atOnce), unit: 'ms', note: spread(atOnce) },
      { what: firstTap, value: first, unit: 'ms' },
    ];
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
