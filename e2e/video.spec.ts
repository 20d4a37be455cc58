import type { Page } from '@playwright/test';
import { expectAccessibleMain } from './support/axe.ts';
import { matchesWithVideo } from './support/book.ts';
import { signUpQuietly } from './support/players.ts';
import { open } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { isOfVideo, matchWithVideo, pictureCalls, videoSection, watchButton } from './support/video.ts';

const CLIP_S = 16;

const screen = (page: Page) => videoSection(page).locator('video');

/** Longer than a part of the clip, after which a player asks for the next one. */
const QUIET_MS = 3_000;

const secondOf = (page: Page) => screen(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Waits until the picture has moved on by some seconds. */
async function expectMoves(page: Page, seconds: number) {
  await expect(videoSection(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => secondOf(page), { timeout: 20_000 }).toBeGreaterThan(0);
  const start = await secondOf(page);
  await expect
    .poll(async () => (await secondOf(page)) - start, { timeout: (seconds + 15) * 1000 })
    .toBeGreaterThan(seconds);
}

test('a match is watched without sound, past the place where the clip begins again, and stops when it is closed', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  await signUpQuietly(page);
  const calls = pictureCalls(page);
  await open(page, (await matchWithVideo(page)).path);
  await expect(videoSection(page).getByText(/Starts without sound\./)).toBeVisible();
  await expectAccessibleMain(page);
  expect(calls).toEqual([]);
  await watchButton(page).focus();
  await page.keyboard.press('Enter');
  await expectMoves(page, CLIP_S + 2);
  expect(await screen(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expectAccessibleMain(page);
  await videoSection(page).getByRole('button', { name: 'Sound on' }).click();
  expect(await screen(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  await videoSection(page).getByRole('button', { name: 'Pause' }).click();
  await expect(videoSection(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await videoSection(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expectMoves(page, 1);
  await videoSection(page).getByRole('button', { name: 'Close the video' }).click();
  await expect(watchButton(page)).toBeVisible();
  await expect(videoSection(page)).toBeFocused();
  await expect(page.waitForRequest(isOfVideo, { timeout: QUIET_MS })).rejects.toThrow(/Timeout/);
});

test('pictures that were left open are open again after a reload, those that were closed are not', async ({
  page,
}) => {
  await signUpQuietly(page);
  const { path } = await matchWithVideo(page);
  await open(page, path);
  await watchButton(page).click();
  await expectMoves(page, 1);
  await page.reload();
  await expectMoves(page, 1);
  await videoSection(page).getByRole('button', { name: 'Close the video' }).click();
  await open(page, path);
  await expect(watchButton(page)).toBeVisible();
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
  await watchButton(page).click();
  await expectMoves(page, 1);
  const language = videoSection(page).getByRole('combobox', { name: 'Commentary' });
  await expect(language).toHaveValue('en');
  await language.selectOption('German');
  await expect(language).toHaveValue('de');
  await videoSection(page).getByRole('combobox', { name: 'Shown by' }).selectOption('Gantry');
  await expect(screen(page)).toHaveCount(0);
  const inside = videoSection(page).frameLocator('iframe').locator('video');
  await expect
    .poll(() => inside.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.5);
  await expect(videoSection(page).getByRole('link', { name: 'Open in a new window' })).toBeVisible();
});
