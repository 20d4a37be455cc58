import { liveMatch, ownMatch, upcomingMatches } from '../support/book.ts';
import { newEmail, PASSWORD } from '../support/players.ts';
import { at, atSelector } from './find.ts';
import { choosePrice, openMenu, openSlip, price, signUpQuietly } from './steps.ts';
import { atBothWidths, expect, test } from './test.ts';

const banner = at('banner');
const main = at('main');

atBothWidths(() => {
  test('home leads to the live list, in which a price moves', { tag: '@soak' }, async ({
    visitor,
    house,
    request,
  }) => {
    await visitor.open('/sports');
    await visitor.sees(at('button', /./, main));
    const match = await liveMatch(request);
    const [outcome] = match.mainOutcomes;
    if (outcome === undefined) throw new Error('The match has no price.');
    const [, marketId, specifier, outcomeId = ''] = outcome.key.split('/');
    await visitor.open('/sports/live');
    await visitor.scrollTo(price(outcome.key));
    const move = (odds: number) =>
      house.movePrice(match.id, `${match.id}/${marketId}/${specifier}`, outcomeId, odds);
    await move(24_000);
    await visitor.reads(price(outcome.key), '2.40');
    await move(26_500);
    await visitor.reads(price(outcome.key), '2.65');
  });

  test('a match is found by search and opened', { tag: '@soak' }, async ({ visitor, request }) => {
    const [match] = await upcomingMatches(request, 1);
    if (match === undefined) throw new Error('The book lists no match to come.');
    await visitor.open('/sports');
    await visitor.click(at('button', 'Search', banner));
    const dialog = at('dialog', 'Search');
    await visitor.hasFocus(at('combobox', undefined, dialog));
    await visitor.fill(at('combobox', undefined, dialog), `${match.home} ${match.away.slice(0, 4)}`);
    await visitor.click(at('option', new RegExp(`${match.home}.*${match.away}`), dialog));
    await visitor.misses(dialog);
    await visitor.reads(main, match.home);
    await visitor.sees(price(`${match.id}/1//1`));
  });

  test('a visitor signs up, signs out and signs in again', { tag: '@soak' }, async ({ visitor }) => {
    const email = newEmail();
    await visitor.open('/sports');
    await visitor.click(at('button', 'Sign up', banner));
    const form = at('dialog', 'Create an account');
    await visitor.hasFocus(at('textbox', 'Email', form));
    await visitor.fill(at('textbox', 'Email', form), email);
    await visitor.fill(at('textbox', 'Password', form), PASSWORD);
    await visitor.choose(at('combobox', 'Country', form), 'IE');
    await visitor.choose(at('combobox', 'Currency', form), 'EUR');
    await visitor.fill(at('textbox', 'Day', form), '17');
    await visitor.fill(at('textbox', 'Month', form), '5');
    await visitor.fill(at('textbox', 'Year', form), '1990');
    await visitor.click(at('button', 'Create account', form));
    await visitor.reads(banner, '€1,000.00');
    await openMenu(visitor);
    await visitor.click(at('button', 'Sign out'));
    await visitor.click(at('button', 'Sign in', banner));
    const door = at('dialog', 'Sign in');
    await visitor.hasFocus(at('textbox', 'Email', door));
    await visitor.fill(at('textbox', 'Email', door), email);
    await visitor.fill(at('textbox', 'Password', door), PASSWORD);
    await visitor.press('Enter');
    await visitor.reads(banner, '€1,000.00');
    await visitor.misses(door);
  });

  test('a combo is placed, stands in My bets and is cashed out', async ({ visitor, house, request }) => {
    await signUpQuietly(visitor);
    const matches = [await ownMatch(request), await ownMatch(request)];
    for (const { id, path } of matches) {
      await house.movePrice(id, `${id}/1/`, '1', 20_000);
      await visitor.open(path);
      await visitor.reads(price(`${id}/1//1`), '2.00');
      await choosePrice(visitor, `${id}/1//1`);
    }
    const slip = await openSlip(visitor);
    await visitor.fill(at('textbox', /^Stake/, slip), '10');
    await visitor.reads(slip, '€40.00');
    await visitor.clickFor(at('button', 'Place bet · €10.00', slip), at('button', 'Done', slip));
    await visitor.reads(slip, 'Bet placed');
    await visitor.open('/sports/bets-history');
    const ticket = at('article', undefined, main);
    for (const { home } of matches) await visitor.reads(ticket, home);
    await visitor.click(at('button', /^Cash out €/, ticket));
    const question = at('group', /^Cash out for €/, ticket);
    await visitor.hasFocus(question);
    const done = at('status', /Cashed out €[\d.]+\. It's in your balance\./, ticket);
    await visitor.clickFor(at('button', /^Cash out €/, question), done);
  });

  test('Arabic turns the page round, with its own digits', { tag: '@soak' }, async ({ visitor }) => {
    await visitor.open('/sports/live');
    await openMenu(visitor);
    await visitor.click(at('link', 'العربية'));
    await visitor.hasAttribute(atSelector('html'), 'dir', 'rtl');
    await visitor.open('/sports/ar/live');
    await visitor.reads(atSelector('button[data-price]:not([aria-disabled])', main), /[٠-٩]/);
    const extent = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await visitor.evaluate(extent)).toBe(0);
  });

  test('the dark theme is chosen, darkens the page and stays after a reload', { tag: '@soak' }, async ({
    visitor,
  }) => {
    const darkness = () => getComputedStyle(document.body).backgroundColor;
    await visitor.open('/sports');
    await openMenu(visitor);
    await visitor.click(at('button', 'Light'));
    await visitor.hasAttribute(atSelector('html'), 'data-theme', 'light');
    const light = await visitor.evaluate(darkness);
    await visitor.click(at('button', 'Dark'));
    await visitor.hasAttribute(atSelector('html'), 'data-theme', 'dark');
    expect(await visitor.evaluate(darkness)).not.toBe(light);
    await visitor.open('/sports');
    await visitor.hasAttribute(atSelector('html'), 'data-theme', 'dark');
  });
});
