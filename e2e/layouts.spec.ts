import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { DEFAULT_LAYOUTS, type Page as PageName, ZONES } from '../packages/contract/src/layout/index.ts';
import {
  fullLayout,
  KINDS,
  type Kind,
  MAY_BE_EMPTY,
  mayStand,
  NEEDED,
  OF_COMING,
  OF_MATCH,
  OF_PLAYER,
  OTHER,
  withMain,
  withOther,
  type Zone,
} from './support/composed-layouts.ts';
import { SANDBOXED, test } from './support/console-errors.ts';
import { signUpQuietly } from './support/players.ts';
import { expectMatchPromises, expectPromises } from './support/promised-settings.ts';
import { type Stack, startStack } from './support/stack.ts';

// What an operator composes, in a house and a web app of its own: files of its data folder are written and taken away.

// A page of this site in a frame is among the blocks.
test.use({ expectedErrors: SANDBOXED });

let stack: Stack;
let folder = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startStack({ houseSettings: { HOUSE_SPORTS: 'football,tennis' } });
  folder = join(stack.dataDir, 'layouts');
  mkdirSync(folder);
});
test.afterAll(() => stack?.stop());
const place = (page: PageName, layout: object | string) =>
  writeFileSync(join(folder, `${page}.json`), typeof layout === 'string' ? layout : JSON.stringify(layout));

type Variant = 'default' | 'other' | 'match' | 'coming';

/** Whether a kind shows something on a page of its own sort. */
function isShownOn(variant: Variant, kind: Kind): boolean {
  if (OF_PLAYER.includes(kind)) return false;
  if (OF_MATCH.includes(kind)) return variant === 'match';
  if (OF_COMING.includes(kind)) return variant === 'coming';
  return variant !== 'coming';
}

/** Addresses whose layouts were placed before anybody read them. */
async function fullPages(): Promise<Record<Variant, string>> {
  const matchPath = async (status: number, more = '') => {
    const answer = await fetch(
      `${stack.webUrl}/sports/api/book/matches?type=match&sport_key=football&match_status=${status}${more}&limit=1`,
    );
    const [match] = ((await answer.json()) as { data: { id: string; slug: string }[] }).data; // the house's own tests check this shape
    return `/sports/football/${match?.slug}-m${match?.id}`;
  };
  return {
    default: '/sports/football',
    other: '/sports/live',
    match: await matchPath(1, '&has_video=1'),
    coming: await matchPath(0, '&has_video=1'),
  };
}

/** Address of a category whose layout nobody read yet. */
async function categoryPath(): Promise<string> {
  const answer = await fetch(`${stack.webUrl}/sports/api/book/categories?sport_key=football`);
  const [category] = ((await answer.json()) as { data: { id: string; slug: string }[] }).data; // as above
  return `/sports/football/${category?.slug}-c${category?.id}`;
}

async function withoutScripts<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: stack.webUrl, javaScriptEnabled: false });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Kinds of a zone that show nothing in it: no words, no control, no line. */
async function missing(page: Page, zone: Zone, kinds: readonly Kind[]): Promise<string[]> {
  const shown = await page
    .locator(`[data-zone="${zone}"] [data-block]`)
    .evaluateAll((blocks) =>
      blocks
        .filter(
          (block) =>
            block.querySelector('hr, a, button, select, input, time, img, iframe, noscript') !== null ||
            /\S/.test(block.textContent ?? ''),
        )
        .map((block) => block.getAttribute('data-block')),
    );
  return kinds.filter((kind) => !shown.includes(kind)).map((kind) => `${zone} ${kind}`);
}

test('every kind shows in every zone where it may stand, and says what its settings promise', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  place(
    'sport',
    fullLayout('sport', (kind) => NEEDED[kind] ?? {}),
  );
  place(
    'live',
    fullLayout('live', (kind) => OTHER[kind] ?? NEEDED[kind] ?? {}),
  );
  place(
    'match',
    withOther(
      fullLayout('match', (kind) => NEEDED[kind] ?? {}),
      ['match_preview', 'event_video'],
    ),
  );
  const paths = await fullPages();
  for (const [variant, path] of Object.entries(paths) as [Variant, string][]) {
    await withoutScripts(browser, async (page) => {
      // What a page frames is not waited for.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const zone of ZONES.filter((one) => one !== 'side_menu')) {
        const kinds = KINDS.filter(
          (kind) =>
            mayStand(kind, zone) && !MAY_BE_EMPTY.includes(`${zone} ${kind}`) && isShownOn(variant, kind),
        );
        expect([variant, await missing(page, zone, kinds)]).toEqual([variant, []]);
      }
      if (variant === 'other') await expectPromises(page);
      if (variant === 'coming') await expectMatchPromises(page);
    });
  }
});

test('the side menu shows what an operator placed in it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: stack.webUrl, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  place(
    'category',
    fullLayout('category', (kind) => NEEDED[kind] ?? {}),
  );
  await page.goto(await categoryPath());
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const kinds = KINDS.filter((kind) => mayStand(kind, 'side_menu') && !OF_PLAYER.includes(kind));
  await expect
    .poll(async () => {
      const shown = await page
        .getByRole('dialog')
        .locator('[data-block]')
        .evaluateAll((blocks) =>
          blocks
            .filter((block) => block.childElementCount > 0)
            .map((block) => block.getAttribute('data-block')),
        );
      return kinds.filter((kind) => !shown.includes(kind));
    })
    .toEqual([]);
  await context.close();
});

