import type { Locator, Page } from '@playwright/test';
import { expectAccessibleDialog } from '../support/axe.ts';
import { newEmail, PASSWORD } from '../support/players.ts';
import { open, PLAIN, shownBalance } from '../support/screen.ts';
import { SIGN_UP_STACK, signUpFilesOf } from '../support/sign-up-files.ts';
import { expect, testWithStack } from '../support/state-test.ts';

const test = testWithStack(SIGN_UP_STACK);

const HEADERS = { accept: 'application/vnd.touchline.v1+json', 'x-touchline-app': 'web' };

const formOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Create an account' });
const submit = (form: Locator) => form.getByRole('button', { name: 'Create account' }).click();

/** Names of the controls, in their order. */
const controlsIn = (form: Locator): Promise<(string | null)[]> =>
  form.locator('input, select').evaluateAll((all) => all.map((one) => one.getAttribute('name')));

async function openForm(page: Page): Promise<Locator> {
  await open(page, `${PLAIN}?modal=sign_up`);
  await expect(formOf(page).getByRole('button', { name: 'Create account' })).toBeVisible();
  return formOf(page);
}

const playerOf = async (page: Page) =>
  (await page.request.get('/sports/api/platform/player', { headers: HEADERS })).json();

test('the form asks for the fields of the setting, in its order', { tag: '@phone' }, async ({
  page,
  stack,
}) => {
  const place = await signUpFilesOf({ stack, page });
  await place('sign-up.json', {
    fields: [
      'first_name',
      'last_name',
      'email',
      'password',
      'nickname',
      'country',
      'municipality',
      'mobile_phone',
    ],
  });
  const form = await openForm(page);
  expect(await controlsIn(form)).toEqual([
    'first_name',
    'last_name',
    'email',
    'password',
    'nickname',
    'country',
    'municipality',
    'mobile_phone',
    'consent_email',
    'consent_sms',
    'consent_push',
  ]);
  await submit(form);
  await expect(form.getByText('Fill in this field.', { exact: true })).toHaveCount(5);
  await expect(form.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expectAccessibleDialog(page);
  const email = newEmail();
  await form.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Moor');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('textbox', { name: 'Nickname' }).fill('Ace');
  await form.getByRole('combobox', { name: 'Country' }).selectOption('IE');
  await form.getByLabel('Municipality').fill('Galway');
  await form.getByRole('textbox', { name: 'Phone' }).fill('12');
  await submit(form);
  await expect(form.getByText('Enter a valid phone number.', { exact: true })).toBeVisible();
  await form.getByRole('textbox', { name: 'Phone' }).fill('085 012 3456');
  await submit(form);
  await expect(shownBalance(page)).toHaveText('€1,000.00');
  expect(await playerOf(page)).toMatchObject({
    email,
    first_name: 'Ada',
    nickname: 'Ace',
    municipality: 'Galway',
    mobile_phone: '+353850123456',
    auth_fields_missed: [],
  });
});

test('without a setting it is the form of a fresh installation', async ({ page, stack }) => {
  await signUpFilesOf({ stack, page });
  const form = await openForm(page);
  expect(await controlsIn(form)).toEqual([
    'email',
    'password',
    'country',
    'currency',
    'day',
    'month',
    'year',
    'consent_email',
    'consent_sms',
    'consent_push',
  ]);
  for (const name of ['By email', 'By text message', 'By push notification'])
    await expect(form.getByRole('checkbox', { name })).not.toBeChecked();
});

test('a municipality is one of the list of the country', async ({ page, stack }) => {
  const place = await signUpFilesOf({ stack, page });
  await place('sign-up.json', {
    fields: ['email', 'password', 'country', 'municipality'],
  });
  await place('municipalities.json', { IE: ['Galway', 'Cork'] });
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('combobox', { name: 'Country' }).selectOption('IE');
  await expect(form.locator('datalist option')).toHaveCount(2);
  await form.getByLabel('Municipality').fill('Leeds');
  await submit(form);
  await expect(form.getByText('Enter a municipality in your country.', { exact: true })).toBeVisible();
  await form.getByLabel('Municipality').fill('galway');
  await submit(form);
  await expect(shownBalance(page)).toHaveText('€1,000.00');
  expect((await playerOf(page)).municipality).toBe('Galway');
});

test('the terms are accepted before an account is opened, and the device remembers the version', async ({
  page,
  stack,
}) => {
  const place = await signUpFilesOf({ stack, page });
  await place('sign-up.json', {
    fields: ['email', 'password'],
    terms: { version: '2026-11', url: 'https://terms.example/' },
  });
  const form = await openForm(page);
  await expect(form.getByRole('link', { name: 'Read the terms' })).toHaveAttribute(
    'href',
    'https://terms.example/',
  );
  const terms = form.getByRole('checkbox', { name: 'I have read and accept the terms and conditions.' });
  await expect(terms).not.toBeChecked();
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submit(form);
  await expect(form.getByText('Accept our current terms to continue.', { exact: true })).toBeVisible();
  await terms.check();
  await submit(form);
  await expect(shownBalance(page)).toHaveText('€1,000.00');
  expect(await page.evaluate(() => localStorage.getItem('terms_accepted'))).toBe('"2026-11"');
});

test('terms that change while the form is open are asked for in their new version', async ({
  page,
  stack,
}) => {
  const place = await signUpFilesOf({ stack, page });
  await place('sign-up.json', {
    fields: ['email', 'password'],
    terms: { version: '1' },
  });
  const form = await openForm(page);
  const terms = form.getByRole('checkbox', { name: 'I have read and accept the terms and conditions.' });
  await expect(form.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', /general-rules$/);
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await terms.check();
  await place('sign-up.json', {
    fields: ['email', 'password'],
    terms: { version: '2.0' },
  });
  await submit(form);
  await expect(form.getByText('Accept our current terms to continue.', { exact: true })).toBeVisible();
  await expect(terms).not.toBeChecked();
  await terms.check();
  await submit(form);
  await expect(shownBalance(page)).toHaveText('€1,000.00');
});

test('marketing that is ticked can be withdrawn on the account page', async ({ page, stack }) => {
  const place = await signUpFilesOf({ stack, page });
  await place('sign-up.json', { fields: ['email', 'password'] });
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox', { name: 'By email' }).check();
  await submit(form);
  await expect(shownBalance(page)).toHaveText('€1,000.00');
  await open(page, '/sports/account');
  const offers = page.getByRole('region', { name: 'Offers and news' });
  const byEmail = offers.getByRole('switch', { name: 'By email' });
  await expect(byEmail).toHaveAttribute('aria-checked', 'true');
  await expect(offers.getByRole('switch', { name: 'By text message' })).toHaveAttribute(
    'aria-checked',
    'false',
  );
  await byEmail.click();
  await expect(byEmail).toHaveAttribute('aria-checked', 'false');
  await open(page, '/sports/account');
  await expect(byEmail).toHaveAttribute('aria-checked', 'false');
});
