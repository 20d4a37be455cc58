import type { Page } from '@playwright/test';
import { acceptingOffer, building, selling, settingRule, sharing, staking } from './bet-actions.ts';
import { ownMatch } from './book.ts';
import { expect } from './expect.ts';
import { ready } from './faulted-slip.ts';
import type { House } from './house.ts';
import { newEmail, PASSWORD, signUpQuietly } from './players.ts';
import { alertIn, type Prepared } from './prepared-action.ts';
import { open, PLAIN, press, settled } from './screen.ts';

/** How a call goes wrong: the house answers that it failed, or does what it is asked and its answer never comes. */
export type ActionFault = 'call-fails' | 'call-times-out';

export interface Action {
  readonly title: string;
  /** Its call, as a scenario names it. */
  readonly route: string;
  /** What the player reads. */
  readonly words: string | Readonly<Record<ActionFault, string>>;
  readonly prepare: (page: Page, house: House) => Promise<Prepared>;
}

/** Messages of a failed action, in notices and forms. */
const FAILED = {
  'call-fails': 'Something went wrong. Please try again.',
  'call-times-out': 'This is taking too long. Please try again.',
};

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account:/ });

/** What the house says to this page's player. */
async function asked<T>(page: Page, call: string): Promise<T> {
  const answer = await page.request.get(`/sports/api/book/${call}`);
  return (await answer.json()) as T; // the house's own tests check the shapes that are asked for here
}

async function signingIn(page: Page): Promise<Prepared> {
  const email = await signUpQuietly(page);
  await page.context().clearCookies();
  await open(page, PLAIN);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await door.getByRole('textbox', { name: 'Email' }).fill(email);
  await door.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const act = () => door.getByRole('button', { name: 'Sign in' }).click();
  return { act, told: alertIn(door), again: act, done: () => expect(account(page)).toBeVisible() };
}

async function signingUp(page: Page): Promise<Prepared> {
  await open(page, PLAIN);
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const form = page.getByRole('dialog', { name: 'Create an account' });
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('combobox', { name: 'Country' }).selectOption('IE');
  await form.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await form.getByLabel('Day').fill('17');
  await form.getByLabel('Month').fill('5');
  await form.getByLabel('Year').fill('1990');
  const act = () => form.getByRole('button', { name: 'Create account' }).click();
  // Where only the answer was lost there is an account by now, and the form says so.
  const taken = form.getByText("There's already an account with this email. Sign in instead.", {
    exact: true,
  });
  return { act, told: alertIn(form), again: act, done: () => expect(account(page).or(taken)).toBeVisible() };
}

async function signingOut(page: Page): Promise<Prepared> {
  await signUpQuietly(page);
  await open(page, PLAIN);
  const button = page.getByRole('button', { name: 'Sign out' }).first();
  const act = async () => {
    if (!(await button.isVisible())) await account(page).click();
    await button.click();
  };
  // Where only the answer was lost the session is over by now, and the page asks to sign in.
  const asked = page.getByRole('dialog', { name: 'Sign in' });
  const door = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  const again = async () => {
    if (!(await asked.isVisible())) await act();
  };
  return { act, told: alertIn(page), again, done: () => expect(door.or(asked)).toBeVisible() };
}

async function savingSettings(page: Page, house: House): Promise<Prepared> {
  const { slip } = await ready(page, house);
  await slip.getByRole('button', { name: 'Slip settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slip settings' });
  const act = () => dialog.getByRole('button', { name: 'Take higher' }).click();
  const chosen = dialog.getByRole('button', { name: 'Take higher', pressed: true });
  const saved = async () => (await asked<{ odds_accept_mode: string }>(page, 'settings')).odds_accept_mode;
  return {
    act,
    told: page.getByRole('alert'),
    again: async () => {
      await expect(chosen).toHaveCount(0);
      await act();
    },
    done: async () => {
      await expect.poll(saved).toBe('higher');
      await expect(chosen).toBeVisible();
    },
  };
}

async function voting(page: Page): Promise<Prepared> {
  await signUpQuietly(page);
  const match = await ownMatch(page.request);
  await open(page, match.path);
  const question = page.getByRole('region', { name: 'Who will win?' });
  const act = () => question.getByRole('button', { name: match.home }).click();
  const counted = question.getByText(new RegExp(`Vote counted: ${match.home}`));
  return { act, told: alertIn(question), again: act, done: () => expect(counted).toBeVisible() };
}

