import type { Page } from '@playwright/test';
import type { Bonus, LeaderboardRow } from '@touchline/contract';
import { sampleBonus, sampleJackpot, sampleTournament } from '../../apps/web/src/data/test/sample-bonus.ts';
import { expectAccessibleMain } from '../support/axe.ts';
import { answerOffers, type Offered } from '../support/bonuses.ts';
import { signUpQuietly } from '../support/players.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

// What a player sees of his bonuses and of jackpots.

const BONUSES = '/sports/bonuses';
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string | RegExp) => main(page).getByRole('article', { name });
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Bonuses by status' }).getByRole('link', { name });

/** The page of a player who holds and is offered these. */
async function openAs(page: Page, offered: Offered, hash = '') {
  await signUpQuietly(page);
  const calls = await answerOffers(page, () => offered);
  await open(page, `${BONUSES}${hash}`);
  return calls;
}

test('a visitor reads what is public, and one button leads to sign-in', async ({ page }) => {
  const publicOne = sampleBonus({ issued: null, user_bonus_status: 'available', reasons: ['signed_out'] });
  const calls = await answerOffers(page, () => ({ available: [publicOne], jackpots: [sampleJackpot()] }));
  await open(page, BONUSES);
  await expect(card(page, /Free bet/)).toContainText('Combo, 3 to 8 selections');
  await expect(card(page, /Touchline jackpot/)).toContainText('€2,094.00');
  await expect(main(page).getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(1);
  await expect(main(page).getByRole('button', { name: 'Activate' })).toHaveCount(0);
  expect(calls.filter((call) => /bonuses.*status=/.test(call))).toEqual([]);
  await expectAccessibleMain(page);
});

test('active bonuses say what they are worth, what counts, until when, and what to do', {
  tag: '@phone-in-soak',
}, async ({ page }) => {
  const boost = sampleBonus({
    id: 'b2',
    type: 'comboboost',
    name: 'Combo boost',
    ranges: [
      { min_count: 3, max_count: 3, bonus_odds: 10_500 },
      { min_count: 4, max_count: null, bonus_odds: 12_500 },
    ],
    active_range_index: 0,
  });
  await openAs(page, { active: [sampleBonus(), boost] });
  const freebet = card(page, /Weekend free bet/);
  await expect(freebet).toContainText('€10');
  await expect(freebet).toContainText('Each price 1.50 or higher');
  await expect(freebet).toContainText(/Ends Sun(?:day)?,? 22 Nov/);
  await expect(freebet.getByRole('button', { name: 'Use in slip' })).toBeVisible();
  await expect(card(page, /Combo boost/)).toContainText('up to 25%');
  await expect(card(page, /Combo boost/).getByRole('listitem')).toHaveText([/3.*\+5%/, /4\+.*\+25%/]);
  await expect(card(page, /Combo boost/).getByRole('button', { name: 'Use in slip' })).toHaveCount(0);
  await expect(tab(page, /Active/)).toContainText('2');
  await expectAccessibleMain(page);
});

test('a hunting and a lootbox say how far they are, and the chance of each reward', async ({ page }) => {
  const hunting = sampleBonus({
    id: 'b3',
    type: 'hunting',
    name: 'Autumn series',
    ranges: [{ points: 100_000, amount: 2_500, multiplier: null }],
    active_range_index: -1,
    farming: {
      average_stake: 840,
      bets_count: 31,
      points: 64_000,
      available_points: 36_000,
      potential_points: 73_200,
      potential_freebet_amount: 0,
      initial_pool: null,
      farmed_event_ids: [],
      used_in_bets: [],
    },
  });
  const lootbox = sampleBonus({
    id: 'b4',
    type: 'lootbox',
    name: 'Box',
    lootbox: {
      counts: 'bets',
      reached: 4,
      potential: 4,
      threshold: 5,
      rewards: [
        { amount: 200, freebet_type: 'freebet_only_win', chance: '19/20' },
        { amount: 10_000, freebet_type: 'freebet_only_win', chance: '1/20' },
      ],
    },
  });
  await openAs(page, { active: [hunting, lootbox] });
  const hunt = card(page, /Autumn series/);
  await expect(hunt).toContainText('640');
  await expect(hunt).toContainText('/ 1,000 points');
  await expect(hunt).toContainText('Open bets can add 92 points.');
  await expect(hunt).toContainText('At 1,000 points you get a free bet of €25.');
  await expect(hunt).toContainText('31 bets, average stake €8.40');
  const box = card(page, /Lootbox/);
  await expect(box).toContainText('1 more bet opens it.');
  await expect(box).toContainText('chance 95%');
  await expect(box).toContainText('chance 5%');
  await expect(box.getByRole('button', { name: 'Open' })).toHaveCount(0);
});

test('a leaderboard keeps the own row in sight, with masked emails', async ({ page }) => {
  const row = (position: number, more: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
    position,
    current_user: false,
    email: 'ma•••@mail.test',
    points: 421_000 - position,
    farmed_amount: 100_000,
    currency: 'EUR',
    farmed_freebets_count: 1,
    ...more,
  });
  const own = row(14, { current_user: true, email: 'me•••@mail.test', points: 187_400 });
  await openAs(page, { active: [sampleTournament()], rating: { rows: [row(1), row(2)], own } });
  const board = card(page, /Matchday 13/).getByRole('table', { name: 'Leaderboard of Matchday 13' });
  await expect(board.getByRole('row')).toHaveCount(4);
  await expect(board.getByRole('row').last()).toContainText(/14.*You.*1,874/);
  await expect(board.getByRole('row').nth(1)).toContainText('ma•••@mail.test');
  await expect(card(page, /Matchday 13/)).toContainText('Your place: 14');
});

