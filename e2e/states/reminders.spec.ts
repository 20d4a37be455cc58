import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { askAnew } from '../support/fresh.ts';
import type { HandedStack } from '../support/kept-stack.ts';
import { limitQuietly, signUpQuietly } from '../support/players.ts';
import { open, PLAIN, shownBalance } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

/** A stack of its own: the files change what every page of it shows. */
const test = testWithStack({ houseSettings: { HOUSE_SPORTS: 'football,tennis' } });

const GROUP = { rates: {}, status_groups: [{ id: 'everybody', name: { en: 'Everybody' }, points: 0 }] };
const FILES = ['reminders.json', 'loyalty.json', 'texts/en/welcoming-popup.md'];

/** Places these files alone; pages follow them from then on. */
async function place(
  { page, stack }: { readonly page: Page; readonly stack: HandedStack },
  files: Readonly<Record<string, string | object>>,
): Promise<void> {
  for (const file of FILES) rmSync(join(stack.dataDir, file), { force: true });
  for (const [file, content] of Object.entries(files)) {
    const path = join(stack.dataDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  await askAnew(page);
}

const cookies = (page: Page) => page.evaluate(() => document.cookie);
const local = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const REMINDED = { deposit_reminder: { status_group: 'everybody', remind_after: 1 } };

test('a player of the group is reminded of the deposit once a day, and led to it', async ({
  page,
  stack,
}) => {
  await place({ page, stack }, { 'reminders.json': REMINDED, 'loyalty.json': GROUP });
  await signUpQuietly(page);
  await open(page, PLAIN);
  const reminder = page.getByRole('dialog', { name: 'Deposit reminder' });
  await expect(reminder.getByText(/Your balance is €1,000\.00\./)).toBeVisible();
  await expectAccessibleDialog(page);
  expect(await cookies(page)).toContain('deposit_reminder_invoked=1');
  await reminder.getByRole('button', { name: 'Go to deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit', exact: true })).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('a player whose deposit limit is spent is not reminded', async ({ page, stack }) => {
  await place({ page, stack }, { 'reminders.json': REMINDED, 'loyalty.json': GROUP });
  await signUpQuietly(page);
  await limitQuietly(page, { type: 'deposit', period: 'day', value: 0 });
  let answers = 0;
  await page.route('**/platform/player/limit_usage', async (route) => {
    await route.continue();
    answers += 1;
  });
  await open(page, PLAIN);
  await expect.poll(() => answers).toBe(1);
  await expect(shownBalance(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await cookies(page)).not.toContain('deposit_reminder_invoked');
});

test('sign-up opens for a visitor after the seconds of the operator, once', async ({ page, stack }) => {
  await place({ page, stack }, { 'reminders.json': { sign_up_reminder_seconds: 1 } });
  await open(page, '/sports/live');
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await expect(form).toBeVisible();
  expect(await local(page, 'sign_up_reminder')).toBe('true');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

test('without agreement to preferences a visitor is not reminded, and is once he agrees', async ({
  page,
  stack,
}) => {
  await place({ page, stack }, { 'reminders.json': { sign_up_reminder_seconds: 1 } });
  await page.context().clearCookies();
  await open(page, PLAIN);
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await expect(form).toHaveCount(0);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
  await expect(form).toBeVisible();
});

test("a new visitor is shown the operator's text once", { tag: '@phone-in-soak' }, async ({
  page,
  stack,
}) => {
  const text = '# Good to see you\n\nRead [our rules](/sports/general-rules) before you bet.';
  await place({ page, stack }, { 'texts/en/welcoming-popup.md': text });
  await open(page, PLAIN);
  const popup = page.getByRole('dialog', { name: 'Good to see you' });
  await expect(popup.getByRole('link', { name: 'our rules' })).toBeVisible();
  await expectAccessibleDialog(page);
  expect(await local(page, 'welcoming_popup')).toBe('true');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
});
