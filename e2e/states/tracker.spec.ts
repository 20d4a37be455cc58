import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type BookMatch, HALVES, liveMatch } from '../support/book.ts';
import { test as liveTest } from '../support/live-test.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const tracker = (page: Page) => page.getByRole('region', { name: 'Match tracker', exact: true });

const live = (page: Page, sport?: string): Promise<BookMatch> => liveMatch(page.request, sport);

test('a football match in play has a pitch that says who attacks, and the minutes of what happened', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  const match = await live(page);
  await open(page, match.path);
  await tracker(page).scrollIntoViewIfNeeded();
  const pitch = tracker(page).getByRole('img').first();
  await expect(pitch).toHaveAccessibleName(/: (In possession|Attack|Dangerous attack)$|Half-time/);
  await expect(
    tracker(page).getByRole('img', {
      name: `Match events by minute: ${match.home} above, ${match.away} below`,
    }),
  ).toBeVisible();
  await expectAccessible(page);
});

liveTest('who attacks follows the feed without a reload', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, (await liveMatch(page.request, 'football', HALVES)).path);
  const pitch = tracker(page).getByRole('img').first();
  const before = await pitch.getAttribute('aria-label');
  await expect(pitch).not.toHaveAttribute('aria-label', before ?? '', { timeout: 90_000 });
});

test('nothing moves when the tracker comes', { tag: '@browser' }, async ({ page }) => {
  await open(page, (await live(page)).path);
  await expect(tracker(page)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value; // lib.dom lacks it
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

for (const [sport, text] of [
  ['tennis', /Serving|Break point/],
  ['basketball', /Lead by|Level|unanswered|quarter|Half-time|Break/],
  ['ice_hockey', /period|Break/],
] as const) {
  test(`${sport} is drawn on a field of its own`, async ({ page }) => {
    await open(page, (await live(page, sport)).path);
    await expect(tracker(page).getByRole('img').first()).toHaveAccessibleName(text);
  });
}

for (const [locale, isMirrored] of [
  ['en', false],
  ['ar', true],
] as const) {
  test(`in ${locale} home stands on the same side of the field as of the scoreboard`, {
    tag: '@browser',
  }, async ({ page }) => {
    const match = await live(page);
    await open(page, match.path.replace('/sports', locale === 'en' ? '/sports' : `/sports/${locale}`));
    const field = page.locator('[data-sport=football]:has(> svg)');
    await field.scrollIntoViewIfNeeded();
    const middleOf = (side: string) =>
      field
        .locator(`> span[data-side=${side}]`)
        .evaluate((name) => name.getBoundingClientRect().left + name.getBoundingClientRect().width / 2);
    expect((await middleOf('home')) > (await middleOf('away'))).toBe(isMirrored);
    await expect(field.locator('> svg')).toHaveCSS(
      'transform',
      isMirrored ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none',
    );
  });
}

test('a sport that is not drawn, and a match that is to come, have no tracker', async ({ page }) => {
  await open(page, (await live(page, 'cricket')).path);
  await expect(page.getByRole('region', { name: 'Score' })).toBeVisible();
  await expect(tracker(page)).toHaveCount(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('score and incidents are there, and no empty field', async ({ page }) => {
    await page.goto((await live(page)).path);
    await expect(page.getByRole('region', { name: 'Score' })).toContainText(/\d–\d/);
    await page.getByText('Match events', { exact: true }).click();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Yellow card' })
        .or(page.getByRole('listitem').filter({ hasText: /(?:Start|End) of period/ }))
        .first(),
    ).toBeVisible();
    await expect(tracker(page)).toHaveCount(0);
  });
});
