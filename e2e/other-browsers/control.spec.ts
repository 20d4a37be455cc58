import { at, atSelector } from './find.ts';
import { signUpQuietly } from './steps.ts';
import { atBothWidths, expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

// What a player and a visitor decide about their play and their browser.

const main = at('main');

/** Asks for a reality check every quarter of an hour. */
async function askForChecks(visitor: Visitor): Promise<void> {
  const ask = async () => {
    const headers = {
      accept: 'application/vnd.touchline.v1+json',
      'content-type': 'application/json',
      'x-touchline-app': 'web',
    };
    const request = { method: 'POST', headers, body: JSON.stringify({ type: 'reality_check', value: 15 }) };
    return (await fetch('/sports/api/platform/user_limits', request)).status;
  };
  expect(await visitor.evaluate(ask)).toBe(200);
}

atBothWidths(() => {
  test('a player sets a limit, which his deposit names', { tag: '@soak' }, async ({ visitor }) => {
    await signUpQuietly(visitor);
    await visitor.open('/sports/limits');
    await visitor.click(at('button', 'New limit', main));
    const form = at('dialog', 'New limit');
    await visitor.fill(at('textbox', 'Amount', form), '150');
    await visitor.click(at('button', 'Month', form));
    await visitor.click(at('button', 'Set limit', form));
    await visitor.misses(form);
    await visitor.reads(at('region', 'Your limits'), 'of €150.00');
    await visitor.open('/sports?modal=deposit');
    await visitor.reads(at('dialog', 'Deposit'), 'Monthly deposit limit: €150.00 left of €150.00');
  });

  test('a reality check waits for an answer, also on a page that is opened anew', { tag: '@soak' }, async ({
    visitor,
    house,
  }) => {
    await signUpQuietly(visitor);
    await askForChecks(visitor);
    await house.jumpBy(15 * 60_000);
    await visitor.open('/sports/promotions');
    const check = atSelector('[role=alertdialog]');
    await visitor.reads(check, 'Do you want to continue?');
    await visitor.press('Escape');
    await visitor.open('/sports/promotions');
    await visitor.click(at('button', 'Keep playing', check));
    await visitor.misses(check);
  });

  test('a player begins a break, and is signed out with the day of its end', { tag: '@soak' }, async ({
    visitor,
  }) => {
    await signUpQuietly(visitor);
    await visitor.open('/sports/limits');
    const section = at('region', 'Take a break');
    await visitor.click(at('radio', '1 week', section));
    await visitor.click(at('button', 'Continue', section));
    await visitor.click(at('button', 'Start my break', section));
    const notice = at('dialog', 'You are taking a break');
    await visitor.reads(notice, /until \d{1,2} \w+ \d{4}, \d{2}:\d{2}/);
    await visitor.press('Escape');
    await visitor.misses(notice);
    await visitor.sees(at('button', 'Sign in', at('banner')));
  });

  test('a visitor refuses what is not necessary, and is not asked again', { tag: '@soak' }, async ({
    visitor,
  }) => {
    await visitor.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: drivers set cookies in different ways
      document.cookie = 'consent=; path=/sports; max-age=0';
    });
    await visitor.open('/sports/promotions');
    const notice = at('region', 'Cookies');
    await visitor.click(at('button', 'Only necessary', notice));
    await visitor.misses(notice);
    await visitor.open('/sports/promotions');
    await visitor.sees(at('banner'));
    await visitor.misses(notice);
    expect(await visitor.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
