import { expect } from '@playwright/test';
import { DEFAULT_LAYOUTS, type Page as PageName } from '../packages/contract/src/layout/index.ts';
import { withMain } from './support/composed-layouts.ts';
import { test } from './support/console-errors.ts';
import { LAYOUT_STACK, type LayoutFiles, layoutFilesOf } from './support/layout-files.ts';
import { signUpQuietly } from './support/players.ts';
import { untilServed } from './support/served.ts';
import { type Stack, startStack } from './support/stack.ts';

// Layouts that an operator places, changes, breaks and takes away; with a house and a web app of its own.

let stack: Stack;
let layouts: LayoutFiles;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startStack(LAYOUT_STACK);
  layouts = layoutFilesOf(stack);
});
test.afterAll(() => stack?.stop());

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
  layouts.place('schedule', crowded('schedule'));
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

test('a block shows to the devices, readers and guests it is meant for', async ({ browser }) => {
  const words = (en: string) => ({ content: { en } });
  layouts.place('sport', {
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
  await untilServed(page.request, '/sports/tennis', 'For large screens');
  await page.goto('/sports/tennis');
  await expect(page.getByText('For large screens', { exact: true })).toBeVisible();
  await expect(page.getByText('For guests', { exact: true })).toBeVisible();
  await expect(page.getByText('For players', { exact: true })).toHaveCount(0);
  await expect(page.getByText('For readers of German', { exact: true })).toHaveCount(0);
  for (const [width, shown] of [
    [390, 'For phones'],
    [719, 'For phones'],
    [720, 'For tablets'],
    [959, 'For tablets'],
    [960, 'For large screens'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const text of ['For phones', 'For tablets', 'For large screens'])
      await expect(page.getByText(text, { exact: true })).toBeVisible({ visible: text === shown });
  }
  await untilServed(page.request, '/sports/de/tennis', 'For readers of German');
  await page.goto('/sports/de/tennis');
  await expect(page.getByText('For readers of German', { exact: true })).toBeVisible();
  await signUpQuietly(page);
  await page.goto('/sports/tennis');
  await expect(page.getByText('For players', { exact: true })).toBeVisible();
  await expect(page.getByText('For guests', { exact: true })).toBeHidden();
  await context.close();
});
