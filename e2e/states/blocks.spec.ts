import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { HandedStack } from '../support/kept-stack.ts';
import { SANDBOXED } from '../support/sandboxed.ts';
import { settled } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// What an operator places by hand: pictures, banners, dialogs, floating things, pages of his own.

const test = testWithStack({ houseSettings: { HOUSE_SPORTS: 'football' } });

/** Places a page of the operator's at `/sports/{path}`. */
function place({ dataDir }: HandedStack, path: string, main: readonly object[], zones: object = {}) {
  const page = {
    title: { en: 'Derby day', de: 'Derbytag', ar: 'يوم الديربي' },
    zones: { ...zones, main },
  };
  mkdirSync(join(dataDir, 'pages'), { recursive: true });
  writeFileSync(join(dataDir, 'pages', `${path}.json`), JSON.stringify(page));
}

const section = (name: string) => ({ kind: 'section', section: name });
const text = (id: string, en: string, visibility: object = {}) => ({
  id,
  kind: 'text',
  settings: { content: { en } },
  visibility,
});

/** Opens a page of the operator's: what he placed shows some seconds later. */
async function open(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout: 30_000 }).toBe(200);
  await page.goto(path);
}

test('a dialog opens once by itself, later when its button is pressed, and gives the focus back', {
  tag: '@phone-in-soak',
}, async ({ page, stack }) => {
  const words = { label: { en: 'Terms' }, title: { en: 'Our terms' }, content: { en: 'Play fair' } };
  place(stack, 'terms', [{ id: 'terms', kind: 'modal', settings: { ...words, opens: 'once' } }]);
  await open(page, '/sports/terms');
  const dialog = page.getByRole('dialog', { name: 'Our terms' });
  await expect(dialog.getByText('Play fair', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await settled(page);
  const opener = page.getByRole('main').getByText('Terms', { exact: true });
  await expect(dialog).toBeHidden();
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a floating button leads on, and stays away once it was put away', async ({ page, stack }) => {
  place(stack, 'floating', [
    text('hello', 'Hello'),
    {
      id: 'help',
      kind: 'floating_button',
      settings: { label: { en: 'Results' }, target: section('results') },
    },
  ]);
  await open(page, '/sports/floating');
  const floating = page.locator('[data-corner="start"]');
  await expect(floating.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/sports/results');
  await floating.getByRole('button', { name: 'Close' }).click();
  await expect(floating.getByRole('link')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(floating.getByRole('link')).toHaveCount(0);
});

test('a speed dial unfolds with the keyboard, does what its items say, and folds on Escape', async ({
  page,
  stack,
}) => {
  const items = [{ target: { kind: 'action', action: 'sign_in' } }, { target: section('results') }];
  place(stack, 'dial', [{ id: 'dial', kind: 'speed_dial', settings: { title: { en: 'Ways on' }, items } }]);
  await open(page, '/sports/dial');
  const dial = page.locator('[data-corner="end"]');
  const opener = dial.locator('summary');
  await opener.press('Enter');
  await expect(dial.getByRole('link', { name: 'Results' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dial.getByRole('link', { name: 'Results' })).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dial.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

/** What each named action opens on a phone. */
const OPENED: Readonly<Record<string, (page: Page) => Locator>> = {
  sign_in: (page) => page.getByRole('dialog', { name: 'Sign in' }),
  sign_up: (page) => page.getByRole('dialog', { name: 'Create an account' }),
  // Leads a visitor to sign-in first.
  deposit: (page) => page.getByRole('dialog', { name: 'Sign in' }),
  sports_menu: (page) => page.getByRole('dialog').getByRole('link', { name: /^Football/ }),
  my_bets: (page) => page.getByRole('dialog').getByRole('tab', { name: /^My bets/, selected: true }),
  bet_slip: (page) => page.getByRole('dialog').getByRole('tab', { name: /^Bet slip/, selected: true }),
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each named action does the same from whatever carries it', { tag: '@browser' }, async ({
    page,
    stack,
  }) => {
    test.setTimeout(120_000);
    const actions = Object.keys(OPENED);
    const targets = actions.map((action) => ({ target: { kind: 'action', action } }));
    const each = (kind: string, of: (at: { target: object; label: object }) => object) =>
      targets.map(({ target }, index) => ({
        id: `${kind}-${index}`,
        kind,
        settings: of({ target, label: { en: actions[index] } }),
      }));
    const banners = targets.map(({ target }, index) => ({ title: { en: actions[index] }, target }));
    const items = targets.map(({ target }, index) => ({ target, title: actions[index] }));
    const main = [
      ...each('button', ({ target, label }) => ({ label, target })),
      ...each('label', ({ target, label }) => ({ text: label, target })),
      { id: 'banners', kind: 'page_banner', settings: { display: 'button', items: banners } },
      { id: 'dial', kind: 'speed_dial', settings: { title: { en: 'Ways on' }, items } },
    ];
    place(stack, 'actions', main, {
      tab_bar: each('menu_item', ({ target, label }) => ({ target, title: label })),
    });
    await open(page, '/sports/actions');
    await expect(page.locator('html')).toHaveAttribute('data-transport', 'up', { timeout: 20_000 });
    const carriers = {
      button: page.locator('[data-block=button]'),
      label: page.locator('[data-block=label]'),
      banner: page.locator('[data-block=page_banner]'),
      'tab bar': page.locator('[data-zone=tab_bar]'),
      'speed dial': page.locator('[data-corner="end"]'),
    };
    const dialog = page.getByRole('dialog');
    for (const [carrier, place] of Object.entries(carriers))
      for (const [action, opened] of Object.entries(OPENED)) {
        if (carrier === 'speed dial') await place.locator('summary').click();
        await place.getByRole('button', { name: action }).first().click();
        await expect(opened(page).first(), `${action} from ${carrier}`).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
  });
});

test.describe('a page of this site in a frame', () => {
  // The frame has no origin, so the browser refuses it the scripts and pictures of this one.
  test.use({
    expectedErrors: SANDBOXED,
  });

  test('shows, and cannot reach the page around it', { tag: '@browser' }, async ({ page, stack }) => {
    const frame = {
      id: 'about',
      kind: 'iframe',
      settings: { src: '/sports/about', title: { en: 'About us' } },
    };
    place(stack, 'frame', [frame]);
    await open(page, '/sports/frame');
    await expect(page.getByTitle('About us')).toHaveAttribute('sandbox', /^(?!.*allow-same-origin)/);
    await expect(page.frameLocator('[title="About us"]').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('readers of another country, and at another time, get another page from the first byte on', {
  tag: '@browser',
}, async ({ page, stack }) => {
  const hourMs = 3_600_000;
  const { server_time: now } = await (await page.request.get('/sports/api/platform/system')).json();
  const at = (ms: number) => new Date(now + ms).toISOString();
  place(stack, 'where', [
    text('all', 'For everybody'),
    text('north', 'For Norway', { countries: ['NO'] }),
    text('now', 'This hour', { from: at(-hourMs), until: at(hourMs) }),
    text('over', 'Last hour', { until: at(-hourMs) }),
  ]);
  const read = async (country: string) => {
    const answer = await page.request.get('/sports/where', { headers: { 'cf-ipcountry': country } });
    return { html: await answer.text(), kept: answer.headers()['cache-control'] };
  };
  await expect.poll(async () => (await read('NO')).html, { timeout: 30_000 }).toContain('For Norway');
  await expect.poll(async () => (await read('DE')).html, { timeout: 30_000 }).toContain('For everybody');
  const german = await read('DE');
  expect(german.html).not.toContain('For Norway');
  expect(german.html).toContain('data-country="-"');
  expect(german.kept).toMatch(/^private/);
  expect((await read('NO')).html).toContain('data-country="NO"');
  for (const { html } of [german, await read('NO')]) {
    expect(html).toContain('This hour');
    expect(html).not.toContain('Last hour');
  }
  await page.context().setExtraHTTPHeaders({ 'cf-ipcountry': 'NO' });
  await open(page, '/sports/where');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByText('For Norway', { exact: true })).toBeVisible();
});

test('the head of a served page says what it is, where it is, and in which languages', async ({ page }) => {
  const html = await (await page.request.get('/sports/de/football')).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/sports\/de\/football"\/>/);
  expect(html).toMatch(/<link rel="alternate" hrefLang="ar" href="[^"]+\/sports\/ar\/football"\/>/i);
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Touchline"\/>/);
  const [, facts = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const kinds = JSON.parse(facts)['@graph'].map((fact: { '@type': string }) => fact['@type']);
  expect(kinds).toEqual(['Organization', 'BreadcrumbList']);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of an operator has his title and blocks in every language, and none of it is there when the file is gone', async ({
    page,
    stack,
  }) => {
    place(stack, 'derby-day', [text('hello', 'Kick-off at five')]);
    await open(page, '/sports/derby-day');
    await expect(page.getByRole('heading', { level: 1, name: 'Derby day' })).toBeVisible();
    await expect(page).toHaveTitle('Derby day · Touchline');
    await expect(page.locator('body')).toHaveAttribute('data-page', 'custom');
    await expect(page.getByText('Kick-off at five', { exact: true })).toBeVisible();
    await page.goto('/sports/ar/derby-day');
    await expect(page.getByRole('heading', { level: 1, name: 'يوم الديربي' })).toBeVisible();
    rmSync(join(stack.dataDir, 'pages', 'derby-day.json'));
    await expect
      .poll(async () => (await page.goto('/sports/derby-day'))?.status(), { timeout: 30_000 })
      .toBe(404);
  });

  test('a banner, a label, a picture and the leagues by category lead where they say', async ({
    page,
    stack,
  }) => {
    const picture = { src: '/sports/icon.png', alt: { en: 'A ball' }, width: 400, height: 300 };
    const banner = { title: { en: 'The derby' }, text: { en: 'At five' }, target: section('results') };
    place(stack, 'banners', [
      { id: 'banner', kind: 'page_banner', settings: { items: [banner], display: 'tile' } },
      { id: 'label', kind: 'label', settings: { text: { en: 'New' }, target: section('schedule') } },
      { id: 'image', kind: 'image', settings: { picture, target: section('in_play') } },
      { id: 'leagues', kind: 'tournaments', settings: { sport_key: 'football', display: 'button' } },
    ]);
    await open(page, '/sports/banners');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'The derby' })).toHaveAttribute('href', '/sports/results');
    await expect(main.getByRole('link', { name: 'New' })).toHaveAttribute('href', '/sports/schedule');
    await expect(main.getByRole('link', { name: 'A ball' })).toHaveAttribute('href', '/sports/live');
    await expect(main.getByRole('region', { name: 'Leagues' }).getByRole('link').first()).toBeVisible();
  });

  test('a submenu unfolds without scripts, and what leads nowhere is not in it', async ({ page, stack }) => {
    const items = [{ target: section('results') }, { target: { kind: 'league', id: 'gone' }, title: 'Gone' }];
    const submenu = { id: 'more', kind: 'submenu', settings: { title: { en: 'More' }, items } };
    place(stack, 'menu', [text('hello', 'Hello')], { left_sidebar: [submenu] });
    await open(page, '/sports/menu');
    const side = page.locator('[data-zone="left_sidebar"]');
    await expect(side.getByRole('link', { name: 'Results' })).toBeHidden();
    await side.getByText('More', { exact: true }).click();
    await expect(side.getByRole('link', { name: 'Results' })).toBeVisible();
    await expect(side.getByText('Gone', { exact: true })).toHaveCount(0);
  });
});
