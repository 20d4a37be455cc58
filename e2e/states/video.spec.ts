import { liveMatchWithoutVideo } from '../support/book.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';
import { matchWithVideo, pictureCalls, videoSection, watchButton } from '../support/video.ts';

// What is said of moving pictures; those that move: ../video.spec.ts.

test('a visitor is asked to sign in before anything is loaded', async ({ page }) => {
  const calls = pictureCalls(page);
  await open(page, (await matchWithVideo(page)).path);
  await watchButton(page).click();
  await expect(videoSection(page).getByText('Sign in to watch this match.', { exact: true })).toBeVisible();
  await videoSection(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('before a match it is said that it will be shown, and a match without cameras says nothing', async ({
  page,
}) => {
  await open(page, (await matchWithVideo(page, 'upcoming')).path);
  await expect(
    videoSection(page).getByText('The video starts with the match.', { exact: true }),
  ).toBeVisible();
  await expect(watchButton(page)).toHaveCount(0);
  await open(page, (await liveMatchWithoutVideo(page.request)).path);
  await expect(videoSection(page)).toHaveCount(0);
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
