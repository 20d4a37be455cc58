import type { Page } from '@playwright/test';
import { askAnew } from '../support/fresh.ts';
import type { HandedStack } from '../support/kept-stack.ts';
import { signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

const OPERATOR_SECRET = 'a-secret-of-these-tests-alone-and-long-enough';
const OPENED = 'POST /platform/sportsbook_sessions';

const test = testWithStack({ houseSettings: { OPERATOR_SECRET, HOUSE_SPORTS: 'football' } });

interface Group {
  readonly message: string;
  readonly count: number;
}

// Thrown by the page on purpose.
test.use({ expectedErrors: /odds of ann/ });

/** Groups of errors as operators read them. */
async function reported(page: Page, { houseUrl }: HandedStack): Promise<Group[]> {
  const answer = await page.request.get(`${houseUrl}/operator/errors`, {
    headers: { authorization: `Bearer ${OPERATOR_SECRET}` },
  });
  return (await answer.json()).errors;
}

test('an error of a page reaches the operators without anything of the player, once a minute', async ({
  page,
  house,
  stack,
}) => {
  const player = await signUpQuietly(page);
  const run = await askAnew(page);
  await house.scenario('call-fails', { route: OPENED, run, once: false });
  await open(page, '/sports');
  await expect
    .poll(async () => (await reported(page, stack)).map(({ message }) => message))
    .toEqual([expect.stringContaining('call refused http_5')]);
  const [group] = await reported(page, stack);
  expect(group).toMatchObject({ count: 1, source: 'browser', locale: 'en' });
  expect(JSON.stringify(group)).not.toContain(String(player));
});

test('what nothing caught is reported, but not what the specification leaves out, nor what a foreign script throws', async ({
  page,
  stack,
}) => {
  await open(page, '/sports');
  const before = (await reported(page, stack)).length;
  await page.evaluate(() => {
    for (const init of [
      { message: 'ResizeObserver loop completed with undelivered notifications.' },
      { message: 'tags of ann@mail.example', filename: 'https://tags.example/tag.js' },
      { message: 'odds of ann@mail.example', filename: `${window.location.origin}/sports/assets/x.js` },
    ])
      window.dispatchEvent(new ErrorEvent('error', init));
  });
  await expect.poll(async () => (await reported(page, stack)).length).toBe(before + 1);
  expect(await reported(page, stack)).toContainEqual(
    expect.objectContaining({ message: 'odds of <email>', route: '/' }),
  );
});
