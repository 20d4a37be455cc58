import { defineConfig, devices } from '@playwright/test';
import type { Engine } from './other-browsers/driver.ts';
import { withBrowser } from './support/browser.ts';

/**
 * Journeys whose steps are the same on a phone: placing, accepting, cashing out and quick bets are walked on both. What
 * looks at every width sets them itself.
 */
const AT_DESKTOP_WIDTH = [
  'cdn',
  'crawl',
  'displays',
  'faults',
  'install',
  'layouts',
  'locales',
  'my-bets',
  'operator-pictures',
  'page-quality',
  'page-sizes',
  'server',
  'slip-settings',
  'slip-systems',
  'slip-undo',
  'spec-only',
  'switched',
  'switches',
  'tapes',
  'targets',
].map((name) => `**/${name}.spec.ts`);

/** Journeys in browsers that Playwright does not drive. */
const OTHER_BROWSERS = '**/other-browsers/*.spec.ts';

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // Each with a house and a web app of its own; see support/stack-keeper.ts.
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : [['list']],
  use: {
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...withBrowser('headless'),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: OTHER_BROWSERS,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        // As in a private window. Phones have the worker, and so has what looks at it or at every page.
        serviceWorkers: 'block',
      },
    },
    {
      name: 'phone',
      testIgnore: [...AT_DESKTOP_WIDTH, OTHER_BROWSERS],
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: OTHER_BROWSERS,
      use: { engine },
    })),
  ],
});
