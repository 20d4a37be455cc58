import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sampleBonus, sampleHit, sampleJackpot } from '../../apps/web/src/data/test/sample-bonus.ts';
import { answerOffers } from '../support/bonuses.ts';
import { askAnew } from '../support/fresh.ts';
import type { HandedStack } from '../support/kept-stack.ts';
import { signUpQuietly } from '../support/players.ts';
import { open, openAccountMenu } from '../support/screen.ts';
import { expect, testWithStack } from '../support/state-test.ts';

// Blocks of bonuses and jackpots that an operator places, and the flags that switch them off.

const test = testWithStack({ houseSettings: { HOUSE_SPORTS: 'football' } });
const PAGE = '/sports/placed-offers';

const BLOCKS = [
  { id: 'one', kind: 'bonus', settings: { family: 'freebet', id: 'c1' } },
  { id: 'list', kind: 'bonuses', settings: { display: 'button', limit: 1 } },
  { id: 'phones', kind: 'mobile_bonuses_group', settings: {} },
  { id: 'code', kind: 'promocode', settings: {} },
  { id: 'card', kind: 'jackpot_card', settings: {} },
  { id: 'banner', kind: 'jackpot_banner', settings: {} },
  { id: 'hits', kind: 'jackpot_leaderboard', settings: { limit: 3 } },
];
const OFFERED = {
  available: [
    sampleBonus({ user_bonus_status: 'available' }),
    sampleBonus({ id: 'b2', campaign_id: 'c2', name: 'Second', user_bonus_status: 'available' }),
  ],
  active: [],
  jackpots: [sampleJackpot()],
  hits: [sampleHit({ is_own: false })],
};

/** Does something while a page of the operator's holds all these blocks. */
async function withBlocks(page: Page, { dataDir }: HandedStack, work: () => Promise<void>) {
  const file = join(dataDir, 'pages', 'placed-offers.json');
  mkdirSync(join(dataDir, 'pages'), { recursive: true });
  writeFileSync(file, JSON.stringify({ title: { en: 'Offers' }, zones: { main: BLOCKS } }));
  try {
    await expect.poll(async () => (await page.request.get(PAGE)).status(), { timeout: 30_000 }).toBe(200);
    await work();
  } finally {
    rmSync(file);
  }
}

const blockOf = (page: Page, kind: string) => page.locator(`[data-block="${kind}"]`);
const flags = ({ dataDir }: HandedStack, content: object) =>
  writeFileSync(join(dataDir, 'flags.json'), JSON.stringify(content));

test('each block shows what its settings ask for', async ({ page, stack }) => {
  await signUpQuietly(page);
  const calls = await answerOffers(page, () => OFFERED);
  await withBlocks(page, stack, async () => {
    await open(page, PAGE);
    await expect(blockOf(page, 'bonus')).toContainText('Weekend free bet');
    await expect(blockOf(page, 'bonuses').getByRole('button')).toHaveText([/Free bet.*€10/]);
    await expect(blockOf(page, 'mobile_bonuses_group').getByRole('listitem')).toHaveCount(1);
    await expect(blockOf(page, 'promocode').getByRole('textbox', { name: 'Enter code' })).toBeVisible();
    await expect(blockOf(page, 'jackpot_card')).toContainText('€2,094.00');
    await expect(blockOf(page, 'jackpot_banner').getByRole('link')).toHaveAttribute(
      'href',
      '/sports/bonuses#jackpots',
    );
    await expect(blockOf(page, 'jackpot_leaderboard').getByRole('listitem')).toHaveText([/Minor.*€1,642/]);
  });
  expect(calls.some((call) => call.includes('limit_per_type=1'))).toBe(true);
});

test('inactive flags make no call, and neither blocks nor links show anything', async ({ page, stack }) => {
  flags(stack, { bonuses: 'inactive', jackpots: 'inactive' });
  try {
    await signUpQuietly(page);
    const calls = await answerOffers(page, () => OFFERED);
    await withBlocks(page, stack, async () => {
      await askAnew(page);
      await open(page, PAGE);
      for (const { kind } of BLOCKS) await expect(blockOf(page, kind)).toBeEmpty();
    });
    await openAccountMenu(page);
    await expect(page.getByRole('link', { name: 'Bonuses' })).toHaveCount(0);
    await open(page, '/sports/bonuses');
    await expect(page.getByText('No bonuses here', { exact: true })).toBeVisible();
    expect(calls).toEqual([]);
  } finally {
    flags(stack, {});
  }
});
