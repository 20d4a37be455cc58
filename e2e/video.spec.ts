import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { liveMatchWithoutVideo, matchesWithVideo } from './support/book.ts';
import { signUpQuietly } from './support/players.ts';
import { open } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const CLIP_S = 16;

const section = (page: Page) => page.getByRole('region', { name: 'Live video' });
const watch = (page: Page) => section(page).getByRole('button', { name: 'Watch' });
const screen = (page: Page) => section(page).locator('video');

async function shown(page: Page, when: 'live' | 'upcoming' = 'live') {
  const [match] = await matchesWithVideo(page.request, when);
  if (match === undefined) throw new Error(`The book lists no ${when} match with video.`);
  return match;
}

/** Whether a page asks for something to show pictures. */
const isOfVideo = (request: Request) =>
  /\/video$|\/streams(?:$|\/)|hls/.test(new URL(request.url()).pathname);

function pictureCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isOfVideo(request)) calls.push(request.url());
  });
  return calls;
}

/** Longer than a part of the clip, after which a player asks for the next one. */
const QUIET_MS = 3_000;

const secondOf = (page: Page) => screen(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Waits until the picture has moved on by some seconds. */
async function expectMoves(page: Page, seconds: number) {
  await expect(section(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => secondOf(page), { timeout: 20_000 }).toBeGreaterThan(0);
  const start = await secondOf(page);
  await expect
    .poll(async () => (await secondOf(page)) - start, { timeout: (seconds + 15) * 1000 })
    .toBeGreaterThan(seconds);
}

test('a match is watched without sound, past the place where the clip begins again, and stops when it is closed', {
  tag: '@phone',
}, async ({ page }) => {
  await signUpQuietly(page);
  const calls = pictureCalls(page);
  await open(page, (await shown(page)).path);
  await expect(section(page).getByText('Starts without sound.')).toBeVisible();
  await expectAccessible(page);
  expect(calls).toEqual([]);
  await watch(page).focus();
  await page.keyboard.press('Enter');
  await expectMoves(page, CLIP_S + 2);
  expect(await screen(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expectAccessible(page);
  await section(page).getByRole('button', { name: 'Sound on' }).click();
  expect(await screen(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  await section(page).getByRole('button', { name: 'Pause' }).click();
  await expect(section(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await section(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expectMoves(page, 1);
  await section(page).getByRole('button', { name: 'Close the video' }).click();
  await expect(watch(page)).toBeVisible();
  await expect(section(page)).toBeFocused();
  await expect(page.waitForRequest(isOfVideo, { timeout: QUIET_MS })).rejects.toThrow(/Timeout/);
});

test('pictures that were left open are open again after a reload, those that were closed are not', async ({
  page,
}) => {
  await signUpQuietly(page);
  const { path } = await shown(page);
  await open(page, path);
  await watch(page).click();
  await expectMoves(page, 1);
  await page.reload();
  await expectMoves(page, 1);
  await section(page).getByRole('button', { name: 'Close the video' }).click();
  await open(page, path);
  await expect(watch(page)).toBeVisible();
});

test('a visitor is asked to sign in before anything is loaded', async ({ page }) => {
  const calls = pictureCalls(page);
  await open(page, (await shown(page)).path);
  await watch(page).click();
  await expect(section(page).getByText('Sign in to watch this match.')).toBeVisible();
  await section(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('provider and language are chosen, and a page of a provider is shown in a frame', async ({ page }) => {
  await signUpQuietly(page);
  let path: string | undefined;
  for (const match of await matchesWithVideo(page.request, 'live')) {
    const answer = await page.request.get(`/sports/api/book/matches/${match.id}/streams`);
    const { data } = (await answer.json()) as { data: unknown[] }; // the house's own tests check this shape
    if (data.length > 0) path = match.path;
  }
  if (path === undefined) throw new Error('No match is shown on a page of a provider.');
  await open(page, path);
  await watch(page).click();
  await expectMoves(page, 1);
  const language = section(page).getByRole('combobox', { name: 'Commentary' });
  await expect(language).toHaveValue('en');
  await language.selectOption('German');
  await expect(language).toHaveValue('de');
  await section(page).getByRole('combobox', { name: 'Shown by' }).selectOption('Gantry');
  await expect(screen(page)).toHaveCount(0);
  const inside = section(page).frameLocator('iframe').locator('video');
  await expect
    .poll(() => inside.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.5);
  await expect(section(page).getByRole('link', { name: 'Open in a new window' })).toBeVisible();
});

test('before a match it is said that it will be shown, and a match without cameras says nothing', async ({
  page,
}) => {
  await open(page, (await shown(page, 'upcoming')).path);
  await expect(section(page).getByText('The video starts with the match.')).toBeVisible();
  await expect(watch(page)).toHaveCount(0);
  await open(page, (await liveMatchWithoutVideo(page.request)).path);
  await expect(section(page)).toHaveCount(0);
});

test('lists mark matches with video, and show them alone', async ({ page }) => {
  await open(page, '/sports/live?sport=football');
  const rows = page.locator('[data-block=live_events]').getByRole('article');
  const marked = rows.filter({ hasText: 'Video' });
  await expect(marked.first()).toBeVisible();
  expect(await marked.count()).toBeLessThan(await rows.count());
  await page.getByRole('navigation', { name: 'Show only' }).getByRole('link', { name: 'With video' }).click();
  await expect.poll(async () => (await rows.count()) - (await marked.count())).toBe(0);
  expect(await rows.count()).toBeGreaterThan(0);
});
