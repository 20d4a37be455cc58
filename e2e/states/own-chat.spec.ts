import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import type { HandedStack } from '../support/kept-stack.ts';
import { signUpQuietly } from '../support/players.ts';
import { open, PLAIN } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// The backend's own chat, which a data folder without files has.

const OPERATOR_SECRET = 'a-secret-of-these-tests-alone-and-long-enough';
const test = testWithStack({ houseSettings: { OPERATOR_SECRET, HOUSE_SPORTS: 'football' } });

const WRITE = 'POST /platform/player/chat';

const bell = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat' });
const log = (page: Page): Locator => dialog(page).getByRole('log', { name: 'Your chat with support' });
const messages = (page: Page): Locator => log(page).getByRole('article');
const field = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Your message' });

async function openChat(page: Page): Promise<void> {
  await open(page, PLAIN);
  await page.locator('[data-zone="left_sidebar"]').getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

async function closeChat(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Answers a player as support does. */
async function answer(page: Page, { houseUrl }: HandedStack, player: string, text: string): Promise<void> {
  const done = await page.request.post(`${houseUrl}/operator/commands`, {
    headers: { authorization: `Bearer ${OPERATOR_SECRET}` },
    data: { command: 'answer-chat', arguments: { player, text }, reason: 'question in the chat' },
  });
  expect(done.status()).toBe(200);
}

test('a player writes to support, and the answer appears in the open chat', async ({ page, stack }) => {
  const player = await signUpQuietly(page);
  await openChat(page);
  await expect(log(page).getByText('No messages yet. How can we help?', { exact: true })).toBeVisible();
  await expect(
    dialog(page).getByText('Answers appear here and in your notifications.', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessibleDialog(page);
  await field(page).fill('Where is my bet?');
  await field(page).press('Enter');
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText('You');
  await expect(messages(page)).toContainText('Where is my bet?');
  await expect(field(page)).toHaveValue('');
  await answer(page, stack, player, 'It won.');
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).nth(1)).toContainText('Support');
  await expect(messages(page).nth(1)).toContainText('It won.');
  await expectAccessibleDialog(page);
  // The welcome alone is unread: the answer was seen.
  await closeChat(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await openChat(page);
  await expect(messages(page)).toHaveCount(2);
});

test('Shift and Enter start a new line, the button sends, and spaces alone are not sent', async ({
  page,
}) => {
  await signUpQuietly(page);
  await openChat(page);
  const send = dialog(page).getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(dialog(page).getByText('Write a message first.', { exact: true })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('One');
  await field(page).press('Shift+Enter');
  await page.keyboard.type('Two');
  await expect(field(page)).toHaveValue('One\nTwo');
  await expect(messages(page)).toHaveCount(0);
  await send.click();
  await expect(messages(page)).toContainText('One\nTwo');
});

test('what could not be sent stays in the field, and is sent once when it is tried again', async ({
  page,
  house,
}) => {
  const player = await signUpQuietly(page);
  await openChat(page);
  await house.scenario('call-fails', { player, route: WRITE });
  await field(page).fill('Where is my bet?');
  await field(page).press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('Your message wasn’t sent');
  await expect(field(page)).toHaveValue('Where is my bet?');
  await field(page).press('Enter');
  await expect(messages(page)).toHaveCount(1);
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
});

test('an answer to a closed chat is a notification that opens it', async ({ page, stack }) => {
  const player = await signUpQuietly(page);
  await open(page, PLAIN);
  await answer(page, stack, player, 'Your documents are fine.');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await bell(page).click();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'Support has answered' })
    .click();
  await expect(messages(page)).toContainText('Your documents are fine.');
  await closeChat(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('a visitor is asked to sign in', async ({ page }) => {
  await openChat(page);
  await expect(
    dialog(page).getByText('Sign in to write to our support team.', { exact: true }),
  ).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expectAccessibleDialog(page);
});
