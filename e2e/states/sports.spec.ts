import type { Page } from '@playwright/test';
import { IS_SOAK } from '../../apps/house/test/support/soak.ts';
import {
  allSports,
  type BookMatch,
  type BookSport,
  undecidedMatches,
  upcomingMatches,
} from '../support/book.ts';
import type { House } from '../support/house.ts';
import { EVERY_SPORT } from '../support/kept-stack.ts';
import { balanceOf, openBetsOf, signUpQuietly } from '../support/players.ts';
import { choose, open, openSlip, press, pressFor } from '../support/screen.ts';
import { cardKinds, expectScoreboard } from '../support/sport-shapes.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// Every sport of the book in a house of its own, whose clock is moved to the end of the matches.

const WALK_LIMIT_MS = 420_000;
const STAKE = 100;
const START_BALANCE = 100_000;
const JUMP_MS = 75 * 60_000;
const MOST_JUMPS = 12;
/** A sport of each family: of halves, sets, innings, quarters and maps. The soak plays all. */
const ONE_OF_EACH = 'football,tennis,cricket,basketball,counter_strike';
const HOUSE_SPORTS = IS_SOAK ? EVERY_SPORT : ONE_OF_EACH;
const test = testWithStack({ betDelayMs: 500, houseSettings: { HOUSE_SPORTS } });

/** Moves the world to where one match of the sport can be played with. */
async function matchInPlay(page: Page, house: House, sport: string): Promise<BookMatch> {
  for (let jumps = 0; jumps < MOST_JUMPS; jumps += 1) {
    const [match] = await undecidedMatches(page.request, sport);
    if (match !== undefined) return match;
    await house.jumpBy(10 * 60_000);
    await house.caughtUp();
  }
  throw new Error(`No match of ${sport} came into play.`);
}

async function expectList(page: Page, sport: BookSport): Promise<void> {
  await open(page, `/sports/${sport.key}`);
  await expect(page.getByRole('heading', { level: 1, name: sport.name })).toBeVisible();
  const upcoming = await upcomingMatches(page.request, 20, sport.key);
  const next = upcoming.find(({ mainOutcomes }) => mainOutcomes.every(({ active }) => active));
  if (next === undefined) throw new Error(`Nothing is to come in ${sport.key}.`);
  const market = next.mainOutcomes[0]?.key.replace(/[^/]*$/, '');
  const row = page.getByRole('article').filter({ has: page.locator(`button[data-price^="${market}"]`) });
  await expect(row.first()).toContainText(next.home);
  await expect(row.first().locator(`button[data-price^="${market}"]`)).toHaveCount(next.mainOutcomes.length);
  await expect(row.first().locator('button[data-price]').first()).toContainText(/\d\.\d\d/);
}

/** Takes the price to the slip and presses its button until the house has taken the bet. */
async function bet(page: Page, { key }: { readonly key: string }): Promise<void> {
  await choose(page, key);
  const slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('1');
  const placed = slip.getByText('Bet placed', { exact: true });
  await pressFor(slip.getByRole('button', { name: 'Place bet · €1.00' }), placed);
  await press(slip.getByRole('button', { name: 'Done' }));
}

/** Moves the world on until no bet of the player waits for its end. */
async function playOut(page: Page, house: House): Promise<void> {
  for (let jumps = 0; jumps < MOST_JUMPS && (await openBetsOf(page)) > 0; jumps += 1) {
    await house.jumpBy(JUMP_MS);
    await house.caughtUp();
  }
  await expect.poll(() => openBetsOf(page)).toBe(0);
}

/** The last finished match of the sport with its score, as its list of results shows it. */
async function expectResult(page: Page, { key }: BookSport): Promise<void> {
  await page.goto(`/sports/${key}`);
  const results = page.getByRole('region', { name: 'Results' });
  const row = results.getByRole('link').filter({ has: page.locator('time') });
  await expect(row.first().locator('b')).toHaveText([/^\d+/, /^\d+/]);
}

const cents = (text: string | null) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100);

test('every sport has a list, a match in play with its own scoreboard and markets, and a bet that is settled', {
  tag: '@also-soak',
}, async ({ page, house }) => {
  test.setTimeout(WALK_LIMIT_MS);
  await signUpQuietly(page);
  const sports = await allSports(page.request);
  expect(sports).toHaveLength(IS_SOAK ? 16 : 5);
  const played: BookMatch[] = [];
  for (const sport of sports) {
    await test.step(sport.name, async () => {
      await expectList(page, sport);
      const match = await matchInPlay(page, house, sport.key);
      await open(page, `${match.path}?group=all`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home);
      await expectScoreboard(page, sport.key);
      expect((await cardKinds(page.getByRole('main'))).length, sport.key).toBeGreaterThanOrEqual(2);
      // In turn a favourite and whoever comes next, so that bets are won and lost.
      const outcome = match.mainOutcomes.toSorted((a, b) => a.odds - b.odds)[played.length % 2];
      if (outcome === undefined) throw new Error(`The main market of ${match.path} has no outcome.`);
      await bet(page, outcome);
      played.push(match);
    });
  }
  await page.goto('about:blank');
  await playOut(page, house);
  await page.goto('/sports/bets-history?status=settled');
  let returned = 0;
  for (const match of played) {
    const ticket = page
      .getByRole('article')
      .filter({ hasText: match.home })
      .filter({ hasText: /Won|Lost|Void/ })
      .filter({ hasNotText: 'Rejected' });
    await expect(ticket).toHaveCount(1);
    const figures = ticket
      .locator('dl')
      .filter({ has: page.getByText('Stake', { exact: true }) })
      .locator('dd');
    const [stake, odds, back] = await figures.allTextContents();
    expect(stake).toBe('€1.00');
    const isWon = (await ticket.getByText('Won', { exact: true }).count()) > 0;
    const isVoid = (await ticket.getByText(/^Void/).count()) > 0;
    // A stake of one: the return is the price, and what is less than a cent stays with the house.
    const due = isWon ? Math.floor(Number(odds) * 100 + 1e-6) : isVoid ? STAKE : 0;
    expect(cents(back ?? null), `${match.path}, ${odds}`).toBe(due);
    returned += due;
  }
  expect(await balanceOf(page)).toBe(START_BALANCE - STAKE * sports.length + returned);
  for (const sport of sports) await test.step(`results of ${sport.name}`, () => expectResult(page, sport));
});

test('on a phone the pages of every sport are as wide as the screen', {
  tag: ['@phone-only', '@soak'],
}, async ({ page, house }) => {
  test.setTimeout(WALK_LIMIT_MS);
  for (const { key, name } of await allSports(page.request)) {
    await test.step(name, async () => {
      const match = await matchInPlay(page, house, key);
      for (const path of [`/sports/${key}`, `${match.path}?group=all`]) {
        await open(page, path);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(tooWide, path).toBe(0);
      }
      await expectScoreboard(page, key);
    });
  }
});
