import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { askAnew } from '../support/fresh.ts';
import type { HandedStack } from '../support/kept-stack.ts';
import { signUpQuietly } from '../support/players.ts';
import { open, PLAIN, shownBalance } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// What an operator's flags.json makes inactive, and the status that it asks of players. Each test places its own.

const OPERATOR_SECRET = 'a-secret-of-these-tests-alone-and-long-enough';
const PLATFORM = 'https://play.example';
const test = testWithStack({ houseSettings: { OPERATOR_SECRET, HOUSE_SPORTS: 'football' } });
const place = ({ dataDir }: HandedStack, file: 'flags.json' | 'platform.json', content: object) =>
  writeFileSync(join(dataDir, file), JSON.stringify(content));

/** Gives a player a status as an operator does. */
async function giveStatus(page: Page, { houseUrl }: HandedStack, player: string, status: string) {
  const answer = await page.request.post(`${houseUrl}/operator/commands`, {
    headers: { authorization: `Bearer ${OPERATOR_SECRET}` },
    data: { command: 'set-status', arguments: { player, status, on: true }, reason: 'a try-out' },
  });
  expect(answer.status()).toBe(200);
}

test('an inactive quick deposit asks for no card; players with the status of tests have it while tests are on', async ({
  page,
  stack,
}) => {
  place(stack, 'platform.json', { deposit_ways: ['quick_deposit'] });
  place(stack, 'flags.json', { quick_deposit: 'inactive' });
  const email = await signUpQuietly(page);
  await giveStatus(page, stack, email, 'spi_test');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const deposit = page.getByRole('button', { name: 'Deposit', exact: true });
  const form = page.getByRole('dialog').getByRole('combobox', { name: 'Card' });

  await askAnew(page);
  await open(page, PLAIN);
  await expect(shownBalance(page)).toBeVisible();
  await expect(deposit).toHaveCount(0);
  await open(page, `${PLAIN}?modal=quick_deposit`);
  await expect(shownBalance(page)).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('/payments/ways'))).toEqual([]);

  place(stack, 'flags.json', { quick_deposit: 'inactive', test: 'active' });
  await askAnew(page);
  await open(page, PLAIN);
  await expect(deposit.first()).toBeVisible();
  await deposit.first().click();
  await expect(form).toBeVisible();
});

test.describe('a player without the status that is needed', () => {
  // Chromium says so when a page is left for one without the style of crossing over.
  test.use({ expectedErrors: /ViewTransition opt-in disabled/ });

  test('is sent to the platform by the top window, else to /locked', { tag: '@browser' }, async ({
    page,
    stack,
  }) => {
    const host = '/host-page';
    await page.route(`${PLATFORM}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'The platform' }),
    );
    await page.route(`**${host}`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe title="Sportsbook" src="${PLAIN}"></iframe>`,
      }),
    );
    place(stack, 'flags.json', { user_group: 'members' });
    place(stack, 'platform.json', {});
    await askAnew(page);
    await open(page, PLAIN);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
    const email = await signUpQuietly(page);
    await page.goto(PLAIN);
    await page.waitForURL('**/sports/locked');
    await expect(page.locator('body')).toHaveAttribute('data-page', 'locked');

    place(stack, 'platform.json', { frontend_origin: PLATFORM });
    for (const path of [PLAIN, host]) {
      await askAnew(page);
      await page.goto(path);
      await page.waitForURL(`${PLATFORM}/`);
    }

    await giveStatus(page, stack, email, 'members');
    await open(page, PLAIN);
    await expect(shownBalance(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PLAIN}$`));
  });
});
