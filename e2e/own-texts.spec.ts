import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testWithStack } from './support/own-stack.ts';
import { open } from './support/screen.ts';
import { expect } from './support/test.ts';

// What a region says otherwise than its language, and what an operator says otherwise than the product.

const test = testWithStack({ locales: 'en,de,de-CH', houseSettings: { HOUSE_SPORTS: 'football' } });

const signIn = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

test('an operator’s words are in the HTML and stay when the page is taken over', async ({ page, stack }) => {
  const folder = join(stack.dataDir, 'locales', 'en');
  mkdirSync(folder, { recursive: true });
  const own = { 'account.signIn': 'Come in', 'slip.close': '{wrong}', 'no.such.key': 'Lost' };
  writeFileSync(join(folder, 'own.json'), JSON.stringify(own));
  await expect
    .poll(async () => (await page.request.get('/sports/about')).text(), {
      timeout: 30_000,
      intervals: [2_000],
    })
    .toContain('Come in');
  await open(page, '/sports/about');
  await expect(signIn(page, 'Come in')).toBeVisible();
  await expect(signIn(page, 'Sign in')).toHaveCount(0);
  await signIn(page, 'Come in').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const answer = await page.request.get('/sports/api/platform/messages', {
    headers: { accept: 'application/vnd.touchline.v1+json', 'accept-language': 'en' },
  });
  const { messages, faults } = await answer.json();
  expect(messages).toEqual({ 'account.signIn': 'Come in' });
  expect(faults.map(({ path }: { path: string }) => path)).toEqual([
    'en/own.json: slip.close',
    'en/own.json: no.such.key',
  ]);
});

test('a region has its own words over those of its language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [locale, words] of [
    ['de', 'Menü schließen'],
    ['de-CH', 'Menü schliessen'],
  ] as const) {
    await open(page, `/sports/${locale}`);
    await page.getByRole('banner').getByRole('button', { name: /Menü/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: words })).toBeVisible();
  }
});
