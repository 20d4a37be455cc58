import { findFirefox } from '../../scripts/toolchain/firefox.mjs';
import { findWebKit } from '../../scripts/toolchain/webkit.mjs';
import { AGREED } from '../support/consent.ts';
import { test as base, expect } from '../support/test.ts';
import type { Driver, Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { type Visitor, visitorAt } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const START_LIMIT_MS = 60_000;
const DESKTOP = { width: 1440, height: 900 };
const PHONE: Readonly<Record<Engine, { width: number; height: number }>> = {
  firefox: { width: 390, height: 844 },
  // Its window is no narrower.
  webkit: { width: 450, height: 844 },
};

/** Starts the browser, or returns null where it is not installed. */
async function startEngine(engine: Engine): Promise<Driver | null> {
  if (engine === 'firefox') {
    const path = findFirefox(process.env);
    return path === null ? null : startFirefox(path);
  }
  const paths = findWebKit(process.env);
  return paths === null ? null : startWebKit(paths);
}

/** The test of the stacks with a visitor in a browser that Playwright does not drive; it fails when a page reports an error. */
export const test = base.extend<
  { isPhone: boolean; visitor: Visitor },
  { engine: Engine; driver: Driver | null }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await startEngine(engine);
      await use(driver);
      await driver?.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  isPhone: [false, { option: true }],
  visitor: async ({ driver, engine, isPhone, stack }, use, testInfo) => {
    if (driver === null) return testInfo.skip(true, `no ${engine} is installed`);
    const { width, height } = isPhone ? PHONE[engine] : DESKTOP;
    await driver.resize(width, height);
    // Cookies can be set on a page of their origin alone; this one is none of the product's.
    await driver.goto(`${stack.webUrl}/sports/health`);
    await driver.evaluate((agreed: Readonly<Record<string, string>>) => {
      // biome-ignore lint/suspicious/noDocumentCookie: drivers set cookies in different ways
      for (const name in agreed) document.cookie = `${name}=${agreed[name]}; path=/sports`;
    }, AGREED);
    await use(visitorAt(driver, stack.webUrl, isPhone));
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('window', { body: await driver.picture(), contentType: 'image/png' });
    const errors = await driver.errors();
    await driver.forget();
    expect(errors, 'what the pages reported').toEqual([]);
  },
});

export { expect };

/** Declares the same tests at the width of a desktop and, in the soak, of a phone. */
export function atBothWidths(declare: () => void): void {
  for (const isPhone of [false, true]) {
    test.describe(isPhone ? 'on a phone' : 'on a desktop', { tag: isPhone ? '@soak' : [] }, () => {
      test.use({ isPhone });
      declare();
    });
  }
}
