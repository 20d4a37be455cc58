import { defineConfig, devices } from '@playwright/test';
import { IS_SOAK } from '../apps/house/test/support/soak.ts';
import type { Engine } from './other-browsers/driver.ts';
import { withBrowser } from './support/browser.ts';

/**
 * Every test runs at the width of a desktop. Those tagged `@phone` also run on a phone: what is drawn otherwise there, and
 * one journey of each feature by touch. Those tagged `@phone-only` test what a wide screen does not have; those tagged
 * `@phone-in-soak` run on a phone in the soak alone.
 */
const ON_PHONE = /@phone(?!-in-soak)/;
const ON_PHONE_IN_SOAK = /@phone-in-soak/;
const NOT_ON_DESKTOP = /@phone-only/;

/**
 * Chooses by tag. `npm run soak`: `@soak`, and `@also-soak` in its long form. `npm test`: all but `@soak`. `npm test -- PATTERN`: all that match.
 */
const IN_SOAK = /@(also-)?soak/;
const NOT_IN_TEST = process.env.WALKS === '1' ? /(?!)/ : /@soak/;

/** States of the screen: `npm test` looks at them in a document without a browser (e2e/dom), but for what only one shows; the soak in one. */
const STATES = /\bstates\/\S+\.spec\.ts/;
const WITHOUT_BROWSER = new RegExp(`${STATES.source}(?!.*@browser)`);

/** Journeys in browsers that Playwright does not drive. */
const OTHER_BROWSERS = '**/other-browsers/*.spec.ts';

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // Gives each worker its own backends and web servers: support/stack-keeper.ts.
  workers: 2,
  // A test that passes only now counts as passed, and `npm test` lists it as flaky.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['./support/progress-reporter.ts'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : [['list']],
  use: {
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // The zone of the HTML, and of the days that tests compute; others: time-zones.spec.ts.
    timezoneId: 'UTC',
    ...withBrowser('headless'),
  },
  projects: [
    {
      name: 'desktop',
      ...(IS_SOAK && { grep: [IN_SOAK, STATES] }),
      grepInvert: IS_SOAK ? NOT_ON_DESKTOP : [NOT_ON_DESKTOP, NOT_IN_TEST, WITHOUT_BROWSER],
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
      grep: IS_SOAK
        ? [new RegExp(`(?=.*${ON_PHONE.source})(?=.*${IN_SOAK.source})`), ON_PHONE_IN_SOAK]
        : ON_PHONE,
      ...(!IS_SOAK && { grepInvert: NOT_IN_TEST }),
      testIgnore: OTHER_BROWSERS,
      use: {
        ...devices['Pixel 5'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // Draws a seventh of the pixels; the soak draws those of a real phone.
        ...(!IS_SOAK && { deviceScaleFactor: 1 }),
      },
    },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: OTHER_BROWSERS,
      ...(IS_SOAK ? { grep: IN_SOAK } : { grepInvert: NOT_IN_TEST }),
      use: { engine },
    })),
  ],
});
