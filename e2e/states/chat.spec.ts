import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { askAnew } from '../support/fresh.ts';
import type { HandedStack } from '../support/kept-stack.ts';
import { block, placePages } from '../support/own-pages.ts';
import { signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// A stack of its own: `chat.json` and a layout change what every page of it shows.
const test = testWithStack({ houseSettings: { HOUSE_SPORTS: 'football' } });

const PATH = '/sports/with-chat';
const SCRIPT = 'https://chat.example/widget.js';

/** Places a page with the block, and the operator's chat beside it. */
async function placeChat(page: Page, stack: HandedStack, adapter: string): Promise<void> {
  const file = join(stack.dataDir, 'chat.json');
  writeFileSync(file, JSON.stringify(adapter === 'off' ? { adapter } : { adapter, script: SCRIPT }));
  const text = block('words', 'text', { content: { en: 'Words about us' } });
  await placePages(stack, { 'with-chat': { main: [text, block('chat', 'chat_toggle', {})] } });
  const body = 'window.ChatWidget = { init() {} };';
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await askAnew(page);
}

const toggle = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Chat', exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat' });
const frame = (page: Page): Locator => dialog(page).locator('iframe');

test('the chat asks first, names its host, and loads after a press on its button alone', async ({
  page,
  stack,
}) => {
  await placeChat(page, stack, 'support');
  await page.context().clearCookies();
  await open(page, PATH);
  await expect(page.locator('iframe')).toHaveCount(0);
  await toggle(page).click();
  await expect(
    dialog(page).getByText(
      'This chat is run by chat.example. If you open it, chat.example sees your IP address and what you write.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await expectAccessibleDialog(page);
  await dialog(page).getByRole('button', { name: 'Open chat', exact: true }).click();
  await expect(frame(page)).toHaveAttribute('src', '/sports/third-party?kind=chat');
  await expect(frame(page)).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
});

test('who agreed to preferences is not asked about the chat again', async ({ page, stack }) => {
  await placeChat(page, stack, 'support');
  await open(page, PATH);
  await toggle(page).click();
  await expect(frame(page)).toHaveCount(1);
});

test('a chat among players asks a visitor to sign in, and a player for his consent', async ({
  page,
  stack,
}) => {
  await placeChat(page, stack, 'social');
  await page.context().clearCookies();
  await open(page, PATH);
  await toggle(page).click();
  await expect(dialog(page).getByText('Sign in to chat with other players.', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expectAccessibleDialog(page);
  await signUpQuietly(page);
  await open(page, PATH);
  await toggle(page).click();
  await dialog(page).getByRole('button', { name: 'Open chat', exact: true }).click();
  await expect(frame(page)).toHaveCount(1);
});

test('where the operator switched the chat off the block shows nothing, and its frame page is not there', async ({
  page,
  stack,
}) => {
  await placeChat(page, stack, 'off');
  await open(page, PATH);
  await expect(page.getByRole('main').getByText('Words about us', { exact: true })).toBeVisible();
  await expect(toggle(page)).toHaveCount(0);
  expect((await page.request.get('/sports/third-party?kind=chat')).status()).toBe(404);
});
