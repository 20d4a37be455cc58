import { type BrowserContext, launch, type Page } from 'puppeteer-core';
import { type Driver, takeCollected } from './driver.ts';

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB',
  'datareporting.policy.dataSubmissionEnabled': false,
};

type InPage = (...args: unknown[]) => unknown;

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly console: string[];
}

/** Firefox over WebDriver BiDi; each visit has a context of its own. */
export async function startFirefox(path: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    extraPrefsFirefox: PREFERENCES,
    env: { ...process.env, TZ: 'Europe/London' },
  });
  const begin = async (): Promise<Visit> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const console: string[] = [];
    page.on('console', (message) => message.type() === 'error' && console.push(message.text()));
    page.on('pageerror', (error) => console.push(String(error)));
    return { context, page, console };
  };
  let visit = await begin();
  const collect = async () => void visit.console.push(...(await visit.page.evaluate(takeCollected)));

  return {
    goto: async (url) => {
      await collect();
      await visit.page.goto(url);
    },
    evaluate: (run, ...args) => visit.page.evaluate(run as InPage, ...args) as never, // Puppeteer's types are its own
    click: async (find, ...args) => {
      const handle = await visit.page.evaluateHandle(find as InPage, ...args);
      const element = handle.asElement();
      if (element === null) throw new Error('Nothing there to click.');
      await (element as unknown as { click: () => Promise<void> }).click(); // a function returned an Element
    },
    type: (text) => visit.page.keyboard.type(text),
    press: (key) => visit.page.keyboard.press(key),
    resize: (width, height) => visit.page.setViewport({ width, height }),
    forget: async () => {
      const { context } = visit;
      visit = await begin();
      await context.close();
    },
    errors: async () => {
      await collect();
      return visit.console.splice(0);
    },
    picture: async () => Buffer.from(await visit.page.screenshot()),
    close: () => browser.close(),
  };
}
