import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import {
  BLOCK_KINDS,
  DEFAULT_LAYOUTS,
  type Page as PageName,
  ZONES,
} from '../packages/contract/src/layout/index.ts';
import { type Stack, startStack } from './support/stack.ts';

// What an operator composes, in a house and a web app of its own: files of its data folder are written and taken away.

const KINDS = Object.keys(BLOCK_KINDS) as (keyof typeof BLOCK_KINDS)[]; // the keys of a constant
type Kind = (typeof KINDS)[number];
type Zone = (typeof ZONES)[number];
type Placed = { readonly id: string; readonly kind: string; readonly settings: object };

/** Settings that a kind cannot do without. */
const NEEDED: Partial<Record<Kind, object>> = {
  menu_item: { target: { kind: 'section', section: 'in_play' } },
  button: { label: { en: 'Go live' }, target: { kind: 'section', section: 'in_play' } },
  text: { content: { en: '# Welcome' } },
  result_events: { empty: true },
};

/** Settings other than the default ones. */
const OTHER: Partial<Record<Kind, object>> = {
  brand_logo: { show_name: false },
  menu_item: {
    target: { kind: 'sport', sport_key: 'football' },
    title: 'The game',
    icon: 'live',
    show_count: true,
  },
  button: {
    label: { en: 'Kick off' },
    target: { kind: 'url', href: 'https://a.example' },
    look: 'primary',
    width: 'narrow',
  },
  text: { content: { en: '- one\n- [two](/sports/live)' }, width: 'narrow' },
  clock: { seconds: false, date: true },
  events_filter: { times: ['today'], days: 0, bettable: false, sort: false },
  sport_list: { display: 'chips', title: false },
  top_leagues: { sport_key: 'football', limit: 2 },
  top_leagues_content: { sport_key: 'football', limit: 2 },
  live_events: { sport_key: 'football', limit: 3, title: false, link: false },
  prematch_events: { sport_key: 'football', limit: 3, title: false, time_filter: false },
  top_events: { display: 'card', limit: 2, title: false },
  ending_soon: { limit: 2, title: false },
  outrights: { limit: 1, title: false },
  result_events: { limit: 2, empty: true },
  event_markets: { columns: 'one' },
  event_stats: { statistics: false, incidents: false },
  my_bets: { display: 'page' },
  profile: { show_balance: false },
};

/** Kinds that are about the match of their page. */
const OF_MATCH: readonly Kind[] = ['event_markets', 'event_stats'];
/** What shows nothing while there is nothing to show: no market ends soon, another tab of the panel is open. */
const MAY_BE_EMPTY = ['main ending_soon', 'right_sidebar my_bets'];

const mayStand = (kind: Kind, zone: Zone) => (BLOCK_KINDS[kind].zones as readonly string[]).includes(zone);

const blockOf = (zone: Zone, kind: Kind, settings: object): Placed => ({
  id: `${zone}-${kind}`.replaceAll('_', '-'),
  kind,
  settings,
});

/** A layout with every kind in every zone where it may stand. */
const fullLayout = (page: PageName, settingsOf: (kind: Kind) => object) => ({
  page,
  version: 1,
  zones: Object.fromEntries(
    ZONES.map((zone) => [
      zone,
      KINDS.filter((kind) => mayStand(kind, zone) && (page === 'match' || !OF_MATCH.includes(kind))).map(
        (kind) => blockOf(zone, kind, settingsOf(kind)),
      ),
    ]),
  ),
});

const withMain = (page: PageName, main: readonly Placed[]) => ({
  page,
  version: 1,
  zones: { ...DEFAULT_LAYOUTS[page].zones, main },
});

let stack: Stack;
let folder = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startStack();
  folder = join(stack.dataDir, 'layouts');
  mkdirSync(folder);
});
test.afterAll(() => stack?.stop());
test.beforeEach(() => {
  test.skip(test.info().project.name !== 'desktop', 'the zones are opened at both widths here');
});

const place = (page: PageName, layout: object | string) =>
  writeFileSync(join(folder, `${page}.json`), typeof layout === 'string' ? layout : JSON.stringify(layout));

/** Addresses whose layouts were placed before anybody read them. */
async function fullPages(): Promise<Record<'default' | 'other' | 'match', string>> {
  const answer = await fetch(
    `${stack.webUrl}/sports/api/book/matches?type=match&sport_key=football&match_status=1&limit=1`,
  );
  const [match] = ((await answer.json()) as { data: { id: string; slug: string }[] }).data; // the house's own tests check this shape
  return {
    default: '/sports/football',
    other: '/sports/live',
    match: `/sports/football/${match?.slug}-m${match?.id}`,
  };
}

/** Address of a category whose layout nobody read yet. */
async function categoryPath(): Promise<string> {
  const answer = await fetch(`${stack.webUrl}/sports/api/book/categories?sport_key=football`);
  const [category] = ((await answer.json()) as { data: { id: string; slug: string }[] }).data; // as above
  return `/sports/football/${category?.slug}-c${category?.id}`;
}

/** Whether something of a block is there: words, a control, a line. */
async function showsSomething(block: Locator): Promise<boolean> {
  if ((await block.locator('hr, a, button, select, input, time').count()) > 0) return true;
  return /\S/.test((await block.textContent()) ?? '');
}

async function withoutScripts<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: stack.webUrl, javaScriptEnabled: false });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Kinds of a zone that show nothing in it. */
async function missing(page: Page, zone: Zone, kinds: readonly Kind[]): Promise<string[]> {
  const gone: string[] = [];
  for (const kind of kinds) {
    const block = page.locator(`[data-zone="${zone}"] [data-block="${kind}"]`).first();
    if ((await block.count()) === 0 || !(await showsSomething(block))) gone.push(`${zone} ${kind}`);
  }
  return gone;
}

test('every kind shows in every zone where it may stand, with default settings and with others', async ({
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
    fullLayout('match', (kind) => NEEDED[kind] ?? {}),
  );
  const paths = await fullPages();
  for (const [variant, path] of Object.entries(paths)) {
    await withoutScripts(browser, async (page) => {
      await page.goto(path);
      for (const zone of ZONES.filter((one) => one !== 'side_menu')) {
        const kinds = KINDS.filter(
          (kind) =>
            mayStand(kind, zone) &&
            !MAY_BE_EMPTY.includes(`${zone} ${kind}`) &&
            (variant === 'match' || !OF_MATCH.includes(kind)),
        );
        expect([variant, await missing(page, zone, kinds)]).toEqual([variant, []]);
      }
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
  const kinds = KINDS.filter((kind) => mayStand(kind, 'side_menu'));
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
  await expect(page.getByText('For phones')).toBeHidden();
  await expect(page.getByText('For players')).toHaveCount(0);
  await expect(page.getByText('For readers of German')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('For phones')).toBeVisible();
  await expect(page.getByText('For large screens')).toBeHidden();
  await expect(async () => {
    await page.goto('/sports/de/tennis');
    await expect(page.getByText('For readers of German')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await context.close();
});
