import { upcomingMatches } from '../support/book.ts';
import { open } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

// What an address keeps of the page, and the page of its address.

test('going back and forth keeps the tab of a match, and day and sport of a list', async ({ page }) => {
  const [match] = await upcomingMatches(page.request, 1);
  await open(page, match?.path ?? '');
  const groups = page.getByRole('navigation', { name: 'Market groups' });
  const all = groups.getByRole('link', { name: /^All/ });
  await all.click();
  await expect(all).toHaveAttribute('aria-current', /page|true/);
  await page.goBack();
  await expect(all).not.toHaveAttribute('aria-current');
  await page.goForward();
  await expect(all).toHaveAttribute('aria-current', /page|true/);
  await open(page, '/sports/schedule');
  const third = page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(2);
  const football = page
    .getByRole('navigation', { name: 'Sports in this list' })
    .getByRole('link', { name: /Football/ });
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'page');
  await football.click();
  await expect(football).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(third).toHaveAttribute('aria-current', 'page');
  await expect(football).not.toHaveAttribute('aria-current');
  await page.goForward();
  await expect(football).toHaveAttribute('aria-current', 'page');
});
