import type { Page } from '@playwright/test';
import { signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

// What a document without a browser promises to the tests in it.

const RULES = '/sports/about';
const signInOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });

test('what needs layout is refused, because here all of it is zero', async ({ page }) => {
  await open(page, RULES);
  await expect(page.evaluate(() => document.body.getBoundingClientRect())).rejects.toThrow('@browser');
  await expect(page.getByRole('main').evaluate((main) => main.scrollWidth)).rejects.toThrow('@browser');
});

test('an option that a document does not have is refused, unless a tag leaves the test to a browser', () => {
  const named = () =>
    test.describe('narrow', () => {
      test.use({ viewport: { width: 390, height: 844 } });
      test('tagged', { tag: '@browser' }, () => {});
      test('not tagged', () => {});
    });
  expect(named).toThrow(/"not tagged" has .*390/);
});

test('a document that was left does nothing more', async ({ page }) => {
  await open(page, RULES);
  await page.evaluate(() => void setTimeout(() => localStorage.setItem('late', 'yes')));
  await open(page, RULES);
  expect(await page.evaluate(() => localStorage.getItem('late'))).toBe(null);
});

test('a visitor signs in', async ({ page }) => {
  await signUpQuietly(page);
  await page.evaluate(() => localStorage.setItem('kept', 'yes'));
  await open(page, RULES);
  await expect(signInOf(page)).toHaveCount(0);
});

test('the next test has another visitor', async ({ page }) => {
  await open(page, RULES);
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe(null);
  await expect(signInOf(page)).toBeVisible();
});

test('an action on one of several is refused', async ({ page }) => {
  await open(page, RULES);
  await expect(page.locator('main a').click()).rejects.toThrow(/elements are/);
});

test('a link that leads to another document is followed', async ({ page }) => {
  await open(page, RULES);
  await page
    .locator('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<a href="/sports/de/about">German</a>'));
  await page.getByRole('link', { name: 'German' }).click();
  await expect(page).toHaveURL(/\/sports\/de\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goBack();
  await expect(page).toHaveURL(RULES);
});

test('who listens to a document that was left hears nothing more', async ({ page }) => {
  await open(page, RULES);
  await page.evaluate(() => document.addEventListener('click', () => localStorage.setItem('heard', 'yes')));
  await open(page, RULES);
  await page.getByRole('main').click();
  expect(await page.evaluate(() => localStorage.getItem('heard'))).toBe(null);
});

test('another visitor has what is his, and the page that waits for him is refused', async ({
  page,
  browser,
}) => {
  await open(page, RULES);
  await page.evaluate(() => localStorage.setItem('whose', 'the first'));
  const other = await (await browser.newContext()).newPage();
  await open(other, RULES);
  expect(await other.evaluate(() => localStorage.getItem('whose'))).toBe(null);
  await expect(page.getByRole('main').click()).rejects.toThrow('@browser');
  await other.context().close();
  await open(page, RULES);
  expect(await page.evaluate(() => localStorage.getItem('whose'))).toBe('the first');
});

test('a page with scripts has no answer of the server to look at', async ({ page }) => {
  const answer = await page.goto(RULES);
  expect(() => answer?.status()).toThrow('@browser');
});
