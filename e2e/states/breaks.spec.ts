import { expectAccessibleDialog, expectAccessibleMain } from '../support/axe.ts';
import { PASSWORD, signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const LIMITS = '/sports/limits';

test('a player chooses a break, reads what happens and is signed out until it ends', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  const email = await signUpQuietly(page);
  await open(page, LIMITS);
  const section = page.getByRole('region', { name: 'Take a break' });
  await section.getByRole('radio', { name: '1 week', exact: true }).check();
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('heading', { name: 'What happens' })).toBeFocused();
  await expect(
    section.getByText(/^You will be signed out on every device until \d{1,2} \w+ \d{4}, \d{2}:\d{2}\.$/),
  ).toBeVisible();
  await expect(section.getByText('It cannot be ended early or made shorter.', { exact: true })).toBeVisible();
  await expectAccessibleMain(page);
  await section.getByRole('button', { name: 'Start my break' }).click();
  const notice = page.getByRole('dialog', { name: 'You are taking a break' });
  await expect(
    notice.getByText(/^You are taking a break until \d{1,2} \w+ \d{4}, \d{2}:\d{2}\./),
  ).toBeVisible();
  await expectAccessibleDialog(page);
  await notice.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await door.getByRole('textbox', { name: 'Email' }).fill(email);
  await door.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    door.getByText(/^You are taking a break until \d{1,2} \w+ \d{4}, \d{2}:\d{2}\./),
  ).toBeVisible();
  await expect(door.getByRole('link', { name: /^Help with gambling/ }).first()).toBeVisible();
  await expectAccessibleDialog(page);
});

test('a length of one’s own is within its range, and a choice that is missing is said', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, LIMITS);
  const section = page.getByRole('region', { name: 'Take a break' });
  const next = section.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(section.getByText('Choose how long your break lasts.', { exact: true })).toBeVisible();
  await section.getByRole('radio', { name: /^Self-exclusion/ }).check();
  await section.getByRole('radio', { name: 'Another length', exact: true }).check();
  const months = section.getByRole('textbox', { name: 'Number of months' });
  await months.fill('5');
  await next.click();
  await expect(months).toBeFocused();
  await expect(months).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleMain(page);
  await months.fill('7');
  await next.click();
  await section.getByRole('button', { name: 'Back' }).click();
  await expect(section.getByRole('textbox', { name: 'Number of months' })).toHaveValue('7');
  await expect(section.getByRole('radio', { name: 'Another length', exact: true })).toBeChecked();
});

test('a break wants the password again that was given long ago', async ({ page, house }) => {
  await signUpQuietly(page);
  await house.jumpBy(10 * 60_000);
  await open(page, LIMITS);
  const section = page.getByRole('region', { name: 'Take a break' });
  await section.getByRole('radio', { name: '1 day', exact: true }).check();
  await section.getByRole('button', { name: 'Continue' }).click();
  await section.getByRole('button', { name: 'Start my break' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await asked.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'You are taking a break' })).toBeVisible();
});

test('a page that is opened again says the break once more', async ({ page }) => {
  await signUpQuietly(page);
  const begun = await page.request.post('/sports/api/platform/player/breaks', {
    headers: { 'x-touchline-app': 'web' },
    data: { type: 'self_exclusion', months: 6 },
  });
  expect(begun.status()).toBe(200);
  await open(page, '/sports/promotions');
  await expect(page.getByRole('dialog', { name: 'You are taking a break' })).toBeVisible();
});
