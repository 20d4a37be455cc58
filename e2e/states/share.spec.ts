import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { type BookMatch, ownMatch } from '../support/book.ts';
import type { House } from '../support/house.ts';
import { signUpQuietly } from '../support/players.ts';
import { closeSlip, open, openSlip, PLAIN, pressFor, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

// A code that cannot be asked for is reported.
test.use({ expectedErrors: /share code network/ });

const homeWins = (match: BookMatch) => `${match.id}/1//1`;

/** Puts home wins on the slip at 2.00 each. */
async function choose(page: Page, house: House, matches: readonly BookMatch[]): Promise<void> {
  for (const match of matches) {
    await open(page, match.path);
    await house.movePrice(match.id, `${match.id}/1/`, '1', 20_000);
    await expect(price(page, homeWins(match))).toContainText('2.00');
    await price(page, homeWins(match)).click();
    await expect(price(page, homeWins(match))).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Opens the dialog that shares what is on the slip. */
async function shareSlip(page: Page): Promise<Locator> {
  const slip = await openSlip(page);
  await slip.getByRole('button', { name: 'Share these bets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this bet' });
  await expect(codeOf(dialog)).toHaveText(/^[2-9A-Z]{3} [2-9A-Z]{3}$/);
  return dialog;
}

const codeOf = (dialog: Locator): Locator =>
  dialog
    .getByRole('status')
    .filter({ hasText: /\w{3} \w{3}/ })
    .first();

/** Somebody else's browser. */
async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

const preview = (page: Page) => page.getByRole('dialog', { name: 'Shared bet' });

async function shareOf(page: Page, house: House, matches: readonly BookMatch[]): Promise<string> {
  await choose(page, house, matches);
  const dialog = await shareSlip(page);
  const code = (await codeOf(dialog).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).click();
  await closeSlip(page);
  return code.replace(' ', '');
}

test('a slip is shared by its code without an amount, and somebody else takes it over', {
  tag: ['@phone-in-soak', '@browser'],
}, async ({ page, browser, house }) => {
  const matches = [await ownMatch(page.request), await ownMatch(page.request)];
  await choose(page, house, matches);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  const dialog = await shareSlip(page);
  await expect(dialog.getByText('2 selections · odds 4.00', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Show stake' })).not.toBeChecked();
  await expectAccessibleDialog(page);
  const code = ((await codeOf(dialog).textContent()) ?? '').replace(' ', '');

  const other = await stranger(browser);
  await open(other, `/sports/live?betcode=${code}`);
  const shown = preview(other);
  await expect(
    shown.getByText('All selections are available at the shared prices.', { exact: true }),
  ).toBeVisible();
  await expect(shown.getByText('Stake when it was shared', { exact: true })).toHaveCount(0);
  expect(new URL(other.url()).search).toBe('');
  expect(await other.evaluate(() => window.history.length)).toBeLessThanOrEqual(2);
  await expectAccessibleDialog(other);
  await shown.getByRole('button', { name: 'Add to slip' }).click();
  const taken = await openSlip(other);
  for (const match of matches)
    await expect(taken.getByText(match.home, { exact: true }).first()).toBeVisible();
  await expect(taken.getByRole('textbox', { name: /Stake/ })).toHaveValue('');
  await other.context().close();
});

test('stake and return are shared where the player shows them, and change the code', async ({
  page,
  browser,
  house,
}) => {
  await choose(page, house, [await ownMatch(page.request)]);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('7');
  const dialog = await shareSlip(page);
  const hidden = await codeOf(dialog).textContent();
  await dialog.getByRole('switch', { name: 'Show stake' }).click();
  await dialog.getByRole('switch', { name: 'Show potential return' }).click();
  await expect(codeOf(dialog)).not.toHaveText(hidden ?? '');
  const code = ((await codeOf(dialog).textContent()) ?? '').replace(' ', '');
  const other = await stranger(browser);
  await open(other, `/sports?betcode=${code.toLowerCase()}`);
  const shown = preview(other);
  await expect(shown.getByText('€7.00', { exact: true })).toBeVisible();
  await expect(shown.getByText('€14.00', { exact: true })).toBeVisible();
  await shown.getByRole('button', { name: 'Add to slip' }).click();
  const taken = await openSlip(other);
  await expect(taken.getByRole('textbox', { name: /Stake/ })).toHaveValue('7.00');
  await other.context().close();
});

test('what changed and what is gone is shown before it replaces the slip, which may be kept', async ({
  page,
  browser,
  house,
}) => {
  const matches = [
    await ownMatch(page.request),
    await ownMatch(page.request),
    await ownMatch(page.request),
    await ownMatch(page.request),
  ];
  const [moved, gone, paused] = matches;
  if (!moved || !gone || !paused) throw new Error('four matches were asked for');
  const code = await shareOf(page, house, matches);
  await house.movePrice(moved.id, `${moved.id}/1/`, '1', 25_000);
  await house.settle(gone.id, `${gone.id}/1/`, { '1': 'lost', '2': 'won', '3': 'lost' });
  await house.suspend(paused.id, true, `${paused.id}/1/`);

  const other = await stranger(browser);
  const own = await ownMatch(other.request);
  await choose(other, house, [own]);
  await open(other, `${own.path}?betcode=${code}`);
  const shown = preview(other);
  await expect(shown.getByText('1 price changed since it was shared.', { exact: true })).toBeVisible();
  await expect(
    shown.getByText("1 selection is no longer available and won't be added.", { exact: true }),
  ).toBeVisible();
  await expect(shown.getByText('1 selection is suspended.', { exact: true })).toBeVisible();
  const row = shown.getByRole('listitem').filter({ hasText: moved.home }).last();
  await expect(row).toContainText('2.50');
  await expect(row).toContainText('was 2.00');
  await expect(shown.getByText('This replaces the 1 selection on your slip.', { exact: true })).toBeVisible();
  await expectAccessibleDialog(other);
  await shown.getByRole('button', { name: 'Keep mine' }).click();
  await expect(price(other, homeWins(own))).toHaveAttribute('aria-pressed', 'true');

  await open(other, `${own.path}?betcode=${code}`);
  await preview(other).getByRole('button', { name: 'Replace my slip' }).click();
  await expect(price(other, homeWins(own))).toHaveAttribute('aria-pressed', 'false');
  const taken = await openSlip(other);
  await expect(taken.getByText(moved.home, { exact: true }).first()).toBeVisible();
  await expect(taken.getByText(gone.home, { exact: true })).toHaveCount(0);
  await expect(taken.getByText('2.50', { exact: true }).first()).toBeVisible();
  await expect(taken.getByText(/Accept new price/)).toHaveCount(0);
  await house.suspend(paused.id, false, `${paused.id}/1/`);
  await other.context().close();
});

test('a link that shares nothing says so, and leads to entering a code', async ({ page }) => {
  await open(page, '/sports?betcode=ZZZZZ2');
  const dialog = page.getByRole('dialog', { name: 'Link not found' });
  await expect(dialog).toBeVisible();
  await expectAccessibleDialog(page);
  await dialog.getByRole('button', { name: 'Enter a code' }).click();
  const load = page.getByRole('dialog', { name: 'Load a bet code' });
  await load.getByRole('button', { name: 'Show the bet' }).click();
  await expect(load.getByText('Enter a bet code.', { exact: true })).toBeVisible();
  await load.getByRole('textbox', { name: 'Bet code or link' }).fill('zzz zz3');
  await page.keyboard.press('Enter');
  await expect(load.getByText(/We can't find this code\./)).toBeVisible();
  await expect(load.getByRole('textbox')).toBeFocused();
  await expectAccessibleDialog(page);
});

test('where nothing of it is left, another bet is suggested and the slip stays', async ({
  page,
  browser,
  house,
}) => {
  const match = await ownMatch(page.request);
  const code = await shareOf(page, house, [match]);
  await house.settle(match.id, `${match.id}/1/`, { '1': 'lost', '2': 'won', '3': 'lost' });
  const other = await stranger(browser);
  const own = await ownMatch(other.request);
  await choose(other, house, [own]);
  await open(other, `${own.path}?betcode=${code}`);
  await expect(other.getByText('Try another bet', { exact: true })).toBeVisible();
  await expect(preview(other)).toHaveCount(0);
  await expect(price(other, homeWins(own))).toHaveAttribute('aria-pressed', 'true');
  await other.context().close();
});

test('a code is entered on the empty slip; without a connection it is tried later', async ({
  page,
  browser,
  house,
}) => {
  const match = await ownMatch(page.request);
  const code = await shareOf(page, house, [match]);
  const other = await stranger(browser);
  await open(other, PLAIN);
  await other.getByRole('button', { name: 'Load a bet code' }).click();
  const load = other.getByRole('dialog', { name: 'Load a bet code' });
  await load.getByRole('textbox').fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await other.context().setOffline(true);
  await load.getByRole('button', { name: 'Show the bet' }).click();
  await expect(load.getByText('Try again later', { exact: true })).toBeVisible();
  await other.context().setOffline(false);
  await load.getByRole('button', { name: 'Show the bet' }).click();
  await preview(other).getByRole('button', { name: 'Add to slip' }).click();
  await expect((await openSlip(other)).getByText(match.home, { exact: true }).first()).toBeVisible();
  await other.context().close();
});

/** Height of a PNG. */
const heightOf = (png: Buffer): number => png.readUInt32BE(20);

test('the picture is drawn in the browser and holds amounts only where they are shown', {
  tag: '@browser',
}, async ({ page, house }) => {
  await choose(page, house, [await ownMatch(page.request)]);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('7');
  const dialog = await shareSlip(page);
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^bet-[2-9A-Z]{6}\.png$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const png = Buffer.concat(chunks);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    return heightOf(png);
  };
  const bare = await save();
  await dialog.getByRole('switch', { name: 'Show stake' }).click();
  await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled();
  await expect.poll(save).toBeGreaterThan(bare);
});

test('a placed bet is shared from its receipt', async ({ page, house }) => {
  await signUpQuietly(page);
  await choose(page, house, [await ownMatch(page.request)]);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('5');
  const placed = slip.getByText('Bet placed', { exact: true });
  await pressFor(slip.getByRole('button', { name: /^Place bet/ }), placed);
  await slip.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this bet' });
  await expect(codeOf(dialog)).toHaveText(/^[2-9A-Z]{3} [2-9A-Z]{3}$/);
  await expect(dialog.getByText('1 selection · odds 2.00', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
});
