import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEFAULT_LAYOUTS } from '../packages/contract/src/layout/index.ts';
import { open } from './support/screen.ts';
import { untilServed } from './support/served.ts';
import { type Stack, startStack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

// A block with a page of another service about the match.

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
        .getByText(match?.home.name ?? '', { exact: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/Waiting for Fact Desk/)).toHaveCount(0);
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
