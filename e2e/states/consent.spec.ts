import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { ownMatch } from '../support/book.ts';
import { signUpQuietly } from '../support/players.ts';
import { choose, expectApart, isPhone, open, openSlip, PLAIN, press } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

const noticeOf = (page: Page): Locator => page.getByRole('region', { name: 'Cookies', exact: true });
const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Cookie settings' });
const CHOICES = ['Only necessary', 'Accept all', 'Choose'];

/** A visitor who has not answered. */
async function unanswered(page: Page, path = PLAIN): Promise<Locator> {
  await page.context().clearCookies();
  await open(page, path);
  const notice = noticeOf(page);
  await expect(notice).toBeVisible();
  return notice;
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** Names of the cookies that scripts see, and of what the browser keeps longer than a tab. */
const keptNames = (page: Page) =>
  page.evaluate(() => [
    ...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
  ]);

const openPreferences = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(Preferences|Account:)/ })
    .click();

const density = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Density' }).getByRole('button', { name, exact: true });

async function choosePreference(page: Page): Promise<void> {
  await openPreferences(page);
  await density(page, 'Compact').click();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
}

test('all three answers look alike, and a refusal keeps choices until the page ends', async ({ page }) => {
  const notice = await unanswered(page);
  await expect(notice.getByRole('button')).toHaveText(CHOICES);
  const looks = await Promise.all(
    CHOICES.map((name) => notice.getByRole('button', { name, exact: true }).getAttribute('class')),
  );
  expect(new Set(looks).size).toBe(1);
  await notice.getByRole('button', { name: 'Only necessary', exact: true }).click();
  await expect(notice).toHaveCount(0);
  await choosePreference(page);
  expect(await stored(page)).toEqual({});
  await open(page, PLAIN);
  await expect(noticeOf(page)).toHaveCount(0);
  await openPreferences(page);
  await expect(density(page, 'Comfortable')).toHaveAttribute('aria-pressed', 'true');
});

test('what was chosen before is kept once everything is accepted', async ({ page }) => {
  const notice = await unanswered(page);
  await choosePreference(page);
  expect(await stored(page)).toEqual({});
  await notice.getByRole('button', { name: 'Accept all', exact: true }).click();
  await expect(notice).toHaveCount(0);
  expect(await stored(page)).toEqual({ density: '"compact"' });
  await open(page, PLAIN);
  await openPreferences(page);
  await expect(density(page, 'Compact')).toHaveAttribute('aria-pressed', 'true');
});

test('classes are chosen in the drawer, and taken back at the foot of a page, which clears their values', {
  tag: '@phone',
}, async ({ page }) => {
  const notice = await unanswered(page);
  await notice.getByRole('button', { name: 'Choose', exact: true }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('switch')).toHaveText(['Preferences', 'Statistics', 'Marketing']);
  await expect(drawer.getByRole('switch', { checked: true })).toHaveCount(0);
  await expectAccessibleDialog(page);
  await drawer.getByRole('switch', { name: 'Preferences' }).click();
  await drawer.getByRole('button', { name: 'Save choices' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).toContain('consent_choices=necessary.preference');
  await page.evaluate(() => localStorage.setItem('theme', '"light"'));

  await page
    .getByRole('contentinfo')
    .or(page.getByRole('main'))
    .getByRole('button', { name: 'Cookie settings' })
    .first()
    .click();
  await expect(drawer.getByRole('switch', { name: 'Preferences' })).toBeChecked();
  await expect(drawer.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  await drawer.getByRole('button', { name: 'Only necessary' }).click();
  await expect(drawer).toHaveCount(0);
  expect(await stored(page)).toEqual({});
});

test('a player finds the settings on his account page, and closing the drawer answers nothing', async ({
  page,
}) => {
  await signUpQuietly(page);
  await open(page, '/sports/account');
  const before = await page.evaluate(() => document.cookie);
  await page
    .getByRole('region', { name: 'Cookies' })
    .getByRole('button', { name: 'Cookie settings' })
    .click();
  await expect(drawerOf(page).getByRole('switch', { checked: true })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).toBe(before);
});

test('with everything refused all of it works: no foreign call, and nothing is kept but what is necessary', {
  tag: ['@browser', '@phone'],
}, async ({ page, stack }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(stack.webUrl).origin) foreign.push(request.url());
  });
  const match = await ownMatch(page.request);
  const notice = await unanswered(page, match.path);
  await notice.getByRole('button', { name: 'Only necessary', exact: true }).click();
  await expect(notice).toBeHidden();
  await signUpQuietly(page);
  await open(page, match.path);
  await choose(page, `${match.id}/1//1`);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /stake/i }).fill('1');
  await press(slip.getByRole('button', { name: /^Place bet/ }));
  await expect(slip.getByText('Bet placed', { exact: true })).toBeVisible();
  for (const path of ['/sports', '/sports/live', '/sports/results', '/sports/account', '/sports/wallet'])
    await open(page, path);
  expect(foreign).toEqual([]);
  expect((await keptNames(page)).sort()).toEqual(['consent', 'consent_choices']);
});

test('the notice stands in the page as it is served, shifts nothing, and leaves the slip free', {
  tag: ['@browser', '@phone'],
}, async ({ page }) => {
  const match = await ownMatch(page.request);
  await page.context().clearCookies();
  const html = await (await page.request.get(match.path)).text();
  for (const name of CHOICES) expect(html).toContain(`>${name}</button>`);
  await open(page, match.path);
  const notice = noticeOf(page);
  await expect(notice).toBeVisible();
  await choose(page, `${match.id}/1//1`);
  if (isPhone(page)) {
    await expectApart(notice, page.getByRole('navigation', { name: 'Quick access' }));
    await expectApart(notice, page.getByRole('button', { name: /Open the bet slip/ }));
  } else await expectApart(notice, page.getByRole('region', { name: 'Bet slip' }));
  const slip = await openSlip(page);
  await expect(slip.getByRole('textbox', { name: /stake/i })).toBeVisible();
  if (isPhone(page)) await page.keyboard.press('Escape');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, main, aside, nav, main [data-block], footer')].map((part) =>
        JSON.stringify(part.getBoundingClientRect()),
      ),
    );
  const before = await places();
  await notice.getByRole('button', { name: 'Accept all', exact: true }).click();
  await expect(notice).toBeHidden();
  expect(await places()).toEqual(before);
});

test('the notice is the second thing that the keyboard meets, and its end hands the focus on', {
  tag: '@browser',
}, async ({ page }) => {
  const notice = await unanswered(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (const name of CHOICES) {
    await page.keyboard.press('Tab');
    await expect(notice.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice.getByRole('button', { name: 'Choose', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is asked, because nothing is stored', { tag: '@browser' }, async ({ page }) => {
    await page.context().clearCookies();
    await page.goto(PLAIN);
    await expect(noticeOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
  });
});
