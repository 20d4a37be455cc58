import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { block, placePages, removePages } from './support/own-pages.ts';
import { SANDBOXED } from './support/sandboxed.ts';
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

test.describe('logos of competitors', () => {
  const FOLDER = 'media/competitors';
  const DRAWING =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#c00" d="M0 0h9v9z"/></svg>';
  /** Has the first bytes of a picture, but cannot be decoded. */
  const BROKEN = Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1');

  interface Listed {
    readonly id: string;
    readonly slug: string;
    readonly home: { readonly id: string; readonly logo: string | null };
    readonly away: { readonly id: string; readonly logo: string | null };
  }

  test.afterEach(({ stack }) => rmSync(join(stack.dataDir, FOLDER), { recursive: true, force: true }));

  test('a team has the logo of its file, and its shield without one or where the file is broken', async ({
    page,
    stack,
  }) => {
    const listed = async (query: string): Promise<Listed[]> =>
      (
        await (
          await page.request.get(`/sports/api/book/matches?type=match&sport_key=football&${query}`)
        ).json()
      ).data;
    const [match, other] = await listed('match_status=0&sort_by=start_time&limit=2');
    if (!match || !other) throw new Error('The book lists no two matches.');
    const pageOf = ({ id, slug }: Listed) => `/sports/football/${slug}-m${id}`;
    const marks = page.getByRole('main').locator('img[data-logo]');

    await page.goto(pageOf(other));
    const shield = page.getByRole('main').locator('svg:has(use[href*="#kit-"])').first();
    await expect(shield).toBeVisible();
    await expect(marks).toHaveCount(0);
    const place = await shield.boundingBox();

    mkdirSync(join(stack.dataDir, FOLDER), { recursive: true });
    writeFileSync(join(stack.dataDir, FOLDER, `${match.home.id}.svg`), DRAWING);
    writeFileSync(join(stack.dataDir, FOLDER, `${match.away.id}.png`), BROKEN);
    await expect
      .poll(async () => (await listed(`id=${match.id}`))[0]?.away.logo, { timeout: 20_000 })
      .toContain('.png?v=');

    const picture = page.waitForResponse(/image\?src=%2Fmedia%2Fcompetitors%2F[^&]*\.svg/);
    await page.goto(pageOf(match));
    expect((await picture).headers()).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const [home, away] = [marks.first(), marks.nth(1)];
    await expect(home).toBeVisible();
    await expect(home).toHaveAttribute('alt', '');
    await expect.poll(() => widthIn(home)).toBeGreaterThan(0);
    await expect(home.locator('+ svg')).toBeHidden();
    await expect(away).toBeHidden();
    await expect(away.locator('+ svg')).toBeVisible();
    for (const mark of [home, away.locator('+ svg')]) {
      const box = await mark.boundingBox();
      expect([box?.width, box?.height]).toEqual([place?.width, place?.height]);
    }

    await page.goto('/sports/football');
    const row = page.getByRole('main').locator(`a[href*="-m${match.id}"]`).first();
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('img[data-logo]').first()).toBeVisible();
  });
});