async function searching(page: Page): Promise<Prepared> {
  await open(page, PLAIN);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const found = dialog.getByRole('option', { name: 'Football', exact: true });
  return {
    act: () => dialog.getByRole('combobox').fill('football'),
    told: alertIn(dialog),
    again: () => alertIn(dialog).getByRole('button', { name: 'Try again' }).click(),
    done: () => expect(found).toBeVisible(),
  };
}

async function marking(page: Page): Promise<Prepared> {
  await signUpQuietly(page);
  await open(page, '/sports/football');
  const stars = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /to favourites$/ });
  const act = () => stars.first().click();
  const isOn = stars.first().and(page.locator('[aria-pressed="true"]'));
  const again = async () => {
    if (!(await isOn.isVisible())) await act();
  };
  const done = async () => {
    await expect(isOn).toBeVisible();
    await expect
      .poll(async () => (await asked<{ data: string[] }>(page, 'favourites/matches')).data)
      .toHaveLength(1);
  };
  return { act, told: alertIn(page), again, done };
}

const reading = (button: string | RegExp) =>
  async function prepare(page: Page): Promise<Prepared> {
    await signUpQuietly(page);
    await open(page, PLAIN);
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await bell.click();
    const panel = page.getByRole('region', { name: 'Notifications' });
    const mark = panel.getByRole('button', { name: button });
    await expect(mark).toBeVisible();
    const unread = async () => (await asked<{ unread: number }>(page, 'notifications/counters')).unread;
    // What was not read, as the house says, can be marked again.
    const again = async () => {
      await settled(page);
      if ((await unread()) > 0) await press(mark);
      await expect.poll(unread).toBe(0);
    };
    const done = async () => {
      await expect(panel.getByRole('listitem').filter({ hasText: 'Unread' })).toHaveCount(0);
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      await expect(bell).toHaveAccessibleName('Notifications');
    };
    return { act: () => mark.click(), told: alertIn(page), again, done };
  };

/** What a player can do beside placing bets, each with its call. */
export const ACTIONS: readonly Action[] = [
  { title: 'signing in', route: 'POST /platform/users/sign_in', words: FAILED, prepare: signingIn },
  { title: 'signing up', route: 'POST /platform/users/sign_up', words: FAILED, prepare: signingUp },
  { title: 'signing out', route: 'DELETE /platform/users/sign_out', words: FAILED, prepare: signingOut },
  {
    title: 'saving settings',
    route: 'POST /book/settings',
    words: "Your settings weren't saved",
    prepare: savingSettings,
  },
  {
    title: 'sharing a bet',
    route: 'POST /book/bets/share-code',
    words: 'No code yet',
    prepare: sharing,
  },
  { title: 'voting', route: 'POST /book/vote', words: FAILED, prepare: voting },
  {
    title: 'searching',
    route: 'GET /book/search',
    words: "Search isn't available right now",
    prepare: searching,
  },
  {
    title: 'marking a favourite',
    route: 'POST /book/favourites/:type/:id',
    words: FAILED,
    prepare: marking,
  },
  {
    title: 'marking a notification as read',
    route: 'POST /book/notifications/read',
    words: FAILED,
    prepare: reading(/^Mark as read: /),
  },
  {
    title: 'marking all notifications as read',
    route: 'POST /book/notifications/read-all',
    words: FAILED,
    prepare: reading('Mark all as read'),
  },
  { title: 'staking', route: 'POST /book/bets/max-stake', words: '· €10.00', prepare: staking },
  {
    title: 'building a bet',
    route: 'POST /book/bets/custom/odds',
    words: "We couldn't get a price. Trying again…",
    prepare: building,
  },
  {
    title: 'setting a rule for a sale',
    route: 'POST /book/bets/:id/auto-cashout',
    words: 'Check your bet to see whether the rule changed.',
    prepare: settingRule,
  },
  {
    title: 'selling a bet',
    route: 'POST /book/bets/cashout',
    words: {
      'call-fails': 'know yet whether the bet was cashed out',
      // The bets are read again at once, and this call was carried out.
      'call-times-out': 'Cashed out €19.00',
    },
    prepare: selling,
  },
  {
    title: 'accepting what a trader offers',
    route: 'POST /book/bets/:id/vip-offer',
    words: 'Check your bet to see whether your reply reached us.',
    prepare: acceptingOffer,
  },
];
