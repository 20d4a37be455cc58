import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { SANDBOXED } from './support/console-errors.ts';
import { block, placePages, removePages } from './support/own-pages.ts';
import { expect, test } from './support/test.ts';

// A picture out of the operator's folder, through the loader.

test.use({ expectedErrors: SANDBOXED });

const PAGE = 'placed-pictures';
const PICTURE = { src: '/media/placed/near.png', alt: { en: 'A dark page' }, width: 1440, height: 900 };
const FAR = { ...PICTURE, src: '/media/placed/far.png', alt: { en: 'A page far below' } };
const SCREENSHOT = fileURLToPath(new URL('../docs/pictures/home-desktop-dark.png', import.meta.url));

const SPACE = { src: '/sports/icon.png', title: { en: 'A mark' }, height: 2000 };
const PICTURES = [
  block('near', 'image', { picture: PICTURE, width: 'narrow' }),
  block('below', 'text', { content: { en: 'What stands below the picture' } }),
  ...[1, 2, 3].map((turn) => block(`space-${turn}`, 'iframe', SPACE)),
  block('far', 'image', { picture: FAR }),
];

test.beforeAll(async ({ stack }) => {
  mkdirSync(join(stack.dataDir, 'media/placed'), { recursive: true });
  for (const { src } of [PICTURE, FAR]) copyFileSync(SCREENSHOT, join(stack.dataDir, src));
  await placePages(stack, { [PAGE]: { main: PICTURES } });
});
test.afterAll(({ stack }) => {
  removePages(stack, [PAGE]);
  rmSync(join(stack.dataDir, 'media/placed'), { recursive: true, force: true });
});

/** Notes what moved in the content while the page was shown; runs in the page from its first moment. */
function noteShifts() {
  const moved: string[] = [];
  Object.assign(window, { movedInMain: moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] }; // what this type of entry has
      for (const { node } of sources)
        if (document.querySelector('main')?.contains(node)) moved.push(node?.textContent ?? '');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const widthIn = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.naturalWidth);

test('a picture of the operator comes small and in the best format, when it is near, and moves nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(decodeURIComponent(request.url())));
  await page.addInitScript(noteShifts);
  const answer = page.waitForResponse(/image\?src=%2Fmedia%2Fplaced%2Fnear/);
  await page.goto(`/sports/${PAGE}`, { waitUntil: 'domcontentloaded' });
  expect((await answer).headers()).toMatchObject({ 'content-type': 'image/avif', vary: 'accept' });
  const [near, far] = [page.getByAltText('A dark page'), page.getByAltText('A page far below')];
  await expect(near).toHaveAttribute('loading', 'lazy');
  await expect.poll(() => widthIn(near)).toBeGreaterThan(0);
  const box = await near.boundingBox();
  expect(await widthIn(near)).toBeGreaterThanOrEqual(Math.round(box?.width ?? 0));
  expect(await widthIn(near)).toBeLessThan(PICTURE.width);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
  const moved = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as { movedInMain?: string[] }).movedInMain)),
        ),
      ), // set above
  );
  expect(moved).toEqual([]);
  expect(asked.filter((address) => address.includes('/media/placed/far'))).toEqual([]);
  await far.scrollIntoViewIfNeeded();
  await expect.poll(() => widthIn(far)).toBeGreaterThan(0);

  const source = await near.evaluate((one: HTMLImageElement) => one.currentSrc);
  for (const [accept, type] of [
    ['image/webp,*/*', 'image/webp'],
    ['*/*', /^image\/(?:png|jpeg)$/],
  ] as const)
    expect((await page.request.get(source, { headers: { accept } })).headers()['content-type']).toMatch(type);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures are there as well', async ({ page }) => {
    await page.goto(`/sports/${PAGE}`, { waitUntil: 'domcontentloaded' });
    for (const name of ['A dark page', 'A page far below']) {
      const picture = page.getByAltText(name);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => widthIn(picture)).toBeGreaterThan(0);
    }
  });
});
