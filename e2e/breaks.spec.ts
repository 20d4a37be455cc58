import { expectAccessibleDialog, expectAccessibleMain } from './support/axe.ts';
import { PASSWORD, signUpQuietly } from './support/players.ts';
import { open, PLAIN } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('a player on two devices begins a break by keyboard, and both say until when', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const email = await signUpQuietly(page);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const elsewhere = await other.newPage();
  await elsewhere.request.post('/sports/api/platform/users/sign_in', {
    headers: { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' },
    data: { email, password: PASSWORD },
  });
  await open(elsewhere, PLAIN);
  await open(page, '/sports/limits');
  const section = page.getByRole('region', { name: 'Take a break' });
  const { keyboard } = page;
  await section.getByRole('radio', { name: /^Cooling-off period/ }).focus();
  await keyboard.press('ArrowDown');
  await expect(section.getByRole('radio', { name: /^Self-exclusion/ })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(section.getByRole('radio', { name: '6 months', exact: true })).toBeChecked();
  await expectAccessibleMain(page);
  await keyboard.press('Enter');
  await expect(section.getByRole('heading', { name: 'What happens' })).toBeFocused();
  await expectAccessibleMain(page);
  await section.getByRole('button', { name: 'Back' }).focus();
  await keyboard.press('Tab');
  await expect(section.getByRole('button', { name: 'Start my break' })).toBeFocused();
  await keyboard.press('Enter');
  for (const device of [page, elsewhere]) {
    const notice = device.getByRole('dialog', { name: 'You are taking a break' });
    await expect(
      notice.getByText(/^You are taking a break until \d{1,2} \w+ \d{4}, \d{2}:\d{2}\./),
    ).toBeVisible();
    await expectAccessibleDialog(device);
    await device.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await expect(device.getByRole('dialog')).toHaveCount(0);
    await expect(device.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
  }
  await other.close();
});