const kept = (id: string, name: string, more: Partial<Bonus>) => sampleBonus({ id, name, ...more });
const HINDERED: readonly (readonly [tag: string, advice: string, more: Partial<Bonus>])[] = [
  ['For verified players', 'Verify your phone to activate it.', { reasons: ['not_verified'] }],
  ['Not in your country', 'isn’t offered where you live', { reasons: ['country'] }],
  ['Starts', 'You can use it from its start.', { reasons: ['not_begun'], valid_from: Date.UTC(2027, 0, 1) }],
  ['Pool is empty', 'has been given out', { reasons: ['budget_spent'] }],
  ['Paused', 'don’t count for it', { reasons: ['paused'] }],
  ['Offers are off', 'Switch them on in your account', { reasons: ['opted_out'] }],
  ['Not available', 'can’t use this bonus', {}],
];

test('each bonus that cannot be used says why and what to do', async ({ page }) => {
  const available = HINDERED.map(([, , more], index) =>
    kept(`n${index}`, `Bonus ${index}`, { ...more, user_bonus_status: 'not_available' }),
  );
  const unknown = kept('u1', 'Riddle', { user_bonus_status: 'unknown' });
  await openAs(page, { available: [...available, unknown] }, '#available');
  const rows = main(page).getByRole('list', { name: 'Not available now' }).getByRole('listitem');
  await expect(rows).toHaveCount(HINDERED.length + 1);
  for (const [index, [tag, advice]] of HINDERED.entries()) {
    await expect(rows.nth(index)).toContainText(tag);
    await expect(rows.nth(index)).toContainText(advice);
  }
  await expect(rows.filter({ hasText: 'Offers are off' }).getByRole('link')).toHaveAttribute(
    'href',
    '/sports/account#offers',
  );
  await expect(rows.last()).toContainText('Status unknown');
  await expect(rows.last().getByRole('button')).toHaveCount(0);
});

test('past bonuses say how they ended', async ({ page }) => {
  await openAs(
    page,
    {
      past: [
        kept('p1', 'One', { user_bonus_status: 'bonus_over' }),
        kept('p2', 'Two', { user_bonus_status: 'expired' }),
        kept('p3', 'Three', { user_bonus_status: 'overridden' }),
        kept('p4', 'Four', { user_bonus_status: 'deactivated' }),
      ],
    },
    '#past',
  );
  const rows = main(page).getByRole('list', { name: 'Past' }).getByRole('listitem');
  await expect(rows).toHaveText([/Used up/, /Expired Sun/, /Replaced/, /Deactivated/]);
});
