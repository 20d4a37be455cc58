import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { matchChannel } from '@touchline/contract/channels';
import { type SpecOnlyBackend, startSpecOnlyBackend } from '../e2e/support/spec-only-backend.ts';
import { startWeb } from '../e2e/support/stack.ts';
import type { Around, Bench, Figure } from './bench.ts';
import { movedCard } from './live-card.ts';
import { type Device, slowDown, visit } from './pages.ts';
import { quantile } from './statistics.ts';

const MATCHES = 40;
const ROUNDS = 15;
const EVERY_MS = 50;
/** Ten-thousandths: each price of a match is another hundredth than all before it. */
const ODDS_STEP = 100;
const UP_LIMIT_MS = 30_000;
/** What was not painted by then is counted as lost. */
const PAINT_LIMIT_MS = 5_000;
const P99_MS = 100;

/** When the page had painted a price, by price and text, in ms of the machine's clock; runs in the page. */
function notePaints() {
  const painted: Record<string, number> = {};
  window.painted = painted;
  let due: HTMLElement[] = [];
  const onFrame = () => {
    const seen = due.map((button) => [button.dataset.price ?? '', button.textContent ?? ''] as const);
    due = [];
    // A message sent while the frame is prepared is read when it is done.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const [key, text] of seen) painted[`${key} ${/\d+\.\d\d/.exec(text)?.[0]}`] ??= Date.now();
    };
    port2.postMessage(null);
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const button = element?.closest<HTMLElement>('button[data-price]');
      if (!button) continue;
      if (due.length === 0) requestAnimationFrame(onFrame);
      due.push(button);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Matches whose first price stands in the window. */
const inWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button[data-price$="/1//1"]')]
      .filter((button) => {
        const { top, bottom, left, right } = button.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      })
      .map((button) => button.dataset.price?.split('/')[0]),
  );

/** When each price was published, in ms, by what `notePaints` calls it. */
type Published = ReadonlyMap<string, number>;
type PublishRound = () => Promise<Published>;

/** Publishes one card of each match with every call, one every 50 ms. */
function rounds({ matches, publish }: SpecOnlyBackend): PublishRound {
  let v = 1;
  return async () => {
    const published = new Map<string, number>();
    v += 1;
    for (const match of matches) {
      const odds = match.top_markets[0]?.outcomes[0]?.odds;
      if (odds === undefined) throw new Error('A match of the backend has no price.');
      published.set(`${match.id}/1//1 ${((odds + v * ODDS_STEP) / 10_000).toFixed(2)}`, Date.now());
      await publish(matchChannel(match.id), movedCard(match, v, v * ODDS_STEP));
      await sleep(EVERY_MS);
    }
    return published;
  };
}

/** Whether the page has painted all of them within the limit. */
const paintsAll = (page: Page, names: readonly string[]): Promise<boolean> =>
  page
    .waitForFunction((wanted) => wanted.every((name) => name in window.painted), names, {
      timeout: PAINT_LIMIT_MS,
    })
    .then(
      () => true,
      () => false,
    );

interface Look {
  readonly device: Device;
  readonly throttle: number;
}

async function delaysOf(around: Around, url: string, publishRound: PublishRound, look: Look) {
  const { page, cdp, close } = await visit(await around.browser(), look.device);
  try {
    await page.addInitScript(notePaints);
    await page.goto(`${url}/sports/live`, { waitUntil: 'load' });
    await page.locator('html[data-transport="up"]').waitFor({ state: 'attached', timeout: UP_LIMIT_MS });
    await slowDown(cdp, look.throttle);
    const shown = new Set(await inWindow(page));
    const isShown = (name: string) => shown.has(name.split('/')[0]);
    const until = performance.now() + UP_LIMIT_MS;
    // The page listens to all that it shows once it paints a whole round.
    while (!(await paintsAll(page, [...(await publishRound()).keys()].filter(isShown))))
      if (performance.now() > until) throw new Error('The live page does not show what is published.');
    const published: [string, number][] = [];
    for (let round = 0; round < ROUNDS; round += 1) published.push(...(await publishRound()));
    const counted = published.filter(([name]) => isShown(name));
    await paintsAll(
      page,
      counted.map(([name]) => name),
    );
    const painted = await page.evaluate(() => window.painted);
    const delays = counted.flatMap(([name, at]) => (painted[name] === undefined ? [] : [painted[name] - at]));
    return { delays, matches: shown.size, published: counted.length };
  } finally {
    await close();
  }
}

async function run(around: Around): Promise<Figure[]> {
  const backend = await startSpecOnlyBackend({ count: MATCHES, isLive: true });
  const web = await startWeb(backend.url);
  const publishRound = rounds(backend);
  const looks: readonly Look[] = [
    { device: 'desktop', throttle: 1 },
    { device: 'phone', throttle: 4 },
  ];
  try {
    const figures: Figure[] = [];
    for (const look of looks) {
      const { delays, matches, published } = await delaysOf(around, web.webUrl, publishRound, look);
      const of = `${look.device}${look.throttle > 1 ? `, ${look.throttle} × slower processor` : ''}`;
      figures.push(
        {
          what: `published to painted, p99, ${of}`,
          value: quantile(delays, 0.99),
          unit: 'ms',
          ...(look.throttle === 1 && { bar: { atMost: P99_MS } }),
          note: `median ${quantile(delays, 0.5).toFixed(0)} ms; ${matches} matches in the window`,
        },
        {
          what: `publications that were not painted, ${of}`,
          value: published - delays.length,
          unit: 'events',
          ...(look.throttle === 1 && { bar: { atMost: 0 } }),
          note: `of ${published}`,
        },
      );
    }
    return figures;
  } finally {
    await web.stop();
    await backend.stop();
  }
}

/** From the hub's publication of a price to the frame that shows it. */
export const publishToPaint: Bench = { name: 'publish-to-paint', title: 'Published to painted', run };

declare global {
  interface Window {
    painted: Record<string, number>;
  }
}
