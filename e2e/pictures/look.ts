import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

export const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const SETTLED_MS = 2_500;

export interface Look {
  readonly name: string;
  readonly locale: '' | '/ar';
  readonly context: BrowserContextOptions;
}

/** What a signed-in player's browser holds. */
export type Session = BrowserContextOptions['storageState'];

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'light',
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export const DESKTOP: Look = {
  name: 'desktop-dark',
  locale: '',
  context: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
};

export const LOOKS: readonly Look[] = [
  DESKTOP,
  { name: 'phone-light', locale: '', context: PHONE },
  { name: 'phone-arabic', locale: '/ar', context: PHONE },
];

/** A visit of the product in one look. */
export const visitIn = (
  browser: Browser,
  webUrl: string,
  look: Look,
  session: Session,
): Promise<BrowserContext> =>
  browser.newContext({
    ...look.context,
    baseURL: webUrl,
    locale: 'en-GB',
    ...(session ? { storageState: session } : {}),
  });

/** Takes the picture of what a page shows. */
export async function shoot(page: Page, name: string): Promise<void> {
  // Fonts, live prices and the first heartbeat are there by then; a picture is looked at, not asserted.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SETTLED_MS);
  await page.screenshot({ path: `${folder}${name}.png` });
  process.stdout.write(`docs/pictures/${name}.png\n`);
}
