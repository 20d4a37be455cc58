import { ownLiveMatch, ownMatch } from '../support/book.ts';
import { closeSlip, open, openSlip, price } from '../support/screen.ts';
import { expect, test } from '../support/state-test.ts';

test('a price that the feed moves changes on the screen, with its direction', {
  tag: '@phone-in-soak',
}, async ({ page, house }) => {
  const match = await ownMatch(page.request);
  await open(page, match.path);
  const home = price(page, `${match.id}/1//1`);
  await house.movePrice(match.id, `${match.id}/1/`, '1', 24_000);
  await expect(home).toContainText('2.40');
  await house.movePrice(match.id, `${match.id}/1/`, '1', 26_500);
  await expect(home).toContainText('2.65');
  await expect(home).toHaveAttribute('data-move', 'up');
  await expect(home).toHaveAccessibleName(new RegExp(`${match.home}, 2\\.65, price up`));
  await house.movePrice(match.id, `${match.id}/1/`, '1', 25_000);
  await expect(home).toHaveAttribute('data-move', 'down');
});

test('a suspended market keeps its place, says so, and cannot be taken', { tag: '@browser' }, async ({
  page,
  house,
}) => {
  const match = await ownMatch(page.request);
  await open(page, match.path);
  const home = price(page, `${match.id}/1//1`);
  const before = await home.boundingBox();
  await house.suspend(match.id, true, `${match.id}/1/`);
  await expect(home).toHaveAttribute('aria-disabled', 'true');
  await expect(home).toHaveAccessibleName(/suspended/i);
  expect(await home.boundingBox()).toEqual(before);
  await home.click({ force: true });
  await expect(home).toHaveAttribute('aria-pressed', 'false');
  await house.suspend(match.id, false, `${match.id}/1/`);
  await expect(home).not.toHaveAttribute('aria-disabled', 'true');
});

test('a cut socket makes prices stale and closes placing; all recovers without a reload', async ({
  page,
  house,
}) => {
  const match = await ownMatch(page.request);
  await open(page, match.path);
  await price(page, `${match.id}/1//1`).click();
  let slip = await openSlip(page);
  await slip.getByRole('textbox', { name: /Stake/ }).fill('5');
  await house.sockets('refuse');
  await house.sockets('drop');
  try {
    await expect(page.locator('html')).not.toHaveAttribute('data-transport', 'up');
    await expect(slip.getByRole('button', { name: /Prices are paused/ })).toBeVisible();
    await closeSlip(page);
    const draw = price(page, `${match.id}/1//2`);
    await draw.click();
    await expect(draw).toHaveAttribute('aria-pressed', 'false');
  } finally {
    await house.sockets('allow');
  }
  await expect(page.locator('html')).toHaveAttribute('data-transport', 'up', { timeout: 40_000 });
  await house.movePrice(match.id, `${match.id}/1/`, '2', 41_000);
  await expect(price(page, `${match.id}/1//2`)).toContainText('4.10');
  slip = await openSlip(page);
  await expect(slip.getByRole('button', { name: /Prices are paused/ })).toHaveCount(0);
});

test('a goal reaches the list: the score changes and the prices lock for a moment', async ({
  page,
  house,
}) => {
  const match = await ownLiveMatch(page.request);
  await open(page, '/sports/live?sport=football');
  const row = page
    .getByRole('article')
    .filter({ has: page.locator(`button[data-price^="${match.id}/1/"]`) })
    .last();
  await row.scrollIntoViewIfNeeded();
  const homeScore = row.getByRole('link').first().locator('b').first();
  const before = Number(await homeScore.textContent());
  await house.score(match.id, 'home');
  await expect(homeScore).toHaveText(String(before + 1));
  await expect(row.locator(`button[data-price^="${match.id}/1/"]`).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
