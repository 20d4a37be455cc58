import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './support/console-errors.ts';
import { untilServed } from './support/served.ts';
import { type Stack, startStack } from './support/stack.ts';

// An installed product with the network cut, and an operator's brand, in a house and a web app of its own.

test.use({ serviceWorkers: 'allow' });

let stack: Stack;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startStack({ houseSettings: { HOUSE_SPORTS: 'football' } });
});
test.afterAll(() => stack?.stop());
const workerIsUp = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/sports'))?.active?.state),
    )
    .toBe('activated');

test('the product says how it is installed, and its pictures are there', async ({ page, request }) => {
  await page.goto(`${stack.webUrl}/sports/ar`);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(`${stack.webUrl}${href}`)).json();
  expect(manifest).toMatchObject({
    name: 'Touchline',
    dir: 'rtl',
    start_url: '/sports/ar',
    scope: '/sports',
  });
  for (const { src, type } of manifest.icons)
    expect((await request.get(`${stack.webUrl}${src}`)).headers()['content-type']).toBe(type);
});

test('without a network a page says so in its language, and comes back by itself when asked again', async ({
  page,
  context,
}) => {
  await page.goto(`${stack.webUrl}/sports`);
  await workerIsUp(page);
  await page.goto(`${stack.webUrl}/sports/de/live`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/sports/de/offline')) !== undefined))
    .toBe(true);
  // A file that is under way when the network goes is an error of its own.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(`${stack.webUrl}/sports`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-page', 'home');
});

test('in the frame of another page there is no worker', async ({ page }) => {
  const host = `${stack.webUrl}/sports/host-of-a-frame`;
  const framed =
    '<!doctype html><title>Host</title><iframe title="Sports" src="/sports" width="900" height="700"></iframe>';
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: framed }));
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  await page.goto(host);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-transport', 'up');
  await frame
    .locator('html')
    .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  expect(await workers()).toEqual([]);
  await page.goto(`${stack.webUrl}/sports`);
  await expect.poll(workers).toHaveLength(1);
});

test('the worker holds built files and the offline page alone: no other page, no answer of the house', async ({
  page,
}) => {
  await page.goto(`${stack.webUrl}/sports`);
  await workerIsUp(page);
  await page.goto(`${stack.webUrl}/sports/live`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const held = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(held.length).toBeGreaterThan(0);
  expect(
    held.filter((path) => !/^\/sports\/(?:assets\/|look\/|(?:[a-zA-Z-]+\/)?offline$)/.test(path)),
  ).toEqual([]);
});

test('a brand that is placed is worn by the next page, before it paints, and the title has its name', async ({
  page,
}) => {
  const brand = { name: 'Night & Day', hue: 322, chroma: 0.15, lightness: 0.745 };
  writeFileSync(join(stack.dataDir, 'brand.json'), JSON.stringify(brand));
  const hue = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-h').trim());
  // Its name and its look are asked for apart from each other.
  for (const shown of ['· Night &amp; Day</title>', 'og:image:alt" content="Night &amp; Day"'])
    await untilServed(page.request, `${stack.webUrl}/sports`, shown);
  await page.goto(`${stack.webUrl}/sports`);
  await expect(page).toHaveTitle(/· Night & Day$/);
  expect(await hue()).toBe('322');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  expect(await hue()).toBe('322');
});
