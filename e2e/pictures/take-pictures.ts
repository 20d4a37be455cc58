import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/toolchain/chromium.mjs';
import { houseAt } from '../support/house.ts';
import { startStack } from '../support/stack.ts';
import { folder, LOOKS, type Look, type Session, shoot, visitIn } from './look.ts';
import { type BookMatch, playedBets } from './played-bets.ts';
import { shootSports } from './sport-pictures.ts';

/** Home, live, a match, the slip and my bets of a player who has bet, in one look. */
async function shootLook(browser: Browser, webUrl: string, look: Look, match: BookMatch, session: Session) {
  const context = await visitIn(browser, webUrl, look, session);
  const page = await context.newPage();
  const base = `/sports${look.locale}`;
  await page.goto(base);
  await shoot(page, `home-${look.name}`);
  await page.goto(`${base}/live`);
  await shoot(page, `live-${look.name}`);
  await page.goto(`${base}/${match.path}`);
  await shoot(page, `match-${look.name}`);
  await page.goto(base);
  const prices = page.locator('button[data-price]:not([aria-disabled]):visible');
  for (const index of [0, 4, 6]) await prices.nth(index).click();
  if (look.name !== 'desktop-dark')
    await page.getByRole('button', { name: /^(Open the bet slip|فتح قسيمة الرهان)/ }).click();
  await page.getByRole('textbox').last().fill('10');
  await shoot(page, `slip-${look.name}`);
  await page.goto(`${base}/bets-history?status=all`);
  await shoot(page, `my-bets-${look.name}`);
  await context.close();
}

/** Starts the product, bets as a player does, and takes the pictures of `docs/pictures`. */
export async function takePictures(): Promise<void> {
  const found = await ensureChromium();
  if ('missing' in found) throw new Error(found.missing);
  mkdirSync(folder, { recursive: true });
  const stack = await startStack({ seed: 12, isLive: true });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const house = houseAt(stack.houseUrl);
    const { session, match } = await playedBets(browser, stack.webUrl, house);
    for (const look of LOOKS) await shootLook(browser, stack.webUrl, look, match, session);
    // Last: it moves the world's clock.
    await shootSports(browser, stack.webUrl, house, session);
  } finally {
    await browser.close();
    await stack.stop();
  }
}