/** A layout with much in every zone around the content. */
function crowded(page: PageName) {
  const { zones } = DEFAULT_LAYOUTS[page];
  const text = (id: string) => ({
    id,
    kind: 'text',
    settings: { content: { en: `# Notice\n\n${'Our promotion of the week. '.repeat(40)}` } },
  });
  const item = (place: string) => (section: string) => ({
    id: `${place}-${section.replaceAll('_', '-')}`,
    kind: 'menu_item',
    settings: { target: { kind: 'section', section }, icon: 'star' },
  });
  const button = (id: string) => ({
    id,
    kind: 'button',
    settings: { label: { en: 'A button with long words' }, target: { kind: 'section', section: 'results' } },
  });
  const sections = ['sports', 'in_play', 'schedule', 'results', 'promotions', 'favorites', 'bets_history'];
  return {
    page,
    version: 1,
    zones: {
      ...zones,
      header: [
        ...sections.map(item('head')),
        ...['one', 'two', 'three'].map((id) => button(`head-${id}`)),
        { id: 'head-search', kind: 'search', settings: {} },
        { id: 'head-profile', kind: 'profile', settings: {} },
      ],
      left_sidebar: [...zones.left_sidebar, text('left-one'), button('left-two')],
      tab_bar: [...zones.tab_bar, ...sections.map(item('tab'))],
      right_sidebar: [text('above'), text('above-two'), ...zones.right_sidebar, text('below')],
    },
  };
}

test('however much a zone holds, the page keeps its width, the header its line and the slip its room', async ({
  browser,
}) => {
  place('schedule', crowded('schedule'));
  const page = await browser.newPage({ baseURL: stack.webUrl, viewport: { width: 1440, height: 900 } });
  await page.goto('/sports/schedule');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  for (const width of [1440, 960, 834, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(56);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeInViewport({
      ratio: 1,
    });
    if (width < 960) continue;
    const slip = page.getByRole('region', { name: 'Bet slip' });
    expect((await slip.boundingBox())?.height).toBeGreaterThan(500);
    // Nothing lies over the tabs.
    await slip.getByRole('tab', { name: 'My bets' }).click();
    await slip.getByRole('tab', { name: 'Bet slip' }).click();
  }
  for (const item of await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link').all())
    expect((await item.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await page.close();
});

test('a file that is placed, changed, broken and taken away is what the next pages show', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const shown = (): Promise<string[]> =>
    withoutScripts(browser, async (page) => {
      await page.goto('/sports');
      const blocks = page.locator('[data-zone="main"] [data-block]');
      return blocks.evaluateAll((all) => all.map((block) => block.getAttribute('data-block') ?? ''));
    });
  const becomes = (kinds: readonly string[]) =>
    expect.poll(shown, { timeout: 30_000, intervals: [500] }).toEqual(kinds);
  const ofDefault = DEFAULT_LAYOUTS.home.zones.main.map(({ kind }) => kind);
  await becomes(ofDefault);

  const text = { id: 'hello', kind: 'text', settings: { content: { en: 'Good evening' } } };
  place('home', withMain('home', [text]));
  await becomes(['text']);

  place(
    'home',
    withMain('home', [
      { id: 'sparks', kind: 'fireworks', settings: {} },
      { id: 'many', kind: 'live_events', settings: { limit: 'many' } },
      text,
      { id: 'line', kind: 'divider', settings: {} },
    ]),
  );
  await becomes(['text', 'divider']);
  const { faults } = await (await fetch(`${stack.webUrl}/sports/api/book/layouts/home`)).json();
  expect(faults.map(({ path }: { path: string }) => path)).toEqual(['main/sparks', 'main/many']);

  place('home', '{ "page": "home", ');
  await becomes(ofDefault);
  rmSync(join(folder, 'home.json'));
  await becomes(ofDefault);
});

test('a block shows to the devices, readers and guests it is meant for', async ({ browser }) => {
  const words = (en: string) => ({ content: { en } });
  place('sport', {
    ...withMain('sport', []),
    zones: {
      ...DEFAULT_LAYOUTS.sport.zones,
      main: [
        {
          id: 'wide',
          kind: 'text',
          settings: words('For large screens'),
          visibility: { devices: ['desktop'] },
        },
        { id: 'small', kind: 'text', settings: words('For phones'), visibility: { devices: ['phone'] } },
        { id: 'middle', kind: 'text', settings: words('For tablets'), visibility: { devices: ['tablet'] } },
        { id: 'de', kind: 'text', settings: words('For readers of German'), visibility: { locales: ['de'] } },
        { id: 'guest', kind: 'text', settings: words('For guests'), visibility: { signed_in: false } },
        { id: 'player', kind: 'text', settings: words('For players'), visibility: { signed_in: true } },
      ],
    },
  });
  const context = await browser.newContext({ baseURL: stack.webUrl, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto('/sports/tennis');
    await expect(page.getByText('For large screens')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('For guests')).toBeVisible();
  await expect(page.getByText('For players')).toHaveCount(0);
  await expect(page.getByText('For readers of German')).toHaveCount(0);
  for (const [width, shown] of [
    [390, 'For phones'],
    [719, 'For phones'],
    [720, 'For tablets'],
    [959, 'For tablets'],
    [960, 'For large screens'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const text of ['For phones', 'For tablets', 'For large screens'])
      await expect(page.getByText(text)).toBeVisible({ visible: text === shown });
  }
  await expect(async () => {
    await page.goto('/sports/de/tennis');
    await expect(page.getByText('For readers of German')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await signUpQuietly(page);
  await page.goto('/sports/tennis');
  await expect(page.getByText('For players')).toBeVisible();
  await expect(page.getByText('For guests')).toBeHidden();
  await context.close();
});
