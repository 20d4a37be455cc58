import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { block, placePages, removePages } from './support/own-pages.ts';
import { SANDBOXED } from './support/sandboxed.ts';
import { expect, test } from './support/test.ts';

// How what an operator places is shown: as a row to move through, tiles, cards or buttons, and how wide.

const BANNERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({
  title: { en: name },
  text: { en: `${name} of six` },
  target: { kind: 'section', section: 'results' },
}));
const DISPLAYS = ['slider', 'tile', 'card', 'button'] as const;
const ROWS = [
  ...DISPLAYS.map((display) => block(`banners-${display}`, 'page_banner', { display, items: BANNERS })),
  block('plain', 'page_banner', { items: BANNERS.map(({ title, text }) => ({ title, text })) }),
  ...DISPLAYS.map((display) =>
    block(`leagues-${display}`, 'tournaments', { display, sport_key: 'football', title: false }),
  ),
  ...DISPLAYS.slice(0, 3).map((display) =>
    block(`top-${display}`, 'top_events', { display, sport_key: 'football', title: false }),
  ),
];

const PICTURE = { src: '/sports/icon.png', alt: { en: 'A mark' }, width: 1440, height: 900 };
const FRAME = { src: '/sports/icon.png', title: { en: 'A mark' }, height: 100 };
const WIDTHS = (['default', 'narrow'] as const).flatMap((width) => [
  block(`image-${width}`, 'image', { picture: PICTURE, width }),
  block(`iframe-${width}`, 'iframe', { ...FRAME, width }),
  block(`text-${width}`, 'text', { content: { en: 'word '.repeat(200) }, width }),
  block(`button-${width}`, 'button', {
    label: { en: 'On' },
    target: { kind: 'section', section: 'results' },
    width,
  }),
]);

const PAGES = { 'placed-rows': { main: ROWS }, 'placed-widths': { main: WIDTHS } };

test.beforeAll(({ stack }) => placePages(stack, PAGES));
test.afterAll(({ stack }) => removePages(stack, Object.keys(PAGES)));

/** Where the entries of a list stand, in pixels of the page. */
const boxesOf = (list: Locator) =>
  list.locator(':scope > li').evaluateAll((all) =>
    all.map((entry) => {
      const { left, top, width } = entry.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
    }),
  );
const differ = (values: readonly number[]) => new Set(values).size;

/** How the entries of a list stand: one below the other, beside each other, or beside each other further than there is room. */
async function arrangementOf(list: Locator): Promise<string> {
  const boxes = await boxesOf(list);
  if (differ(boxes.map(({ left }) => left)) === 1) return 'below each other';
  const isCut = await list.evaluate((element) => element.scrollWidth > element.clientWidth);
  return isCut && differ(boxes.map(({ top }) => top)) === 1 ? 'in a row' : 'beside each other';
}

const STANDS = {
  slider: 'in a row',
  tile: 'beside each other',
  card: 'below each other',
  button: 'beside each other',
};
/** A list of several; leagues stand in one for each category. */
const listIn = (page: Page, kind: string, display: string) =>
  page
    .locator(`[data-block="${kind}"] ul[data-display="${display}"]`)
    .filter({ has: page.locator('li:nth-child(2)') })
    .first();

test('a row to move through, tiles, cards and buttons each stand as they are called', async ({ page }) => {
  await page.goto('/sports/placed-rows');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const kinds = { page_banner: DISPLAYS, tournaments: DISPLAYS, top_events: DISPLAYS.slice(0, 3) };
  for (const [kind, displays] of Object.entries(kinds))
    for (const display of displays) {
      const list = listIn(page, kind, display);
      await expect(list).toBeAttached();
      // Two leagues have room beside each other.
      const stands = kind === 'tournaments' && display === 'slider' ? 'beside each other' : STANDS[display];
      expect([kind, display, await arrangementOf(list)]).toEqual([kind, display, stands]);
    }
  await expect(listIn(page, 'page_banner', 'button')).not.toContainText('of six');
  await expect(listIn(page, 'page_banner', 'card')).toContainText('One of six');
  // Four lists of the same leagues have the same name.
  await expectAccessible(page, { within: 'main', without: ['landmark-unique'] });
});

/** A press moves a row by an entry. */
const ENTRIES = 6;
const LOOK_MS = 150;

/** Waits until a row that is being scrolled has come to its place. */
const standsStill = (row: Locator) =>
  row.evaluate(
    (element, lookMs) =>
      new Promise<void>((resolve) => {
        let before = Number.NaN;
        const look = () => {
          if (element.scrollLeft === before) return resolve();
          before = element.scrollLeft;
          setTimeout(look, lookMs);
        };
        look();
      }),
    LOOK_MS,
  );

for (const [locale, forwards, backwards] of [
  ['', 'ArrowRight', 'ArrowLeft'],
  ['/ar', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`a row is moved through with the keyboard alone, under "/sports${locale}"`, async ({ page }) => {
    await page.goto(`/sports${locale}/placed-rows`);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const [row, plain] = [0, 1].map((place) =>
      page.locator('[data-block="page_banner"] ul[data-display="slider"]').nth(place),
    ) as [Locator, Locator]; // two were asked for
    const entry = (of: Locator, place: number) => of.getByRole('listitem').nth(place);
    await row.getByRole('link').first().focus();
    await expect(entry(row, 5)).not.toBeInViewport();
    for (let pressed = 0; pressed < 5; pressed += 1) await page.keyboard.press('Tab');
    await expect(row.getByRole('link').last()).toBeFocused();
    await expect(row.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    await expect(entry(row, 0)).not.toBeInViewport();
    await plain.focus();
    await expect(plain).toBeFocused();
    await expect(entry(plain, 5)).not.toBeInViewport();
    const moveThrough = async (key: string) => {
      for (let pressed = 0; pressed < ENTRIES; pressed += 1) {
        await page.keyboard.press(key);
        await standsStill(plain);
      }
    };
    await moveThrough(forwards);
    await expect(entry(plain, 5)).toBeInViewport({ ratio: 0.9 });
    await moveThrough(backwards);
    await expect(entry(plain, 0)).toBeInViewport({ ratio: 0.9 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('widths of blocks, a page of this site in a frame among them', () => {
  test.use({ expectedErrors: SANDBOXED });

  test('what is narrow is narrower than what is not, and neither is wider than the page', async ({
    page,
  }) => {
    await page.goto('/sports/placed-widths', { waitUntil: 'domcontentloaded' });
    const room = (await page.locator('main').boundingBox())?.width ?? 0;
    for (const [kind, inside] of [
      ['image', 'img'],
      ['iframe', 'iframe'],
      ['text', 'p'],
      ['button', 'a'],
    ] as const) {
      const [wide, narrow] = await page
        .locator(`[data-block="${kind}"] ${inside}`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect([kind, wide]).toEqual([kind, expect.any(Number)]);
      expect(narrow, kind).toBeLessThan((wide ?? 0) * 0.8);
      expect(wide, kind).toBeLessThanOrEqual(room);
    }
  });
});
