import type { Browser, Page } from '@playwright/test';
import { ACTIONS, type Action, type ActionFault } from '../support/actions.ts';
import type { House } from '../support/house.ts';
import type { Prepared } from '../support/prepared-action.ts';
import { expect, test } from '../support/state-test.ts';

/** The browser waits ten seconds for an answer; slow machines take some more. */
const TOLD_MS = 25_000;

interface Begun {
  readonly page: Page;
  readonly action: Action;
  readonly prepared: Prepared;
  /** What the page is about, and what went wrong in its scripts. */
  readonly headings: readonly string[];
  readonly errors: readonly string[];
}

test.describe.configure({ mode: 'parallel' });

/** Comes to an action in a browser window of its own, as a player of its own. */
async function begin(browser: Browser, house: House, action: Action): Promise<Begun> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const prepared = await action.prepare(page, house);
  return { page, action, prepared, errors, headings: await page.locator('h1').allTextContents() };
}

/** Does it while its call goes wrong: the player reads so, and the page stands. */
async function fail({ page, action, prepared, headings }: Begun, fault: ActionFault): Promise<void> {
  const words = typeof action.words === 'string' ? action.words : action.words[fault];
  await prepared.act();
  await expect(prepared.told.filter({ hasText: words }).first()).toBeVisible({ timeout: TOLD_MS });
  await expect(page.locator('h1')).toHaveText([...headings]);
  await expect(page.locator('main')).not.toBeEmpty();
}

async function succeed({ page, prepared, errors }: Begun): Promise<void> {
  await prepared.again();
  await prepared.done();
  // The control may be gone with its action; the focus stays on the page.
  await expect(page.locator('body :focus')).toHaveCount(1);
  expect(errors).toEqual([]);
  await page.context().close();
}

/** Waiting for an answer that never comes is done for several actions at once. */
const GROUPS: Readonly<Record<ActionFault, number>> = { 'call-fails': 1, 'call-times-out': 5 };

for (const [fault, title] of [
  ['call-fails', 'may fail'],
  ['call-times-out', 'may never be answered'],
] as const) {
  test(`each action ${title}: the player reads so, and it works after that`, {
    tag: fault === 'call-times-out' ? '@soak' : [],
  }, async ({ browser, house }) => {
    test.setTimeout(240_000);
    const size = GROUPS[fault];
    for (let from = 0; from < ACTIONS.length; from += size) {
      const group = ACTIONS.slice(from, from + size);
      await test.step(group.map((action) => action.title).join(', '), async () => {
        const begun: Begun[] = [];
        for (const action of group) begun.push(await begin(browser, house, action));
        for (const { route } of group) await house.scenario(fault, { route, once: false });
        await Promise.all(begun.map((one) => fail(one, fault)));
        await house.scenario(fault, 'off');
        for (const one of begun) await succeed(one);
      });
    }
  });
}
