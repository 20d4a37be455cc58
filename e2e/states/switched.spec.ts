import type { Locator, Page } from '@playwright/test';
import { matchesWithVideo, ownMatch } from '../support/book.ts';
import { expectKept, PLACES, placed, placeStake, ready } from '../support/faulted-slip.ts';
import { askAnew } from '../support/fresh.ts';
import type { HandedStack } from '../support/kept-stack.ts';
import { legAt, type Placed, placeQuietly, ticketOf, tryToPlace } from '../support/placed-bets.ts';
import { balanceOf, signUpQuietly } from '../support/players.ts';
import { open, openSlip } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// What an operator does while the product runs: each feature switched off alone and on again, so that what it brings goes and
// comes and what the others bring stays, betting that is paused, and a result that is put right.

const OPERATOR_SECRET = 'a-secret-of-these-tests-alone-and-long-enough';
const SIGN_MS = 3_000;
const test = testWithStack({ houseSettings: { OPERATOR_SECRET, HOUSE_SPORTS: 'football' } });

/** What shows that a feature is on: an element of a page. */
interface Sign {
  readonly path: string;
  readonly element: (page: Page) => Locator;
}

async function signsOf(page: Page, bet: Placed): Promise<Record<string, Sign>> {
  const [shown] = await matchesWithVideo(page.request, 'live');
  if (shown === undefined) throw new Error('The book lists no live match with video.');
  const link = (name: string) => (at: Page) => at.getByRole('link', { name, exact: true }).first();
  return {
    share_bet: {
      path: '/sports',
      element: (at) => at.getByRole('button', { name: 'Load a bet code' }),
    },
    horse_racing: { path: '/sports', element: link('Horse racing') },
    lotteries: { path: '/sports', element: link('Lottery') },
    custom_bet: { path: shown.path, element: link('Bet builder') },
    video: { path: shown.path, element: (at) => at.getByRole('region', { name: 'Live video' }) },
    cash_out: {
      path: '/sports/bets-history',
      element: (at) => ticketOf(at, bet).getByRole('button', { name: /^Cash out/ }),
    },
  };
}

/** Gives a command as an operator does. */
async function command(page: Page, { houseUrl }: HandedStack, name: string, args: object): Promise<void> {
  const answer = await page.request.post(`${houseUrl}/operator/commands`, {
    headers: { authorization: `Bearer ${OPERATOR_SECRET}` },
    data: { command: name, arguments: args, reason: 'a try-out' },
  });
  expect(answer.status(), `${name} ${JSON.stringify(args)}`).toBe(200);
}

const isThere = (sign: Locator): Promise<boolean> =>
  sign.waitFor({ timeout: SIGN_MS }).then(
    () => true,
    () => false,
  );

/** Features that are off at the same time: never two of one page. */
const AT_ONCE = [['share_bet', 'custom_bet', 'cash_out'], ['horse_racing', 'video'], ['lotteries']];

/** The signs that are on the pages they belong to. */
async function showing(page: Page, signs: Readonly<Record<string, Sign>>): Promise<string[]> {
  const found: string[] = [];
  let at = '';
  for (const [name, { path, element }] of Object.entries(signs)) {
    if (path !== at) {
      await open(page, path);
      if (path.endsWith('history')) await expect(page.getByRole('article').first()).toBeVisible();
    }
    at = path;
    if (await isThere(element(page))) found.push(name);
  }
  return found;
}

