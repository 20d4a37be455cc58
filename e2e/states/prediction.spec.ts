import type { Page } from '@playwright/test';
import { expectAccessibleMain } from '../support/axe.ts';
import { liveMatch, ownMatch } from '../support/book.ts';
import { signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Who will win?' });

test('a visitor reads the question and is asked to sign in', async ({ page }) => {
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await expect(question(page).getByRole('listitem')).toHaveText([match.home, 'Draw', match.away]);
  await expect(question(page).getByText('No votes yet', { exact: true })).toBeVisible();
  await expect(question(page).getByRole('button')).toHaveText(['Sign in to vote']);
  await question(page).getByRole('button', { name: 'Sign in to vote' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('a vote is counted, shown with the others, kept, and can be changed', {
  tag: ['@phone-in-soak', '@browser'],
}, async ({ page, browser, baseURL }) => {
  const match = await ownMatch(page.request);
  const stranger = await browser.newPage(baseURL ? { baseURL } : {});
  await signUpQuietly(stranger);
  await open(stranger, match.path);
  await question(stranger).getByRole('button', { name: match.away }).click();
  await expect(question(stranger).getByText(new RegExp(`Vote counted: ${match.away}`))).toBeVisible();
  await stranger.close();

  await signUpQuietly(page);
  await open(page, match.path);
  await expect(question(page).getByText('1 vote', { exact: true })).toBeVisible();
  await expect(question(page).getByText(/%/)).toHaveCount(0);
  await question(page).getByRole('button', { name: match.home }).click();
  const answers = question(page).getByRole('listitem');
  await expect(answers.nth(0)).toContainText('50%');
  await expect(answers.nth(1)).toContainText('0%');
  await expect(answers.nth(2)).toContainText('50%');
  await question(page).getByRole('button', { name: 'Draw' }).click();
  await expect(answers.nth(0)).toContainText('0%');
  await page.reload();
  await expect(question(page).getByRole('button', { name: /^Draw/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(question(page).getByText('2 votes', { exact: true })).toBeVisible();
  await expectAccessibleMain(page);
});

test('a match in play is not asked about', async ({ page }) => {
  const match = await liveMatch(page.request);
  await open(page, match.path);
  await expect(question(page)).toHaveCount(0);
});

test('the question is read without scripts', { tag: '@browser' }, async ({ browser, page, baseURL }) => {
  const match = await ownMatch(page.request);
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await plain.goto(match.path);
  await expect(question(plain).getByRole('listitem')).toHaveText([match.home, 'Draw', match.away]);
  await plain.close();
});
