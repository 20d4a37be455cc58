import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/toolchain/chromium.mjs';
import { houseAt } from '../support/house.ts';
import { everyRoute } from '../support/routes.ts';
import { startStack } from '../support/stack.ts';
import type { Session } from './look.ts';
import { playedBets } from './played-bets.ts';

const FOLDER = fileURLToPath(new URL('../../screens/', import.meta.url));
/** Prices, the first heartbeat and pictures are there by then. */
const SETTLED_MS = 1_500;

interface Width {
  readonly name: string;
  readonly locale: '' | '/ar';
  readonly context: BrowserContextOptions;
}

const looked = (width: number, height: number, colorScheme: 'dark' | 'light'): BrowserContextOptions => ({
  viewport: { width, height },
  colorScheme,
  ...(width < 600 && { hasTouch: true, isMobile: true }),
});

const WIDTHS: readonly Width[] = [
  { name: '1440-dark', locale: '', context: looked(1440, 900, 'dark') },
  { name: '834-light', locale: '', context: looked(834, 1112, 'light') },
  { name: '390-light', locale: '', context: looked(390, 844, 'light') },
  { name: '390-dark-arabic', locale: '/ar', context: looked(390, 844, 'dark') },
];

/** A file name that tells the address. */
const nameOf = (place: string) => place.slice(1).replace(/[^\w-]+/g, '_') || 'home';

interface Walk {
  readonly webUrl: string;
  readonly session: Session;
  readonly places: readonly string[];
}

async function shootAt(browser: Browser, { webUrl, session, places }: Walk, width: Width): Promise<void> {
  const context = await browser.newContext({
    ...width.context,
    baseURL: webUrl,
    locale: 'en-GB',
    ...(session && { storageState: session }),
  });
  const page = await context.newPage();
  for (const [index, place] of places.entries()) {
    await page.goto(`/sports${width.locale}${place}`);
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SETTLED_MS);
    const number = String(index + 1).padStart(2, '0');
    await page.screenshot({ path: `${FOLDER}${number}-${nameOf(place)}-${width.name}.png` });
  }
  process.stdout.write(`${places.length} screens at ${width.name}\n`);
  await context.close();
}

/** Starts the product and takes a picture of every screen at three widths, as a player who has bet sees it. */
export async function takeScreens(): Promise<void> {
  const found = await ensureChromium();
  if ('missing' in found) throw new Error(found.missing);
  mkdirSync(FOLDER, { recursive: true });
  const stack = await startStack({ seed: 12, isLive: true });
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const house = houseAt(stack.houseUrl);
    const { session } = await playedBets(browser, stack.webUrl, house);
    const context = await browser.newContext({ baseURL: stack.webUrl });
    const routes = await everyRoute(context.request, { house, stack });
    const places = routes.map(({ place }) => place);
    for (const width of WIDTHS) await shootAt(browser, { webUrl: stack.webUrl, session, places }, width);
  } finally {
    await browser.close();
    await stack.stop();
  }
}
