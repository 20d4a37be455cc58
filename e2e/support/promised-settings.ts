import { expect, type Locator, type Page } from '@playwright/test';
import type { Kind } from './composed-layouts.ts';

/** Pixels that a narrow picture or frame may take, with what stands around it. */
const NARROW = 520;

const isNarrow = async (one: Locator) => expect((await one.boundingBox())?.width).toBeLessThanOrEqual(NARROW);
const nav = (block: Locator, name: string) => block.getByRole('navigation', { name });

/** Kinds that stand in no content. */
const IN_SIDEBAR: readonly Kind[] = ['menu_item', 'submenu', 'top_leagues'];

/** Two at the most: the last hours of a day have fewer. */
const expectFew = (rows: number) => expect(rows).toBeLessThanOrEqual(2);

/** How many links lead to a match; the name of a league may hold `-m` as well. */
const linksToMatches = (block: Locator) =>
  block
    .locator('a')
    .evaluateAll((all) => all.filter((link) => /-m\d+$/.test(link.getAttribute('href') ?? '')).length);

async function expectDayList(block: Locator, title: string) {
  await expect(nav(block, 'Days').getByRole('link')).toHaveCount(3);
  await expect(nav(block, 'Sort')).toHaveCount(0);
  await expect(block.getByRole('heading', { name: title })).toHaveCount(0);
}

/** What the settings of `OTHER` promise of a kind, on a page of a list without scripts. */
const PROMISES: Partial<Record<Kind, (block: Locator) => Promise<unknown>>> = {
  menu_item: async (block) => {
    const link = block.getByRole('link', { name: 'The game' });
    await expect(link).toHaveAttribute('href', '/sports/football');
    await expect(link.locator('use')).toHaveAttribute('href', /#radio$/);
    await expect(link.locator('em').last()).toHaveText(/^\d+$/);
  },
  button: async (block) => {
    await expect(block.getByRole('link', { name: 'Kick off' })).toHaveAttribute('href', 'https://a.example');
    await expect(block.locator('[data-width="narrow"]')).toHaveCount(1);
  },
  text: async (block) => {
    await expect(block.getByRole('listitem')).toHaveText(['one', 'two']);
    await expect(block.getByRole('link', { name: 'two' })).toHaveAttribute('href', '/sports/live');
  },
  clock: (block) => expect(block.locator('time')).toHaveText(/\d \w+ \d\d:\d\d$/),
  events_filter: async (block) => {
    await expect(nav(block, 'Kick-off').getByRole('link')).toHaveText(['All', 'Today']);
    await expect(nav(block, 'Sort')).toHaveCount(0);
    await expect(block.getByRole('link', { name: 'Taking bets' })).toHaveCount(0);
  },
  sport_list: async (block) => {
    await expect(nav(block, 'All sports').getByRole('link')).toHaveCount(2);
    await expect(block.getByRole('heading')).toHaveCount(0);
  },
  top_leagues: (block) => expect(block.getByRole('link')).toHaveCount(2),
  top_leagues_content: (block) => expect(block.getByRole('link')).toHaveCount(2),
  live_events: (block) => expect(block.getByRole('heading', { name: 'Live now' })).toHaveCount(0),
  prematch_events: async (block) => {
    await expect(block.getByRole('heading', { level: 2 })).toHaveCount(0);
    await expect(block.getByRole('article')).toHaveCount(3);
    await expect(nav(block, 'Kick-off')).toHaveCount(0);
  },
  outrights: async (block) => {
    await expect(block.getByRole('article')).toHaveCount(1);
    await expect(block.getByRole('heading')).toHaveCount(0);
  },
  label: async (block) => {
    await expect(block.getByRole('link', { name: 'Fresh' })).toHaveAttribute('href', '/sports/results');
    await expect(block.locator('[data-tone="live"]')).toHaveCount(1);
  },
  image: async (block) => {
    await expect(block.getByRole('link', { name: 'A ball' })).toHaveAttribute('href', '/sports/results');
    await isNarrow(block.locator('img'));
  },
  page_banner: (block) => expect(block.getByRole('list')).toHaveAttribute('data-display', 'card'),
  modal: (block) => expect(block.locator('summary')).toHaveText('Terms'),
  iframe: async (block) => {
    await expect(block.locator('iframe')).toHaveCSS('height', '120px');
    await isNarrow(block.locator('iframe'));
  },
  submenu: async (block) => {
    await expect(block.getByRole('link', { name: 'Results' })).toBeVisible();
    await expect(block.locator('summary use').first()).toHaveAttribute('href', /#star$/);
  },
  side_menu: (block) => expect(block.getByRole('button', { name: 'Everything' })).toHaveCount(1),
  speed_dial: (block) => expect(block.locator('summary use')).toHaveAttribute('href', /#star$/),
  floating_button: async (block) => {
    await expect(block.getByRole('link', { name: 'Results' })).toHaveCount(1);
    await expect(block.getByRole('button')).toHaveCount(0);
  },
  tournaments: async (block) => {
    await expect(block.getByRole('link')).toHaveCount(2);
    await expect(block.getByRole('heading', { name: 'Leagues' })).toHaveCount(0);
    await expect(block.getByRole('list').first()).toHaveAttribute('data-display', 'button');
  },
  tabs: (block) => expect(nav(block, 'Which matches').getByRole('link')).toHaveText(['All', 'Top']),
  operator_text: async (block) => {
    await expect(block.getByRole('heading', { name: 'Dead heats' })).toBeVisible();
    await expect(nav(block, 'On this page')).toHaveCount(0);
  },
  promotions: (block) => expect(block.getByRole('article')).toHaveCount(1),
  schedule: async (block) => {
    await expectDayList(block, 'Schedule');
    expectFew(await block.getByRole('article').count());
    await expect(nav(block, 'Show only')).toHaveCount(0);
    await expect(block.getByRole('link', { name: 'Next hour' })).toHaveCount(0);
  },
  results: async (block) => {
    await expectDayList(block, 'Results');
    expectFew(await linksToMatches(block));
  },
  top_events: async (block) => {
    await expect(block.getByRole('list').first()).toHaveAttribute('data-display', 'card');
    await expect(block.getByRole('article')).toHaveCount(2);
  },
};

/** Expects each kind to say on a page what its other settings promise. */
export async function expectPromises(page: Page): Promise<void> {
  for (const [kind, keeps] of Object.entries(PROMISES) as [Kind, (block: Locator) => Promise<unknown>][]) {
    const zone = IN_SIDEBAR.includes(kind) ? 'left_sidebar' : 'main';
    await keeps(page.locator(`[data-zone="${zone}"] [data-block="${kind}"]`));
  }
}

/** Expects of a match to come: a preview that is open with the table alone, and no word that it will be shown. */
export async function expectMatchPromises(page: Page): Promise<void> {
  const [first, second] = [0, 1].map((place) => page.locator('[data-block="match_preview"]').nth(place)) as [
    Locator,
    Locator,
  ]; // two were asked for
  await expect(first.getByRole('table')).toBeHidden();
  await expect(first).toContainText('Head-to-head');
  await expect(second.getByRole('table')).toBeVisible();
  await expect(second).not.toContainText(/Head-to-head|Last five matches/);
  const video = page.locator('[data-block="event_video"]');
  await expect(video.first()).toContainText('The video starts with the match.');
  await expect(video.last()).toBeEmpty();
}
