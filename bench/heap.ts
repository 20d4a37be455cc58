import type { Page } from '@playwright/test';
import type { Around, Bench, Figure } from './bench.ts';
import { type Evening, startEvening } from './live-peak/evening.ts';
import { heapKb, type MovingPage, openLive } from './live-peak/moving-page.ts';

const SPEED = 20;
const MINUTE_MS = 60_000;
const IS_LONG = process.env.BENCH_LONG === '1';
/** Minutes of the live page between which its heap may hardly grow. */
const [FROM, TO] = IS_LONG ? [2, 10] : [1, 2];
const CHANGES = IS_LONG ? 200 : 40;
/** What a page does once it is shown, before the next link is followed. */
const STAY_MS = 250;
/** After this time nothing of the page before is on screen any more. */
const REST_MS = 3_000;
/** A short run says that the bench works, not that nothing leaks. */
const bar = IS_LONG ? { bar: { atMost: 5 } } : {};

const growth = (from: number, to: number) => (100 * (to - from)) / from;
const mb = (kb: number) => (kb / 1_000).toFixed(1);

async function overTime(around: Around, evening: Evening): Promise<Figure[]> {
  const live = await openLive(around, evening, 'desktop', 1);
  try {
    await live.page.waitForTimeout(FROM * MINUTE_MS);
    const from = await heapKb(live);
    await live.page.waitForTimeout((TO - FROM) * MINUTE_MS);
    const to = await heapKb(live);
    return [
      {
        what: `heap of the live page after ${TO} minutes against minute ${FROM}, ${SPEED} × speed`,
        value: growth(from, to),
        unit: '%',
        ...bar,
        note: `${mb(from)} and ${mb(to)} MB after a collection; ${await evening.matchesInPlay()} matches in play by then`,
      },
    ];
  } finally {
    await live.close();
  }
}

/** Follows the links of the head, one after the other, while `isGoingOn`. */
async function wander(
  { page }: MovingPage,
  hrefs: readonly string[],
  isGoingOn: (changes: number) => boolean,
) {
  for (let index = 0; isGoingOn(index); index += 1) {
    const href = hrefs[index % hrefs.length] ?? '';
    await linksOf(page)
      .and(page.locator(`[href="${href}"]`))
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === href);
    await page.waitForTimeout(STAY_MS);
  }
}

/** The heap on a page where nothing moves: on the others it tells how many matches are in play just then. */
async function heapAtRest(live: MovingPage): Promise<number> {
  await live.page.locator('a[href="/sports/general-rules"]').first().click();
  await live.page.waitForURL('**/general-rules');
  await live.page.waitForTimeout(REST_MS);
  return heapKb(live);
}

const linksOf = (page: Page) => page.locator('[data-zone="header"] nav a[href]');

async function overRoutes(around: Around, evening: Evening): Promise<Figure[]> {
  const live = await openLive(around, evening, 'desktop', 1);
  try {
    const hrefs = await linksOf(live.page).evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
    ]);
    if (hrefs.length < 3) throw new Error('The head of the page has too few links.');
    const until = Date.now() + FROM * MINUTE_MS;
    await wander(live, hrefs, () => Date.now() < until);
    const from = await heapAtRest(live);
    await wander(live, hrefs, (changes) => changes < CHANGES);
    const to = await heapAtRest(live);
    return [
      {
        what: `heap after ${CHANGES} changes of the page against minute ${FROM} of changes`,
        value: growth(from, to),
        unit: '%',
        ...bar,
        note: `${mb(from)} and ${mb(to)} MB after a collection; ${hrefs.length} pages in turn`,
      },
    ];
  } finally {
    await live.close();
  }
}

async function runHeap(around: Around): Promise<Figure[]> {
  const evening = await startEvening(around.folder, SPEED);
  try {
    around.say(`${CHANGES} changes of the page`);
    const routes = await overRoutes(around, evening);
    around.say(`${TO} minutes of the live page`);
    return [...(await overTime(around, evening)), ...routes];
  } finally {
    await evening.stop();
  }
}

export const heap: Bench = { name: 'heap', title: 'Memory of a long visit', run: runHeap };
