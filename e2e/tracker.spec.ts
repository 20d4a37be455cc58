import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEFAULT_LAYOUTS } from '../packages/contract/src/layout/index.ts';
import { expectAccessible } from './support/axe.ts';
import { type BookMatch, HALVES, liveMatch } from './support/book.ts';
import { test as liveTest } from './support/live-test.ts';
import { open } from './support/screen.ts';
import { untilServed } from './support/served.ts';
import { type Stack, startStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const tracker = (page: Page) => page.getByRole('region', { name: 'Match tracker', exact: true });

const live = (page: Page, sport?: string): Promise<BookMatch> => liveMatch(page.request, sport);

test('a football match in play has a pitch that says who attacks, and the minutes of what happened', {
  tag: '@phone',
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

test('nothing moves when the tracker comes', async ({ page }) => {
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
  test(`in ${locale} home stands on the same side of the field as of the scoreboard`, async ({ page }) => {
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
    await page.getByText('Match events').click();
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

test.describe('a service of match information', () => {
  let stack: Stack;
  let file = '';
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await startStack({ houseSettings: { HOUSE_SPORTS: 'football' } });
    const folder = join(stack.dataDir, 'layouts');
    mkdirSync(folder);
    file = join(folder, 'match.json');
  });
  test.afterAll(() => stack?.stop());

  const place = (provider: string, url: string) => {
    const { zones, ...page } = DEFAULT_LAYOUTS.match;
    const info = { id: 'info', kind: 'match_info', settings: { provider, url } };
    writeFileSync(file, JSON.stringify({ ...page, zones: { ...zones, main: [...zones.main, info] } }));
  };

  async function openMatch(page: Page, provider: string) {
    const answer = await page.request.get(
      `${stack.webUrl}/sports/api/book/matches?type=match&sport_key=football&match_status=1&limit=1`,
    );
    const [match] = (
      (await answer.json()) as { data: { id: string; slug: string; home: { name: string } }[] }
    ).data; // the house's own tests check this shape
    const address = `${stack.webUrl}/sports/football/${match?.slug}-m${match?.id}`;
    await untilServed(page.request, address, provider);
    await open(page, address);
    return match;
  }

  test('its page is asked for when it is unfolded, and shown in a frame that may not reach ours', async ({
    page,
  }) => {
    place('Fact Desk', '/sports/api/book/match-info/{match_id}?locale={locale}');
    const info = page.getByText('Live match info', { exact: true });
    const match = await openMatch(page, 'Fact Desk');
    await expect(info).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await info.click();
    const frame = page.locator('iframe[title="Live match info by Fact Desk"]');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
    await expect(
      frame
        .contentFrame()
        .getByText(match?.home.name ?? '')
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Waiting for Fact Desk')).toHaveCount(0);
    rmSync(file);
  });

  test.describe('that is not allowed', () => {
    test.use({ expectedErrors: /frame-src/ });

    test('a page of an origin that is not configured is not loaded', async ({ page }) => {
      place('Other Desk', `${stack.houseUrl}/book/match-info/{match_id}`);
      const refused: string[] = [];
      page.on('console', (message) => refused.push(message.text()));
      await openMatch(page, 'Other Desk');
      await page.getByText('Live match info', { exact: true }).click();
      await expect.poll(() => refused.some((text) => text.includes('frame-src'))).toBe(true);
      rmSync(file);
    });
  });
});
