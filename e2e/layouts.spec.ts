import { expect, type Page } from '@playwright/test';
import { ZONES } from '../packages/contract/src/layout/index.ts';
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
  withOther,
  type Zone,
} from './support/composed-layouts.ts';
import { test } from './support/console-errors.ts';
import { LAYOUT_STACK, type LayoutFiles, layoutFilesOf, withoutScripts } from './support/layout-files.ts';
import { expectMatchPromises, expectPromises } from './support/promised-settings.ts';
import { SANDBOXED } from './support/sandboxed.ts';
import { type Stack, startStack } from './support/stack.ts';

// Every kind of block that an operator can place, in every zone; with a house and a web app of its own.

// A page of this site in a frame is among the blocks.
test.use({ expectedErrors: SANDBOXED });

let stack: Stack;
let layouts: LayoutFiles;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startStack(LAYOUT_STACK);
  layouts = layoutFilesOf(stack);
});
test.afterAll(() => stack?.stop());

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

test('every kind shows in every zone where it may stand, and says what its settings promise', {
  tag: '@soak',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  layouts.place(
    'sport',
    fullLayout('sport', (kind) => NEEDED[kind] ?? {}),
  );
  layouts.place(
    'live',
    fullLayout('live', (kind) => OTHER[kind] ?? NEEDED[kind] ?? {}),
  );
  layouts.place(
    'match',
    withOther(
      fullLayout('match', (kind) => NEEDED[kind] ?? {}),
      ['match_preview', 'event_video'],
    ),
  );
  const paths = await fullPages();
  for (const [variant, path] of Object.entries(paths) as [Variant, string][]) {
    await withoutScripts(browser, stack, async (page) => {
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
  layouts.place(
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