test('each feature that an operator switches off is gone alone on its page, and comes back', async ({
  page,
  house,
  stack,
}) => {
  test.setTimeout(300_000);
  const turn = (feature: string, on: boolean) => command(page, stack, 'feature', { feature, on });
  await signUpQuietly(page);
  const signs = await signsOf(page, await placeQuietly(page, [await legAt(page, house, 20_000)], 2_000));
  // A browser may keep a page for some seconds.
  await page.route('**/*', (route) => route.continue());
  const names = Object.keys(signs);
  expect(AT_ONCE.flat().sort()).toEqual([...names].sort());
  expect(await showing(page, signs)).toEqual(names);
  for (const features of AT_ONCE) {
    for (const feature of features) await turn(feature, false);
    await askAnew(page);
    expect(await showing(page, signs), `${features.join()} off`).toEqual(
      names.filter((name) => !features.includes(name)),
    );
    for (const feature of features) await turn(feature, true);
  }
  await askAnew(page);
  expect(await showing(page, signs)).toEqual(names);
});

test('a bet builder of one pick can be placed while an operator has that switched on, and not before or after', async ({
  page,
  stack,
}) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  const turn = (on: boolean) => command(page, stack, 'feature', { feature: 'custom_bet_single', on });
  const leg = { match, outcome: '1', odds: 20_000 } as const;
  const isTaken = async () =>
    (await tryToPlace(page, [leg], 1_000, undefined, leg.odds))?.status !== undefined;
  const bar = page.getByRole('group', { name: 'Your bet builder' });
  const add = bar.getByRole('button', { name: 'Add to slip' });
  const pickOne = async () => {
    await open(page, `${match.path}?group=betbuilder`);
    await page.getByRole('button', { name: `Match result: ${match.home}`, exact: true }).click();
    await expect(bar).toContainText('1 pick');
  };
  await pickOne();
  await expect(bar).toContainText('Pick one more outcome from this match.');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(await isTaken()).toBe(false);
  await turn(true);
  await askAnew(page);
  await pickOne();
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
  await add.click();
  const slip = await openSlip(page);
  await expect(slip.getByText('Bet builder', { exact: true }).first()).toBeVisible();
  await slip.getByRole('textbox', { name: /Stake/ }).fill('10');
  await placeStake(slip, placed(slip));
  expect(await isTaken()).toBe(true);
  await turn(false);
  expect(await isTaken()).toBe(false);
  const { data } = await (await page.request.get('/sports/api/book/bets')).json();
  const kinds = data.map((bet: { type: string; selections: object[] }) => [bet.type, bet.selections.length]);
  expect(kinds).toEqual([
    ['custom_bet', 1],
    ['custom_bet', 1],
  ]);
});

test('while an operator pauses betting the slip says so and keeps its bet, which is placed once it goes on', async ({
  page,
  house,
  stack,
}) => {
  const all = await ready(page, house);
  const { slip } = all;
  const paused = slip.getByText('All betting is paused right now.', { exact: true });
  await command(page, stack, 'pause-betting', {});
  await expect(paused).toBeVisible();
  await expect(slip.getByRole('button', { name: PLACES })).toHaveCount(0);
  await expectKept(page, all);
  // Who comes meanwhile reads the same.
  await page.reload();
  await expect(paused).toBeVisible();
  await command(page, stack, 'resume-betting', {});
  await expect(paused).toHaveCount(0);
  await expectKept(page, all);
  await placeStake(slip, placed(slip));
});

test('a win that an operator rules to be shared says so on the ticket, and pays its share', async ({
  page,
  house,
  stack,
}) => {
  await signUpQuietly(page);
  const leg = await legAt(page, house, 30_000);
  const bet = await placeQuietly(page, [leg], 2_000);
  const target = `${leg.match.id}/1/`;
  await house.settle(leg.match.id, target, { '1': 'lost', '2': 'won', '3': 'lost' });
  await open(page, '/sports/bets-history?status=settled');
  const ticket = ticketOf(page, bet);
  await expect(ticket).toContainText('Lost');
  const results = { '1': 'won', '2': 'won', '3': 'lost' };
  await command(page, stack, 'resettle', { target, results, places: 1 });
  await expect(ticket.getByText('Dead heat: 1 of 2 parts won', { exact: true })).toBeVisible();
  await expect(ticket.getByText('Won in part', { exact: true })).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(100_000 - 2_000 + 3_000);
});
