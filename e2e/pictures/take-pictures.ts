import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/toolchain/chromium.mjs';
import { houseAt } from '../support/house.ts';
import { startStack } from '../support/stack.ts';
import { type BookMatch, playedBets } from './played-bets.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const SETTLED_MS = 2_500;

interface Look {
  readonly name: string;
  readonly locale: '' | '/ar';
  readonly context: BrowserContextOptions;
}

const LOOKS: readonly Look[] = [
  {
    name: 'desktop-dark',
    locale: '',
    context: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  },
  {
    name: 'phone-light',
    locale: '',
    context: {
      viewport: { width: 390, height: 844 },
      colorScheme: 'light',
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    },
  },
  {
    name: 'phone-arabic',
    locale: '/ar',
    context: {
      viewport: { width: 390, height: 844 },
      colorScheme: 'light',
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    },
  },
];

async function shoot(page: Page, name: string): Promise<void> {
  // Fonts, live prices and the first heartbeat are there by then; a picture is looked at, not asserted.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SETTLED_MS);
  await page.screenshot({ path: `${folder}${name}.png` });
  process.stdout.write(`docs/pictures/${name}.png\n`);
}

/** Home, live, a match, the slip and my bets of a player who has bet, in one look. */
async function shootLook(
  browser: Browser,
  webUrl: string,
  look: Look,
  match: BookMatch,
  session: BrowserContextOptions['storageState'],
) {
  const context = await browser.newContext({
    ...look.context,
    baseURL: webUrl,
    locale: 'en-GB',
    ...(session ? { storageState: session } : {}),
  });
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
  const stack = await startStack({ seed: 12 });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { session, match } = await playedBets(browser, stack.webUrl, houseAt(stack.houseUrl));
    for (const look of LOOKS) await shootLook(browser, stack.webUrl, look, match, session);
  } finally {
    await browser.close();
    await stack.stop();
  }
}
